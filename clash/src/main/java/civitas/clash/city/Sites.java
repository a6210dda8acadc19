package civitas.clash.city;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.kernel.Step;
import java.util.Optional;

/** Where the next city of a player could stand, and what it could collect there: what everybody can see on the map. */
public final class Sites {

    private Sites() {}

    /**
     * The spaces that a question offers if he is asked where, else those where his settlers may found a city (CC-4.33, CC-4.34)
     * and which the actions of one turn can bring them to.
     */
    public static SpaceSet of(ClashTable table, int player) {
        Optional<Step<ClashTable>> top = table.top();
        if ((table.asked() >> player & 1) != 0 && top.isPresent() && top.get() instanceof FoundingQuestion question) {
            return question.sites(table);
        }
        return table.settlementsLeft(player) == 0 ? new SpaceSet() : legal(table, player, nearSettlers(table, player));
    }

    private static SpaceSet nearSettlers(ClashTable table, int player) {
        SpaceSet near = new SpaceSet();
        SpaceSet units = table.units().of(player);
        for (int space = units.next(0); space >= 0; space = units.next(space + 1)) {
            if (table.units().count(BaseUnit.SETTLER, space) > 0) {
                near.addAll(table.lands().within(space, table.constants().actionsPerTurn));
            }
        }
        return near;
    }

    private static SpaceSet legal(ClashTable table, int player, SpaceSet spaces) {
        SpaceSet sites = new SpaceSet();
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (Founding.isLegalSpace(table, player, space)) {
                sites.add(space);
            }
        }
        return sites;
    }

    /**
     * From how many spaces a city there could collect each good now: its own and those around it (CC-4.49), of sea spaces one
     * (CC-4.55). What abilities let it take from further off is left out: they do so for any city.
     */
    public static Goods yields(ClashTable table, int player, int site) {
        Goods yields = counted(Goods.NOTHING, Collecting.yields(table, player, site, site));
        int atSea = 0;
        for (int space : table.board().neighbours(site)) {
            int goods = Collecting.yields(table, player, site, space);
            if (table.lands().isSea(space)) {
                atSea |= goods;
            } else {
                yields = counted(yields, goods);
            }
        }
        return counted(yields, atSea);
    }

    /** One more of each good of a mask. */
    private static Goods counted(Goods sum, int mask) {
        Goods more = sum;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            more = more.plus(Good.of(Integer.numberOfTrailingZeros(rest)), 1);
        }
        return more;
    }
}
