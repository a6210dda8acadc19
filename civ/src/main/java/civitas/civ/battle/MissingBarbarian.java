package civitas.civ.battle;

import civitas.civ.ask.Ask;
import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A deck was empty: the barbarian player chooses another of the decks barbarians draw from (CV-11.107).
 *
 * @param missing how many cards the barbarians lack
 */
record MissingBarbarian(int player, int side, int missing) {

    private static final Inquiry<CivTable, MissingBarbarian> DECK = Ask.thing(
                    Act.DRAW, "prompt.battle.barbarian-deck", UnitType.class)
            .about(MissingBarbarian::player)
            .from((table, lack, out) -> decks(table).forEach(out))
            .explain((table, lack, thing, out) -> explain(table, thing, out))
            .then((table, lack, type) -> lack.draw(table, type));

    /** Asks as long as cards are missing and any deck has one left (CV-11.108). */
    static void ask(CivTable table, int side, int missing) {
        if (missing > 0 && !decks(table).isEmpty()) {
            DECK.ask(table, new MissingBarbarian(table.battle().player(side), side, missing));
        }
    }

    private static List<UnitType> decks(CivTable table) {
        return IntStream.range(0, UnitType.RANKED)
                .mapToObj(UnitType::of)
                .filter(type -> !table.market().units(type).isExhausted())
                .toList();
    }

    private static void explain(CivTable table, Thing thing, Reasons out) {
        if (thing instanceof UnitType type && type.ordinal() >= UnitType.RANKED) {
            out.because("why.barbarian-deck", type);
        } else if (thing instanceof UnitType type && table.market().units(type).isExhausted()) {
            out.because("why.no-unit", type);
        }
    }

    private void draw(CivTable table, UnitType type) {
        DrawForces.drawBarbarian(table, side, type);
        table.reveal();
        table.say("log.battle.barbarian-deck", table.name(player), type);
        ask(table, side, missing - 1);
    }
}
