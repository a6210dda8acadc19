package civitas.clash.civilizations.event;

import civitas.clash.card.Drawing;
import civitas.clash.content.CardKind;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Waiting;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Envoy: gifts for the drawer and an opponent, and a wonder card lies open for whoever draws one next. */
record Envoy(int player) implements Solo<ClashTable> {

    private static final Goods GIFTS = Goods.of(Good.IDEAS, 1, Good.CULTURE, 1);
    private static final Goods GIFT = Goods.of(Good.CULTURE, 1);

    static void befall(ClashTable table, EventCard card, int player) {
        table.gain(player, GIFTS);
        table.say("log.gains", table.name(player), GIFTS);
        show(table);
        table.push(new Envoy(player));
    }

    /** The top card of the wonder deck is laid open, if none lies there yet. In the variant it may be built at once. */
    public static void show(ClashTable table) {
        Happenings happenings = Happenings.of(table);
        if (table.rules().options().openWonders()) {
            Drawing.fromWonderDeck(table, table.active());
        } else if (happenings.shownWonder() == 0 && table.wonderDeck().size() > 0) {
            int card = table.wonderDeck().draw(table.chance());
            table.reveal();
            happenings.showWonder(card);
            table.say("log.envoy-wonder", table.content().wonder(card));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.envoy");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int other = table.next(player); other != player; other = table.next(other)) {
            out.add(Act.CHOOSE, Seat.of(other));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        int other = choice.subject(Seat.class).index();
        table.gain(other, GIFT);
        table.say("log.gains", table.name(other), GIFT);
    }

    /** The card that lies open: whoever draws a wonder card may take it. */
    static final class OpenCard implements Waiting {

        @Override
        public boolean draws(ClashTable table, int player, CardKind kind) {
            if (kind != CardKind.WONDER || Happenings.of(table).shownWonder() == 0) {
                return false;
            }
            table.push(new OpenOrHidden(player));
            return true;
        }

        /** Another card is laid open instead, if there is one (CC-16.32). */
        @Override
        public boolean givesUp(ClashTable table, CardKind kind, int card) {
            if (kind != CardKind.WONDER || Happenings.of(table).shownWonder() != card) {
                return false;
            }
            Happenings.of(table).showWonder(0);
            show(table);
            return true;
        }
    }

    /** The open card or one from the deck. */
    record OpenOrHidden(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.envoy-wonder");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.TAKE, table.content().wonder(Happenings.of(table).shownWonder()));
            if (table.wonderDeck().size() > 0) {
                out.add(Act.DRAW);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DRAW) {
                Drawing.fromWonderDeck(table, player);
                return;
            }
            Wonder wonder = choice.subject(Wonder.class);
            Happenings.of(table).showWonder(0);
            Player p = table.player(player);
            p.setWonderCards(p.wonderCards().with(wonder.card()));
            table.say("log.envoy-takes", table.name(player), wonder);
        }
    }
}
