package civitas.clash.civilizations.aztecs;

import static civitas.clash.civilizations.content.CivAdvance.AZTECS_AZTEC_GOLD;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Tokens;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** What is exchanged for gold, one thing for each mountain. */
record AztecGold(int player, int mountains) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.aztec-gold", mountains);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (!good.isResource()) {
                Tokens.list(table, player, Act.SPEND, good, out);
            } else if (good != Good.GOLD && table.player(player).get(good) > 0) {
                out.add(Act.SPEND, good);
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PASS) {
            return;
        }
        Goods given = Goods.of(choice.subject(Good.class), 1);
        table.say("log.pays", table.name(player), given);
        Gains.take(table, player, Gains.GOLD, AZTECS_AZTEC_GOLD);
        if (mountains > 1) {
            table.push(new AztecGold(player, mountains - 1));
        }
        Tokens.spend(table, player, choice);
    }
}
