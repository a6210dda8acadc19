package civitas.civ.wisdom.policy;

import civitas.civ.content.Policy;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/** Policies are not adopted at will: this offers nothing and says why (CV-16.39, CV-16.43). */
public final class PolicyCards implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of();
    }

    @Override
    public void list(CivTable table, int player, Choices out) {}

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Policy policy) {
            Policies.explain(table, player, policy, out);
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        throw new IllegalArgumentException(choice.code());
    }
}
