package civitas.clash.civilizations.rome;

import static civitas.clash.civilizations.content.LeaderAbility.EMPEROR_AUGUSTUS_PRINCEPS;

import civitas.clash.card.Discarding;
import civitas.clash.card.Drawing;
import civitas.clash.city.Activation;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.ActionCard;
import civitas.clash.content.CardKind;
import civitas.clash.content.EventCard;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/** An action card and an objective card are drawn, and one of each discarded. */
record Princeps(int player, CardKind kind) implements Solo<ClashTable> {

    static final TurnHooks.Deed DEED = AbilityDeed.action(EMPEROR_AUGUSTUS_PRINCEPS)
            .costs(Gains.CULTURE)
            .when((table, player) ->
                    Leaders.isInCity(table, player) && Activation.isPossible(table, Leaders.place(table, player)))
            .then(Princeps::begin);

    private static void begin(ClashTable table, int player) {
        Activation.begin(table, Leaders.place(table, player), Work.OTHER);
        table.push(new Princeps(player, CardKind.OBJECTIVE));
        table.push(new Princeps(player, CardKind.ACTION));
        Drawing.objectiveCard(table, player);
        Drawing.actionCard(table, player);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.princeps");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (Thing card : Cards.inHand(table.player(player)).only(kind).list(table.content())) {
            out.add(Act.DISCARD, card);
        }
        if (out.isEmpty()) {
            out.add(Act.PASS);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        switch (choice.subject()) {
            case ActionCard card -> Discarding.actionCard(table, player, card.number());
            case EventCard card -> Discarding.greatPerson(table, player, card.number());
            case ObjectiveCard card -> Discarding.objective(table, player, card.number());
            default -> {}
        }
        if (choice.verb() == Act.DISCARD) {
            table.reveal();
            table.say("log.princeps", table.name(player), choice.subject());
        }
    }

    @Override
    public boolean answersItself(ClashTable table) {
        return false;
    }

    @Override
    public Weight weight(Choice choice) {
        return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
    }
}
