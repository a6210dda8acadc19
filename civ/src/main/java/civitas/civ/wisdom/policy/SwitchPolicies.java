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

/**
 * A player switches adopted policies: he turns a card over, or exchanges it for an unused card with either side up (CV-16.44).
 *
 * @param left how many more he may switch
 */
public record SwitchPolicies(int player, int left) implements Solo<CivTable> {

    /** Whether there is anything to switch. */
    public static boolean isPossible(CivTable table, int player) {
        return Policies.count(table, player) > 0;
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.switch-policy", left);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (Policy old : table.content().policies().all()) {
            if (table.player(player).has(old)) {
                listFor(table, old, out);
            }
        }
        out.add(Act.DONE);
    }

    private void listFor(CivTable table, Policy old, Choices out) {
        for (Policy policy : table.content().policies().all()) {
            if (policy.equals(table.content().spec(old).reverse()) || Policies.isUnused(table, player, policy)) {
                out.add(Act.SWITCH, old, policy);
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Policy && !isPossible(table, player)) {
            out.because("why.no-policy");
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        Policy old = choice.subject(Policy.class);
        Policy policy = choice.object(Policy.class);
        table.say("log.switch-policy", table.name(player), old, policy);
        Policies.giveUp(table, player, old);
        if (left > 1) {
            table.push(new SwitchPolicies(player, left - 1));
        }
        Policies.adopt(table, player, policy);
    }
}
