package civitas.civ;

import civitas.civ.content.Policy;
import civitas.civ.table.Rulebook;
import civitas.kernel.Codes;
import civitas.kernel.learn.Knowledge;
import civitas.kernel.learn.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The weights of all features at tables with certain boxes: first those of {@link CivFeature}, then techs by their level, then policies in
 * the order of the box.
 */
final class CivKnowledge {

    private static final int TECHS = CivFeature.values().length;

    /** What a tech is worth by hand by its level: higher ones open higher places. */
    private static final double[] TECH = {0, 1.4, 2.2, 3.2, 4.6, 0};

    private static final int POLICIES = TECHS + TECH.length;

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
        for (Policy policy : book.content().policies().all()) {
            names.add("policy." + policy.code());
            byHand.add(POLICY.getOrDefault(policy.code(), ANY_POLICY));
        }
        return Knowledge.of(
                names, byHand.stream().mapToDouble(Double::doubleValue).toArray(), SPREAD, weights);
    }
}
