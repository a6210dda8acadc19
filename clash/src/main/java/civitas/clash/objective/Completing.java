package civitas.clash.objective;

import civitas.clash.content.Goods;
import civitas.clash.content.Objective;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import java.util.List;

/** A card is completed by one of its two objectives (CC-11.3, CC-11.6). */
final class Completing {

    private Completing() {}

    /** Lists the cards in hand that show one of these objectives, and the refusal to complete any (CC-11.7). */
    static void list(ClashTable table, int player, List<Objective> objectives, Choices out) {
        Numbers cards = table.player(player).objectiveCards();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ObjectiveCard card = table.content().objectiveCard(number);
            if (objectives.contains(card.upper())) {
                out.add(Act.COMPLETE, card, card.upper());
            }
            if (objectives.contains(card.lower())) {
                out.add(Act.COMPLETE, card, card.lower());
            }
        }
        out.add(Act.PASS);
    }

    /** Pays what the objective asks for and lays the card open. */
    static Objective complete(ClashTable table, int player, Choice choice) {
        ObjectiveCard card = choice.subject(ObjectiveCard.class);
        Objective objective = choice.object(Objective.class);
        Player p = table.player(player);
        Goods price = table.book().goals().price(objective);
        if (!price.isEmpty()) {
            p.spend(price);
            table.say("log.pays", table.name(player), price);
        }
        p.complete(card.number(), objective.equals(card.lower()));
        table.reveal();
        table.say("log.completes", table.name(player), objective);
        if (Exclusions.isRemembered(table, objective)) {
            table.lasting().thisRound().mark(objective, player);
        }
        return objective;
    }
}
