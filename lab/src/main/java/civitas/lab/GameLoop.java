package civitas.lab;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Chronicle;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import civitas.lab.bot.Outsider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Plays one complete game with agents, as fast as they choose: no log is kept, and a record is written only when wanted.
 *
 * <p>The order in which seats are heard is fixed, so the same agents play the same game: before every choice that the
 * game waits for, each invited seat has the word once, in seat order; then the first of the seats asked chooses.
 */
public final class GameLoop<T extends Table<T>> {

    /** More than ten times the longest game seen; beyond it a game does not end. */
    public static final int MAX_PLIES = 100_000;

    private final Game<T> game;
    private final List<Agent<T>> agents;
    private final Budget budget;
    private final int maxPlies;

    /**
     * @param agents one per seat
     * @param budget for each decision
     * @param maxPlies a game with more choices than this counts as one that does not end
     */
    public GameLoop(Game<T> game, List<? extends Agent<T>> agents, Budget budget, int maxPlies) {
        this.game = game;
        this.agents = List.copyOf(agents);
        this.budget = budget;
        this.maxPlies = maxPlies;
    }

    /** Plays from the set-up to the end; whatever goes wrong is a {@link GameFailure} that carries the record. */
    public Course<T> play(Setup setup) {
        return play(setup, course -> {}, Optional.empty());
    }

    /** The same from where an opening has led, and counts which abilities are used from then on. */
    Course<T> play(Setup setup, Consumer<Course<T>> opening, Optional<Usage> usage) {
        Course<T> course = new Course<>(
                game, setup, game.deal(setup, usage.<Chronicle>map(u -> u).orElse(Chronicle.SILENT)), usage);
        List<Situation<T>> situations = new ArrayList<>();
        for (int seat = 0; seat < agents.size(); seat++) {
            situations.add(new Situation<>(game, course.table(), Seat.of(seat)));
        }
        try {
            Speakers.aside(() -> {
                opening.accept(course);
                return course;
            });
            usage.ifPresent(Usage::begin);
            while (!course.table().over()) {
                if (course.plies() >= maxPlies) {
                    throw new IllegalStateException("the game has not ended after " + maxPlies + " choices");
                }
                hearInvited(course, situations);
                letAskedChoose(course, situations);
            }
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new GameFailure(course.recordOfFailure(), e);
        } finally {
            agents.forEach(GameLoop::dismiss);
        }
        return course;
    }

    private static void dismiss(Agent<?> agent) {
        if (agent instanceof Outsider outsider) {
            outsider.dismiss();
        }
    }

    private void hearInvited(Course<T> course, List<Situation<T>> situations) {
        T table = course.table();
        int invited = table.invited();
        for (int seat = 0; seat < agents.size() && invited != 0; seat++) {
            if ((invited & ~table.asked() & 1 << seat) != 0) {
                Optional<Choice> word = agents.get(seat).speak(situations.get(seat), budget);
                if (word.isPresent()) {
                    course.choose(seat, word.get());
                    invited = table.invited();
                }
            }
        }
    }

    private void letAskedChoose(Course<T> course, List<Situation<T>> situations) {
        if (!course.table().over()) {
            int seat = course.table().asking();
            course.choose(seat, agents.get(seat).decide(situations.get(seat), budget));
        }
    }
}
