package civitas.civ.fame.city;

import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.fame.content.CitySize;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Procedure;

/**
 * A capital on two squares (rules 16.1). That both are its center, and that it is a capital for everything else, is said by its
 * footprint (CV-16.01, CV-16.02, CV-16.05, CV-16.06, CV-16.07, CV-16.20).
 *
 * <p>Rules: CV-06.82, CV-08.21, CV-04.18, CV-16.21, CV-16.69.
 */
public final class Metropolis {

    /** Culture beyond that of any other city (CV-06.82, CV-16.03). */
    private static final int ARTS = 1;

    /** Combat bonus besides that of a capital (CV-11.25, CV-16.04). */
    private static final int DEFENCE = 2;

    private Metropolis() {}

    /** @param tech the tech that lets a capital grow (CV-16.08) */
    public static void write(Rulebook.Builder book, Tech tech) {
        book.card(CitySize.METROPOLIS, (hooks, self) -> {
            hooks.culture.arts.join(self, (table, city) -> isOne(table, city) ? ARTS : 0);
            hooks.battle.combat.join(
                    self,
                    (table, player) ->
                            isDefended(table, player, capital(player)) && isOne(table, capital(player)) ? DEFENCE : 0);
        });
        book.card(tech, (hooks, self) -> {
            hooks.research.afterLearn.join(self, (table, player, learned) -> {
                if (learned.equals(self)) {
                    grow(table, player);
                }
            });
            hooks.turn.startOfTurn.join(self, Metropolis::grow);
        });
        book.watch(table -> growInTurn(table, tech));
    }

    private static int capital(int player) {
        return Cities.of(player, 0);
    }

    public static boolean isOne(CivTable table, int city) {
        return table.cities().footprint(city).squares().length > 1;
    }

    /** Whether a player defends a city of his in the battle that is fought. */
    static boolean isDefended(CivTable table, int player, int city) {
        Battle battle = table.battle();
        return battle.isActive()
                && battle.city() == city
                && battle.isPlayer(Battle.DEFENDER)
                && battle.player(Battle.DEFENDER) == player
                && table.cities().exists(city);
    }

    /** A capital that had no room grows in the first Start of Turn step that gives it some (CV-04.04, CV-16.16). */
    private static void growInTurn(CivTable table, Tech tech) {
        int player = table.turn().active();
        if (table.turn().phase() == Phase.START_OF_TURN && player >= 0 && table.knows(player, tech)) {
            grow(table, player);
        }
    }

    /** The capital grows at once if it can (CV-16.08, CV-16.16). */
    private static void grow(CivTable table, int player) {
        if (Growth.canGrow(table, player)) {
            table.push(new GrowIfPossible(player));
        }
    }

    /** A civilization that begins with a metropolis chooses its second square, once the capital stands (CV-02.63, CV-16.22). */
    public static void atStart(CivTable table, int player) {
        table.push(new FirstMetropolis(player));
    }

    /** Harmless when it comes twice. */
    private record GrowIfPossible(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (Growth.canGrow(table, player)) {
                table.push(new Growth(player));
            }
        }
    }
}
