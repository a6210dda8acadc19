package civitas.civ.fame.civilization;

import civitas.civ.city.FreeBuilding;
import civitas.civ.city.Harvesting;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.culture.Track;
import civitas.civ.fame.city.Metropolis;
import civitas.civ.fame.content.FameCivilization;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Yields;

/** What the civilizations of Fame and Fortune can do. Rules: CV-01.15, CV-02.61, CV-02.62. */
public final class FameCivilizations {

    /** Culture of the Arabs for a resource token (CV-02.60 and their sheet). */
    private static final int CULTURE_PER_TOKEN = 1;

    private FameCivilizations() {}

    public static void write(Rulebook.Builder book) {
        book.card(FameCivilization.ARABS, (hooks, self) -> {
            hooks.setup.startBonus.join(self, FameCivilizations::takeOneOfEach);
            hooks.wealth.afterSpending.join(self, FameCivilizations::enjoySpending);
            hooks.wealth.afterInvesting.join(self, Hooks.Effect.weighed(Track::bearing, Track::advanceFree));
        });
        book.card(FameCivilization.GREEKS, (hooks, self) -> {
            hooks.culture.extraPeople.join(self, (table, player) -> 1);
            hooks.research.afterLearn.join(self, FameCivilizations::pioneer);
        });
        book.card(FameCivilization.INDIANS, (hooks, self) -> {
            hooks.setup.startBonus.join(self, Metropolis::atStart);
            hooks.wealth.standIn.join(self, (table, player, paid, wanted) -> wanted.isOnMarket());
            hooks.culture.arts.join(self, FameCivilizations::symbols);
        });
        book.card(FameCivilization.SPANISH, (hooks, self) -> {
            int scouts = book.content().spec(self).start().scouts();
            hooks.setup.extraScouts.join(self, (table, player) -> scouts);
            hooks.move.speed.join(self, (table, player) -> 1);
            hooks.move.afterDiscovery.join(
                    self, (table, player) -> FreeBuilding.offer(table, player, FreeBuilding.basic(table), 1));
        });
    }

    /** The Arabs begin with a token of each market resource (CV-02.60). */
    private static void takeOneOfEach(CivTable table, int player) {
        for (int i = 0; i < Resource.MARKET; i++) {
            table.takeResource(player, Resource.of(i));
        }
    }

    private static void enjoySpending(CivTable table, int player) {
        table.addCulture(player, CULTURE_PER_TOKEN);
        table.say("log.arabs-culture", table.name(player), CULTURE_PER_TOKEN);
    }

    /** The Greeks gain culture for everybody who is behind; who researches the same tech at the same time knows it already. */
    private static void pioneer(CivTable table, int player, Tech tech) {
        int behind = 0;
        for (int other = 0; other < table.seats(); other++) {
            behind += other != player && !table.knows(other, tech) ? 1 : 0;
        }
        if (behind > 0) {
            table.addCulture(player, behind);
            table.say("log.greeks-culture", table.name(player), behind, tech);
        }
    }

    /**
     * The resource symbols in the outskirts of a city that nothing covers and no enemy blockades (CV-06.48, CV-13.01); city-states count
     * to those of the capital (CV-16.54).
     */
    private static int symbols(CivTable table, int city) {
        int found = Harvesting.annexedSymbols(table, city);
        for (int square : table.cities().outskirts(city)) {
            found += table.pieces().isEmpty(square)
                            && table.lands().resource(square).isPresent()
                            && !Yields.isBlockaded(table, square)
                    ? 1
                    : 0;
        }
        return found;
    }
}
