package civitas.clash.move;

import civitas.clash.board.Board;
import civitas.clash.board.Slot;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.state.Licence;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;

/**
 * Where ships can sail from a sea space: through connected sea up to the first enemy ship, and with Navigation round the
 * board (rules 6.4, 6.5, 6.8).
 *
 * <p>Rules: CC-6.38, CC-6.41, CC-6.45, CC-6.47, CC-6.48.
 */
final class Voyage {

    private final ClashTable table;
    private final int player;
    private final int from;
    private final boolean peaceful;

    /** Sea without enemy ships. */
    private final SpaceSet calm;

    private final SpaceSet enemies;

    /** What the ships reach in their own area without a fight, their own space included. */
    private final SpaceSet home = new SpaceSet();

    /** The same in areas reached by Navigation. */
    private final SpaceSet abroad = new SpaceSet();

    /** Spaces with enemy ships where the move ends with a battle. */
    private final SpaceSet battles = new SpaceSet();

    private final SpaceSet battlesAbroad = new SpaceSet();

    /** Unexplored regions met on the way round the board, as a mask of slots. */
    private int landfalls;

    Voyage(ClashTable table, int player, int from) {
        this(table, player, from, false);
    }

    /** With ships that do not attack, nobody fights. */
    Voyage(ClashTable table, int player, int from, boolean peaceful) {
        this.peaceful = peaceful;
        this.table = table;
        this.player = player;
        this.from = from;
        enemies = enemyShips();
        calm = table.lands().sea().copy();
        calm.removeAll(enemies);
        sail(from, home, battles);
        if (table.may(player, Licence.NAVIGATE)) {
            navigate();
        }
    }

    /** Whether ships have anywhere to go at all; looks next door before it looks at the whole sea. */
    static boolean leadsAnywhere(ClashTable table, int player, int from, boolean peaceful) {
        for (int next : table.board().neighbours(from)) {
            if (!table.lands().isExplored(next)
                    || (table.lands().isSea(next) && !table.units().hasEnemy(player, next))) {
                return true;
            }
        }
        Choices out = new Choices();
        new Voyage(table, player, from, peaceful).list(out);
        return !out.isEmpty();
    }

    private SpaceSet enemyShips() {
        SpaceSet found = new SpaceSet();
        for (int side = 0; side < table.sides().count(); side++) {
            if (side != player) {
                found.addAll(table.units().of(side));
            }
        }
        found.keepAll(table.lands().sea());
        Allies.spare(table, player, found);
        return found;
    }

    /** Space by space; the first enemy ship ends the way (CC-6.39). */
    private void sail(int start, SpaceSet reached, SpaceSet fights) {
        SpaceSet area = new SpaceSet();
        area.add(start);
        table.lands().spread(area, table.board().size(), calm);
        reached.addAll(area);
        table.lands().spread(area, 1, enemies);
        for (int space = area.next(0); space >= 0; space = area.next(space + 1)) {
            meetEnemy(space, fights);
        }
    }

    private void meetEnemy(int space, SpaceSet fights) {
        if (!peaceful && enemies.has(space) && Attacks.isAllowed(table, player, space, 0, 0)) {
            fights.add(space);
        }
    }

    /** From every edge space reached without a fight, along the border in both directions (CC-6.44 to CC-6.49). */
    private void navigate() {
        SpaceSet own = table.lands().seaArea(from);
        int[] border = table.board().border();
        for (int i = 0; i < border.length; i++) {
            if (home.has(border[i])) {
                followBorder(border, i, 1, own);
                followBorder(border, i, border.length - 1, own);
            }
        }
    }

    /** Passes land and the own area; stops at the first other sea or unexplored region. */
    private void followBorder(int[] border, int start, int step, SpaceSet own) {
        for (int i = (start + step) % border.length; i != start; i = (i + step) % border.length) {
            int space = border[i];
            if (!table.lands().isExplored(space)) {
                landfalls |= 1 << table.board().slotOf(space);
                return;
            }
            if (table.lands().isSea(space) && !own.has(space)) {
                arrive(space);
                return;
            }
        }
    }

    private void arrive(int space) {
        if (enemies.has(space)) {
            meetEnemy(space, battlesAbroad);
        } else if (!abroad.has(space)) {
            sail(space, abroad, battlesAbroad);
        }
    }

    /** Whether the ships use Navigation to get to a space. */
    boolean isAbroad(int space) {
        return abroad.has(space) || battlesAbroad.has(space);
    }

    void list(Choices out) {
        SpaceSet goals = home.copy();
        goals.remove(from);
        goals.addAll(battles);
        goals.addAll(abroad);
        goals.addAll(battlesAbroad);
        for (int space = goals.next(0); space >= 0; space = goals.next(space + 1)) {
            out.add(Act.GO, table.space(space));
        }
        for (Slot slot : table.board().slots()) {
            listRegion(slot, out);
        }
    }

    /** Says why the ships cannot go to a space. */
    void explain(int to, Reasons out) {
        Space space = table.space(to);
        if (to == from) {
            out.because("why.already-there", space);
        } else if (table.lands().isLand(to)) {
            out.because("why.ships-on-land", space);
        } else if (enemies.has(to) && !Attacks.isAllowed(table, player, to, 0, 0)) {
            Attacks.explain(table, player, to, 0, 0, out);
        } else if (enemies.has(to) && peaceful) {
            out.because("why.forest");
        } else {
            out.because("why.no-sea-way", space);
        }
    }

    /** A region is named by the first of its spaces that the ships touch (CC-6.79). */
    private void listRegion(Slot slot, Choices out) {
        if (table.lands().isSlotExplored(slot.index())) {
            return;
        }
        Board board = table.board();
        boolean landfall = (landfalls >> slot.index() & 1) != 0;
        for (int cell : slot.cells()) {
            SpaceSet around = board.around(cell);
            if (around.meets(home) || around.meets(abroad) || (landfall && board.atEdge(cell))) {
                out.add(Act.EXPLORE, board.space(cell));
                return;
            }
        }
    }

    /** How the ships come to an unexplored region. */
    Approach approach(int slot) {
        return new Approach(home, abroad, (landfalls >> slot & 1) != 0);
    }
}
