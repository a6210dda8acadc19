package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Table;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Chooses uniformly. When it is invited to speak it takes the word once in {@value #INVITATIONS_PER_WORD} times: often
 * enough that simulations exercise every answer, seldom enough that nobody waits for the chatter.
 */
public final class RandomAgent<T extends Table<T>> implements Agent<T> {

    private static final int INVITATIONS_PER_WORD = 8;

    private final SplittableRandom random;

    public RandomAgent(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        return oneOf(situation.choices());
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget budget) {
        if (random.nextInt(INVITATIONS_PER_WORD) != 0) {
            return Optional.empty();
        }
        List<Choice> choices = situation.choices();
        return choices.isEmpty() ? Optional.empty() : Optional.of(oneOf(choices));
    }

    private Choice oneOf(List<Choice> choices) {
        int size = choices.size();
        return choices.get(size == 1 ? 0 : random.nextInt(size));
    }
}
