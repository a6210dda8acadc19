package civitas.civ;

import civitas.civ.content.Boon;
import civitas.civ.content.Policy;
import civitas.civ.table.Rulebook;
import civitas.kernel.Codes;
import civitas.kernel.learn.Knowledge;
import civitas.kernel.learn.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The weights of all features at tables with certain boxes: first those of {@link CivFeature}, then techs by their level, what cards promise, and policies in
 * the order of the box.
 */
final class CivKnowledge {

    private static final int TECHS = CivFeature.values().length;

    /** What a tech is worth by hand by its level: higher ones open higher places. */
    private static final double[] TECH = {0, 1.4, 2.2, 3.2, 4.6, 0};

    private static final int BOONS = TECHS + TECH.length;

    private static final int POLICIES = BOONS + Boon.values().length;

    /** What a policy is worth by hand beyond what is seen in coins and cities. */
    private static final Map<String, Double> POLICY = Map.of(
            "rationalism", 3.0,
            "expansionism", 2.5,
            "urban-development", 2.5,
            "military-tradition", 2.0,
            "pacifism", 2.0,
            "natural-religion", 0.5);

    private static final double ANY_POLICY = 1.5;

    /** The scale of chances by hand. */
    static final double SPREAD = 40;

    private CivKnowledge() {}

    static int ofTech(int level) {
        return TECHS + level;
    }

    static int of(Boon boon) {
        return BOONS + boon.ordinal();
    }

    /** What is promised is worth by hand about what it is worth in hand, as far as that is counted elsewhere. */
    private static double byHand(Boon boon) {
        return switch (boon) {
            case TRADE -> 0.09;
            case CULTURE, COMBAT -> 0.12;
            case COIN, MARKER -> 1.8; // what a marker is good for comes besides
            case PRODUCTION, HAND, SIGHT -> 0.4;
            case EVENT, MOBILITY -> 0.5;
            case RESOURCE -> 0.6;
            case UNIT, PROTECTION -> 0.8;
            case UNKNOWN -> 1;
            case ACTION -> 1.2;
            case BUILDING -> 1.4;
            case PLACE -> 1.5;
            case ADVANCE -> 1.6;
            case TECH -> 2.4;
        };
    }

    static int ofPolicy(int index) {
        return POLICIES + index;
    }

    static Knowledge of(Rulebook book, Weights weights) {
        List<String> names = new ArrayList<>();
        List<Double> byHand = new ArrayList<>();
        for (CivFeature feature : CivFeature.values()) {
            names.add(Codes.of(feature));
            byHand.add(feature.byHand());
        }
        for (int level = 0; level < TECH.length; level++) {
            names.add("tech-of-level." + level);
            byHand.add(TECH[level]);
        }
        for (Boon boon : Boon.values()) {
            names.add("promise." + Codes.of(boon));
            byHand.add(byHand(boon));
        }
        for (Policy policy : book.content().policies().all()) {
            names.add("policy." + policy.code());
            byHand.add(POLICY.getOrDefault(policy.code(), ANY_POLICY));
        }
        return Knowledge.of(
                names, byHand.stream().mapToDouble(Double::doubleValue).toArray(), SPREAD, weights);
    }
}
