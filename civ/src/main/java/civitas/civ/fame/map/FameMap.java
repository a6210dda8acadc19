package civitas.civ.fame.map;

import civitas.civ.content.Phase;
import civitas.civ.culture.GreatPeople;
import civitas.civ.fame.content.FameLandmark;
import civitas.civ.hut.Exploring;
import civitas.civ.research.LearnOne;
import civitas.civ.table.Bearing;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.table.TokenEffect;

/** What the tokens and relics of Fame and Fortune do (CV-08.42 to CV-08.45, CV-16.24 to CV-16.27). Rules: CV-01.55. */
public final class FameMap {

    /** Every tech there is. */
    private static final long ALL = -1;

    private static final int SMALL_ART = 3;
    private static final int LARGE_ART = 6;

    private FameMap() {}

    /** @param riches what the Seven Cities of Gold give at the start of the next turn (CV-16.25, CV-16.26) */
    public static void write(Rulebook.Builder book, Hooks.Effect riches) {
        book.token("wealth", Exploring::wealth);
        book.token("native-art-3", art(SMALL_ART));
        book.token("native-art-6", art(LARGE_ART));
        book.token("friendly-barbarian", FriendlyBarbarian::meet);
        book.offer(Phase.START_OF_TURN, new Teacher());
        book.offer(Phase.CITY_MANAGEMENT, new FriendlyWorkers());
        book.relic(FameLandmark.SCHOOL_OF_CONFUCIUS, GreatPeople::gain);
        // it lies in water: whoever may not stay there never claims it (CV-16.34)
        owing(book, FameLandmark.ATLANTIS, Hooks.Effect.weighed(FameMap::lesson, FameMap::learn));
        owing(book, FameLandmark.SEVEN_CITIES_OF_GOLD, riches);
    }

    private static TokenEffect art(int culture) {
        return (table, player, square) -> {
            table.addCulture(player, culture);
            table.say("log.native-art", table.name(player), culture);
        };
    }

    /** A relic whose reward comes at the start of its discoverer's next turn, whatever becomes of the army (CV-04.03, CV-16.33). */
    private static void owing(Rulebook.Builder book, FameLandmark relic, Hooks.Effect reward) {
        book.relic(relic, (table, player) -> table.landmarks().owe(relic, player));
        book.card(
                relic,
                (hooks, self) -> hooks.turn.owed.join(
                        self,
                        Hooks.Effect.weighed(
                                (table, player) -> table.landmarks().owedTo(self) == player
                                        ? reward.bearing(table, player)
                                        : Bearing.NONE,
                                (table, player) -> {
                                    if (table.landmarks().owedTo(self) == player) {
                                        table.landmarks().settle(self);
                                        table.say("log.relic-reward", table.name(player), self);
                                        reward.run(table, player);
                                    }
                                })));
    }

    private static Bearing lesson(CivTable table, int player) {
        return LearnOne.bearing(table, player, ALL);
    }

    /** One tech of any level, if the pyramid has a place for any (CV-16.24, CV-16.31). */
    private static void learn(CivTable table, int player) {
        if (LearnOne.possible(table, player, ALL)) {
            table.push(new LearnOne(player, ALL, false));
        }
    }
}
