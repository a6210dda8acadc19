package civitas.server;

import civitas.kernel.Game;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that are served, and their words together with the server's own. */
public final class Catalogue {

    private static final String OWN_WORDS = "civitas/server/messages/server";

    private final List<ServedGame<?>> games;
    private final Map<Language, Lexicon> own = new EnumMap<>(Language.class);
    private final Map<String, Map<Language, Lexicon>> lexicons = new HashMap<>();

    public Catalogue(List<ServedGame<?>> games) {
        this.games = List.copyOf(games);
        for (Language language : Language.values()) {
            own.put(language, Lexicon.load(language, List.of("civitas/kernel/messages/kernel", OWN_WORDS)));
        }
        for (ServedGame<?> served : games) {
            lexicons.put(served.id(), lexiconsOf(served.game()));
        }
    }

    private static Map<Language, Lexicon> lexiconsOf(Game<?> game) {
        List<String> bundles = new ArrayList<>(List.of(OWN_WORDS));
        bundles.addAll(game.bundles());
        Map<Language, Lexicon> byLanguage = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            byLanguage.put(language, Lexicon.load(language, bundles));
        }
        return byLanguage;
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

    /** The words of a game; the server's own for a game it does not know. */
    public Lexicon words(String game, Language language) {
        Lexicon known = lexicons.getOrDefault(game, own).get(language);
        return known == null ? words(language) : known;
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
