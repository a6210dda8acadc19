package civitas.civ.state;

import civitas.kernel.Codes;
import civitas.kernel.Verb;

/** Every verb a choice can have, by chapter. Codes are in records for ever: never rename one. */
public enum Act implements Verb {
    // general
    DONE,
    PASS,
    PASS_STEP,
    YES,
    NO,
    CHOOSE,
    USE,
    PAY,
    GIVE_UP,

    // setting up (chapter 2)
    PLACE_CAPITAL,
    PLACE,

    // start of turn (chapter 4)
    FOUND,
    GOVERN,
    ASSIGN,
    DEED,
    GROW,
    TURN_UP,
    INVEST,
    ADOPT,
    SWITCH,
    ABANDON,
    REVEAL,

    // the Trade phase (chapter 5)
    TRADE,
    GIVE,
    ASK,
    OFFER,
    WITHDRAW,
    ACCEPT,
    RECALL,
    SHOW,

    // city management (chapter 6)
    BUILD_FIGURE,
    BUILD_UNIT,
    BUILD,
    BUILD_FREE,
    BUILD_WONDER,
    ARTS,
    HARVEST,
    PROGRAM,

    // culture (chapter 7)
    ADVANCE,
    LEAP,
    DISCARD_EVENT,
    KEEP,
    PLAY_EVENT,
    CANCEL,
    KILL,
    KILL_MOVING,
    MUSTER,

    // movement (chapter 8)
    MOVE,
    TAKE,
    STEP,
    DISCOVER,
    STOP,
    SACRIFICE,
    REMOVE,
    EXPLORE,

    // research (chapter 9)
    RESEARCH,
    DECLINE,
    RECONSIDER,
    FORGO,
    LEARN,

    // abilities (chapter 10)
    LOCK,
    OBSOLETE,
    DESTROY,
    KILL_UNIT,
    SHIP,
    LAND,
    BOMB,

    // battle (chapter 11)
    PLAY,
    ATTACK,
    APPLY,
    WOUND,
    HEAL,
    DRAW,
    LOOT_NOTHING,
    LOOT_TRADE,
    LOOT_CULTURE,
    LOOT_RESOURCE,
    LOOT_TOKEN,
    LOOT_LEARN,
    LOOT_EVENT,
    LOOT_DISCARD,
    LOOT_COIN;

    private final String code = Codes.of(this);

    @Override
    public String code() {
        return code;
    }
}
