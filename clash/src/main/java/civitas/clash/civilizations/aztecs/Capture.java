package civitas.clash.civilizations.aztecs;

import static civitas.clash.civilizations.content.CivAdvance.AZTECS_CAPTIVES;

import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Which of the units that fell are taken captive. */
record Capture(int player, int loser) implements Solo<ClashTable> {

    static void ask(ClashTable table, int player, int loser) {
        Capture capture = new Capture(player, loser);
        Choices out = new Choices();
        capture.list(table, player, out);
        if (out.size() > 1) {
            table.push(capture);
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.captives", Captives.MOST - Captives.count(table, player));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (Captives.count(table, player) < Captives.MOST) {
            for (UnitType type : table.roster().all()) {
                if (table.battle().memory().get(AZTECS_CAPTIVES, type.number()) > 0
                        && table.unitsLeft(loser, type) > 0) {
                    out.add(Act.TAKE, type);
                }
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PASS) {
            return;
        }
        UnitType type = choice.subject(UnitType.class);
        table.battle().memory().add(AZTECS_CAPTIVES, type.number(), -1);
        Captives.take(table, player, loser, type);
        ask(table, player, loser);
    }
}
