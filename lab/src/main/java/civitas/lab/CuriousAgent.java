package civitas.lab;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.RandomAgent;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Chooses at random, but likes what it has done seldom in this game, and does not ruin itself: of a few choices drawn for their
 * rarity (first a verb, then what it is about) it takes the one that looks best after a single try, and every now and then any of
 * them. A player who chooses uniformly spends a game on whatever has the most variants (moves, payments), stays poor, and hardly
 * ever builds a wonder or sails with a leader; this one comes around, at a small part of the price of a greedy one.
 */
final class CuriousAgent<T extends Table<T>> implements Agent<T> {

    private static final int CANDIDATES = 4;

    /** So many times it looks at what comes of its candidates; then it takes one blindly. */
    private static final int LOOKS = 2;

    /** An action that takes longer is judged where it stands. */
    private static final int LONGEST_ACTION = 20;

    private final Evaluation<T> evaluation;
    private final SplittableRandom random;
    private final RandomAgent<T> plain;

    /** How often each verb, and each verb with what it is about, was chosen so far. */
    private final Map<String, Integer> made = new HashMap<>();

    CuriousAgent(Evaluation<T> evaluation, long seed) {
        this.evaluation = evaluation;
        random = new SplittableRandom(seed);
        plain = new RandomAgent<>(random.nextLong());
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        Choice choice = choose(situation);
        made.merge(verb(choice), 1, Integer::sum);
        made.merge(subject(choice), 1, Integer::sum);
        return choice;
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget budget) {
        return plain.speak(situation, budget);
    }

    private Choice choose(Situation<T> situation) {
        List<Choice> choices = situation.choices();
        if (choices.size() == 1) {
            return choices.getFirst();
        }
        Set<Choice> candidates = new LinkedHashSet<>();
        for (int i = 0; i < CANDIDATES; i++) {
            candidates.add(seldom(choices));
        }
        return candidates.size() == 1 || random.nextInt(LOOKS + 1) == 0
                ? candidates.iterator().next()
                : Speakers.aside(() -> best(situation, candidates));
    }

    private Choice best(Situation<T> situation, Set<Choice> candidates) {
        int seat = situation.seat().index();
        T world = situation.imagine(random.nextLong());
        Choice best = candidates.iterator().next();
        double most = Double.NEGATIVE_INFINITY;
        for (Choice candidate : candidates) {
            T table = world.copy();
            table.choose(seat, candidate);
            complete(table);
            double value = evaluation.value(table, seat);
            if (value > most) {
                most = value;
                best = candidate;
            }
        }
        return best;
    }

    /** Plays on at random until no action is half done. */
    private void complete(T table) {
        for (int i = 0; i < LONGEST_ACTION && !table.atRest() && !table.over(); i++) {
            int asked = table.asking();
            table.choose(asked, anyOf(table.choices(asked)));
        }
    }

    private Choice anyOf(List<Choice> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private Choice seldom(List<Choice> choices) {
        return anyOf(narrow(narrow(choices, CuriousAgent::verb), CuriousAgent::subject));
    }

    /** The choices that share one name, drawn by how seldom it was chosen. */
    private List<Choice> narrow(List<Choice> choices, Function<Choice, String> name) {
        List<String> names = choices.stream().map(name).distinct().toList();
        double left = names.stream().mapToDouble(this::rarity).sum() * random.nextDouble();
        int drawn = 0;
        while (drawn < names.size() - 1 && left >= rarity(names.get(drawn))) {
            left -= rarity(names.get(drawn));
            drawn++;
        }
        String chosen = names.get(drawn);
        List<Choice> alike = new ArrayList<>();
        for (Choice choice : choices) {
            if (name.apply(choice).equals(chosen)) {
                alike.add(choice);
            }
        }
        return alike;
    }

    private double rarity(String name) {
        return 1.0 / (1 + made.getOrDefault(name, 0));
    }

    private static String verb(Choice choice) {
        return choice.verb().code();
    }

    private static String subject(Choice choice) {
        return choice.verb().code() + " " + choice.subject().code();
    }
}
