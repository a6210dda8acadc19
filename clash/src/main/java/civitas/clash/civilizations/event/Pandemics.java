package civitas.clash.civilizations.event;

import civitas.clash.card.Discarding;
import civitas.clash.content.ActionCard;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.UnitType;
import civitas.clash.event.Casualties;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Pandemics: half as many things as he has cities are lost, units, cards and goods in any mix.
 *
 * @param left how many are still to be lost
 */
record Pandemics(int player, int left) implements Solo<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        new Pandemics(player, table.cities().count(player) / 2).askIfPossible(table);
    }

    private void askIfPossible(ClashTable table) {
        Choices any = new Choices();
        list(table, player, any);
        if (left > 0 && !any.isEmpty()) {
            table.push(this);
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.pandemics", left);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (UnitType type : table.roster().all()) {
            Casualties.list(table, player, type, out);
        }
        Player p = table.player(player);
        for (int i = 0; i < Good.COUNT; i++) {
            if (p.get(Good.of(i)) > 0) {
                out.add(Act.GIVE, Good.of(i));
            }
        }
        Numbers actions = p.actionCards();
        for (int card = actions.next(0); card >= 0; card = actions.next(card + 1)) {
            out.add(Act.DISCARD, table.content().actionCard(card));
        }
        Numbers people = p.greatPeople();
        for (int card = people.next(0); card >= 0; card = people.next(card + 1)) {
            out.add(Act.DISCARD, table.content().eventCard(card));
        }
        Numbers objectives = p.objectiveCards();
        for (int card = objectives.next(0); card >= 0; card = objectives.next(card + 1)) {
            out.add(Act.DISCARD, table.content().objectiveCard(card));
        }
    }

    /** Whether cards are left is known to all, which ones is not. */
    @Override
    public boolean answersItself(ClashTable table) {
        Player p = table.player(player);
        return p.actionCards().isEmpty() && p.objectiveCards().isEmpty();
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        table.push(new Rest(player, left - 1));
        Player p = table.player(player);
        switch (choice.subject()) {
            case UnitType unit -> Casualties.remove(table, player, choice);
            case Good good -> {
                p.spend(Goods.of(good, 1));
                table.say("log.loses", table.name(player), Goods.of(good, 1));
            }
            case ActionCard card -> {
                p.setActionCards(p.actionCards().without(card.number()));
                Discarding.actionCard(table, player, card.number());
                table.say("log.discards-card", table.name(player), card);
            }
            case EventCard card -> {
                p.setGreatPeople(p.greatPeople().without(card.number()));
                Discarding.put(table, player, table.eventDeck(), card.number());
                table.say("log.discards-card", table.name(player), card);
            }
            case ObjectiveCard card -> {
                p.setObjectiveCards(p.objectiveCards().without(card.number()));
                table.objectiveDeck().discard(card.number());
                table.say("log.discards-card", table.name(player), card);
            }
            default -> throw new IllegalArgumentException(choice.code());
        }
    }

    /** What is still to be lost, if anything is left. */
    record Rest(int player, int left) implements civitas.kernel.Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            new Pandemics(player, left).askIfPossible(table);
        }
    }
}
