package civitas.clash.state;

import civitas.clash.content.Component;
import civitas.clash.content.Face;
import civitas.clash.content.Tactic;
import civitas.clash.content.facts.Content;
import civitas.kernel.Ability;
import civitas.kernel.Thing;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The lists on the sheet of a {@link Battle}, read back from the words in which a dump has them. */
final class SheetText {

    private final Content content;

    /** Everything that changes a roll, by the word that stands for it. */
    private final Map<String, Thing> sources;

    public SheetText(Content content) {
        this.content = content;
        Stream<Component> speaking = content.components().all().stream()
                .filter(component -> component instanceof Ability || component instanceof Tactic);
        sources = Stream.concat(speaking, Stream.of(Battle.Reason.values()))
                .collect(Collectors.toUnmodifiableMap(Thing::toString, Function.identity()));
    }

    List<Face> faces(DumpText list) {
        return list.items().stream()
                .map(face -> content.face(face.field("index").number()))
                .toList();
    }

    List<Battle.Part> parts(DumpText list) {
        return list.items().stream().map(this::part).toList();
    }

    private Battle.Part part(DumpText part) {
        return new Battle.Part(
                part.field("role").number(),
                part.field("kind").constant(Battle.Kind.class),
                part.field("number").number(),
                source(part.field("source")));
    }

    private Thing source(DumpText word) {
        Thing source = sources.get(word.text());
        if (source == null) {
            throw word.wrong("nothing that changes a roll");
        }
        return source;
    }

    List<Round> rounds(DumpText list) {
        return list.items().stream().map(this::round).toList();
    }

    private Round round(DumpText round) {
        List<DumpText> sides = round.field("sides").items();
        return new Round(
                round.field("number").number(), sides.stream().map(this::side).toList());
    }

    private Round.Side side(DumpText side) {
        return new Round.Side(
                side.field("card").number(),
                side.field("ignored").flag(),
                side.field("noClash").flag(),
                faces(side.field("dice")),
                side.field("clash").number(),
                parts(side.field("parts")),
                side.field("value").number(),
                side.field("cancels").number(),
                side.field("losses").number());
    }
}
