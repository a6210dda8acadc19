package civitas.clash.state;

import civitas.kernel.Codes;
import civitas.kernel.Verb;

/** The vocabulary of choices in Clash of Cultures. A verb's code is its name in lower case with hyphens. */
public enum Act implements Verb {
    // setting up
    PLACE,

    // between actions
    ADVANCE,
    FOUND,
    COLLECT,
    CONSTRUCT,
    RECRUIT,
    MOVE,
    IMPROVE_MOOD,
    INFLUENCE,
    USE,
    BUILD,
    PLAY,
    TRADE,
    END_TURN,

    // general answers
    DONE,
    YES,
    NO,
    PAY,
    SPEND,
    TAKE,
    CHOOSE,
    GIVE,
    DISCARD,
    PASS,

    // in cities
    GATHER,
    PORT,
    HIRE,
    RELOCATE,
    IMPROVE,
    CHEER,
    CONVERT,
    RELEASE,
    ROUTE,
    WORSEN,
    RAZE,

    // moving
    FROM,
    ADD,
    GO,
    ROAD,
    EXPLORE,
    ATTACK,
    TURN,
    KEEP,
    BOARD,

    // battle
    TACTIC,
    RETREAT,
    FIGHT_ON,
    LOSE,
    DISABLE,

    // barbarians
    MARCH,
    STAY,

    // cultural influence
    TARGET,

    // cards
    RETURN,
    LEAD,
    EMPLOY,
    MAIN_ACTION,

    // objectives
    COMPLETE,

    // events
    DRAW,
    WHOLE_EVENT,
    SYMBOL_ONLY,
    REMOVE,
    BURY,
    BURY_CITY,
    PUT_UNDER,

    // government
    CHANGE,

    // trading
    SHOW,
    ASK,
    OFFER,
    ACCEPT,
    DECLINE,
    WITHDRAW,
    RECALL;

    private final String code = Codes.of(this);

    @Override
    public String code() {
        return code;
    }
}
