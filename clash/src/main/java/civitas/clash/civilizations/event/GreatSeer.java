package civitas.clash.civilizations.event;

import civitas.clash.card.Drawing;
import civitas.clash.content.CardKind;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Great Seer: as many objective cards as there are players, one for each; whoever draws one next gets his. */
final class GreatSeer implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        Numbers drawn = Numbers.NONE;
        for (int seat = 0; seat < table.seats() && !table.objectiveDeck().isExhausted(); seat++) {
            drawn = drawn.with(table.objectiveDeck().draw(table.chance()));
        }
        table.reveal();
        Happenings.of(table).envision(player, drawn);
        new Assign(player, 0).goOn(table);
    }

    /** A card that waits for a player comes into his hand instead of one from the deck. */
    static boolean draws(ClashTable table, int player, CardKind kind) {
        Happenings happenings = Happenings.of(table);
        int card = happenings.foreseen(player);
        if (kind != CardKind.OBJECTIVE || card == 0) {
            return false;
        }
        happenings.fulfil(player);
        Drawing.takeObjective(table, player, card);
        return true;
    }

    /**
     * Which card is for whom: the players in turn order from the seer.
     *
     * @param place whose turn it is to get one, from the seer on
     */
    record Assign(int player, int place) implements Solo<ClashTable> {

        private void goOn(ClashTable table) {
            if (!Happenings.of(table).vision().isEmpty()) {
                table.push(this);
            }
        }

        private int receiver(ClashTable table) {
            return TurnOrder.from(table, player)[place];
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-seer", table.name(receiver(table)));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Numbers cards = Happenings.of(table).vision();
            for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
                out.add(Act.GIVE, table.content().objectiveCard(card));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            ObjectiveCard card = choice.subject(ObjectiveCard.class);
            int receiver = receiver(table);
            Happenings.of(table).foresee(receiver, card.number());
            table.say("log.great-seer", table.name(player), table.name(receiver));
            new Assign(player, place + 1).goOn(table);
        }
    }
}
