package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.event.DrawEvent;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Progress;
import civitas.kernel.Procedure;

/**
 * Progress by the event track: every advance takes a marker from it, the last one brings an event (CC-4.21 to CC-4.23).
 *
 * <p>Rules: CC-2.13, CC-4.26, CC-9.1, CC-9.4.
 */
public final class EventTrack implements Progress {

    @Override
    public void begin(ClashTable table, int player) {
        table.player(player).setEventTrack(table.constants().eventTrack);
    }

    @Override
    public void mark(ClashTable table, int player, Advance advance, boolean counted) {
        if (counted && !table.book().isMarkedElsewhere(table, player, advance)) {
            Player p = table.player(player);
            p.setEventTrack(p.eventTrack() - 1);
            table.push(new Check(player));
        }
    }

    /** The token of the frame (CC-4.22). */
    @Override
    public void frame(ClashTable table, int player, Advance advance) {
        table.content().spec(advance).frame().ifPresent(token -> {
            table.gain(player, token, 1);
            table.say("log.gains", table.name(player), Goods.of(token, 1));
        });
    }

    /** Any number (CC-1.42). */
    @Override
    public int tokenLimit(ClashTable table, int player, Good token) {
        return UNLIMITED;
    }

    /** Tokens (CC-13.14). */
    @Override
    public int rank(ClashTable table, int player) {
        Player p = table.player(player);
        return p.get(Good.CULTURE) + p.get(Good.MOOD);
    }

    @Override
    public boolean firstPlayerStays() {
        return false;
    }

    /** When the last marker was taken, the track is refilled and an event drawn (CC-9.2, CC-9.3). */
    record Check(int player) implements Procedure<ClashTable> {

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
