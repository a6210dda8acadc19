package civitas.lab.scenario;

import civitas.kernel.scenario.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What all scenarios of a file have in common: the fields of a first document that has {@code shared} and nothing else. */
final class Shared {

    private static final String NAME = "shared";

    private Shared() {}

    /** The scenarios of a file, each with what it shares with the others. */
    static List<Node> apply(List<Node> documents) {
        if (documents.isEmpty() || !(documents.getFirst() instanceof Node.Fields head)) {
            return documents;
        }
        Optional<Node> shared = head.get(NAME);
        if (shared.isEmpty()) {
            return documents;
        }
        head.only(NAME);
        Node.Fields common =
                shared.get().fields().only("game", "boxes", "also", "options", "players", "seed", "position");
        return documents.stream().skip(1).map(own -> merge(common, own)).toList();
    }

    /** Groups of fields are put together, field by field; of anything else that both have, the scenario's own counts. */
    private static Node merge(Node common, Node own) {
        if (!(common instanceof Node.Fields base && own instanceof Node.Fields fields)) {
            return own;
        }
        List<Node.Field> all = new ArrayList<>();
        for (Node.Field field : base.all()) {
            Node value = fields.get(field.name())
                    .map(other -> merge(field.value(), other))
                    .orElse(field.value());
            all.add(new Node.Field(field.name(), value, field.line()));
        }
        fields.all().stream().filter(field -> base.get(field.name()).isEmpty()).forEach(all::add);
        return new Node.Fields(all, own.line());
    }
}
