package civitas.server;

import civitas.kernel.Box;
import civitas.kernel.Game;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The games that are served, and their words together with the server's own. */
public final class Catalogue {

    private static final List<String> OWN_WORDS =
            List.of("civitas/server/messages/server", "civitas/server/messages/computers");

    private final List<ServedGame<?>> games;
    private final Map<Language, Lexicon> own = new EnumMap<>(Language.class);
    private final Map<Wording, Lexicon> lexicons = new ConcurrentHashMap<>();

    /** Words of a game: of some of its boxes, or of all of them where no table is spoken of. */
    private record Wording(String game, List<String> boxes, Language language) {}

    public Catalogue(List<ServedGame<?>> games) {
        this.games = List.copyOf(games);
        for (Language language : Language.values()) {
            List<String> all = new ArrayList<>(List.of("civitas/kernel/messages/kernel"));
            all.addAll(OWN_WORDS);
            own.put(language, Lexicon.load(language, all));
        }
    }

    public List<ServedGame<?>> games() {
        return games;
    }

    public Optional<ServedGame<?>> find(String id) {
        for (ServedGame<?> game : games) {
            if (game.id().equals(id)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    /** The words of a game where no table is spoken of; the server's own for a game it does not know. */
    public Lexicon words(String game, Language language) {
        return words(game, List.of(), language);
    }

    /** The words at a table with these boxes; with none, those of the whole game. */
    public Lexicon words(String game, List<String> boxes, Language language) {
        return find(game)
                .map(served -> words(new Wording(game, boxes, language), () -> bundles(served.game(), boxes)))
                .orElseGet(() -> words(language));
    }

    /** A table of a box that is no longer on the shelf can still be spoken of. */
    private static List<String> bundles(Game<?> game, List<String> boxes) {
        boolean known =
                !boxes.isEmpty() && game.boxes().stream().map(Box::id).toList().containsAll(boxes);
        return known ? game.boxSet(boxes).bundles() : game.bundles();
    }

    private Lexicon words(Wording wording, Supplier<List<String>> bundles) {
        return lexicons.computeIfAbsent(wording, missing -> {
            List<String> all = new ArrayList<>(OWN_WORDS);
            all.addAll(bundles.get());
            return Lexicon.load(wording.language(), all);
        });
    }

    /** The server's own words. */
    public Lexicon words(Language language) {
        Lexicon words = own.get(language);
        if (words == null) {
            throw new IllegalStateException("no words in " + language);
        }
        return words;
    }
}
