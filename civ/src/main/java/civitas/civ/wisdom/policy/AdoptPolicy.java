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

/** Which side of an unused card a player puts into play (CV-16.40, CV-02.41). */
record AdoptPolicy(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.adopt");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (Policy policy : table.content().policies().all()) {
            if (Policies.isUnused(table, player, policy)) {
                out.add(Act.ADOPT, policy);
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Policy policy && !Policies.isUnused(table, player, policy)) {
            if (table.player(player).has(policy)) {
                out.because("why.policy-adopted", policy);
            } else {
                out.because(
                        "why.policy-reverse",
                        policy,
                        table.content().spec(policy).reverse());
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Policy policy = choice.subject(Policy.class);
        table.say("log.adopt", table.name(player), policy);
        Policies.adopt(table, player, policy);
    }
}
