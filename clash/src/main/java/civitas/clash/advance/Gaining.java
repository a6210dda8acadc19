package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Goods;
import civitas.clash.event.DrawEvent;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Player;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;

/** An advance is gained, in the order of CC-4.24. The price has been paid. Rules: CC-4.23, CC-4.26, CC-9.1, CC-9.4. */
public final class Gaining {

    private Gaining() {}

    /** Gains an advance without paying. */
    public static void free(ClashTable table, int player, Advance advance, Marker marker) {
        gain(table, player, advance, marker, Goods.NOTHING);
    }

    public static void gain(ClashTable table, int player, Advance advance, Marker marker, Goods paid) {
        Player p = table.player(player);
        Numbers before = p.advances().with(advance.number());
        table.setAdvances(player, before);
        table.say("log.gains-advance", table.name(player), advance);
        if (marker == Marker.TRACK && !table.book().isMarkedElsewhere(table, player, advance)) {
            p.setEventTrack(p.eventTrack() - 1);
            table.push(new CheckEventTrack(player));
        }
        table.push(new React(player, advance, paid));
        table.push(new FrameToken(player, advance));
        begin(table, player, advance);
        companions(table, player, p.advances().minus(before));
    }

    private static void begin(ClashTable table, int player, Advance advance) {
        Hook<Hooks.Effect> immediate = table.hooks().whenGained;
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

    /** The token of the advance's frame (CC-4.22). */
    record FrameToken(int player, Advance advance) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.content().spec(advance).frame().ifPresent(token -> {
                table.gain(player, token, 1);
                table.say("log.gains", table.name(player), Goods.of(token, 1));
            });
            table.dropSurplus(player);
        }
    }

    /** Abilities that react to gaining an advance. */
    record React(int player, Advance advance, Goods paid) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            for (Hooks.AfterGain voice : table.hooks().afterGain.of(table.abilities(player))) {
                voice.gained(table, player, advance, paid);
            }
        }
    }

    /** When the last marker was taken, the track is refilled and an event drawn (CC-9.2, CC-9.3). */
    record CheckEventTrack(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Player p = table.player(player);
            if (p.eventTrack() <= 0) {
                p.setEventTrack(table.constants().eventTrack);
                table.push(new DrawEvent(player));
            }
        }
    }
}
