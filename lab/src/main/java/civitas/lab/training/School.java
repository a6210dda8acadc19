package civitas.lab.training;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import civitas.lab.Course;
import civitas.lab.Entrants;
import civitas.lab.GameLoop;
import civitas.lab.Playable;
import civitas.lab.Seeding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Games between pupils, and what they bring home. */
final class School<T extends Table<T>> {

    private final Playable<T> playable;
    private final List<String> boxes;
    private final Schooling schooling;

    School(Playable<T> playable, List<String> boxes, Schooling schooling) {
        this.playable = playable;
        this.boxes = boxes;
        this.schooling = schooling;
    }

    /**
     * What one game was good for.
     *
     * @param omens how everybody stood now and then
     * @param shares how much of the win each seat got in the end
     */
    record Day(List<Lesson> lessons, List<Omen> omens, List<Double> shares) {

        Day {
            lessons = List.copyOf(lessons);
            omens = List.copyOf(omens);
            shares = List.copyOf(shares);
        }
    }

    Day day(Learnable<T> evaluation, int seats, long seed) {
        List<Pupil<T>> pupils = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            long own = Seeding.of(seed, seat + 1);
            Agent<T> curious = Entrants.curious(evaluation, Seeding.of(own, 1));
            pupils.add(new Pupil<>(
                    evaluation, schooling, Level.NORMAL.agent(evaluation, own), curious, Seeding.of(own, 2)));
        }
        Setup setup = Setup.of(playable.id(), boxes, Map.of(), seats, seed);
        Course<T> course = new GameLoop<>(playable.game(), pupils, Budget.UNLIMITED, GameLoop.MAX_PLIES).play(setup);
        List<Double> shares = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            shares.add(evaluation.won(course.table(), seat));
        }
        return new Day(
                pupils.stream().flatMap(pupil -> pupil.lessons().stream()).toList(),
                pupils.stream().flatMap(pupil -> pupil.omens().stream()).toList(),
                shares);
    }
}
