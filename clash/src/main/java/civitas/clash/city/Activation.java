package civitas.clash.city;

import civitas.clash.content.Mood;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/** Activating a city (CC-4.40 to CC-4.47). Rules: CC-4.44, CC-4.45, CC-5.10. */
public final class Activation {

    private Activation() {}

    /** An angry city that was activated as such is used up for the turn (CC-4.43). */
    public static boolean isPossible(ClashTable table, int city) {
        return !(table.cities().mood(city) == Mood.ANGRY && table.cities().isWorn(city));
    }

    /** Says so if the city is used up. */
    public static void explain(ClashTable table, int city, Reasons out) {
        if (!isPossible(table, city)) {
            out.because("why.worn", table.space(city));
        }
    }

    /**
     * Counts the activation. What the activation does is pushed, or done, after this call; the mood falls when all of it
     * is over (CC-4.41, CC-4.42).
     */
    public static void begin(ClashTable table, int city) {
        int times = table.cities().activations(city) + 1;
        table.cities().setActivations(city, times);
        if (table.cities().mood(city) == Mood.ANGRY) {
            table.cities().setWorn(city, true);
        }
        table.push(new Finish(city, times));
        int owner = table.cities().owner(city);
        for (Hooks.CityEffect voice : table.hooks().afterActivate.of(table.abilities(owner, city))) {
            voice.run(table, owner, city);
        }
    }

    /** The second and every later activation of a turn lowers the mood. */
    record Finish(int city, int times) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (times > 1 && table.cities().owner(city) == table.active()) {
                Moods.worsen(table, city);
            }
        }
    }
}
