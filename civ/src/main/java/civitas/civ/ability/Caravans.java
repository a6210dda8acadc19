package civitas.civ.ability;

import civitas.civ.ask.Ask;
import civitas.civ.content.PaidAbility;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** Horseback Riding: trade for the owner, and some for another player of his choice. */
final class Caravans implements TurnHooks.PaidDeed {

    private static final Inquiry<CivTable, PaidUse> PARTNER = Ask.seat(Act.CHOOSE, "prompt.trade-partner")
            .about(PaidUse::player)
            .saying((table, use) -> List.of(use.ability().others()))
            .explain(Caravans::explain)
            .then((table, use, partner) -> {
                PaidAbility ability = use.ability();
                Gain gain = new Gain(use.player(), ability.amount(), partner.index(), ability.others());
                UsePaid.declare(table, use.player(), ability, partner.mask(), gain);
            });

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return true;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        PARTNER.ask(table, new PaidUse(player, ability));
    }

    private static void explain(CivTable table, PaidUse use, Thing thing, Reasons out) {
        if (thing == table.name(use.player())) {
            out.because("why.not-yourself");
        }
    }

    record Gain(int player, int amount, int partner, int others) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.addTrade(player, amount);
            table.addTrade(partner, others);
            table.say("log.caravans", table.name(player), amount, table.name(partner), others);
        }
    }
}
