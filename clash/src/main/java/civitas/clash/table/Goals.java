package civitas.clash.table;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Objective;
import civitas.clash.content.facts.Check;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.ObjectiveSpec;
import civitas.clash.state.Occasion;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What the objectives ask for. The content files name a check and its numbers for every objective; boxes say what each
 * check means, and objectives of one family share it.
 */
public final class Goals {

    private static final Condition NEVER = (table, player) -> false;

    private final Map<String, Function<Check, Condition>> states = new HashMap<>();
    private final Map<String, Doing> doings = new HashMap<>();

    /** By the numbers of the objectives: they are asked for very often. Objectives of other moments never hold. */
    private Condition[] conditions = {};

    /** The same for telling how far somebody is: also of what is done at some moment, where the same check has a meaning as a state. */
    private Condition[] ways = {};

    private final Map<Occasion, Map<Objective, Feat>> feats = new EnumMap<>(Occasion.class);
    private final Map<Objective, Goods> prices = new HashMap<>();

    /** When a check of something done is made, and how. */
    private record Doing(Occasion occasion, Function<Check, Feat> meaning) {}

    /** Gives a check of the status phase its meaning. */
    public void join(String check, Function<Check, Condition> meaning) {
        if (states.put(check, meaning) != null) {
            throw new IllegalStateException("two meanings of " + check);
        }
    }

    /** Gives a check of something that is done at some occasion its meaning. */
    public void join(String check, Occasion occasion, Function<Check, Feat> meaning) {
        if (doings.put(check, new Doing(occasion, meaning)) != null) {
            throw new IllegalStateException("two meanings of " + check);
        }
    }

    /** Reads the objectives when every box has said what its checks mean. */
    void read(Content content) {
        conditions = new Condition[content.objectives().getLast().number() + 1];
        Arrays.fill(conditions, NEVER);
        ways = conditions.clone();
        for (Objective objective : content.objectives()) {
            ObjectiveSpec spec = content.spec(objective);
            Check check = spec.check();
            if (states.containsKey(check.type())) {
                ways[objective.number()] = meaning(states, check).apply(check);
            }
            if (spec.status()) {
                conditions[objective.number()] = meaning(states, check).apply(check);
            }
            if (spec.immediate()) {
                Doing doing = meaning(doings, check);
                feats.computeIfAbsent(doing.occasion, occasion -> new LinkedHashMap<>())
                        .put(objective, doing.meaning.apply(check));
            }
            if (check.has("pay")) {
                prices.put(objective, Goods.of(check.constant(Good.class, "resource"), check.number("pay")));
            }
        }
    }

    private static <M> M meaning(Map<String, M> meanings, Check check) {
        M meaning = meanings.get(check.type());
        if (meaning == null) {
            throw new IllegalStateException("nobody says what the check " + check.type() + " means");
        }
        return meaning;
    }

    /** Whether the condition of a status-phase objective holds for a player now; false for other objectives. */
    public boolean holds(ClashTable table, int player, Objective objective) {
        return conditions[objective.number()].holds(table, player);
    }

    /** How far a player is on the way to an objective, where that can be counted. */
    public HowFar howFar(ClashTable table, int player, Objective objective) {
        return ways[objective.number()].howFar(table, player);
    }

    /** The "immediately" objectives of an occasion, in the order of their numbers. */
    public Map<Objective, Feat> feats(Occasion occasion) {
        return feats.getOrDefault(occasion, Map.of());
    }

    /** What completing an objective costs. */
    public Goods price(Objective objective) {
        return prices.getOrDefault(objective, Goods.NOTHING);
    }
}
