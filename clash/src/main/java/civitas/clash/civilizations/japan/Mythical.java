package civitas.clash.civilizations.japan;

import civitas.clash.content.ActionCard;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.state.Round;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Which of the cards played in the battle comes back into the hand; those that lie on the discard pile can. */
record Mythical(int player, int role) implements Solo<ClashTable> {

    /** The cards a side has played in the battle and that lie on the discard pile. */
    static Numbers played(ClashTable table, int role) {
        Numbers cards = Numbers.NONE;
        for (Round round : table.battle().rounds()) {
            int card = round.sides().get(role).card();
            if (card != 0) {
                cards = cards.with(card);
            }
        }
        Numbers discarded = Numbers.NONE;
        for (byte card : table.actionDeck().discardPile()) {
            discarded = discarded.with(card);
        }
        return cards.and(discarded);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.mythical");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Numbers cards = played(table, role);
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            out.add(Act.RETURN, table.content().actionCard(card));
        }
        if (out.isEmpty()) {
            out.add(Act.PASS);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.subject() instanceof ActionCard card && table.actionDeck().removeDiscard(card.number())) {
            Player p = table.player(player);
            p.setActionCards(p.actionCards().with(card.number()));
            table.say("log.takes-discard", table.name(player), card);
        }
    }
}
