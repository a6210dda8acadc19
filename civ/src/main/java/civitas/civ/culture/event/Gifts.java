package civitas.civ.culture.event;

import civitas.civ.content.BaseEvent;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.state.Hand;
import civitas.civ.table.Announced;
import civitas.civ.table.CivTable;
import civitas.civ.table.ResourceCards;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Step;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Culture events that stand for a resource and are spent at once (CV-07.24). */
public final class Gifts implements ResourceCards {

    /** The kinds in a hand that can stand for a resource now, as a set by number. */
    public long kinds(CivTable table, int player, Resource resource) {
        long kinds = 0;
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            boolean fits = table.content().spec(event).resources().contains(resource);
            kinds |= fits && isPlayable(table, player, event) ? 1L << event.index() : 0;
        }
        return kinds;
    }

    /** Whether a gift in hand can be played: one that gives somebody a coin needs somebody who takes it (CV-03.28). */
    @Override
    public boolean isPlayable(CivTable table, int player, CultureEvent event) {
        int others = (1 << table.seats()) - 1 & ~(1 << player);
        return !givesCoin(event) || (others & ~table.player(player).refused()) != 0;
    }

    @Override
    public int mayHide(CivTable table, int player, int wanted) {
        int levels = 0;
        List<CultureEvent> events = table.content().events().all();
        for (int i = 0; i < events.size(); i++) {
            CultureEvent event = events.get(i);
            if (standsFor(table, event, wanted)
                    && isPlayable(table, player, event)
                    && Backs.mayHide(table, player, event)) {
                levels |= 1 << table.content().spec(event).level();
            }
        }
        return Backs.count(table, player, levels);
    }

    private static boolean standsFor(CivTable table, CultureEvent event, int wanted) {
        for (Resource resource : table.content().spec(event).resources()) {
            if ((wanted >> resource.ordinal() & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean givesCoin(CultureEvent event) {
        return event == BaseEvent.GIFT_FROM_AFAR;
    }

    @Override
    public void play(
            CivTable table,
            int player,
            CultureEvent event,
            Resource resource,
            Step<CivTable> then,
            Step<CivTable> ifCancelled) {
        if (givesCoin(event)) {
            table.push(new ChooseReceiver(player, event, resource, then, ifCancelled));
        } else {
            Playing.play(table, player, event, resource, 0, then, ifCancelled, ifCancelled);
        }
    }

    /** A Gift from Afar: which other player receives a coin. */
    record ChooseReceiver(
            int player, CultureEvent event, Resource resource, Step<CivTable> then, Step<CivTable> ifCancelled)
            implements Solo<CivTable>, Committed, Announced {

        @Override
        public Step<CivTable> next() {
            return then;
        }

        @Override
        public int by() {
            return player;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.coin-receiver", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = 0; other < table.seats(); other++) {
                if (other != player && Aim.isAllowed(table, player, 1 << other)) {
                    out.add(Act.CHOOSE, table.name(other));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing == table.name(player)) {
                out.because("why.not-yourself");
            } else if (thing instanceof Seat other) {
                Aim.explain(table, player, other.mask(), out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Seat other = choice.subject(Seat.class);
            Step<CivTable> effect = new GiveCoin(other.index(), then);
            Playing.play(table, player, event, resource, other.mask(), effect, ifCancelled, ifCancelled);
            table.say("log.event-target", other);
        }
    }

    /** The receiver puts a coin token on his sheet (CV-10.13). */
    record GiveCoin(int player, Step<CivTable> then) implements Procedure<CivTable>, Announced {

        @Override
        public Step<CivTable> next() {
            return then;
        }

        @Override
        public void run(CivTable table) {
            table.setSheetCoins(player, table.player(player).sheetCoins() + 1);
            table.say("log.sheet-coin", table.name(player));
            table.push(then);
        }
    }
}
