package civitas.civ.content;

import tools.jackson.databind.JsonNode;

/**
 * What a square gives, packed into one number: trade, production, culture and coins, eight bits each. Yields are counted
 * all the time, so adding two of them is adding two ints; no sum of a city comes near 127.
 */
public final class Yield {

    public static final int NOTHING = 0;
    public static final int ONE_TRADE = 1;
    public static final int ONE_PRODUCTION = 1 << 8;
    public static final int ONE_CULTURE = 1 << 16;
    public static final int ONE_COIN = 1 << 24;

    private Yield() {}

    public static int of(int trade, int production, int culture, int coins) {
        return trade * ONE_TRADE + production * ONE_PRODUCTION + culture * ONE_CULTURE + coins * ONE_COIN;
    }

    public static int trade(int yield) {
        return yield & 0xff;
    }

    public static int production(int yield) {
        return yield >> 8 & 0xff;
    }

    public static int culture(int yield) {
        return yield >> 16 & 0xff;
    }

    public static int coins(int yield) {
        return yield >>> 24;
    }

    /** Reads icons such as {@code {"trade": 2, "culture": 1}}. */
    public static int of(JsonNode icons) {
        return of(
                icons.path("trade").asInt(0),
                icons.path("production").asInt(0),
                icons.path("culture").asInt(0),
                icons.path("coin").asInt(0));
    }
}
