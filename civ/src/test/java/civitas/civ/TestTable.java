package civitas.civ;

import civitas.civ.board.Board;
import civitas.civ.board.Layouts;
import civitas.civ.content.Civilization;
import civitas.civ.content.Content;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.setup.Dealing;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rules;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Step;
import civitas.kernel.text.Phrase;
import java.util.List;

/** A dealt table with words for arranging positions; extend it with what a chapter needs. */
public final class TestTable {

    public static final Rules.Options STANDARD = new Rules.Options(false, false, false, false, false, false, true);

    private final CivTable table;

    private TestTable(CivTable table) {
        this.table = table;
    }

    /** A two-player table after set-up, at the first decision of turn 1; every set-up choice is the first one. */
    public static TestTable begun() {
        return begun(2, STANDARD, 7);
    }

    public static TestTable begun(int seats, Rules.Options options, long seed) {
        Hooks hooks = new Hooks();
        Abilities.join(hooks);
        Rules rules = new Rules(Content.BASE, Layouts.forPlayers(seats), hooks, options);
        CivTable table = Dealing.deal(rules, seats, seed);
        while (table.turn().number() == 0 && !table.over()) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        return new TestTable(table);
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
                table.learn(player, tech, false);
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
            if (table.content().event(card) == event
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
        table.startOver();
        table.push(new Rest());
        table.push(step);
        table.settle();
        return this;
    }

    /** The codes of what the asked player may choose. */
    public List<String> codes() {
        return codes(table.asking());
    }

    public List<String> codes(int seat) {
        return table.choices(seat).stream().map(Choice::code).toList();
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
        public boolean answersItself() {
            return false;
        }
    }
}
