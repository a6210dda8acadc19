package civitas.clash.event;

import civitas.clash.content.EventKind;
import civitas.clash.table.Effects;
import civitas.clash.table.EventText;

/** What the texts of events do. Whom each touches, its symbol and its numbers are on the cards; great people are cards to play. */
public final class EventTexts {

    private EventTexts() {}

    public static void join(Effects<EventKind, EventText> events) {
        events.join(EventKind.PESTILENCE, Pestilence::befall);
        events.join(EventKind.EPIDEMICS, Epidemics::befall);
        events.join(EventKind.FAMINE, Famine::befall);
        events.join(EventKind.SEVERE_FAMINE, Famine::befall);
        events.join(EventKind.GOOD_YEAR, Years::befall);
        events.join(EventKind.AWESOME_YEAR, Years::befall);
        events.join(EventKind.FANTASTIC_YEAR, Years::befall);
        events.join(EventKind.POPULATION_BOOM, Settlers::populationBoom);
        events.join(EventKind.MIGRATION, Settlers::migration);
        events.join(EventKind.VOLCANO, Volcano::befall);
        events.join(EventKind.EARTHQUAKE, Earthquake::befall);
        events.join(EventKind.HEAVY_EARTHQUAKE, Earthquake::befall);
        events.join(EventKind.FLOOD, Flood::befall);
        events.join(EventKind.HEAVY_FLOOD, Flood::befall);
        events.join(EventKind.CIVIL_WAR, CivilWar::befall);
        events.join(EventKind.REVOLUTION, Revolution::befall);
    }
}
