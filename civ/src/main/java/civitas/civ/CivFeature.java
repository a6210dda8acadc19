package civitas.civ;

/** What {@link CivEvaluation} looks at, and what each is worth by hand. Levels of techs, policies and what cards promise have features of their own. */
enum CivFeature {
    /** The square of the way that is done in each of the four races. */
    CULTURE_RACE(40),
    TECH_RACE(40),
    COIN_RACE(40),
    WAR_RACE(40),
    TRADE_INCOME(0.55),
    PRODUCTION(0.4),
    CULTURE_INCOME(0.5),
    COIN(1.2),
    CITY(6),
    WALLS(0.4),
    TRADE(0.09),
    CULTURE(0.12),
    TRACK(0.75),
    RESOURCE(0.6),
    TOKEN(0.7),
    EVENT(0.5),
    PERSON_IN_RESERVE(1),
    ARMY(0.8),
    SCOUT(1.1),
    /** How good a site a scout stands on or near, from 0 to 1. */
    SITE(4),
    /** What a scout gathers where he stands. */
    GATHERED(0.3),
    KNOWN_TILE(0.25),
    RELIC(4),
    CITY_STATE(2.5),
    METROPOLIS(2),
    /** A marker of a box on a city. */
    MARK(0.7),
    /** A point of health at the fronts, ours or theirs: little beside what the battle is about. */
    HEALTH(0.15),
    RANK(0.15),
    /** The square root of the strength of all units. */
    FORCES(0.5),
    /** A turn without the capital's action, and whatever the old government gave: nobody passes through it lightly. */
    ANARCHY(-4);

    private final double byHand;

    CivFeature(double byHand) {
        this.byHand = byHand;
    }

    double byHand() {
        return byHand;
    }
}
