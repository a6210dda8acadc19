package civitas.clash.table;

import civitas.clash.state.Act;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Everything a player can do between actions (CC-4.1), in the order in which it is listed. */
public final class Offers {

    private final List<TurnOffer> all = new ArrayList<>();
    private final Map<Act, TurnOffer> byVerb = new EnumMap<>(Act.class);

    /** Adds an offer at the end of the list. */
    public void join(TurnOffer offer) {
        all.add(offer);
        for (Act verb : offer.verbs()) {
            if (byVerb.put(verb, offer) != null) {
                throw new IllegalStateException("two offers begin with " + verb.code());
            }
        }
    }

    public List<TurnOffer> all() {
        return Collections.unmodifiableList(all);
    }

    public TurnOffer of(Act act) {
        TurnOffer offer = byVerb.get(act);
        if (offer == null) {
            throw new IllegalArgumentException("nothing begins with " + act.code());
        }
        return offer;
    }
}
