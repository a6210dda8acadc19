package civitas.civ.state;

import civitas.civ.content.Resource;
import civitas.civ.content.Wealth;

/**
 * The open part of one side of a deal: trade, culture and market resources (CV-05.11).
 *
 * @param resources how many of each market resource, {@value #BITS} bits each
 */
public record Goods(int trade, int culture, int resources) {

    public static final Goods NOTHING = new Goods(0, 0, 0);

    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;

    /** What a player has of all this. */
    public static Goods of(Player player) {
        int resources = 0;
        for (int i = 0; i < Resource.MARKET; i++) {
            resources |= player.resource(Resource.of(i)) << i * BITS;
        }
        return new Goods(player.trade(), player.culture(), resources);
    }

    public int get(Wealth wealth) {
        return wealth == Wealth.TRADE ? trade : culture;
    }

    public int get(Resource resource) {
        return resources >> resource.ordinal() * BITS & MASK;
    }

    public Goods plus(Wealth wealth, int amount) {
        return wealth == Wealth.TRADE
                ? new Goods(trade + amount, culture, resources)
                : new Goods(trade, culture + amount, resources);
    }

    public Goods plus(Resource resource) {
        return new Goods(trade, culture, resources + (1 << resource.ordinal() * BITS));
    }

    /** Whether these goods contain others. */
    public boolean contain(Goods others) {
        for (int i = 0; i < Resource.MARKET; i++) {
            if (get(Resource.of(i)) < others.get(Resource.of(i))) {
                return false;
            }
        }
        return trade >= others.trade && culture >= others.culture;
    }

    /** How many different things these are. */
    public int lines() {
        int lines = (trade > 0 ? 1 : 0) + (culture > 0 ? 1 : 0);
        for (int i = 0; i < Resource.MARKET; i++) {
            lines += get(Resource.of(i)) > 0 ? 1 : 0;
        }
        return lines;
    }
}
