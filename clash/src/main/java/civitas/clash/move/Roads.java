package civitas.clash.move;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.RoadOffer;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Licence;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Choices;
import java.util.ArrayList;
import java.util.List;

/**
 * Road moves of a land group: one or two spaces, from or to an own city, without the restrictions of forest and mountain
 * (CC-6.25 to CC-6.33).
 *
 * <p>Ways on which the price would buy nothing are left out: one space where the free move does the same, and a detour
 * to an adjacent space, unless it is an attack, where the way decides about the retreat (CC-6.31).
 *
 * <p>Rules: CC-6.28, CC-6.29, CC-6.32, CC-6.35, CC-6.36.
 */
final class Roads {

    private static final int SHORT = 2;

    private final ClashTable table;
    private final int player;
    private final int from;
    private final Overland overland;
    private final boolean fromCity;
    private final int flags;

    /** What the player can pay for. */
    private final List<RoadOffer> affordable;

    /** Cities take no roads (CC-16.59). */
    private final boolean closed;

    Roads(ClashTable table, int player, Group group, Overland overland) {
        this.table = table;
        this.player = player;
        this.from = group.from();
        this.overland = overland;
        closed = group.hasCity();
        fromCity = table.cities().isOf(player, from);
        flags = group.flags();
        affordable = closed || !table.may(player, Licence.USE_ROADS) ? List.of() : affordable();
    }

    private List<RoadOffer> affordable() {
        List<RoadOffer> offers = new ArrayList<>(1);
        for (RoadOffer offer : table.constants().roadOffers) {
            if (Payments.canPay(table, player, offer.price(), Purpose.OTHER)) {
                offers.add(offer);
            }
        }
        return offers;
    }

    /** What may be paid for a way, with {@code via} between or nobody: no more than it takes, unless more spares the units. */
    List<RoadOffer> offers(int via, int to) {
        List<RoadOffer> offers = new ArrayList<>(1);
        int spaces = via == ClashTable.NOBODY ? 1 : SHORT;
        for (RoadOffer offer : affordable) {
            boolean open = offer.ignoresTerrain() || via != ClashTable.NOBODY && isPassable(via, to);
            boolean dear = offers.stream()
                    .anyMatch(cheaper -> cheaper.ignoresTerrain() == offer.ignoresTerrain()
                            && cheaper.price().total() < offer.price().total());
            if (offer.spaces() >= spaces && open && !dear) {
                offers.add(offer);
            }
        }
        return offers;
    }

    /** Whether forest and mountain let the group take a way of two spaces (CC-6.14, CC-6.15). */
    private boolean isPassable(int via, int to) {
        Terrain between = table.lands().terrain(via);
        boolean held = (flags & Fatigue.MOUNTAIN) != 0 || between == Terrain.MOUNTAIN;
        boolean hidden = (flags & Fatigue.FOREST) != 0 || between == Terrain.FOREST;
        return !held && !(hidden && Attacks.isEnemy(table, player, to));
    }

    boolean leadAnywhere() {
        if (affordable.isEmpty()) {
            return false;
        }
        Choices ways = new Choices();
        list(ways);
        return !ways.isEmpty();
    }

    void list(Choices out) {
        if (closed || affordable.isEmpty() || !table.lands().isLand(from)) {
            return;
        }
        for (int first : table.board().neighbours(from)) {
            if (table.lands().isLand(first)) {
                listWays(first, out);
            }
        }
        listLongWays(out);
    }

    /** Ways of more than two spaces lead from an own city to an own city (CC-6.36). */
    private void listLongWays(Choices out) {
        int length = length();
        if (!fromCity || length <= SHORT) {
            return;
        }
        SpaceSet open = open();
        SpaceSet goals = reached(length, open);
        goals.removeAll(reached(SHORT, open));
        goals.keepAll(table.cities().of(player));
        for (int to = goals.next(0); to >= 0; to = goals.next(to + 1)) {
            out.add(Act.ROAD, table.space(to));
        }
    }

    private int length() {
        int length = SHORT;
        if (table.hooks().move.roadLength.joined().isEmpty()) {
            return length;
        }
        for (Voices.Bonus voice : table.hooks().move.roadLength.of(table.abilities(player))) {
            length = Math.max(length, voice.value(table, player));
        }
        return length;
    }

    /** Land without enemies where the group has room. */
    private SpaceSet open() {
        SpaceSet open = new SpaceSet();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.lands().isLand(space) && !Attacks.isEnemy(table, player, space) && overland.hasRoom(space)) {
                open.add(space);
            }
        }
        return open;
    }

    private SpaceSet reached(int steps, SpaceSet open) {
        SpaceSet area = new SpaceSet();
        area.add(from);
        table.lands().spread(area, steps, open);
        return area;
    }

    /** What a long way to a city makes of the group: it crosses plains only where it has to (CC-12.33). */
    int crossing(int to) {
        SpaceSet dry = open();
        for (int space = dry.next(0); space >= 0; space = dry.next(space + 1)) {
            if (space != to && table.lands().terrain(space) == Terrain.PLAINS) {
                dry.remove(space);
            }
        }
        return reached(length(), dry).has(to) ? 0 : Fatigue.PLAINS;
    }

    private void listWays(int first, Choices out) {
        if (isWorthPaying(first)
                && canEnd(first, 0)
                && !offers(ClashTable.NOBODY, first).isEmpty()) {
            out.add(Act.ROAD, table.space(first));
        }
        if (Attacks.isEnemy(table, player, first) || !overland.hasRoom(first)) {
            return;
        }
        int crossed = Group.flagsOf(table.lands().terrain(first));
        for (int to : table.board().neighbours(first)) {
            if (to != from
                    && table.lands().isLand(to)
                    && !isDetour(to)
                    && canEnd(to, crossed)
                    && !offers(first, to).isEmpty()) {
                out.add(Act.ROAD, table.space(first), table.space(to));
            }
        }
    }

    private boolean isWorthPaying(int to) {
        if (!overland.isOpen(to)) {
            return true;
        }
        Terrain terrain = table.lands().terrain(to);
        return (terrain == Terrain.FOREST || terrain == Terrain.MOUNTAIN) && !Attacks.isEnemy(table, player, to);
    }

    private boolean isDetour(int to) {
        return table.board().adjacent(from, to) && !Attacks.isEnemy(table, player, to);
    }

    /** An attack must start in an own city (CC-6.30); every other road move may also end in one. */
    private boolean canEnd(int to, int crossed) {
        if (Attacks.isEnemy(table, player, to)) {
            return fromCity && overland.canAttack(to, crossed);
        }
        return (fromCity || table.cities().isOf(player, to)) && overland.hasRoom(to);
    }
}
