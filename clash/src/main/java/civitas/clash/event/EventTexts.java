package civitas.clash.event;

import civitas.clash.content.BaseEvent;
import civitas.clash.content.EventKind;
import civitas.clash.state.Effects;
import civitas.clash.table.EventText;
import civitas.clash.table.Rulebook;

/** What the texts of events do. Whom each touches, its symbol and its numbers are on the cards; great people are cards to play. */
public final class EventTexts {

    private EventTexts() {}

    public static void join(Rulebook book) {
        book.join(new Pestilence.Standstill());
        Effects<EventKind, EventText> events = book.events();
        events.join(BaseEvent.PESTILENCE, Pestilence::befall);
        events.join(BaseEvent.EPIDEMICS, Epidemics::befall);
        events.join(BaseEvent.FAMINE, Famine::befall);
        events.join(BaseEvent.SEVERE_FAMINE, Famine::befall);
        events.join(BaseEvent.GOOD_YEAR, Years::befall);
        events.join(BaseEvent.AWESOME_YEAR, Years::befall);
        events.join(BaseEvent.FANTASTIC_YEAR, Years::befall);
        events.join(BaseEvent.POPULATION_BOOM, Settlers::populationBoom);
        events.join(BaseEvent.MIGRATION, Settlers::migration);
        events.join(BaseEvent.VOLCANO, Volcano::befall);
        events.join(BaseEvent.EARTHQUAKE, Earthquake::befall);
        events.join(BaseEvent.HEAVY_EARTHQUAKE, Earthquake::befall);
        events.join(BaseEvent.FLOOD, Flood::befall);
        events.join(BaseEvent.HEAVY_FLOOD, Flood::befall);
        events.join(BaseEvent.CIVIL_WAR, CivilWar::befall);
        events.join(BaseEvent.REVOLUTION, Revolution::befall);
    }
}
