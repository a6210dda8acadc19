package civitas.lab.tournament;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Table;
import civitas.lab.bot.Outsider;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/** An agent with a budget of its own, looked at while it plays. Only what leaves something to choose counts as thinking. */
final class Observed<T extends Table<T>> implements Agent<T>, Outsider {

    private final Agent<T> agent;
    private final Budget budget;
    private final Conduct conduct;
    private final LongSupplier clock;

    /** @param clock of the thread that plays, in nanoseconds */
    Observed(Agent<T> agent, Budget budget, Conduct conduct, LongSupplier clock) {
        this.agent = agent;
        this.budget = budget;
        this.conduct = conduct;
        this.clock = clock;
    }

    @Override
    public Choice decide(Situation<T> situation, Budget general) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the pairing is decided");
        }
        boolean open = situation.choices().size() > 1;
        long started = clock.getAsLong();
        Choice choice = agent.decide(situation, budget);
        if (open) {
            conduct.thought(clock.getAsLong() - started);
        }
        conduct.chose(choice);
        return choice;
    }

    @Override
    public void dismiss() {
        if (agent instanceof Outsider bot) {
            bot.dismiss();
        }
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget general) {
        Optional<Choice> word = agent.speak(situation, budget);
        word.ifPresent(conduct::chose);
        return word;
    }
}
