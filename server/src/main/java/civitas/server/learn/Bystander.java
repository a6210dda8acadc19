package civitas.server.learn;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Table;
import civitas.kernel.scenario.Pattern;
import java.util.List;

/**
 * A computer that keeps out of a lesson's way: it does the first thing the lesson lets it do. Where none of that is legal it has to
 * decide something, and does so as it would in any game.
 */
record Bystander<T extends Table<T>>(List<Pattern> allowed, Agent<T> otherwise) implements Agent<T> {

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices();
        for (Pattern pattern : allowed) {
            for (Choice choice : choices) {
                if (pattern.matches(choice.code())) {
                    return choice;
                }
            }
        }
        return otherwise.decide(situation, budget);
    }
}
