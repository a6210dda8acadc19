package civitas.clash.first.progress;

import civitas.clash.ask.Ask;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.WonderRights;
import civitas.kernel.Numbers;
import civitas.kernel.ask.Inquiry;

/**
 * Wonder cards lie open, and everybody with Engineering may build them, but for those that somebody has reserved (CC-12.5,
 * CC-12.6, CC-12.17, CC-12.36).
 */
public final class OpenWonders implements WonderRights {

    /** Monuments: which of the open wonders is reserved. */
    private static final Inquiry<ClashTable, Integer> RESERVE = Ask.free("prompt.reserve-wonder")
            .list((table, player, out) -> {
                Numbers open = table.wonders().open();
                for (int card = open.next(0); card >= 0; card = open.next(card + 1)) {
                    out.add(Act.TAKE, table.content().wonder(card));
                }
            })
            .then((table, player, choice) -> reserve(table, player, choice.subject(Wonder.class)));

    @Override
    public Numbers cards(ClashTable table, int player) {
        return table.wonders().open().or(own(table, player));
    }

    @Override
    public Numbers own(ClashTable table, int player) {
        return Scales.of(table).reserved(player);
    }

    @Override
    public boolean isFree(ClashTable table, int player, Wonder wonder) {
        return own(table, player).has(wonder.card());
    }

    /** An open card leaves the row with the building of the wonder itself. */
    @Override
    public void play(ClashTable table, int player, Wonder wonder) {
        Scales scales = Scales.of(table);
        scales.setReserved(player, scales.reserved(player).without(wonder.card()));
    }

    /** Engineering: the top card is laid open for everybody, if there is one (CC-12.3, CC-12.5). */
    public static void reveal(ClashTable table, int player) {
        if (table.wonderDeck().size() == 0) {
            return;
        }
        Wonder wonder = table.content().wonder(table.wonderDeck().draw(table.chance()));
        table.reveal();
        table.wonders().layOpen(wonder);
        table.say("log.wonder-open", wonder);
    }

    /** Monuments: one more card is laid open, and the player takes one of them all (CC-12.6). */
    public static void choose(ClashTable table, int player) {
        reveal(table, player);
        if (!table.wonders().open().isEmpty()) {
            RESERVE.ask(table, player);
        }
    }

    private static void reserve(ClashTable table, int player, Wonder wonder) {
        table.wonders().takeOpen(wonder);
        Scales scales = Scales.of(table);
        scales.setReserved(player, scales.reserved(player).with(wonder.card()));
        table.say("log.reserves-wonder", table.name(player), wonder);
    }
}
