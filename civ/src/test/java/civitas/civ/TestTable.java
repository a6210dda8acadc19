package civitas.civ;

import civitas.civ.board.Board;
import civitas.civ.content.Civilization;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.setup.Dealing;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Rules;
import civitas.civ.turn.BeginStep;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Chronicle;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.Step;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Set;

/** A dealt table with words for arranging positions; extend it with what a chapter needs. */
public final class TestTable {

    public static final Rules.Options STANDARD = new Rules.Options(false, false, false, false, false, false, true);

    private static final Rules.Options CHOOSING = new Rules.Options(false, true, false, false, false, false, true);

    /** As usual, but for modules that are left out and open questions that are answered otherwise, by their keys. */
    public static Rules.Options otherwise(String... changed) {
        return new Rules.Options(false, false, false, false, false, false, true, Set.of(changed));
    }

    private final CivTable table;

    private TestTable(CivTable table) {
        this.table = table;
    }

    /** A two-player table after set-up, at the first decision of turn 1; every set-up choice is the first one. */
    public static TestTable begun() {
        return begun(2, STANDARD, 7);
    }

    public static TestTable begun(int seats, Rules.Options options, long seed) {
        return dealt(seats, options, seed).ready();
    }

    /** A table after set-up whose players have chosen these civilizations, by seat. */
    public static TestTable playing(Civilization... civilizations) {
        return choosing(Books.own(), civilizations).ready();
    }

    /** A table whose players have chosen these civilizations, by seat, and have placed nothing yet. */
    public static TestTable choosing(Rulebook book, Civilization... civilizations) {
        TestTable test = dealt(book, civilizations.length, CHOOSING, 7);
        for (int i = 0; i < civilizations.length; i++) {
            test.choose("choose " + civilizations[test.table.asking()].code());
        }
        return test;
    }

    /** A table at the first decision of set-up. */
    public static TestTable dealt(int seats, Rules.Options options, long seed) {
        return dealt(Books.own(), seats, options, seed);
    }

    /** The same with a rulebook of the test's own. */
    public static TestTable dealt(Rulebook book, int seats, Rules.Options options, long seed) {
        Rules rules = Rules.of(book, seats, options);
        return new TestTable(Dealing.deal(rules, seats, Seed.of(seed), Chronicle.SILENT));
    }

    /** Ends set-up with the first choice everywhere, but with one of these where it is offered. */
    public TestTable ready(String... preferred) {
        while (table.turn().number() == 0 && !table.over()) {
            List<String> codes = codes();
            String best = codes.getFirst();
            for (String code : preferred) {
                best = codes.contains(code) ? code : best;
            }
            choose(best);
        }
        return this;
    }

