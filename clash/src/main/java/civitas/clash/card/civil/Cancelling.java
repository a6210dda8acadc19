package civitas.clash.card.civil;

import civitas.clash.card.Discarding;
import civitas.clash.content.ActionCard;
import civitas.clash.content.CardKind;
import civitas.clash.content.EventCard;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Occasion;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/**
 * Somebody may discard a card to cancel the one that was just named: it counts as not played, and its costs are not paid
 * (CC-10.17, CC-16.66).
 */
record Cancelling(int owner, int player, Thing card) implements Question<ClashTable> {

    /** A card and whom it is aimed at were named: its effect follows once nobody has cancelled it (CC-10.17). */
    static void before(ClashTable table, int player, Thing card, Procedure<ClashTable> effect) {
        if (table.hooks().turn.canceller.joined().isEmpty()) {
            effect.run(table);
        } else {
            table.push(effect);
            ask(table, player, card);
        }
    }

    /** Everybody who might cancel as far as all can see is asked. */
    private static void ask(ClashTable table, int player, Thing card) {
        int[] order = TurnOrder.from(table, player);
        for (int i = order.length - 1; i > 0; i--) {
            if (mayCancel(table, order[i], player)) {
                table.push(new Cancelling(order[i], player, card));
            }
        }
    }

    private static boolean mayCancel(ClashTable table, int owner, int player) {
        if (table.player(owner).actionHandSize() == 0) {
            return false;
        }
        for (TurnHooks.Canceller voice : table.hooks().turn.canceller.of(table.abilities(owner))) {
            if (voice.mayCancel(table, owner, player)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << owner;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.cancel-card", table.name(player), card);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.PASS);
        if (table.turn().memory().has(card, player)) {
            return;
        }
        for (Thing own : Cards.inHand(table.player(owner)).only(CardKind.ACTION).list(table.content())) {
            out.add(Act.DISCARD, own);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PASS) {
            return;
        }
        switch (choice.subject()) {
            case ActionCard own -> Discarding.actionCard(table, owner, own.number());
            case EventCard own -> Discarding.greatPerson(table, owner, own.number());
            default -> throw new IllegalArgumentException(choice.code());
        }
        table.reveal();
        table.say("log.cancels-card", table.name(owner), choice.subject(), card);
        table.turn().memory().mark(card, player);
    }

    /** Whether somebody has cancelled the card of a player; it is asked once. */
    static boolean isCancelled(ClashTable table, int player, Thing card) {
        boolean cancelled = table.turn().memory().has(card, player);
        table.turn().memory().set(card, player, 0);
        return cancelled;
    }

    /** Whether there is still something to cancel is public; whether the hand holds a card to give, too. */
    @Override
    public boolean answersItself(ClashTable table) {
        return table.turn().memory().has(card, player);
    }

    @Override
    public Occasion occasion(ClashTable table, int seat) {
        return Occasion.DISTANT;
    }

    @Override
    public Weight weight(Choice choice) {
        return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
    }
}
