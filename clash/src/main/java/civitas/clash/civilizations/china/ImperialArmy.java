package civitas.clash.civilizations.china;

import static civitas.clash.civilizations.content.CivAdvance.CHINA_IMPERIAL_ARMY;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Settlers become infantry and infantry settlers, where they stand, as far as there are pieces and room. */
record ImperialArmy(int player, int changed) implements Solo<ClashTable> {

    static final TurnHooks.Deed DEED = AbilityDeed.action(CHINA_IMPERIAL_ARMY)
            .oncePerTurn()
            .when(ImperialArmy::isPossible)
            .then((table, player) -> table.push(new ImperialArmy(player, 0)));

    private static boolean isPossible(ClashTable table, int player) {
        Choices out = new Choices();
        new ImperialArmy(player, 0).list(table, player, out);
        return out.size() > 0;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.imperial-army");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.units().count(BaseUnit.SETTLER, space) > 0
                    && table.unitsLeft(player, BaseUnit.INFANTRY) > 0
                    && (table.lands().isSea(space) || table.hasRoom(player, space))) {
                out.add(Act.CONVERT, BaseUnit.SETTLER, table.space(space));
            }
            if (table.units().count(BaseUnit.INFANTRY, space) > 0 && table.unitsLeft(player, BaseUnit.SETTLER) > 0) {
                out.add(Act.CONVERT, BaseUnit.INFANTRY, table.space(space));
            }
        }
        if (changed > 0) {
            out.add(Act.DONE);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        UnitType from = choice.subject(UnitType.class);
        UnitType to = from == BaseUnit.SETTLER ? BaseUnit.INFANTRY : BaseUnit.SETTLER;
        Space space = choice.object(Space.class);
        table.removeUnits(from, space.index(), 1);
        table.units().add(player, to, space.index(), 1);
        table.say("log.converts", table.name(player), from, to, space);
        table.push(new ImperialArmy(player, changed + 1));
    }
}
