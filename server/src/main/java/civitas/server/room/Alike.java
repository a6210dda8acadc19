package civitas.server.room;

import civitas.kernel.Kept;
import civitas.kernel.Scene;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.Catalogue;
import civitas.server.api.StandingInfo;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What everybody who looks at a table sees alike: made once for all of them, and again only when what it is made of has
 * changed. The room's door guards it.
 *
 * @param <T> the game's table
 */
final class Alike<T extends Table<T>> {

    private final Ledger<T> ledger;
    private final Catalogue catalogue;
    private final Map<Language, Spoken> words = new EnumMap<>(Language.class);
    private Optional<Present<T>> present = Optional.empty();
    private String proof = "";

    Alike(Ledger<T> ledger, Catalogue catalogue) {
        this.ledger = ledger;
        this.catalogue = catalogue;
    }

    /** The words at this table, where people sit under these names. */
    private record Spoken(List<SeatRow> seats, Lexicon words) {}

    /**
     * A match at a moment, and what those have seen who have looked.
     *
     * @param before how everybody stood when somebody looked before
     */
    private record Present<T extends Table<T>>(
            Match<T> match,
            int ply,
            int rewinds,
            Scene<T> scene,
            Map<Viewer, Object> views,
            Map<Lexicon, List<StandingInfo>> before,
            Map<Lexicon, List<StandingInfo>> standings,
            Map<Lexicon, LogLines> log) {

        Present(Match<T> match, int rewinds, Scene<T> scene, Map<Lexicon, List<StandingInfo>> before) {
            this(
                    match,
                    match.plies(),
                    rewinds,
                    scene,
                    new HashMap<>(),
                    before,
                    new IdentityHashMap<>(),
                    new IdentityHashMap<>());
        }

        @SuppressWarnings("ReferenceEquality")
        boolean isOf(Match<T> other, int rewindsNow) {
            return match == other && ply == other.plies() && rewinds == rewindsNow;
        }

        List<StandingInfo> standings(Lexicon words) {
            return standings.computeIfAbsent(
                    words, said -> Kept.of(before.getOrDefault(said, List.of()), Portrait.standings(match, said)));
        }
    }

    /** As long as nobody stands up or is called otherwise the list of seats is the very same. */
    @SuppressWarnings("ReferenceEquality")
    Lexicon words(Language language) {
        TableRow row = ledger.row();
        Spoken known = words.get(language);
        if (known == null || known.seats != row.seats()) {
            known = new Spoken(row.seats(), Names.at(row, catalogue.words(row.game(), row.boxes(), language)));
            words.put(language, known);
        }
        return known.words;
    }

    /** The game's view of a match, which may be one of the past. */
    Object view(Match<T> match, Viewer viewer) {
        return present(match)
                .map(now -> now.views.computeIfAbsent(viewer, now.scene::view))
                .orElseGet(() -> match.game().view(match.table(), viewer));
    }

    /** How everybody stands in a match, which may be one of the past. */
    List<StandingInfo> standings(Match<T> match, Language language) {
        Lexicon spoken = words(language);
        return present(match).map(now -> now.standings(spoken)).orElseGet(() -> Portrait.standings(match, spoken));
    }

    /** The lines of the log of a match, which may be one of the past. */
    LogLines log(Match<T> match, Language language) {
        Lexicon spoken = words(language);
        return present(match)
                .map(now -> now.log.computeIfAbsent(spoken, LogLines::new))
                .orElseGet(() -> new LogLines(spoken));
    }

    /** Nothing of the past. */
    private Optional<Present<T>> present(Match<T> match) {
        if (ledger.play().filter(play -> play.match() == match).isEmpty()) {
            return Optional.empty();
        }
        if (present.filter(known -> known.isOf(match, ledger.rewinds())).isEmpty()) {
            T table = match.table();
            Scene<T> scene = present.map(known -> known.scene.next(table))
                    .orElseGet(() -> match.game().scene(table));
            Map<Lexicon, List<StandingInfo>> before =
                    present.map(known -> known.standings).orElse(Map.of());
            present = Optional.of(new Present<>(match, ledger.rewinds(), scene, before));
        }
        return present;
    }

    /** What is promised about the dice. */
    String proof() {
        if (proof.isEmpty() && ledger.row().status() != Status.OPEN) {
            proof = TableInfos.proof(ledger.row());
        }
        return proof;
    }
}
