package civitas.civ.wisdom.policy;

import civitas.civ.content.Policy;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Which adopted policy a player returns to his unused cards; he may adopt it again later (CV-16.42, CV-11.100). */
record GiveUpPolicy(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.give-up-policy");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (Policy policy : table.content().policies().all()) {
            if (table.player(player).has(policy)) {
                out.add(Act.ABANDON, policy);
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Policy policy && !table.player(player).has(policy)) {
            out.because("why.policy-not-adopted", policy);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Policy policy = choice.subject(Policy.class);
        table.say("log.give-up-policy", table.name(player), policy);
        Policies.giveUp(table, player, policy);
    }
}
