package civitas.civ.fame.map;

import civitas.civ.city.NewUnit;
import civitas.civ.city.Placing;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A free unit, or a free figure where the token was found, which cannot move in this turn (CV-08.43, CV-08.44). */
record FriendlyBarbarian(int player, int square) implements Solo<CivTable> {

    static void meet(CivTable table, int player, int square) {
        FriendlyBarbarian question = new FriendlyBarbarian(player, square);
        Choices choices = new Choices();
        question.list(table, player, choices);
        if (!choices.isEmpty()) {
            table.push(question);
        }
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.friendly-barbarian", table.square(square));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int i = 0; i < UnitType.COUNT; i++) {
            if (NewUnit.isAvailable(table, player, UnitType.of(i))) {
                out.add(Act.MUSTER, UnitType.of(i));
            }
        }
        for (int i = 0; i < Figure.COUNT; i++) {
            if (mayPlace(table, Figure.of(i))) {
                out.add(Act.PLACE, Figure.of(i), table.square(square));
            }
        }
    }

    private boolean mayPlace(CivTable table, Figure figure) {
        return table.figures().inReserve(player, figure) >= 0 && hasRoom(table) && !isClosed(table);
    }

    /** Whoever explores a hut from the city he founds beside it has nobody there yet (CV-04.63). */
    private boolean hasRoom(CivTable table) {
        int holder = table.figures().holder(square);
        return (holder == player || holder == Figures.NOBODY) && table.figures().count(square) < table.stack(player);
    }

    private boolean isClosed(CivTable table) {
        return Borders.areClosed(table, player, square);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        switch (thing) {
            case UnitType type
            when !NewUnit.isAvailable(table, player, type) ->
                out.because(table.player(player).rank(type) == 0 ? "why.unit-locked" : "why.no-unit", type);
            case Figure figure when isClosed(table) -> out.because("why.closed-outskirts", table.square(square));
            case Figure figure
            when !hasRoom(table) -> out.because("why.stack", table.square(square), table.stack(player));
            case Figure figure when !mayPlace(table, figure) -> out.because("why.no-figure", figure);
            default -> {}
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.MUSTER) {
            NewUnit.draw(table, player, choice.subject(UnitType.class));
            return;
        }
        Figure figure = choice.subject(Figure.class);
        int number = table.figures().inReserve(player, figure);
        Placing.put(table, player, square, figure);
        table.player(player).freeze(number);
        table.say("log.friendly-barbarian", table.name(player), figure, table.square(square));
    }
}
