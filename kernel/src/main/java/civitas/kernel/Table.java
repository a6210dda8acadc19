package civitas.kernel;

import civitas.kernel.match.Match;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The complete truth of one game in progress. Plain mutable state with a fast {@link #copy()}; games extend it with
 * their pieces.
 *
 * <p>The agenda lives on the table. After every choice the table {@linkplain #settle() settles}: procedures run until
 * somebody has to be asked. Within the kernel's package {@code null} is used for "nothing there" in two private fields;
 * it never leaves them.
 *
 * @param <T> the game's own table type
 */
public abstract class Table<T extends Table<T>> {

    private final int seats;
    private final Chance chance;
    private @Nullable Agenda<T> agenda;
    private int secretsShown;
    private Chronicle chronicle = Chronicle.SILENT;
    private boolean heard;

    /** The choices of the seat asked last: listing is the expensive part of a decision, so it is done once. */
    private @Nullable List<Choice> listed;

    private int listedSeat;

    protected Table(int seats, Seed seed) {
        this.seats = seats;
        this.chance = new Chance(seed);
    }

    /** Copies everything but the listener: what happens on a copy is nobody's news. */
    protected Table(Table<T> other) {
        seats = other.seats;
        chance = other.chance.copy();
        agenda = other.agenda;
        secretsShown = other.secretsShown;
        listed = other.listed;
        listedSeat = other.listedSeat;
    }

    /** An independent copy: playing on it never changes this table. */
    public abstract T copy();

    /** Whether the game has ended. */
    public abstract boolean over();

    /** Writes the game's own state; see {@link #dump()}. */
    protected abstract void write(Dump out);

    /** Reads the game's own state, as {@link #write} wrote it. */
    protected abstract void read(DumpReader in);

    /** The steps that can be read back. */
    protected abstract StepBook<T> stepBook();

    /**
     * Whether {@link #write} has written everything there is to say. Where people talk, it is not so while somebody is in the
     * middle of a sentence.
     */
    protected boolean isPlain() {
        return true;
    }

    protected abstract T self();

    /** What has been offered at the table. */
    public Talk talk() {
        return Talk.NONE;
    }

    /** Called after every step: a game whose end can come at any moment looks for it here. */
    protected void stepped() {}

    public final int seats() {
        return seats;
    }

    public final Chance chance() {
        return chance;
    }

    // --- the agenda -------------------------------------------------------------------------------------------------

    /** Puts a step on top: it comes next. Of several steps push the last one first. */
    public final void push(Step<T> step) {
        agenda = new Agenda<>(step, agenda);
        listed = null;
    }

    /** Puts steps on top that come next, in the order in which they are written here. */
    @SafeVarargs
    public final void then(Step<T>... steps) {
        for (int i = steps.length - 1; i >= 0; i--) {
            push(steps[i]);
        }
    }

    /** Forgets everything that was still to do. */
    protected final void clearAgenda() {
        agenda = null;
        listed = null;
    }

    /** The step on top, if any: views show what is going on. */
    public final Optional<Step<T>> top() {
        Agenda<T> cell = agenda;
        return cell == null ? Optional.empty() : Optional.of(cell.top);
    }

    /** The steps still to do, next one first. */
    public final List<Step<T>> steps() {
        List<Step<T>> steps = new ArrayList<>();
        for (Agenda<T> cell = agenda; cell != null; cell = cell.rest) {
            steps.add(cell.top);
        }
        return steps;
    }

    /** Runs procedures, and questions that answer themselves, until somebody has to decide or the game is over. */
    public final void settle() {
        while (!over()) {
            Agenda<T> cell = agenda;
            if (cell == null) {
                throw new IllegalStateException("nothing left to do, but the game is not over");
            }
            // not a switch over patterns: its call site costs more than all the rest of this loop
            if (cell.top instanceof Procedure<T> procedure) {
                agenda = cell.rest;
                procedure.run(self());
                stepped();
            } else if (!answerItself((Question<T>) cell.top, cell)) {
                return;
            }
        }
        clearAgenda();
    }

    /** Lists nothing where it does not matter: perhaps somebody speaks who is only invited. */
    private boolean answerItself(Question<T> question, Agenda<T> cell) {
        int asked = question.asked(self());
        boolean alone = (asked & (asked - 1)) == 0;
        if (!alone || !question.answersItself(self())) {
            return false;
        }
        int seat = Integer.numberOfTrailingZeros(asked);
        List<Choice> choices = list(question, seat);
        listed = choices;
        listedSeat = seat;
        if (choices.size() != 1) {
            return false;
        }
        agenda = cell.rest;
        listed = null;
        question.choose(self(), seat, choices.getFirst());
        stepped();
        return true;
    }

    private List<Choice> list(Question<T> question, int seat) {
        Choices out = new Choices();
        question.list(self(), seat, out);
        if (out.isEmpty() && (question.asked(self()) >> seat & 1) != 0) {
            throw new IllegalStateException("no legal choice for seat " + seat + " in " + question);
        }
        return out.toList();
    }

    // --- decisions --------------------------------------------------------------------------------------------------

    /** The seats the game waits for, as a bit mask; 0 when it is over. */
    public final int asked() {
        Agenda<T> cell = agenda;
        return cell != null && cell.top instanceof Question<T> question ? question.asked(self()) : 0;
    }

    /** The seats that may speak without being waited for, as a bit mask. */
    public final int invited() {
        Agenda<T> cell = agenda;
        return cell != null && cell.top instanceof Question<T> question ? question.invited(self()) : 0;
    }

    /** The one seat that is asked, or the first of several. */
    public final int asking() {
        return Integer.numberOfTrailingZeros(asked());
    }

    /** Whether no action is half done. */
    public final boolean atRest() {
        Agenda<T> cell = agenda;
        return cell == null || (cell.top instanceof Question<T> question && question.atRest());
    }

    /** The legal choices of a seat; empty for a seat that is neither asked nor invited. */
    public final List<Choice> choices(int seat) {
        List<Choice> known = listed;
        if (known != null && listedSeat == seat) {
            return known;
        }
        if ((asked() >> seat & 1) == 0 && (invited() >> seat & 1) == 0) {
            return List.of();
        }
        List<Choice> choices = list(question(), seat);
        listed = choices;
        listedSeat = seat;
        return choices;
    }

    public final Decision decision(Seat seat) {
        int mask = seat.mask();
        boolean required = (asked() & mask) != 0;
        if (!required && (invited() & mask) == 0) {
            return new Decision(seat, Phrase.NONE, List.of(), false);
        }
        return new Decision(seat, question().prompt(self(), seat.index()), choices(seat.index()), required);
    }

    /** What a choice taken from {@link #choices(int)} would lose for good; see {@link Question#loss}. */
    public final Phrase loss(Seat seat, Choice choice) {
        return question().loss(self(), seat.index(), choice);
    }

    /** What a choice taken from {@link #choices(int)} costs beside goods; see {@link Question#expense}. */
    public final Map<String, Integer> expense(Seat seat, Choice choice) {
        return question().expense(self(), seat.index(), choice);
    }

    /** How likely a choice taken from {@link #choices(int)} succeeds, in percent; see {@link Question#odds}. */
    public final int odds(Seat seat, Choice choice) {
        return question().odds(self(), seat.index(), choice);
    }

    /** The place that a choice taken from {@link #choices(int)} would attack; see {@link Question#fight}. */
    public final Thing fight(Seat seat, Choice choice) {
        return question().fight(self(), seat.index(), choice);
    }

    /** What a seat is asked to pay right now; see {@link Bill}. */
    public final Map<String, Integer> owed(Seat seat) {
        Agenda<T> cell = agenda;
        return cell != null && cell.top instanceof Bill<T> bill && (bill.asked(self()) & seat.mask()) != 0
                ? bill.owed(self())
                : Map.of();
    }

    /** What the others learn when a choice taken from {@link #choices(int)} is made; see {@link Question#weight}. */
    public final Weight weight(Choice choice) {
        return question().weight(choice);
    }

    /** Why a seat that is asked or invited is; see {@link Question#occasion}. */
    public final Occasion occasion(int seat) {
        return question().occasion(self(), seat);
    }

    /** By which choice a seat that is asked would say nothing, if it can. */
    public final Optional<Choice> silence(int seat) {
        if ((asked() >> seat & 1) == 0) {
            return Optional.empty();
        }
        for (Choice choice : choices(seat)) {
            if (weight(choice) == Weight.SILENT) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /** Whether all that a seat can do with what it is asked is to say nothing. */
    public final boolean isMute(int seat) {
        if ((asked() >> seat & 1) == 0) {
            return false;
        }
        for (Choice choice : choices(seat)) {
            if (weight(choice) != Weight.SILENT) {
                return false;
            }
        }
        return true;
    }

    /**
     * Why a seat cannot do something now with a thing, in sentences for people; empty if it can and there is nothing to
     * add. Rests on what the seat may know only.
     */
    public final List<Phrase> reasons(Seat seat, Thing thing) {
        Reasons out = new Reasons();
        if (over()) {
            out.because("reason.over");
        } else if (seat.index() >= seats || ((asked() | invited()) & seat.mask()) == 0) {
            out.waitingFor(asked());
        } else {
            question().explain(self(), seat.index(), thing, out);
            if (out.isEmpty() && choices(seat.index()).stream().noneMatch(choice -> choice.isAbout(thing))) {
                out.because("reason.other-question", question().prompt(self(), seat.index()));
            }
        }
        return out.toList();
    }

    /**
     * Carries out a choice taken from {@link #choices(int)} and settles. Trusted callers only: what comes from outside
     * goes through a {@link Match}.
     */
    public final void choose(int seat, Choice choice) {
        Question<T> question = question();
        Agenda<T> cell = agenda;
        agenda = cell == null ? null : cell.rest;
        listed = null;
        question.choose(self(), seat, choice);
        stepped();
        settle();
    }

    private Question<T> question() {
        Agenda<T> cell = agenda;
        if (cell != null && cell.top instanceof Question<T> question) {
            return question;
        }
        throw new IllegalStateException("nobody is asked anything");
    }

    // --- what is told -----------------------------------------------------------------------------------------------

    public final void listen(Chronicle listener) {
        chronicle = listener;
        heard = !listener.equals(Chronicle.SILENT);
    }

    /** Whether anybody listens: rules ask before they compose something long. */
    public final boolean heard() {
        return heard;
    }

    public final void say(String key) {
        if (heard()) {
            chronicle.tell(new Event(Phrase.of(key), Event.EVERYBODY, Phrase.NONE));
        }
    }

    public final void say(String key, Object a) {
        if (heard()) {
            chronicle.tell(new Event(Phrase.of(key, a), Event.EVERYBODY, Phrase.NONE));
        }
    }

    public final void say(String key, Object a, Object b) {
        if (heard()) {
            chronicle.tell(new Event(Phrase.of(key, a, b), Event.EVERYBODY, Phrase.NONE));
        }
    }

    public final void say(String key, Object a, Object b, Object c) {
        if (heard()) {
            chronicle.tell(new Event(Phrase.of(key, a, b, c), Event.EVERYBODY, Phrase.NONE));
        }
    }

    public final void say(String key, Object a, Object b, Object c, Object d) {
        if (heard()) {
            chronicle.tell(new Event(Phrase.of(key, a, b, c, d), Event.EVERYBODY, Phrase.NONE));
        }
    }

    /** Tells some seats one thing and everybody else another. */
    public final void whisper(int audience, Phrase text, Phrase others) {
        if (heard()) {
            chronicle.tell(new Event(text, audience, others));
        }
    }

    /** Marks that something hidden was shown to somebody: free undo stops here. */
    public final void reveal() {
        secretsShown++;
    }

    /**
     * To be called at the end of {@link Game#imagine}: what comes next is drawn from another stream of chance, and
     * choices listed when the hidden things still lay elsewhere are forgotten.
     */
    public final void redealt(long seed) {
        chance.reseed(seed);
        relist();
    }

    /** Forgets the choices listed last. */
    final void relist() {
        listed = null;
    }

    /** Grows whenever chance spoke or something hidden was shown. */
    public final int revelations() {
        return secretsShown + chance.uses();
    }

    // --- equality ---------------------------------------------------------------------------------------------------

    /** Whether the dump can be {@linkplain Game#restore read back}: the table is at rest, and nothing special waits. */
    public final boolean isRestorable() {
        if (!atRest() || chance.scriptLeft() > 0 || !isPlain()) {
            return false;
        }
        StepBook<T> book = stepBook();
        for (Agenda<T> cell = agenda; cell != null; cell = cell.rest) {
            if (!book.holds(cell.top)) {
                return false;
            }
        }
        return true;
    }

    /** Becomes the table that was written down. */
    public final void restore(DumpReader in) {
        if (in.line("seats").number() != seats) {
            throw new DumpException("a table for another number of players");
        }
        chance.restore(in);
        secretsShown = in.line("shown").number();
        read(in);
        clearAgenda();
        String steps = in.line("agenda").text();
        if (!steps.equals("-")) {
            stepBook().read(steps, this);
        }
        in.end();
    }

    /** The whole table as text: two tables are equal exactly when their dumps are. */
    public final Dump dump() {
        Dump out = new Dump();
        out.put("seats", seats);
        chance.dump(out);
        out.put("shown", secretsShown);
        write(out);
        out.put("agenda", agenda == null ? "-" : agenda.toString());
        return out;
    }
}
