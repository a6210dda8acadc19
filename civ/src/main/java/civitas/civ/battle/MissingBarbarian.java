package civitas.civ.battle;

import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A deck was empty: the barbarian player chooses another of the decks barbarians draw from (CV-11.107).
 *
 * @param missing how many cards the barbarians lack
 */
record MissingBarbarian(int side, int missing) implements Question<CivTable> {

    /** Whether any deck has a card left (CV-11.108). */
    static boolean isPossible(CivTable table) {
        for (int type = 0; type < UnitType.RANKED; type++) {
            if (!table.market().units(UnitType.of(type)).isExhausted()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int asked(CivTable table) {
        return 1 << table.battle().player(side);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.battle.barbarian-deck");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int type = 0; type < UnitType.RANKED; type++) {
            if (!table.market().units(UnitType.of(type)).isExhausted()) {
                out.add(Act.DRAW, UnitType.of(type));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof UnitType type && type.ordinal() >= UnitType.RANKED) {
            out.because("why.barbarian-deck", type);
        } else if (thing instanceof UnitType type && table.market().units(type).isExhausted()) {
            out.because("why.no-unit", type);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        UnitType type = choice.subject(UnitType.class);
        DrawForces.drawBarbarian(table, side, type);
        table.reveal();
        table.say("log.battle.barbarian-deck", table.name(seat), type);
        if (missing > 1 && isPossible(table)) {
            table.push(new MissingBarbarian(side, missing - 1));
        }
    }
}
