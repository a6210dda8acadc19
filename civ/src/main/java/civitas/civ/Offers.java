package civitas.civ;

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
import civitas.civ.table.Rulebook;
import civitas.civ.turn.UseDeed;

/** What players may do in their steps, phase by phase, in the order of the rulebook. Rules: CV-04.01. */
public final class Offers {

    private Offers() {}

    public static void write(Rulebook.Builder book) {
        book.offer(
                Phase.START_OF_TURN,
                new UseDeed(),
                new FoundCity(),
                new ChangeGovernment(),
                new PlacePeople(),
                new AssignScouts(),
                new PlayEvent(Phase.START_OF_TURN));
        book.offer(Phase.TRADE, new UsePaid(Phase.TRADE));
        book.offer(
                Phase.CITY_MANAGEMENT,
                new CityOffer(),
                new Track(),
                new UsePaid(Phase.CITY_MANAGEMENT),
                new UseDeed(),
                new PlayEvent(Phase.CITY_MANAGEMENT));
        book.offer(
                Phase.MOVEMENT,
                new MoveFigures(),
                new UsePaid(Phase.MOVEMENT),
                new UseDeed(),
                new PlayEvent(Phase.MOVEMENT));
    }
}
