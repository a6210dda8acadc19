package civitas.clash;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.WonderSpec;
import civitas.clash.state.Licence;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;

/**
 * How near a player is to a wonder that he may build: whoever looks one action ahead never sees one, because it takes many to
 * bring its price together. Half of the price is worth little, the last pieces much, so that a price that was begun is completed.
 */
final class WonderPlan {

    /** What is left of that without the advance that the card asks for, without the licence, without a city to build in. */
    private static final double NO_ADVANCE = 0.4;

    private static final double NO_LICENCE = 0.3;
    private static final double NO_SITE = 0.6;

    private WonderPlan() {}

    /** The points of the wonder that is nearest, less what is missing. */
    static double of(ClashTable table, int seat) {
        Numbers cards = table.edition().wonderRights().cards(table, seat);
        double most = 0;
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            most = Math.max(most, worth(table, seat, table.content().wonder(card)));
        }
        return most;
    }

    private static double worth(ClashTable table, int seat, Wonder wonder) {
        WonderSpec spec = table.content().spec(wonder);
        Player player = table.player(seat);
        double part = together(player, spec.cost());
        return spec.points()
                * part
                * part
                * part
                * (player.uses(spec.requires()) ? 1 : NO_ADVANCE)
                * (table.may(seat, Licence.BUILD_WONDERS) ? 1 : NO_LICENCE)
                * (hasSite(table, seat) ? 1 : NO_SITE);
    }

    /** The part of a price that a player has; gold stands for other resources. */
    private static double together(Player player, Goods cost) {
        int missing = 0;
        int tokens = 0;
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            int lack = Math.max(0, cost.get(good) - player.get(good));
            if (good.isResource()) {
                missing += lack;
            } else {
                tokens += lack;
            }
        }
        int spare = Math.max(0, player.get(Good.GOLD) - cost.get(Good.GOLD));
        return 1 - (Math.max(0, missing - spare) + tokens) / (double) cost.total();
    }

    /** Roughly whether some city could take a wonder: it is in the mood and can still grow. */
    private static boolean hasSite(ClashTable table, int seat) {
        SpaceSet cities = table.cities().of(seat);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.cities().mood(city).ordinal()
                            >= table.constants().wonderMood.ordinal()
                    && table.cities().size(city) < table.constants().maxCitySize) {
                return true;
            }
        }
        return false;
    }
}
