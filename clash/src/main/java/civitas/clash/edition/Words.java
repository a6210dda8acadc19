package civitas.clash.edition;

import java.util.List;
import java.util.stream.Stream;

/** The message bundles that every edition speaks from. */
public final class Words {

    /** The bundle of the components, and one for the choices, prompts and log lines of each chapter. */
    private static final List<String> CHAPTERS = List.of(
            "content",
            "turn",
            "city",
            "advance",
            "move",
            "combat",
            "barbarian",
            "event",
            "card",
            "objective",
            "wonder",
            "influence",
            "status",
            "trade",
            "view");

    private Words() {}

    /** Those of all editions, and then the ones of an edition itself. */
    public static List<String> and(String... own) {
        return Stream.of(
                        Stream.of("civitas/kernel/messages/kernel"),
                        CHAPTERS.stream().map(chapter -> "civitas/clash/messages/" + chapter),
                        Stream.of(own))
                .flatMap(bundles -> bundles)
                .toList();
    }
}
