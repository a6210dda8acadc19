package civitas.clash.civilizations.vikings;

import static civitas.clash.civilizations.content.CivAdvance.VIKINGS_RAIDING;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Trade from a ship beside the city costs its owner a resource, one in a turn. */
final class Raiding implements CollectHooks.Caravan {

    @Override
    public void formed(ClashTable table, int player, int from, int city) {
        int victim = table.cities().owner(city);
        if (table.isPlayer(victim)
                && table.units().count(player, BaseUnit.SHIP, from) > 0
                && table.board().adjacent(from, city)
                && !table.turn().memory().has(VIKINGS_RAIDING, victim)) {
            table.turn().memory().mark(VIKINGS_RAIDING, victim);
            if (new Loss(victim).hasAny(table)) {
                table.push(new Loss(victim));
            }
        }
    }

    /** Which resource is lost. */
    record Loss(int player) implements Solo<ClashTable> {

        boolean hasAny(ClashTable table) {
            Choices out = new Choices();
            list(table, player, out);
            return !out.isEmpty();
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.raiding");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int i = 0; i < Good.COUNT; i++) {
                Good good = Good.of(i);
                if (good.isResource() && table.player(player).get(good) > 0) {
                    out.add(Act.SPEND, good);
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Goods lost = Goods.of(choice.subject(Good.class), 1);
            table.player(player).spend(lost);
            table.say("log.raided", table.name(player), lost);
        }
    }
}
