package civitas.clash.card;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** A card brings ideas, at once or when what comes first is over. */
public record GainIdeas(int player, int number) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.gain(player, Good.IDEAS, number);
        table.say("log.gains", table.name(player), Goods.of(Good.IDEAS, number));
    }
}
