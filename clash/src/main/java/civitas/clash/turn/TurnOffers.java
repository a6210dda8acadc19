package civitas.clash.turn;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.card.PlayCivil;
import civitas.clash.city.CollectAction;
import civitas.clash.city.ConstructAction;
import civitas.clash.city.FoundAction;
import civitas.clash.city.ImproveMoodAction;
import civitas.clash.city.RecruitAction;
import civitas.clash.influence.InfluenceAction;
import civitas.clash.move.MoveAction;
import civitas.clash.table.Act;
import civitas.clash.trade.Trading;
import civitas.clash.wonder.BuildWonder;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Everything a player can do between actions (CC-4.1), in the order of the rulebook.
 *
 * <p>Rules: CC-3.6, CC-4.5, CC-13.18, CC-10.4.
 */
public final class TurnOffers {

    private static final List<TurnOffer> ALL = List.of(
            new AdvanceAction(),
            new FoundAction(),
            new CollectAction(),
            new ConstructAction(),
            new RecruitAction(),
            new MoveAction(),
            new ImproveMoodAction(),
            new InfluenceAction(),
            new UseAbility(),
            new BuildWonder(),
            new PlayCivil(),
            new Trading());

    private static final Map<Act, TurnOffer> BY_VERB = byVerb();

    private TurnOffers() {}

    public static List<TurnOffer> all() {
        return ALL;
    }

    public static TurnOffer of(Act act) {
        TurnOffer offer = BY_VERB.get(act);
        if (offer == null) {
            throw new IllegalArgumentException("nothing begins with " + act.code());
        }
        return offer;
    }

    private static Map<Act, TurnOffer> byVerb() {
        Map<Act, TurnOffer> map = new EnumMap<>(Act.class);
        for (TurnOffer offer : ALL) {
            for (Act verb : offer.verbs()) {
                if (map.put(verb, offer) != null) {
                    throw new IllegalStateException("two offers begin with " + verb.code());
                }
            }
        }
        return map;
    }
}
