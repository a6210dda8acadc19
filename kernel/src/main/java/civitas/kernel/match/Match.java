package civitas.kernel.match;

import civitas.kernel.Choice;
import civitas.kernel.Codes;
import civitas.kernel.Decision;
import civitas.kernel.Dump;
import civitas.kernel.Event;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.SetupException;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * A game being played: a table together with its record, its log and its undo. Everything that comes from outside (a
 * request, a file, a script) enters through here and is checked here.
 *
 * @param <T> the game's table
 */
public final class Match<T extends Table<T>> {

    /** What had been revealed at a ply before a snapshot: less than now. */
    private static final int UNKNOWN = -1;

    private final Game<T> game;
    private final Setup setup;
    private final Entries entries;
    private final Journal journal;

    /** After each ply: how much had been revealed. Index 0 is the set-up. */
    private final List<Integer> revelations = new ArrayList<>();

    private T table;
    private int border;
    private Supplier<Match<T>> beginning;
    private Optional<UndoRequest> undoRequest = Optional.empty();

    /** An event and the ply that caused it (0 for the set-up). */
    public record Told(int ply, Event event) {}

    /**
     * A wish to undo past something revealed.
     *
     * @param toPly the number of plies that would remain
     * @param agreed the seats that have agreed, as a bit mask
     */
    public record UndoRequest(Seat by, int toPly, int agreed) {}

    private Match(Game<T> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        entries = new Entries();
        journal = new Journal();
        beginning = () -> start(game, setup);
        this.table = game.deal(setup, this::hear);
        revelations.add(table.revelations());
    }

    public static <T extends Table<T>> Match<T> start(Game<T> game, Setup setup) {
        return new Match<>(game, setup);
    }

    /** Continues from a table that is not a fresh deal, such as the position of a scenario. It cannot be undone into. */
    public static <T extends Table<T>> Match<T> from(Game<T> game, Setup setup, T table) {
        Match<T> match = new Match<>(game, setup);
        match.table = table;
        match.journal.clear();
        table.listen(match::hear);
        match.revelations.set(0, table.revelations());
        return match;
    }

    /**
     * Goes on from a snapshot.
     *
     * @param earlier the choices made before it; asked only if somebody looks so far back
     */
    public static <T extends Table<T>> Match<T> resume(
            Game<T> game, Setup setup, Snapshot snapshot, Supplier<List<GameRecord.Entry>> earlier) {
        return new Match<>(game, setup, snapshot, earlier);
    }

    private Match(Game<T> game, Setup setup, Snapshot snapshot, Supplier<List<GameRecord.Entry>> earlier) {
        this.game = game;
        this.setup = setup;
        entries = new Entries(snapshot, earlier);
        journal = new Journal(snapshot);
        beginning = () -> start(game, setup);
        table = snapshot.table(game, setup);
        table.listen(this::hear);
        for (int ply = 0; ply <= snapshot.ply(); ply++) {
            revelations.add(ply < snapshot.freeFrom() ? UNKNOWN : table.revelations());
        }
    }

    /** Replays a record; says which line is wrong if one is. */
    public static <T extends Table<T>> Match<T> replay(Game<T> game, GameRecord record) {
        Match<T> match = replay(game, record, record.entries().size());
        String fingerprint = match.fingerprint();
        if (!fingerprint.equals(record.fingerprint())) {
            throw new RecordException(
                    record.lineOf(record.entries().size() + 1),
                    "the table does not match the record: fingerprint " + fingerprint + " instead of "
                            + record.fingerprint(),
                    Phrase.of("record.fingerprint", fingerprint, record.fingerprint()));
        }
        return match;
    }

    /** Replays the first plies of a record. */
    public static <T extends Table<T>> Match<T> replay(Game<T> game, GameRecord record, int plies) {
        if (record.rules() != game.rulesVersion()) {
            throw new RecordException(
                    GameRecord.RULES_LINE,
                    "written for rules version " + record.rules() + ", this is version " + game.rulesVersion(),
                    Phrase.of("record.rules-version", record.rules(), game.rulesVersion()));
        }
        Match<T> match;
        try {
            match = start(game, record.setup());
        } catch (SetupException e) {
            throw new RecordException(GameRecord.lineOf(e.part()), String.valueOf(e.getMessage()), e.reason());
        }
        for (int ply = 1; ply <= plies; ply++) {
            GameRecord.Entry entry = record.entries().get(ply - 1);
            try {
                match.choose(entry.seat(), entry.code());
            } catch (Refusal refusal) {
                throw new RecordException(
                        record.lineOf(ply),
                        String.valueOf(refusal.getMessage()),
                        Phrase.of("record.choice", ply, refusal.reason()));
            }
        }
        return match;
    }

