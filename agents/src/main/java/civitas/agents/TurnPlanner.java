package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plans the rest of a turn: what an action is worth depends on what is done with the others.
 *
 * <p>For each action that may come first a {@link Reflex} finishes the turn several times, and what it does is a plan. The best
 * plan is then changed here and there, and a change is kept when it is better. A plan is judged by how the table looks when the turn is over, on
 * a few imagined tables that are the same for all plans. To carry out a plan costs a fraction of what it costs to make one up.
 *
 * @param <T> the game's table
 */
final class TurnPlanner<T extends Table<T>> {

    private final Evaluation<T> evaluation;
    private final int seat;
    private final Search search;
    private final SplittableRandom random;
    private final Budget.Meter meter;
    private final List<T> worlds = new ArrayList<>();
    private final long luck;
    private boolean inTime = true;

    TurnPlanner(
            Evaluation<T> evaluation,
            Situation<T> situation,
            Search search,
            SplittableRandom random,
            Budget.Meter meter) {
        this.evaluation = evaluation;
        this.seat = situation.seat().index();
        this.search = search;
        this.random = random;
        this.meter = meter;
        for (int i = 0; i < search.deals(); i++) {
            worlds.add(situation.imagine(random.nextLong()));
        }
        luck = random.nextLong();
    }

    /** The best turn for each of these beginnings, best first; only as many are improved as will be compared. */
    List<Intent> plans(List<Line> lines, List<List<Choice>> meant) {
        List<Intent> plans = new ArrayList<>();
        for (Line line : lines) {
            plans.add(drafted(line, Intent.after(line, meant)));
        }
        Comparator<Intent> bestFirst = Comparator.comparingDouble(plan -> -plan.value());
        plans.sort(bestFirst);
        List<Intent> improved = new ArrayList<>();
        for (Intent plan : plans.subList(0, Math.min(search.compared(), plans.size()))) {
            improved.add(improved(plan));
        }
        improved.sort(bestFirst);
        return improved;
    }

    /** The best of what was meant before and a few drafts. */
    private Intent drafted(Line line, List<List<Choice>> meant) {
        Intent best = judged(line, meant);
        for (int i = 0; i < search.drafts() && inTime; i++) {
            T table = anyWorld();
            Reflex<T> reflex = reflex(random.nextLong());
            reflex.follow(table, seat, line.choices());
            best = better(best, judged(line, reflex.finish(table, seat)));
            inTime = meter.another();
        }
        return best;
    }

    private Intent improved(Intent plan) {
        Intent best = plan;
        for (int i = 0; i < search.changes() && inTime; i++) {
            best = better(best, changed(best));
            inTime = meter.another();
        }
        return best;
    }

    /** Another action somewhere: before what was meant to come there, instead of it, or with another end of the turn. */
    private Intent changed(Intent plan) {
        int place = random.nextInt(plan.later().size() + 1);
        T table = anyWorld();
        Reflex<T> reflex = reflex(random.nextLong());
        reflex.follow(table, seat, plan.now().choices());
        reflex.pursue(table, seat, plan.later().subList(0, place));
        int manner = random.nextInt(3);
        List<List<Choice>> later;
        if (manner == 0) {
            later = new ArrayList<>(plan.later().subList(0, place));
            later.addAll(reflex.finish(table, seat));
        } else {
            List<Choice> action = reflex.next(table, seat);
            later = action.isEmpty() ? plan.later() : plan.with(place, action, manner == 1);
        }
        return later.equals(plan.later()) ? plan : judged(plan.now(), later);
    }

    private static Intent better(Intent plan, Intent other) {
        return other.value() > plan.value() ? other : plan;
    }

    private Intent judged(Line line, List<List<Choice>> later) {
        double sum = 0;
        for (int i = 0; i < worlds.size(); i++) {
            T table = worlds.get(i).copy();
            Reflex<T> reflex = reflex(luck + i);
            reflex.follow(table, seat, line.choices());
            reflex.pursue(table, seat, later);
            sum += evaluation.value(table, seat);
        }
        return new Intent(line, later, sum / worlds.size());
    }

    private T anyWorld() {
        return worlds.get(random.nextInt(worlds.size())).copy();
    }

    private Reflex<T> reflex(long seed) {
        return new Reflex<>(evaluation, new SplittableRandom(seed));
    }
}
