package civitas.clash.influence;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** The roll fell short, and an ability lets the player roll again: the new roll counts. */
record RollAgain(Attempt attempt, int result) implements Question<ClashTable> {

    static boolean isOffered(ClashTable table, Attempt attempt) {
        return !table.hooks().influence.influenceReroll.joined().isEmpty()
                && !offers(table, attempt).isEmpty();
    }

    private static Choices offers(ClashTable table, Attempt attempt) {
        Choices out = new Choices();
        int player = attempt.player();
        Hook.Walk<InfluenceHooks.Reroll> walk = table.hooks()
                .influence
                .influenceReroll
                .of(table.abilities(player, attempt.source()))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            if (walk.next().isPossible(table, player, attempt.source(), attempt.target())) {
                out.add(Act.USE, ability);
            }
        }
        return out;
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << attempt.player();
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.influence-again", result);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        offers(table, attempt).toList().forEach(choice -> out.add(choice.verb(), choice.subject()));
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PASS) {
            attempt.judge(table, result);
            return;
        }
        Ability ability = choice.subject(Ability.class);
        table.hooks().influence.influenceReroll.voice(ability).used(table, seat);
        table.say("log.uses", table.name(seat), ability);
        attempt.roll(table);
    }
}
