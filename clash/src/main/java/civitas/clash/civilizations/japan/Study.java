package civitas.clash.civilizations.japan;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.Advance;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** An advance for its normal price without an action, if the player wants one. */
record Study(int player, Numbers offered) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.scholar");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Numbers advances = AdvanceAction.affordable(table, player).and(offered);
        for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
            out.add(Act.ADVANCE, table.content().advance(number));
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.ADVANCE) {
            table.say("log.uses", table.name(player), LeaderAbility.GO_TOBA_SCHOLAR);
            BuyAdvance.begin(table, player, choice.subject(Advance.class), Marker.TRACK);
        }
    }
}
