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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Games between pupils, and what they bring home. */
final class School<T extends Table<T>> {

    private final Playable<T> playable;
    private final List<List<String>> sets;
    private final Level level;
    private final Schooling schooling;

    /**
     * @param sets of which one is drawn for every game
     * @param level who the pupils are while nobody teaches them
     */
    School(Playable<T> playable, List<List<String>> sets, Level level, Schooling schooling) {
        this.playable = playable;
        this.sets = List.copyOf(sets);
        this.level = level;
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

    /** So many games, in the order of their seeds. */
    List<Day> days(Learnable<T> evaluation, int seats, int games, long seed, int threads) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Day>> playing = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                long own = Seeding.of(seed, i);
                playing.add(pool.submit(() -> day(evaluation, seats, own)));
            }
            List<Day> days = new ArrayList<>();
            for (Future<Day> day : playing) {
                days.add(day.get());
            }
            return days;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("learning was stopped", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game broke down: " + e.getCause(), e);
        }
    }

    private Day day(Learnable<T> evaluation, int seats, long seed) {
        List<Pupil<T>> pupils = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            long own = Seeding.of(seed, seat + 1);
            Agent<T> curious = Entrants.curious(evaluation, Seeding.of(own, 1));
            pupils.add(new Pupil<>(evaluation, schooling, level.agent(evaluation, own), curious, Seeding.of(own, 2)));
        }
        List<String> boxes = sets.get(Math.floorMod(Seeding.of(seed, 0), sets.size()));
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
