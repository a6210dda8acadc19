package civitas.civ.fame.people;

import civitas.civ.city.PickCity;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.research.LearnOne;
import civitas.civ.state.Cities;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.ResearchHooks;
import civitas.civ.table.Rulebook;
import civitas.kernel.text.Phrase;

/** Great builders and inventors. */
final class Builders {

    private static final int LOWEST_LEVEL = 2;
    private static final int HIGHEST_LEVEL = 4;

    private Builders() {}

    static void write(Rulebook.Builder book) {
        book.card(
                GreatCard.ADA_LOVELACE,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.CITY_MANAGEMENT,
                                (table, player) -> table.cities().count(player) > 0,
                                (table, player) -> table.push(new ExtraAction(player)))));
        book.card(
                GreatCard.ARCHIMEDES,
                (hooks, self) -> hooks.research.afterResearch.join(
                        self, discovery(book.content().spec(self).get("culture"))));
        book.card(
                GreatCard.FRANK_LLOYD_WRIGHT,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.CITY_MANAGEMENT,
                                (table, player) -> buildings(table, player) > 0,
                                Builders::gainFromBuildings)));
        book.card(
                GreatCard.HENRY_FORD,
                (hooks, self) -> hooks.move.speed.join(
                        self, Hooks.Bonus.of(book.content().spec(self).get("speed"))));
        book.card(GreatCard.NIKOLA_TESLA, Builders::joinTesla);
        book.card(
                GreatCard.ORVILLE_WRIGHT,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.START_OF_TURN,
                                (table, player) ->
                                        !table.market().units(UnitType.AIRCRAFT).isExhausted(),
                                (table, player) -> FreeUnits.gain(table, player, UnitType.AIRCRAFT))));
        book.card(
                GreatCard.THOMAS_EDISON,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.START_OF_TURN,
                                (table, player) -> LearnOne.possible(table, player, others(table, player)),
                                (table, player) -> table.push(new LearnOne(player, others(table, player), false)))));
    }

    /** One action more that nobody can cancel, also of the capital in Anarchy (CV-06.06, CV-04.37). */
    record ExtraAction(int player) implements PickCity {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.extra-action");
        }

        @Override
        public void pick(CivTable table, int city) {
            int marker = Cities.marker(city);
            Player p = table.player(player);
            p.setActions(marker, p.actions(marker) + 1);
            p.addFirm(marker, 1);
            table.say(
                    "log.extra-action",
                    table.name(player),
                    table.square(table.cities().center(city)));
        }
    }

    /** A tech paid for in the Research phase that nobody else knows, not even since a moment ago (CV-10.36). */
    private static ResearchHooks.AfterLearn discovery(int culture) {
        return (table, player, tech) -> {
            if (!isKnownToOthers(table, player, tech)) {
                table.say("log.great-card.works", GreatCard.ARCHIMEDES, table.name(player));
                Cards.gainCulture(table, player, culture);
            }
        };
    }

    private static boolean isKnownToOthers(CivTable table, int player, Tech tech) {
        return (others(table, player) & tech.mask()) != 0;
    }

    private static void gainFromBuildings(CivTable table, int player) {
        int count = buildings(table, player);
        Cards.gainTrade(table, player, count);
        Cards.gainCulture(table, player, count);
    }

    /** The buildings in all cities of a player; walls are buildings too (question 47). */
    static int buildings(CivTable table, int player) {
        int count = 0;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                count += table.cities().hasWalls(city) ? 1 : 0;
                for (int square : table.cities().outskirts(city)) {
                    count += table.pieces().isBuilding(square) ? 1 : 0;
                }
            }
        }
        return count;
    }

    /** The next tech of level II to IV lies one row lower (CV-09.26). */
    private static void joinTesla(Hooks hooks, GreatCard self) {
        hooks.turn.deed.join(self, new Announced(self));
        hooks.research.row.join(
                self, (table, player, row) -> GreatCards.of(table).isReady(self) && isLowered(row) ? row - 1 : row);
        hooks.research.afterLearn.join(self, (table, player, tech) -> {
            if (GreatCards.of(table).isReady(self)
                    && isLowered(table.content().spec(tech).level())) {
                Cards.discard(table, player, self);
            }
        });
    }

    private static boolean isLowered(int level) {
        return level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL;
    }

    /** The techs that other players know, as a set. */
    static long others(CivTable table, int player) {
        long known = 0;
        for (int other = 0; other < table.seats(); other++) {
            known |= other == player ? 0 : table.player(other).techs();
        }
        return known;
    }
}
