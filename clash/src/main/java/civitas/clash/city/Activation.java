package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Mood;
import civitas.clash.state.Act;
import civitas.clash.state.Work;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.text.Phrase;

/** Activating a city (CC-4.40 to CC-4.47). Rules: CC-4.44, CC-4.45, CC-5.10. */
public final class Activation {

    /** Which activation of a turn may be counted for another city (CC-16.56). */
    private static final int SHIFTED = 2;

    private Activation() {}

    /** An angry city that was activated as such is used up for the turn (CC-4.43). */
    public static boolean isPossible(ClashTable table, int city) {
        return !(table.cities().mood(city) == Mood.ANGRY && table.cities().isWorn(city)) && !isWorkedOut(table, city);
    }

    private static boolean isWorkedOut(ClashTable table, int city) {
        int owner = table.cities().owner(city);
        if (table.hooks().city.workedOut.joined().isEmpty() || !table.isPlayer(owner)) {
            return false;
        }
        for (Voices.CityCheck voice : table.hooks().city.workedOut.of(table.abilitiesAnywhere(owner))) {
            if (voice.holds(table, owner, city)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the mood of a city falls if it is activated again in this turn (CC-4.41). */
    public static boolean tires(ClashTable table, int city) {
        return table.cities().activations(city) > 0
                && table.cities().owner(city) == table.active()
                && Moods.canWorsen(table, city);
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
    public static void begin(ClashTable table, int city, Work work) {
        int times = table.cities().activations(city) + 1;
        int owner = table.cities().owner(city);
        boolean shifts = times == SHIFTED && table.hooks().city.otherActivation.isHeard(table.abilities(owner));
        Mood mood = table.cities().mood(city);
        table.push(
                shifts
                        ? new Shift(
                                city,
                                times,
                                table.cities().size(city),
                                mood,
                                table.cities().isWorn(city))
                        : new Finish(city, times));
        table.cities().setActivations(city, times);
        if (mood == Mood.ANGRY) {
            table.cities().setWorn(city, true);
        }
        for (CityHooks.Activated voice : table.hooks().city.afterActivate.of(table.abilities(owner, city))) {
            voice.run(table, owner, city, work);
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

    /**
     * The activation may be counted for another city; size and mood are those the city had when it was activated.
     *
     * @param worn whether it had been used up before
     */
    record Shift(int city, int times, int size, Mood mood, boolean worn) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << table.active();
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.other-activation", table.space(city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.KEEP);
            SpaceSet others = others(table);
            for (int other = others.next(0); other >= 0; other = others.next(other + 1)) {
                out.add(Act.CHOOSE, table.space(other));
            }
        }

        private SpaceSet others(ClashTable table) {
            SpaceSet found = new SpaceSet();
            int owner = table.cities().owner(city);
            if (owner != table.active()) {
                return found;
            }
            for (CityHooks.OtherCity voice : table.hooks().city.otherActivation.of(table.abilities(owner))) {
                found.addAll(voice.cities(table, owner, city, size, mood));
            }
            return found;
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.KEEP) {
                new Finish(city, times).run(table);
                return;
            }
            int other = choice.subject(Space.class).index();
            table.cities().setActivations(city, times - 1);
            table.cities().setWorn(city, worn);
            int again = table.cities().activations(other) + 1;
            table.cities().setActivations(other, again);
            if (table.cities().mood(other) == Mood.ANGRY) {
                table.cities().setWorn(other, true);
            }
            table.say("log.other-activation", table.name(seat), table.space(city), table.space(other));
            new Finish(other, again).run(table);
        }
    }
}
