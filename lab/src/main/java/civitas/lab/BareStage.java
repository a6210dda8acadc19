package civitas.lab;

import civitas.kernel.Table;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Stage;
import civitas.kernel.scenario.Vocabulary;
import java.util.List;
import java.util.Optional;

/** The stage of a game that has none of its own: scenarios begin with the set-up and know only the general facts. */
final class BareStage<T extends Table<T>> implements Stage<T> {

    @Override
    public void arrange(T table, Node position) {
        throw position.wrong("positions of this game cannot be arranged yet");
    }

    @Override
    public int roll(T table, String die) {
        throw new IllegalArgumentException("dice of this game cannot be scripted yet");
    }

    @Override
    public Optional<Object> measure(T table, String fact) {
        return Optional.empty();
    }

    @Override
    public List<String> facts(T table) {
        return List.of();
    }

    @Override
    public Optional<Vocabulary> vocabulary(T table) {
        return Optional.empty();
    }
}
