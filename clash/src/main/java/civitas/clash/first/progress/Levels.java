package civitas.clash.first.progress;

import civitas.clash.content.Advance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.facts.Content;
import civitas.clash.event.DrawEvent;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Progress;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;

/**
 * Progress by levels: the frame of an advance raises the level of its colour, and some levels bring an event (CC-4.30, CC-9.5).
 *
 * <p>Rules: CC-1.43, CC-1.44, CC-1.45, CC-1.46, CC-1.61, CC-2.10, CC-4.150, CC-4.151, CC-13.8, CC-13.16.
 */
public final class Levels implements Progress {

    private final int highest;
    private final Numbers eventful;

    public Levels(Content content) {
        var facts = content.file("constants").get("levels");
        highest = facts.get("highest").asInt();
        eventful = Numbers.of(facts.get("events")
                .valueStream()
                .mapToInt(level -> level.asInt())
                .toArray());
    }

    public int highest() {
        return highest;
    }

    /** Both levels begin at 0. */
    @Override
    public void begin(ClashTable table, int player) {}

    /** However the advance was gained; an event that its level brings comes when everything else is done. */
    @Override
    public void mark(ClashTable table, int player, Advance advance, boolean counted) {
        table.push(new Check(player));
    }

    @Override
    public void frame(ClashTable table, int player, Advance advance) {
        table.content().spec(advance).frame().ifPresent(token -> {
            raise(table, player, Scale.of(token));
            if (table.gain(player, token, 1) > 0) {
                table.say("log.gains", table.name(player), Goods.of(token, 1));
            }
        });
    }

    /** One level up, as far as there is one. */
    public void raise(ClashTable table, int player, Scale scale) {
        Scales scales = Scales.of(table);
        int level = scales.level(player, scale) + 1;
        if (level > highest) {
            return;
        }
        scales.setLevel(player, scale, level);
        table.say("log.level", table.name(player), scale, level);
        if (eventful.has(level)) {
            scales.setDue(player, scales.due(player) + 1);
        }
    }

    @Override
    public int tokenLimit(ClashTable table, int player, Good token) {
        return Scales.of(table).level(player, Scale.of(token));
    }

    @Override
    public int rank(ClashTable table, int player) {
        Scales scales = Scales.of(table);
        return scales.level(player, Scale.CULTURE_LEVEL) + scales.level(player, Scale.HAPPINESS_LEVEL);
    }

    /** CC-13.17. */
    @Override
    public boolean firstPlayerStays() {
        return true;
    }

    /** An event for every level that brings one. */
    record Check(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Scales scales = Scales.of(table);
            if (scales.due(player) > 0) {
                scales.setDue(player, scales.due(player) - 1);
                table.push(new Check(player));
                table.push(new DrawEvent(player));
            }
        }
    }
}
