package civitas.server.room;

import civitas.agents.Advice;
import civitas.agents.study.Study;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Code;
import civitas.server.api.Forecast;
import civitas.server.api.HintInfo;
import civitas.server.api.Preview;
import civitas.server.api.Reason;
import civitas.server.api.Refused;
import civitas.server.api.ShortcutsInfo;
import civitas.server.api.StudyInfo;
import civitas.server.store.PersonId;
import civitas.server.store.Status;
import java.util.List;
import java.util.Optional;

/**
 * What somebody asks about a table before choosing, or after the game: nothing here changes it. Each question goes through the
 * door; what takes long is reckoned on a copy, outside of it.
 *
 * @param <T> the game's table
 */
public final class Inquiries<T extends Table<T>> {

    private final House house;
    private final Door door;
    private final Ledger<T> ledger;
    private final Window<T> window;
    private final Advising<T> advising;

    Inquiries(House house, Door door, Ledger<T> ledger, Window<T> window) {
        this.house = house;
        this.door = door;
        this.ledger = ledger;
        this.window = window;
        advising = new Advising<>(ledger, house.advisors());
    }

    /** Why a seat cannot do something now with a thing that its person points at. */
    public List<Reason> reasons(PersonId who, Seat seat, String kind, String code, Language language) {
        return door.enter(() -> {
            Seating.requireOwn(ledger.row(), who, seat);
            return window.reasons(seat, kind, code, language);
        });
    }

    /** Where a choice would lead; see {@link Foresight}. */
    public Preview preview(PersonId who, Seat seat, String code, Language language) {
        return door.enter(() -> {
            Seating.requireOwn(ledger.row(), who, seat);
            return window.preview(seat, code, language);
        });
    }

    /** The same for somebody who sees the table as it is at a ply: answers with what would change. */
    public Preview preview(PersonId who, Seat seat, String code, int ply, Language language) {
        return door.enter(() -> {
            Seating.requireOwn(ledger.row(), who, seat);
            if (ply != ledger.goingOn().ply()) {
                throw Refused.of(Code.MOVED_ON, "moved-on");
            }
            return window.preview(seat, code, language).since(window.view(seat));
        });
    }

    /** How a fight would go that choices lead into, the last of them the attack; reckoned on a copy, while the table goes on. */
    public Optional<Forecast> forecast(PersonId who, Seat seat, List<String> codes, int ply) {
        Oracle<T> oracle = door.enter(() -> {
            Seating.requireOwn(ledger.row(), who, seat);
            Match<T> match = ledger.goingOn().match();
            if (ply != match.plies()) {
                throw Refused.of(Code.MOVED_ON, "moved-on");
            }
            return new Oracle<>(ledger.served(), match.table().copy(), seat, codes, ply);
        });
        return oracle.ask();
    }

    /**
     * What an expert would do in a person's place, or how far the thinking is; see {@link Advising}.
     *
     * @param toll to be paid by whoever makes somebody think
     */
    public HintInfo hint(PersonId who, Seat seat, int ply, Language language, Runnable toll) {
        return door.enter(() -> {
            Seating.requireOwn(ledger.row(), who, seat);
            Thought<List<Advice>> thought = advising.ask(who, seat, ply, toll);
            Counsel counsel = new Counsel(window.words(language));
            return thought.found()
                    .map(advice -> new HintInfo(
                            ply, true, 100, advice.stream().map(counsel::info).toList()))
                    .orElseGet(() -> new HintInfo(ply, false, thought.percent(), List.of()));
        });
    }

    /** The analysis of a finished game, or how far it is; see {@link Studies}. */
    public StudyInfo study(PersonId who, Language language, Runnable toll) {
        Past<T> past = door.enter(() -> window.past(PersonId.NOBODY, Optional.empty()));
        if (past.status() != Status.FINISHED) {
            throw Refused.of(Code.NOT_ALLOWED, "not-finished");
        }
        Thought<Study> thought = house.studies().of(ledger.row().id(), past, who, toll);
        Lexicon words = door.enter(() -> window.words(language));
        return thought.found()
                .map(new Counsel(words)::info)
                .orElseGet(() -> new StudyInfo(false, thought.percent(), List.of(), List.of(), List.of()));
    }

    /** Whole actions about a thing, to be made in one go; reckoned on an imagined table, while the table goes on. */
    public ShortcutsInfo shortcuts(PersonId who, Seat seat, String kind, String code, int ply, Language language) {
        Shortcuts<T> shortcuts = door.enter(() -> {
            Seating.requireOwn(ledger.row(), who, seat);
            Match<T> match = ledger.goingOn().match();
            if (ply != match.plies()) {
                throw Refused.of(Code.MOVED_ON, "moved-on");
            }
            return window.shortcuts(match, seat, language);
        });
        return shortcuts.about(kind, code);
    }
}
