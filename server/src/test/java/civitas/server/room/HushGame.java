package civitas.server.room;

import civitas.kernel.Box;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Chronicle;
import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Game;
import civitas.kernel.Occasion;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.StepBook;
import civitas.kernel.Table;
import civitas.kernel.Verb;
import civitas.kernel.Viewer;
import civitas.kernel.Weight;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One player after the other does something, and everybody else is asked whether they mind; only whoever holds the card could.
 * Who holds it is fixed by the test, so that two games differ in nothing but that.
 */
final class HushGame implements Game<HushGame.Hush> {

    private static final List<String> WORDS = List.of("civitas/kernel/messages/kernel", "civitas/kernel/toy/messages");
    private static final List<Box> BOXES = List.of(Box.base("base", "B", 2, 4).inWordsOf(WORDS));
    private static final int TURNS = 9;

    private final int holders;

    /** @param holders the seats that hold the card, as a mask */
    HushGame(int holders) {
        this.holders = holders;
    }

    /** The words of the toy game serve here too. */
    enum Act implements Verb {
        /** Does something to nobody. */
        TAKE,
        /** Does something to the next player. */
        GAMBLE,
        /** Minds. */
        DRAW,
        /** Says nothing. */
        DONE;

        @Override
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What everybody sees, and whether the viewer holds the card. */
    record View(int turns, int minded, boolean card) {}

    /** The table. */
    static final class Hush extends Table<Hush> {

        private int holders;
        private int turns;
        private int minded;

        Hush(Setup setup, int holders) {
            super(setup.seats(), setup.seed());
            this.holders = holders;
        }

        private Hush(Hush other) {
            super(other);
            holders = other.holders;
            turns = other.turns;
            minded = other.minded;
        }

        @Override
        public Hush copy() {
            return new Hush(this);
        }

        @Override
        public boolean over() {
            return turns > TURNS;
        }

        @Override
        protected Hush self() {
            return this;
        }

        @Override
        protected void write(Dump out) {
            out.put("holders", holders);
            out.put("turns", turns);
            out.put("minded", minded);
        }

        @Override
        protected void read(DumpReader in) {
            throw new DumpException("a hush is never read back");
        }

        @Override
        protected StepBook<Hush> stepBook() {
            return new StepBook<>();
        }
    }

    /** Somebody's turn. */
    record Turn(int player) implements Question<Hush> {

        @Override
        public int asked(Hush table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(Hush table, int seat) {
            return Phrase.of("toy.ask.market");
        }

        @Override
        public void list(Hush table, int seat, Choices out) {
            out.add(Act.TAKE);
            out.add(Act.GAMBLE);
        }

        @Override
        public void choose(Hush table, int seat, Choice choice) {
            table.turns++;
            int next = (player + 1) % table.seats();
            table.push(new Turn(next));
            for (int i = table.seats() - 1; i > 0; i--) {
                int other = (player + i) % table.seats();
                table.push(new Mind(other, choice.verb() == Act.GAMBLE && other == next));
            }
        }
    }

    /** Whether somebody minds. */
    record Mind(int player, boolean meant) implements Question<Hush> {

        @Override
        public int asked(Hush table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(Hush table, int seat) {
            return Phrase.of("toy.ask.bonus");
        }

        @Override
        public void list(Hush table, int seat, Choices out) {
            out.add(Act.DONE);
            if ((table.holders >> player & 1) != 0) {
                out.add(Act.DRAW);
            }
        }

        @Override
        public void choose(Hush table, int seat, Choice choice) {
            table.minded += choice.verb() == Act.DRAW ? 1 : 0;
        }

        @Override
        public boolean answersItself(Hush table) {
            return false;
        }

        @Override
        public Weight weight(Choice choice) {
            return choice.verb() == Act.DONE ? Weight.SILENT : Weight.OPEN;
        }

        @Override
        public Occasion occasion(Hush table, int seat) {
            return meant ? Occasion.AIMED : Occasion.DISTANT;
        }
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public List<Box> boxes() {
        return BOXES;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public Hush deal(Setup setup, Chronicle chronicle) {
        Hush table = new Hush(setup, holders);
        table.listen(chronicle);
        table.push(new Turn(0));
        table.settle();
        return table;
    }

    @Override
    public Hush restore(Setup setup, DumpReader dump) {
        throw new DumpException("a hush is never read back");
    }

    @Override
    public Object view(Hush table, Viewer viewer) {
        boolean card = !viewer.isSpectator() && (table.holders >> viewer.seat() & 1) != 0;
        return new View(table.turns, table.minded, card);
    }

    @Override
    public String describe(Hush table, Viewer viewer, Lexicon lexicon) {
        return lexicon.say(Phrase.of("toy.round", table.turns));
    }

    @Override
    public Hush imagine(Hush table, Seat seat, long seed) {
        Hush imagined = table.copy();
        imagined.holders &= seat.mask();
        imagined.redealt(seed);
        return imagined;
    }

    @Override
    public List<Standing> standings(Hush table) {
        return List.of(new Standing(Seat.RED, new LinkedHashMap<>(Map.of("coins", 0.0)), 1));
    }

    @Override
    public int period(Hush table) {
        return table.turns;
    }

    @Override
    public void audit(Hush table) {
        // nothing can be lost
    }
}
