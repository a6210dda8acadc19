package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;

/** Which culture events do what. */
final class EventPlays {

    private static final EventPlay EXCHANGE = new Exchange();
    private static final EventPlay FESTIVAL = new Festival();
    private static final SquarePlay TERRAIN = new TerrainChange();
    private static final SquarePlay DEMOLITION = new Demolition();
    private static final SquarePlay DESERTION = new Desertion();
    private static final EventPlay RECRUITMENT = new Recruitment();

    private EventPlays() {}

    /** What an event of a phase or of a battle does; gifts and cancelling events are played by other events. */
    static EventPlay of(CultureEvent event) {
        return switch (event) {
            case EXCHANGE_OF_IDEAS, KNOWLEDGE_SHARED, THINK_TANK -> EXCHANGE;
            case WE_LOVE_THE_DESPOT_DAY, WE_LOVE_THE_QUEEN_DAY, WE_LOVE_THE_PRESIDENT_DAY -> FESTIVAL;
            case DUTY_AND_HONOR, NATIONALISM, PATRIOTISM -> RECRUITMENT;
            case DROUGHT,
                    DEFORESTATION,
                    SABOTAGE,
                    CATASTROPHE,
                    DISASTER,
                    DEFECTION,
                    MASS_DEFECTION,
                    WHOLESALE_DEFECTION -> atSquare(event);
            case BREAD_AND_CIRCUSES, JOUSTING_TOURNEY, PRIMETIME_TV, GIFT_FROM_AFAR, GENEROUS_GIFT, PRINCELY_GIFT ->
                throw new IllegalArgumentException(event + " is not played by itself");
        };
    }

    /** What an event does that is aimed at a square. */
    static SquarePlay atSquare(CultureEvent event) {
        return switch (event) {
            case DROUGHT, DEFORESTATION -> TERRAIN;
            case SABOTAGE, CATASTROPHE, DISASTER -> DEMOLITION;
            case DEFECTION, MASS_DEFECTION, WHOLESALE_DEFECTION -> DESERTION;
            default -> throw new IllegalArgumentException(event + " is not aimed at a square");
        };
    }
}