    /** Turns a particular tile up in a slot, as it is printed, without tokens. */
    public TestTable tile(int slot, String id) {
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            if (table.content().tile(tile).id().equals(id)) {
                table.lands().lay(slot, tile);
                table.lands().reveal(slot, 0);
                return this;
            }
        }
        throw new IllegalArgumentException("no tile " + id);
    }

    /** Takes all figures of a player off the map. */
    public TestTable cleared(int player) {
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if (table.figures().where(player, figure) >= 0) {
                table.putFigure(player, figure, Figures.RESERVE);
            }
        }
        return this;
    }

    public TestTable city(int player, int marker, String square) {
        table.foundCity(Cities.of(player, marker), square(square));
        return this;
    }

    /** Begins a player's step of a phase; when it is done the table rests. */
    public TestTable step(Phase phase, int player) {
        table.turn().setPhase(phase);
        return at(new BeginStep(phase, player));
    }

    public CivTable table() {
        return table;
    }

    public int square(String label) {
        return table.board().parse(label).orElseThrow().index();
    }

    /** Turns every tile up, as it is printed, without tokens. */
    public TestTable explored() {
        Board board = table.board();
        for (int slot = 0; slot < board.slots().size(); slot++) {
            if (!table.lands().isRevealed(slot)) {
                table.lands().reveal(slot, 0);
            }
        }
        return this;
    }

    public TestTable civilization(int player, Civilization civilization) {
        table.player(player).setCivilization(civilization);
        return this;
    }

    public TestTable knows(int player, Tech... techs) {
        for (Tech tech : techs) {
            if (!table.player(player).knows(tech)) {
                table.learn(player, tech);
            }
        }
        return this;
    }

    public TestTable figure(int player, Figure figure, String square) {
        table.putFigure(player, table.figures().inReserve(player, figure), square(square));
        return this;
    }

    public TestTable resource(int player, Resource resource) {
        if (!table.takeResource(player, resource)) {
            throw new IllegalStateException("no " + resource + " on the market");
        }
        return this;
    }

    /** Puts a culture event into a hand, from its deck. */
    public TestTable holds(int player, CultureEvent event) {
        for (int card = 0; card < table.content().eventCards(); card++) {
            if (table.content().event(card).equals(event)
                    && table.market()
                            .events(table.content().spec(event).level())
                            .remove(card)) {
                table.player(player).hand().add(card);
                return this;
            }
        }
        throw new IllegalStateException("no " + event + " in the deck");
    }

    /** Gives a unit card of a type and a strength at rank 1. */
    public TestTable unit(int player, UnitType type, int strength) {
        for (int card = 0; card < table.content().unitCards(); card++) {
            if (table.content().unit(card).type() == type
                    && table.content().unit(card).strength(1) == strength
                    && table.market().units(type).remove(card)) {
                table.player(player).addForce(card);
                return this;
            }
        }
        throw new IllegalStateException("no " + type + " " + strength + " in the deck");
    }

    /** Replaces the agenda by one step, after which the table rests, and settles. */
    public TestTable at(Step<CivTable> step) {
        for (int player = 0; player < table.seats(); player++) {
            table.fitPolicies(player);
        }
        table.startOver();
        table.push(new Rest());
        table.push(step);
        table.settle();
        return this;
    }

    /** Asks the present question anew, after something was changed behind its back. */
    public TestTable again() {
        return at(table.top().orElseThrow());
    }

    /** The key of what the asked player would lose by a choice; empty for nothing. */
    public String loss(String code) {
        return table.choices(table.asking()).stream()
                .filter(choice -> choice.code().equals(code))
                .map(choice -> table.loss(Seat.of(table.asking()), choice).key())
                .findFirst()
                .orElseThrow(() -> new AssertionError(code + " is not legal: " + codes()));
    }

    /** The codes of what the asked player may choose. */
    public List<String> codes() {
        return codes(table.asking());
    }

    public List<String> codes(int seat) {
        return table.choices(seat).stream().map(Choice::code).toList();
    }

    /** The keys of the reasons why a player cannot do something with a thing now. */
    public List<String> why(int seat, Thing thing) {
        return table.reasons(Seat.of(seat), thing).stream().map(Phrase::key).toList();
    }

    public List<String> why(int seat, String square) {
        return why(seat, table.square(square(square)));
    }

    /** The asked player chooses. */
    public TestTable choose(String code) {
        return choose(table.asking(), code);
    }

    public TestTable choose(int seat, String code) {
        for (Choice choice : table.choices(seat)) {
            if (choice.code().equals(code)) {
                table.choose(seat, choice);
                return this;
            }
        }
        throw new IllegalArgumentException("'" + code + "' is not among " + codes(seat));
    }

    /** Whether the step given to {@link #at} is done. */
    public boolean isDone() {
        return table.top().equals(java.util.Optional.of(new Rest()));
    }

    /** Where a table rests when what a test looks at is done. */
    private record Rest() implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.NONE;
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            out.add(Act.DONE);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            table.push(this);
        }

        @Override
        public boolean answersItself(CivTable table) {
            return false;
        }
    }
}
