package civitas.clash;

import civitas.kernel.Codes;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@link ClashEvaluation} looks at, and what each is worth by hand, in victory points: judgement, corrected by games between agents
 * whose weights differed a little at random. Advances and goods have features of their own.
 */
enum ClashFeature {
    /** Victory points, counted in full: they are the scale of everything else. */
    POINTS(1),
    CITY(1.5),
    INCOME(0.35),
    HAPPY_CITY(0.7),
    ANGRY_CITY(-0.9),
    SETTLER_ON_SITE(1.8),
    /** Anywhere else; were it worth more beside a site than far away, settlers would be content to wait there. */
    SETTLER_ELSEWHERE(0.4),
    SOLDIER(0.35),
    SURPLUS_SOLDIER(0.12),
    /** What a unit is worth beyond an infantry that clashes better. */
    BETTER_SOLDIER(0.12),
    /** The same of a unit of which there is one. */
    UNIQUE_UNIT(0.6),
    SHIP(0.3),
    /** An ability that works where somebody stands. */
    PLACED_ABILITY(0.35),
    /** A piece of somebody else that is kept to be spent. */
    CAPTIVE(0.2),
    ACTION_CARD(0.35),
    OBJECTIVE_CARD(0.5),
    WONDER_CARD(0.5),
    OBJECTIVE_IN_REACH(1.1),
    /** A main action that is left this turn, so that ending it early costs something; it still happens now and then. */
    ACTION(0.2),
    /** How near a wonder is, in points. */
    WONDER_PLAN(0.5),
    /** A wonder beyond its points: what it does while the game lasts. With less, its price would be kept rather than paid. */
    WONDER(2.5),
    /** What armies near his cities may take of a player, in points. */
    PERIL(-1),
    /** What it would cost him to lose the last of his cities, as likely as that is. */
    PERIL_OF_ALL(-1);

    private final double byHand;

    ClashFeature(double byHand) {
        this.byHand = byHand;
    }

    /**
     * What is not learnt: points are the scale, and wonders, as well as cities that somebody may take, pay or cost later than anybody who
     * learns looks ahead.
     */
    static Set<String> kept() {
        return Stream.of(POINTS, WONDER_CARD, WONDER_PLAN, WONDER, PERIL, PERIL_OF_ALL)
                .map(Codes::of)
                .collect(Collectors.toUnmodifiableSet());
    }

    double byHand() {
        return byHand;
    }
}
