package civitas.civ.fame.city;

import civitas.civ.board.Square;
import civitas.civ.content.Phase;
import civitas.civ.fame.content.FameMark;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** What fortifications and caravans are good for (CV-08.61 to CV-08.73). Rules: CV-08.62, CV-01.62, CV-06.104, CV-11.99. */
public final class Markers {

    /** Combat bonus of a fortified city (CV-08.65, CV-11.24). */
    static final int DEFENCE = 2;

    /** What a caravan brings (CV-08.68). */
    static final int PRODUCTION = 2;

    private Markers() {}

    public static void write(Rulebook.Builder book) {
        book.mark(FameMark.FORTIFICATION);
        book.mark(FameMark.CARAVAN);
        book.lay((rules, seats) -> new Caravans());
        book.plan(Caravans.PLAN);
        book.card(FameMark.FORTIFICATION, (hooks, self) -> {
            hooks.move.disband.join(self, LeaveMarker::offer);
            hooks.battle.combat.join(self, (table, player) -> isFortified(table, player) ? DEFENCE : 0);
            hooks.battle.afterBattle.join(self, Markers::wearDown);
            hooks.turn.why.join(self, MarkerReasons::explainFortification);
        });
        book.card(FameMark.CARAVAN, (hooks, self) -> {
            hooks.turn.deed.join(self, new Unload());
            hooks.turn.why.join(self, MarkerReasons::explainCaravan);
        });
    }

    private static boolean isFortified(CivTable table, int player) {
        int city = table.battle().city();
        return city != Cities.NONE
                && Metropolis.isDefended(table, player, city)
                && table.cities().has(city, FameMark.FORTIFICATION);
    }

    /** A fortification serves one defence, whoever attacked (CV-08.66, CV-11.125). */
    private static void wearDown(CivTable table, int player, boolean won) {
        if (table.battle().winner() == Battle.DEFENDER && isFortified(table, player)) {
            int city = table.battle().city();
            table.cities().remove(city, FameMark.FORTIFICATION);
            table.say(
                    "log.fortification-gone",
                    table.name(player),
                    table.square(table.cities().center(city)));
        }
    }

    /** What keeps a player from discarding the caravan of a city. */
    enum Obstacle {
        NONE,
        NO_CARAVAN,
        OTHER_PHASE,
        NO_ACTION
    }

    static Obstacle obstacle(CivTable table, int player, int marker) {
        if (!table.cities().has(Cities.of(player, marker), FameMark.CARAVAN)) {
            return Obstacle.NO_CARAVAN;
        }
        if (table.turn().phase() != Phase.CITY_MANAGEMENT) {
            return Obstacle.OTHER_PHASE;
        }
        return table.player(player).actions(marker) > 0 ? Obstacle.NONE : Obstacle.NO_ACTION;
    }

    /** The owner of a city that can still act discards its caravan for more production in this turn (CV-08.68). */
    private static final class Unload implements TurnHooks.Deed {

        @Override
        public void list(CivTable table, int player, Choices out) {
            for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
                if (obstacle(table, player, marker) == Obstacle.NONE) {
                    int center = table.cities().center(Cities.of(player, marker));
                    out.add(Act.DEED, FameMark.CARAVAN, table.square(center));
                }
            }
        }

        @Override
        public void begin(CivTable table, int player, Choice choice) {
            Square square = choice.object(Square.class);
            int city = table.cities().at(square.index());
            Caravans.unload(table, city);
            table.say("log.caravan-used", table.name(player), square, PRODUCTION);
        }
    }
}
