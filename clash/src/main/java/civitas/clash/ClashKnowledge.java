package civitas.clash;

import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.table.Rulebook;
import civitas.kernel.Codes;
import civitas.kernel.Numbers;
import civitas.kernel.learn.Knowledge;
import civitas.kernel.learn.Weights;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The weights of all features at tables with certain boxes: first those of {@link ClashFeature}, then the goods, then the advances by
 * their numbers.
 */
final class ClashKnowledge {

    private static final int GOODS = ClashFeature.values().length;
    private static final int ADVANCES = GOODS + Good.COUNT;

    /** What the first piece of each good is worth by hand. */
    private static final double[] GOOD = {0.23, 0.2, 0.15, 0.32, 0.32, 0.22, 0.26};

    /** What an advance promises by hand beyond its half point, if the whole game were still to come. */
    private static final double PROMISE = 0.27;

    /** The scale of chances by hand. */
    static final double SPREAD = 12;

    private ClashKnowledge() {}

    static int ofGood(int good) {
        return GOODS + good;
    }

    static int ofAdvance(int number) {
        return ADVANCES + number;
    }

    static Knowledge of(Rulebook book, Weights weights) {
        List<String> names = new ArrayList<>(Collections.nCopies(ADVANCES + Numbers.LIMIT, ""));
        double[] byHand = new double[names.size()];
        for (ClashFeature feature : ClashFeature.values()) {
            names.set(feature.ordinal(), Codes.of(feature));
            byHand[feature.ordinal()] = feature.byHand();
        }
        for (int i = 0; i < Good.COUNT; i++) {
            names.set(ofGood(i), "good." + Good.of(i).code());
            byHand[ofGood(i)] = GOOD[i];
        }
        for (Advance advance : book.content().advances()) {
            names.set(ofAdvance(advance.number()), "advance." + advance.code());
            byHand[ofAdvance(advance.number())] = promise(advance);
        }
        return Knowledge.of(names, byHand, SPREAD, weights);
    }

    private static double promise(Advance advance) {
        return advance instanceof BaseAdvance base
                ? switch (base) {
                    case STORAGE, TACTICS, WRITING, ENGINEERING, FREE_EDUCATION, TAXES, TRADE_ROUTES -> 0.55;
                    case ROADS,
                            SANITATION,
                            DRAFT,
                            PHILOSOPHY,
                            PUBLIC_EDUCATION,
                            RITUALS,
                            ARTS,
                            BARTERING,
                            VOTING,
                            NATIONALISM,
                            DOGMA,
                            ECONOMIC_LIBERTY -> 0.4;
                    default -> PROMISE;
                }
                : PROMISE;
    }
}
