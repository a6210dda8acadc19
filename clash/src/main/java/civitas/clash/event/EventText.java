package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.EventKind;
import civitas.clash.table.ClashTable;

/** What the text of an event does to a player it touches: the drawer, or each player in turn. */
@FunctionalInterface
interface EventText {

    void befall(ClashTable table, EventCard card, int player);

    /** The list of all events. Whom each touches, its symbol and its numbers are on the cards. */
    static EventText of(EventKind event) {
        return switch (event) {
            case PESTILENCE -> Pestilence::befall;
            case EPIDEMICS -> Epidemics::befall;
            case FAMINE, SEVERE_FAMINE -> Famine::befall;
            case GOOD_YEAR, AWESOME_YEAR, FANTASTIC_YEAR -> Years::befall;
            case GREAT_EXPLORER,
                    GREAT_ARTIST,
                    GREAT_PROPHET,
                    GREAT_PHILOSOPHER,
                    GREAT_SCIENTIST,
                    ELDER_STATESMAN,
                    GREAT_WARLORD,
                    GREAT_MERCHANT,
                    GREAT_ENGINEER -> GreatPeople::befall;
            case POPULATION_BOOM -> Settlers::populationBoom;
            case MIGRATION -> Settlers::migration;
            case VOLCANO -> Volcano::befall;
            case EARTHQUAKE, HEAVY_EARTHQUAKE -> Earthquake::befall;
            case FLOOD, HEAVY_FLOOD -> Flood::befall;
            case CIVIL_WAR -> CivilWar::befall;
            case REVOLUTION -> Revolution::befall;
        };
    }
}
