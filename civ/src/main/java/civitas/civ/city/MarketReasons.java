package civitas.civ.city;

import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why a player cannot have something from any of his cities: it is locked, or there is none left. */
final class MarketReasons {

    private MarketReasons() {}

    /** Says what is in the way, if anything is. */
    static boolean explain(CivTable table, int player, Thing what, Reasons out) {
        return switch (what) {
            case Figure figure -> explain(table, player, figure, out);
            case UnitType type -> explain(table, player, type, out);
            case Building building -> explain(table, player, building, out);
            case Wonder wonder -> explain(table, wonder, out);
            case Resource resource -> explain(table, resource, out);
            default -> false;
        };
    }

    private static boolean explain(CivTable table, int player, Figure figure, Reasons out) {
        boolean none = table.figures().inReserve(player, figure) < 0;
        if (none) {
            out.because("why.no-figure", figure);
        }
        return none;
    }

    private static boolean explain(CivTable table, int player, UnitType type, Reasons out) {
        if (NewUnit.isAvailable(table, player, type)) {
            return false;
        }
        if (table.player(player).rank(type) == 0) {
            out.because("why.locked", type, Phrase.listing(unlocking(table, type)));
        } else {
            out.because("why.no-unit", type);
        }
        return true;
    }

    private static List<Tech> unlocking(CivTable table, UnitType type) {
        List<Tech> techs = new ArrayList<>();
        for (Tech tech : table.content().techs().all()) {
            if (table.content().spec(tech).upgrades(type)) {
                techs.add(tech);
            }
        }
        return techs;
    }

    private static boolean explain(CivTable table, int player, Building building, Reasons out) {
        if (!Placing.unlocked(table, player, building)) {
            explainLocked(table, player, building, out);
            return true;
        }
        boolean none = !Placing.inSupply(table, building);
        if (none) {
            out.because("why.no-building", building);
        }
        return none;
    }

    /** Once the upgraded form is known, only that is built (CV-06.54). */
    private static void explainLocked(CivTable table, int player, Building building, Reasons out) {
        for (Building better : table.content().buildings().all()) {
            if (table.content().spec(better).upgradeOf().equals(Optional.of(building))
                    && Placing.unlocked(table, player, better)) {
                out.because("why.upgraded", building, better);
                return;
            }
        }
        out.because("why.locked", building, Phrase.listing(table.content().techsFor(building)));
    }

    private static boolean explain(CivTable table, Wonder wonder, Reasons out) {
        if (table.market().offers(wonder)) {
            return false;
        }
        int square = table.wonders().where(wonder);
        if (square >= 0) {
            out.because("why.wonder-built", wonder, table.square(square));
        } else {
            out.because("why.wonder-not-offered", wonder);
        }
        return true;
    }

    private static boolean explain(CivTable table, Resource resource, Reasons out) {
        if (!resource.isOnMarket()) {
            out.because("why.never-harvested", resource);
            return true;
        }
        boolean none = table.market().resources(resource) == 0;
        if (none) {
            out.because("why.no-resource", resource);
        }
        return none;
    }
}
