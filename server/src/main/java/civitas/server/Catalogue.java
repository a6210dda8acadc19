package civitas.server;

import civitas.kernel.BoxSet;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The games that are served, and their words together with the server's own. */
public final class Catalogue {

    private static final String OWN_WORDS = "civitas/server/messages/server";

    private final List<ServedGame<?>> games;
    private final Map<Language, Lexicon> own = new EnumMap<>(Language.class);
    private final Map<String, Map<Language, Lexicon>> lexicons = new HashMap<>();
    private final Map<BoxSet, Map<Language, Lexicon>> ofSets = new ConcurrentHashMap<>();

    public Catalogue(List<ServedGame<?>> games) {
        this.games = List.copyOf(games);
        for (Language language : Language.values()) {
            own.put(language, Lexicon.load(language, List.of("civitas/kernel/messages/kernel", OWN_WORDS)));
        }
        for (ServedGame<?> served : games) {
            lexicons.put(served.id(), lexiconsOf(served.game().bundles()));
        }
    }

    private static Map<Language, Lexicon> lexiconsOf(List<String> words) {
        List<String> bundles = new ArrayList<>(List.of(OWN_WORDS));
        bundles.addAll(words);
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

    /** The words of a box set, in which a card says what it does there. */
    public Lexicon words(BoxSet boxes, Language language) {
        Lexicon known =
                ofSets.computeIfAbsent(boxes, set -> lexiconsOf(set.bundles())).get(language);
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
