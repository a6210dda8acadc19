package civitas.clash.city;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Mood;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;

/** Changes of mood (rules 5.2). Rules: CC-5.6, CC-5.8, CC-5.9, CC-5.13, CC-5.14, CC-5.17. */
public final class Moods {

    private Moods() {}

    /** The mood that counts for collecting, recruiting and constructing (CC-5.16). */
    public static Mood working(ClashTable table, int city) {
        Mood mood = table.cities().mood(city);
        if (countsAsHappy(table, city)) {
            return Mood.HAPPY;
        }
        return isForced(table, city) ? Mood.NEUTRAL : mood;
    }

    /** Whether an angry city works as a neutral one until the end of the turn (CC-5.16, CC-5.25). */
    public static boolean isForced(ClashTable table, int city) {
        return table.cities().mood(city) == Mood.ANGRY
                && table.turn().isForcedLabour()
                && table.cities().owner(city) == table.active();
    }

    /** How many resources a city collects, or units it recruits (CC-4.48, CC-4.89). */
    public static int capacity(ClashTable table, int city) {
        return switch (working(table, city)) {
            case ANGRY -> 1;
            case NEUTRAL -> stature(table, city);
            case HAPPY -> stature(table, city) + 1;
        };
    }

    /** Whether an activated city works as a happy one, whatever its mood. */
    public static boolean countsAsHappy(ClashTable table, int city) {
        int owner = table.cities().owner(city);
        if (table.hooks().city.countsAsHappy.joined().isEmpty() || !table.isPlayer(owner)) {
            return false;
        }
        for (Voices.CityCheck voice : table.hooks().city.countsAsHappy.of(table.abilities(owner, city))) {
            if (voice.holds(table, owner, city)) {
                return true;
            }
        }
        return false;
    }

    /** The size that counts for collecting and recruiting. */
    private static int stature(ClashTable table, int city) {
        int size = table.cities().size(city);
        int owner = table.cities().owner(city);
        if (table.hooks().city.stature.joined().isEmpty() || !table.isPlayer(owner)) {
            return size;
        }
        return table.hooks()
                .city
                .stature
                .of(table.abilities(owner, city))
                .number(size, (number, voice) -> number + voice.of(table, owner, city));
    }

    public static boolean canWorsen(ClashTable table, int city) {
        return table.cities().mood(city) != Mood.ANGRY;
    }

    public static boolean canImprove(ClashTable table, int city) {
        return table.cities().mood(city) != Mood.HAPPY;
    }

    /** Whether the mood of some city of a player can improve. */
    public static boolean canImproveAny(ClashTable table, int player) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (canImprove(table, city)) {
                return true;
            }
        }
        return false;
    }

    /** One step down; nothing happens to an angry city (CC-5.11). */
    public static void worsen(ClashTable table, int city) {
        if (canWorsen(table, city)) {
            set(table, city, Mood.of(table.cities().mood(city).ordinal() - 1));
        }
    }

    /** One step up; nothing happens to a happy city (CC-5.12). */
    public static void improve(ClashTable table, int city) {
        if (canImprove(table, city)) {
            set(table, city, Mood.of(table.cities().mood(city).ordinal() + 1));
        }
    }

    public static void set(ClashTable table, int city, Mood mood) {
        if (table.cities().mood(city) == mood) {
            return;
        }
        table.cities().setMood(city, mood);
        if (mood != Mood.ANGRY) {
            table.cities().setWorn(city, false);
        }
        table.say("log.mood", table.space(city), mood);
    }
}
