package civitas.kernel.scenario;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads YAML into nodes that know their lines. Every scalar is a text: what it means is the reader's business. */
public final class Yaml {

    private Yaml() {}

    /** The documents of a text. */
    public static List<Node> read(String text) {
        LoadSettings settings =
                LoadSettings.builder().setUseMarks(true).setLabel("scenario").build();
        List<Node> documents = new ArrayList<>();
        try {
            for (var document : new Compose(settings).composeAllFromString(text)) {
                documents.add(convert(document));
            }
        } catch (MarkedYamlEngineException e) {
            throw new ScenarioException(line(e.getProblemMark()), "this is not YAML: " + e.getProblem());
        } catch (YamlEngineException e) {
            throw new ScenarioException(1, "this is not YAML: " + e.getMessage());
        }
        return documents;
    }

    private static Node convert(org.snakeyaml.engine.v2.nodes.Node node) {
        int line = line(node.getStartMark());
        return switch (node) {
            case ScalarNode scalar -> new Node.Text(scalar.getValue().strip(), line);
            case SequenceNode sequence ->
                new Node.Items(sequence.getValue().stream().map(Yaml::convert).toList(), line);
            case MappingNode mapping -> fields(mapping, line);
            default -> throw new ScenarioException(line, "this kind of YAML is not used in scenarios");
        };
    }

    private static Node fields(MappingNode mapping, int line) {
        List<Node.Field> fields = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Node name = convert(tuple.getKeyNode());
            if (!names.add(name.text())) {
                throw name.wrong("the field '" + name.text() + "' appears twice");
            }
            fields.add(new Node.Field(name.text(), convert(tuple.getValueNode()), name.line()));
        }
        return new Node.Fields(fields, line);
    }

    private static int line(Optional<Mark> mark) {
        return mark.map(Mark::getLine).orElse(0) + 1;
    }
}
