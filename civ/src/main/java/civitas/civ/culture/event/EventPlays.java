package civitas.civ.culture.event;

import civitas.civ.content.BaseEvent;
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
            case BaseEvent.EXCHANGE_OF_IDEAS, BaseEvent.KNOWLEDGE_SHARED, BaseEvent.THINK_TANK -> EXCHANGE;
            case BaseEvent.WE_LOVE_THE_DESPOT_DAY,
                    BaseEvent.WE_LOVE_THE_QUEEN_DAY,
                    BaseEvent.WE_LOVE_THE_PRESIDENT_DAY -> FESTIVAL;
            case BaseEvent.DUTY_AND_HONOR, BaseEvent.NATIONALISM, BaseEvent.PATRIOTISM -> RECRUITMENT;
            case BaseEvent.DROUGHT,
                    BaseEvent.DEFORESTATION,
                    BaseEvent.SABOTAGE,
                    BaseEvent.CATASTROPHE,
                    BaseEvent.DISASTER,
                    BaseEvent.DEFECTION,
                    BaseEvent.MASS_DEFECTION,
                    BaseEvent.WHOLESALE_DEFECTION -> atSquare(event);
            case BaseEvent.BREAD_AND_CIRCUSES,
                    BaseEvent.JOUSTING_TOURNEY,
                    BaseEvent.PRIMETIME_TV,
                    BaseEvent.GIFT_FROM_AFAR,
                    BaseEvent.GENEROUS_GIFT,
                    BaseEvent.PRINCELY_GIFT -> throw new IllegalArgumentException(event + " is not played by itself");
            default -> throw new IllegalArgumentException("nobody knows " + event);
        };
    }

    /** What an event does that is aimed at a square. */
    static SquarePlay atSquare(CultureEvent event) {
        return switch (event) {
            case BaseEvent.DROUGHT, BaseEvent.DEFORESTATION -> TERRAIN;
            case BaseEvent.SABOTAGE, BaseEvent.CATASTROPHE, BaseEvent.DISASTER -> DEMOLITION;
            case BaseEvent.DEFECTION, BaseEvent.MASS_DEFECTION, BaseEvent.WHOLESALE_DEFECTION -> DESERTION;
            default -> throw new IllegalArgumentException(event + " is not aimed at a square");
        };
    }
}
