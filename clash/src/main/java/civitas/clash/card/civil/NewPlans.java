package civitas.clash.card.civil;

import civitas.clash.ask.Ask;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Disclosure;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Deck;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * New Plans: one of two objectives drawn may replace one in hand. The drawn cards stay on top of the deck while the
 * player looks at them, so no step has to hold a secret; in the end everything not kept is shuffled in.
 */
final class NewPlans implements CivilEffect {

    private static final int DRAWN = 2;

    /** Which of the cards held before is given up for the one that is kept. */
    private static final Inquiry<ClashTable, Kept> GIVE_UP = Ask.objective(Act.RETURN, "prompt.new-plans-give-up")
            .about(Kept::player)
            .where((table, kept, card) -> card.number() != kept.card())
            .then(NewPlans::giveUp);

    /** A card that a player keeps. */
    private record Kept(int player, int card) {}

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !table.player(player).objectiveCards().isEmpty()
                && !table.objectiveDeck().isExhausted();
    }

    @Override
    public void perform(ClashTable table, int player) {
        Deck deck = table.objectiveDeck();
        int number = Math.min(DRAWN, deck.size() + deck.discarded());
        int[] drawn = new int[number];
        List<Object> names = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            drawn[i] = deck.draw(table.chance());
            names.add(names.isEmpty() ? "" : ", ");
            names.add(table.content().objectiveCard(drawn[i]));
        }
        for (int card : drawn) {
            deck.putOnTop(card);
        }
        table.reveal();
        table.whisper(
                1 << player,
                Phrase.of("log.new-plans", Seat.of(player), new Phrase("", names)),
                Phrase.of("log.new-plans-hidden", Seat.of(player), number));
        table.push(new Consider(player, number));
    }

    /** Which of the drawn cards is kept, if any. */
    record Consider(int player, int objectives) implements Solo<ClashTable>, Disclosure {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.new-plans");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            byte[] pile = table.objectiveDeck().drawPile();
            for (int i = 1; i <= objectives; i++) {
                out.add(Act.TAKE, table.content().objectiveCard(pile[pile.length - i]));
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                table.objectiveDeck().shuffle(table.chance());
                return;
            }
            ObjectiveCard kept = choice.subject(ObjectiveCard.class);
            table.objectiveDeck().remove(kept.number());
            Player p = table.player(player);
            p.setObjectiveCards(p.objectiveCards().with(kept.number()));
            GIVE_UP.ask(table, new Kept(player, kept.number()));
        }
    }

    private static void giveUp(ClashTable table, Kept kept, ObjectiveCard card) {
        Player p = table.player(kept.player());
        p.setObjectiveCards(p.objectiveCards().without(card.number()));
        table.objectiveDeck().shuffleIn(card.number(), table.chance());
        table.say("log.changes-plans", table.name(kept.player()));
    }
}
