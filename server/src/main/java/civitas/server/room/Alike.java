package civitas.server.room;

import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.Catalogue;
import civitas.server.api.StandingInfo;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

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
    private final Map<Language, Stand> standings = new EnumMap<>(Language.class);
    private String proof = "";

    Alike(Ledger<T> ledger, Catalogue catalogue) {
        this.ledger = ledger;
        this.catalogue = catalogue;
    }

    /** The words at this table, where people sit under these names. */
    private record Spoken(List<SeatRow> seats, Lexicon words) {}

    /** How everybody stands at a moment of a match. */
    private record Stand(Match<?> match, int ply, int rewinds, Lexicon words, List<StandingInfo> infos) {}

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

    /** How everybody stands in a match, which may be one of the past. */
    List<StandingInfo> standings(Match<T> match, Language language) {
        Lexicon spoken = words(language);
        if (ledger.play().filter(play -> play.match() == match).isEmpty()) {
            return Portrait.standings(match, spoken);
        }
        Stand known = standings.get(language);
        if (known == null || !isOf(known, match, spoken)) {
            known = new Stand(match, match.plies(), ledger.rewinds(), spoken, Portrait.standings(match, spoken));
            standings.put(language, known);
        }
        return known.infos;
    }

    @SuppressWarnings("ReferenceEquality")
    private boolean isOf(Stand known, Match<T> match, Lexicon spoken) {
        return known.match == match
                && known.ply == match.plies()
                && known.rewinds == ledger.rewinds()
                && known.words == spoken;
    }

    /** What is promised about the dice. */
    String proof() {
        if (proof.isEmpty() && ledger.row().status() != Status.OPEN) {
            proof = TableInfos.proof(ledger.row());
        }
        return proof;
    }
}
