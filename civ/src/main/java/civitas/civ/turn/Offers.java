package civitas.civ.turn;

import civitas.civ.ability.UsePaid;
import civitas.civ.city.CityOffer;
import civitas.civ.content.Phase;
import civitas.civ.culture.Track;
import civitas.civ.culture.event.PlayEvent;
import civitas.civ.move.MoveFigures;
import civitas.civ.start.AssignScouts;
import civitas.civ.start.ChangeGovernment;
import civitas.civ.start.FoundCity;
import civitas.civ.start.PlacePeople;
import civitas.civ.table.Act;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What players may do in their steps, phase by phase, in the order of the rulebook. Rules: CV-04.01. */
public final class Offers {

    private static final Map<Phase, List<Offer>> BY_PHASE = new EnumMap<>(Map.of(
            Phase.START_OF_TURN,
                    List.of(
                            new UseDeed(),
                            new FoundCity(),
                            new ChangeGovernment(),
                            new PlacePeople(),
                            new AssignScouts(),
                            new PlayEvent(Phase.START_OF_TURN)),
            Phase.TRADE, List.of(new UsePaid(Phase.TRADE)),
            Phase.CITY_MANAGEMENT,
                    List.of(
                            new CityOffer(),
                            new Track(),
                            new UsePaid(Phase.CITY_MANAGEMENT),
                            new UseDeed(),
                            new PlayEvent(Phase.CITY_MANAGEMENT)),
            Phase.MOVEMENT,
                    List.of(
                            new MoveFigures(),
                            new UsePaid(Phase.MOVEMENT),
                            new UseDeed(),
                            new PlayEvent(Phase.MOVEMENT))));

    private Offers() {}

    public static List<Offer> of(Phase phase) {
        List<Offer> offers = BY_PHASE.get(phase);
        if (offers == null) {
            throw new IllegalArgumentException("no steps in phase " + phase);
        }
        return offers;
    }

    public static Offer of(Phase phase, Act verb) {
        for (Offer offer : of(phase)) {
            if (offer.verbs().contains(verb)) {
                return offer;
            }
        }
        throw new IllegalArgumentException("nothing begins with " + verb.code() + " in " + phase);
    }
}
