package civitas.civ.ability;

import civitas.civ.content.PaidAbility;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Horseback Riding: trade for the owner, and some for another player of his choice. */
final class Caravans implements Hooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return true;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new ChoosePartner(player, ability));
    }

    record ChoosePartner(int player, PaidAbility ability) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.trade-partner", ability.others());
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                out.add(Act.CHOOSE, table.name(other));
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing == table.name(player)) {
                out.because("why.not-yourself");
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int partner = ((Seat) choice.subject()).index();
            UsePaid.declare(
                    table,
                    player,
                    ability,
                    1 << partner,
                    new Gain(player, ability.amount(), partner, ability.others()));
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
