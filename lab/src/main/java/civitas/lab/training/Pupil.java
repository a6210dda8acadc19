package civitas.lab.training;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Examiner;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Plays as an agent does, but has some of the decisions about actions examined and does then what was found best, and now and then does
 * something that has been done seldom: otherwise nobody would ever learn what that is good for.
 */
final class Pupil<T extends Table<T>> implements Agent<T> {

    private final Learnable<T> evaluation;
    private final Schooling schooling;
    private final Agent<T> usual;
    private final Agent<T> curious;
    private final SplittableRandom random;
    private final List<Lesson> lessons = new ArrayList<>();
    private final List<Omen> omens = new ArrayList<>();

    Pupil(Learnable<T> evaluation, Schooling schooling, Agent<T> usual, Agent<T> curious, long seed) {
        this.evaluation = evaluation;
        this.schooling = schooling;
        this.usual = usual;
        this.curious = curious;
        random = new SplittableRandom(seed);
    }

    List<Lesson> lessons() {
        return List.copyOf(lessons);
    }

    List<Omen> omens() {
        return List.copyOf(omens);
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        if (situation.choices().size() == 1) {
            return situation.choices().getFirst();
        }
        double drawn = random.nextDouble();
        if (drawn >= schooling.curious() + schooling.examined() + schooling.noted()) {
            return usual.decide(situation, budget);
        }
        T world = situation.imagine(random.nextLong());
        if (!world.atRest()) {
            return usual.decide(situation, budget);
        }
        if (drawn < schooling.curious()) {
            return curious.decide(situation, budget);
        }
        omens.add(new Omen(Arrays.stream(evaluation.standings(world)).boxed().toList(), evaluation.left(world)));
        Optional<Choice> best =
                drawn < schooling.curious() + schooling.examined() ? examined(situation, world) : Optional.empty();
        return best.orElseGet(() -> usual.decide(situation, budget));
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget budget) {
        return usual.speak(situation, budget);
    }

    private Optional<Choice> examined(Situation<T> situation, T world) {
        List<Examiner.Sibling> siblings = new Examiner<>(evaluation, schooling.depth()).examine(situation, random);
        if (siblings.size() > 1) {
            lessons.add(Lesson.of(siblings, evaluation.spread(world)));
        }
        return siblings.stream()
                .max(Comparator.comparingDouble(Examiner.Sibling::chance))
                .map(Examiner.Sibling::choice);
    }
}
