package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_GARDENS;

import civitas.clash.ask.Ask;
import civitas.clash.city.Moods;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;
import civitas.kernel.ask.Inquiry;

/** Food when its city collects; as an action a mood token makes a city merrier. */
final class Gardens {

    /** Which city; an action like the others, so it may be any city that is not happy yet. */
    private static final Inquiry<ClashTable, Integer> STROLL = Ask.city(Act.IMPROVE, "prompt.gardens")
            .where((table, player, city) -> Moods.canImprove(table, city.index()))
            .then((table, player, city) -> Moods.improve(table, city.index()));

    private Gardens() {}

    static void join(Hooks hooks) {
        hooks.city.afterActivate.join(GREAT_GARDENS, (table, player, city, work) -> {
            if (work == Work.COLLECT && table.cities().has(city, GREAT_GARDENS)) {
                table.push(new Harvest(player));
            }
        });
        hooks.turn.deed.join(
                GREAT_GARDENS,
                AbilityDeed.action(GREAT_GARDENS)
                        .costs(Goods.of(Good.MOOD, 1))
                        .when(Moods::canImproveAny)
                        .asks(STROLL));
    }

    /** When everything that was collected has been gained. */
    record Harvest(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            int food = table.gain(player, Good.FOOD, 1);
            table.say("log.gains-by", table.name(player), Goods.of(Good.FOOD, food), GREAT_GARDENS);
        }
    }
}