    /**
     * Ends the past: what was chosen before this ply stays chosen, because it was chosen under other rules.
     *
     * @param from the match to begin with when later choices are taken back
     */
    public void closePast(int ply, Supplier<Match<T>> from) {
        border = ply;
        beginning = from;
    }

    /** Says something about the match itself. It stays in the log, whatever is taken back. */
    public void note(Told note) {
        journal.note(note);
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    public Game<T> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /** The true table. Whoever gets it sees everything: for agents and people there are views. */
    public T table() {
        return table;
    }

    public int plies() {
        return entries.size();
    }

    public boolean over() {
        return table.over();
    }

    public Decision decision(Seat seat) {
        return table.decision(seat);
    }

    /** The choices that were made after the first so many. */
    public List<GameRecord.Entry> choicesAfter(int ply) {
        return List.copyOf(entries.from(ply));
    }

    /** Why a seat cannot do something now with the thing it points at; see {@link Table#reasons}. */
    public List<Phrase> reasons(Seat seat, String kind, String code) {
        return game.thing(table, kind, code)
                .map(thing -> table.reasons(seat, thing))
                .orElseThrow(
                        () -> new Refusal("there is no " + kind + " " + code, Phrase.of("refusal.thing", kind, code)));
    }

    /** The log so far, the events of the set-up (ply 0) included; see {@link #logFrom()}. */
    public List<Told> log() {
        return journal.all();
    }

    /** The events from a ply on, as far as the log goes back. */
    public List<Told> logSince(int ply) {
        return journal.since(ply);
    }

    /** The ply that the last so many events begin with; 0 if there are no more. */
    public int lastLinesFrom(int lines) {
        return journal.lastFrom(lines);
    }

    /** The log holds every event from this ply on; more than 0 only in a match that was {@linkplain #resume resumed}. */
    public int logFrom() {
        return journal.from();
    }

    /** Makes a choice by its code, or refuses it and leaves everything as it was. */
    public void choose(Seat seat, String code) {
        choose(seat, find(seat, Codes.tidy(code)));
    }

    /** Makes a choice taken from {@link #decision(Seat)}. */
    public void choose(Seat seat, Choice choice) {
        entries.add(new GameRecord.Entry(seat, choice.code()));
        table.choose(seat.index(), choice);
        revelations.add(table.revelations());
        undoRequest = Optional.empty();
    }

    private Choice find(Seat seat, String code) {
        if (table.over()) {
            throw new Refusal("the game is over", Phrase.of("refusal.over"));
        }
        if (seat.index() >= table.seats()) {
            throw new Refusal(seat.code() + " does not sit at this table", Phrase.of("refusal.seat", seat));
        }
        List<Choice> choices = table.choices(seat.index());
        for (Choice choice : choices) {
            if (choice.says(code)) {
                return choice;
            }
        }
        throw choices.isEmpty() ? Refusal.notAsked(seat, code) : Refusal.notLegal(seat, code, table.decision(seat));
    }

    private void hear(Event event) {
        journal.add(new Told(entries.size(), event));
    }

    // --- record -----------------------------------------------------------------------------------------------------

    public GameRecord record() {
        return new GameRecord(setup, game.rulesVersion(), entries.all(), fingerprint());
    }

    /**
     * What is needed to go on from here without making all choices again; empty while something is half done.
     *
     * @param lines how many of the last events are kept, at most
     */
    public Optional<Snapshot> snapshot(int lines) {
        return table.isRestorable() ? Optional.of(snapshot(lines, table, entries.size())) : Optional.empty();
    }

    /**
     * What is needed to go on from an earlier moment.
     *
     * @param then the table as it was at that ply; it was {@linkplain Table#isRestorable() restorable}
     */
    public Snapshot snapshot(int lines, T then, int ply) {
        int freeFrom = ply;
        while (freeFrom > 0 && revelations.get(freeFrom - 1) == then.revelations()) {
            freeFrom--;
        }
        List<Told> told = journal.until(ply);
        int from = Journal.lastFrom(told, lines, journal.from());
        return new Snapshot(
                freeFrom,
                entries.from(freeFrom).subList(0, ply - freeFrom),
                from,
                told.stream().filter(line -> line.ply() >= from).toList(),
                then.dump().toString());
    }

    /**
     * Sixteen digits that stand for where the game has come to: how chance stands, who is asked, with which choices, and how
     * everybody stands. It rests on nothing that only the program knows: a table that keeps its state in another way has the
     * same fingerprint.
     */
    public String fingerprint() {
        return fingerprint(game, table);
    }

    /** The same of a table without its match. */
    public static <T extends Table<T>> String fingerprint(Game<T> game, T table) {
        Dump out = new Dump();
        table.chance().dump(out);
        for (int seat = 0; seat < table.seats(); seat++) {
            out.put(Seat.of(seat).code(), table.choices(seat));
        }
        for (Standing standing : game.standings(table)) {
            out.put("place", standing.seat().code(), standing.place(), standing.points());
        }
        return out.fingerprint();
    }

    // --- undo -------------------------------------------------------------------------------------------------------

    /** The smallest number of plies that the seat can undo to without asking anybody: its own unrevealing choices. */
    public int freeUndoTo(Seat seat) {
        int ply = entries.size();
        while (ply > border
                && revelations.get(ply - 1).equals(revelations.get(ply))
                && entries.get(ply - 1).seat() == seat) {
            ply--;
        }
        return ply;
    }

    /** The number of plies before the latest choice of a seat; -1 if there is none that could be taken back. */
    public int beforeLastChoiceOf(Seat seat) {
        return beforeLastChoiceOf(seat, ply -> false);
    }

    /**
     * The same for the latest choice that was really a choice.
     *
     * @param passed whether what was chosen at a ply does not count
     */
    public int beforeLastChoiceOf(Seat seat, IntPredicate passed) {
        int ply = entries.size() - 1;
        while (ply >= border && (entries.get(ply).seat() != seat || passed.test(ply))) {
            ply--;
        }
        return ply < border ? -1 : ply;
    }

    /** Who has made the last choice, if any was made. */
    public Optional<Seat> lastChooser() {
        return entries.size() == 0
                ? Optional.empty()
                : Optional.of(entries.get(entries.size() - 1).seat());
    }

    /** Takes the last choices of a seat back; refused where something was revealed or another seat has chosen. */
    public void undo(Seat seat, int toPly) {
        if (toPly < 0 || toPly >= entries.size()) {
            throw new Refusal("there is nothing to undo", Phrase.of("refusal.undo-nothing"));
        }
        requireAfterBorder(toPly);
        int free = freeUndoTo(seat);
        if (toPly < free) {
            throw new Refusal(
                    "undo is free back to ply " + free + "; further back the others must agree",
                    Phrase.of("refusal.undo-barrier", free));
        }
        rewind(toPly);
    }

    /** Asks the others to undo past something revealed. */
    public UndoRequest requestUndo(Seat seat, int toPly) {
        if (toPly < 0 || toPly >= entries.size()) {
            throw new Refusal("there is nothing to undo", Phrase.of("refusal.undo-nothing"));
        }
        requireAfterBorder(toPly);
        UndoRequest request = new UndoRequest(seat, toPly, seat.mask());
        undoRequest = Optional.of(request);
        agreeIfUnanimous(request);
        return request;
    }

    private void requireAfterBorder(int toPly) {
        if (toPly < border) {
            throw new Refusal(
                    "what was chosen up to ply " + border + " was chosen under other rules",
                    Phrase.of("refusal.undo-border", border));
        }
    }

    public Optional<UndoRequest> undoRequest() {
        return undoRequest;
    }

    /**
     * Agrees to the open request, if it is the one that was seen; it is carried out when every seat has agreed.
     *
     * @param fromPly the number of plies when it was seen
     * @param toPly the number of plies that were to remain
     */
    public void agreeToUndo(Seat seat, int fromPly, int toPly) {
        UndoRequest request = undoRequest.orElseThrow(
                () -> new Refusal("nobody has asked to undo", Phrase.of("refusal.undo-nobody")));
        if (fromPly != entries.size() || toPly != request.toPly()) {
            throw new Refusal(
                    "the request is to go from ply " + entries.size() + " to " + request.toPly(),
                    Phrase.of("refusal.undo-other", entries.size() - request.toPly()));
        }
        UndoRequest agreed = new UndoRequest(request.by(), request.toPly(), request.agreed() | seat.mask());
        undoRequest = Optional.of(agreed);
        agreeIfUnanimous(agreed);
    }

    public void declineUndo() {
        undoRequest = Optional.empty();
    }

    private void agreeIfUnanimous(UndoRequest request) {
        int everybody = (1 << table.seats()) - 1;
        if ((request.agreed() & everybody) == everybody) {
            rewind(request.toPly());
        }
    }

    private void rewind(int toPly) {
        undoRequest = Optional.empty();
        List<GameRecord.Entry> kept = entries.all().subList(0, toPly);
        Match<T> again = beginning.get();
        for (GameRecord.Entry entry : kept.subList(again.plies(), toPly)) {
            again.choose(entry.seat(), entry.code());
        }
        table = again.table;
        entries.replace(kept);
        revelations.clear();
        revelations.addAll(again.revelations);
        journal.become(again.journal);
        table.listen(this::hear);
    }
}
