package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Goods;
import civitas.clash.government.Governments;
import civitas.clash.state.Player;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;

/** An advance is gained, in the order of CC-4.24. The price has been paid. */
public final class Gaining {

    private Gaining() {}

    /** Gains an advance without paying its price. */
    public static void free(ClashTable table, int player, Advance advance, Marker marker) {
        Surcharge.gain(table, player, advance, marker);
    }

    public static void gain(ClashTable table, int player, Advance advance, Marker marker, Goods paid) {
        Player p = table.player(player);
        if (Governments.isAnother(p, advance)) {
            Governments.turnTo(table, player, advance.category().orElseThrow());
            return;
        }
        Numbers before = p.advances().with(advance.number());
        table.setAdvances(player, before);
        table.say("log.gains-advance", table.name(player), advance);
        table.edition().progress().mark(table, player, advance, marker == Marker.TRACK);
        table.push(new React(player, advance, paid));
        table.push(new FrameToken(player, advance));
        begin(table, player, advance);
        companions(table, player, p.advances().minus(before));
    }

    private static void begin(ClashTable table, int player, Advance advance) {
        Hook<Voices.Effect> immediate = table.hooks().advance.whenGained;
        if (immediate.has(advance)) {
            immediate.voice(advance).run(table, player);
        }
    }

    /** What has come with the advance at the same moment; it is marked from the supply (CC-16.3, CC-16.4). */
    private static void companions(ClashTable table, int player, Numbers gained) {
        for (int number = gained.next(0); number >= 0; number = gained.next(number + 1)) {
            Advance advance = table.content().advance(number);
            table.say("log.gains-advance", table.name(player), advance);
            begin(table, player, advance);
        }
    }

    /** What the advance's frame brings (CC-4.22). */
    record FrameToken(int player, Advance advance) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.edition().progress().frame(table, player, advance);
            table.dropSurplus(player);
        }
    }

    /** Abilities that react to gaining an advance. */
    record React(int player, Advance advance, Goods paid) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            for (AdvanceHooks.AfterGain voice : table.hooks().advance.afterGain.of(table.abilities(player))) {
                voice.gained(table, player, advance, paid);
            }
            tellOthers(table);
        }

        private void tellOthers(ClashTable table) {
            if (table.hooks().advance.otherGain.joined().isEmpty()) {
                return;
            }
            for (int other = table.next(player); other != player; other = table.next(other)) {
                for (AdvanceHooks.OtherGain voice :
                        table.hooks().advance.otherGain.of(table.abilities(other))) {
                    voice.gained(table, other, player, advance);
                }
            }
        }
    }
}
