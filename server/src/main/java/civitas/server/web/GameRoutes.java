package civitas.server.web;

import civitas.agents.Level;
import civitas.kernel.Box;
import civitas.kernel.BoxSet;
import civitas.kernel.Game;
import civitas.kernel.SetupException;
import civitas.kernel.Variant;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.GameInfo;
import civitas.server.api.Refused;
import civitas.server.api.RuleBook;
import civitas.server.api.Text;
import civitas.server.api.Texts;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The games, their words and their rules. */
final class GameRoutes {

    private final Catalogue catalogue;

    GameRoutes(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    void join(RoutesConfig routes) {
        routes.get("/api/games", this::games);
        routes.get("/api/content/{game}", this::content);
        routes.get("/api/texts/{game}", this::texts);
        routes.get("/api/rules/{game}", this::rules);
    }

    private void games(Context request) {
        List<GameInfo> games = new ArrayList<>();
        for (ServedGame<?> served : catalogue.games()) {
            games.add(info(served.game(), catalogue.words(served.id(), Callers.language(request))));
        }
        IdentityRoutes.answer(request, games);
    }

    private static GameInfo info(Game<?> game, Lexicon words) {
        return new GameInfo(
                game.id(),
                name("game." + game.id() + ".name", game.id(), words),
                game.rulesVersion(),
                game.boxes().stream().map(box -> box(game, box, words)).toList(),
                Level.offered().stream()
                        .map(level -> new GameInfo.AgentInfo(
                                level.code(),
                                name("agent." + level.code() + ".name", level.code(), words),
                                name("agent." + level.code() + ".text", "", words)))
                        .toList());
    }

    private static GameInfo.BoxInfo box(Game<?> game, Box box, Lexicon words) {
        return new GameInfo.BoxInfo(
                box.id(),
                name(box.title().key(), box.id(), words),
                name(box.text().key(), "", words),
                box.requires().stream().sorted().toList(),
                box.excludes().stream().sorted().toList(),
                box.minSeats(),
                box.maxSeats(),
                box.variants().stream().map(variant -> variant(variant, words)).toList(),
                box.settles().stream().sorted().toList(),
                box.tag(),
                game.isAsPrinted(box));
    }

    private static GameInfo.VariantInfo variant(Variant variant, Lexicon words) {
        return new GameInfo.VariantInfo(
                variant.key(),
                name(variant.title().key(), variant.key(), words),
                name(variant.text().key(), "", words),
                variant.values().stream()
                        .map(value -> new GameInfo.Value(
                                value,
                                name(
                                        "variant." + variant.key() + "." + value,
                                        name("variant." + value, value, words),
                                        words)))
                        .toList());
    }

    private static String name(String key, String otherwise, Lexicon words) {
        return words.knows(key) ? words.say(Phrase.of(key)) : otherwise;
    }

    private ServedGame<?> game(Context request) {
        String id = request.pathParam("game");
        return catalogue.find(id).orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-such-game", id));
    }

    /** The boxes that are asked about, if any are named. */
    private static Optional<BoxSet> boxes(Context request, Game<?> game) {
        String named = request.queryParam("boxes");
        if (named == null || named.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(game.boxSet(List.of(named.split(",", -1))));
        } catch (SetupException e) {
            throw new Refused(Code.INVALID, e.reason()).inWordsOf(game.id());
        }
    }

    /** What is in some boxes, the usual ones if none are named: pages draw what there is, and no list of their own. */
    private void content(Context request) {
        Game<?> game = game(request).game();
        Object content = game.content(boxes(request, game).orElseGet(game::usualBoxes));
        cached(request);
        IdentityRoutes.answer(request, content);
    }

    /** Components are the messages named {@code kind.code.name} and {@code kind.code.text}. */
    private void texts(Context request) {
        Game<?> game = game(request).game();
        List<String> boxes = boxes(request, game).map(BoxSet::ids).orElse(List.of());
        Lexicon words = catalogue.words(game.id(), boxes, Callers.language(request));
        List<Text> things = new ArrayList<>();
        SortedMap<String, String> plain = new TreeMap<>();
        for (String key : words.keys()) {
            String pattern = words.pattern(key);
            if (pattern.contains("{")) {
                continue;
            }
            String[] parts = key.split("\\.");
            if (parts.length == 3 && parts[2].equals("name")) {
                String text = parts[0] + "." + parts[1] + ".text";
                boolean told = words.knows(text) && !words.pattern(text).contains("{");
                things.add(new Text(
                        parts[0], parts[1], words.say(Phrase.of(key)), told ? words.say(Phrase.of(text)) : ""));
            } else if (!key.endsWith(".text")) {
                plain.put(key, words.say(Phrase.of(key)));
            }
        }
        cached(request);
        IdentityRoutes.answer(request, new Texts(things, plain));
    }

    private void rules(Context request) {
        Game<?> game = game(request).game();
        RuleBook all = RuleTexts.of(game.id(), Callers.language(request));
        RuleBook book = boxes(request, game).map(set -> all.holding(set::holds)).orElse(all);
        cached(request);
        IdentityRoutes.answer(request, book);
    }

    /** Words change only with the program. */
    private static void cached(Context request) {
        request.header("Cache-Control", "private, max-age=300");
    }
}
