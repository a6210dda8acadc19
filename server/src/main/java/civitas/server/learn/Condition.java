package civitas.server.learn;

import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.scenario.Measured;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Pattern;
import civitas.kernel.scenario.Stage;
import civitas.kernel.text.Lexicon;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What must be true for a goal to be met, or for a hint to be of use. All parts must hold. A part looks at the table, at what the
 * pupil may choose, or at what has happened since the goal was set: so there is more than one way to reach it, and none is
 * prescribed.
 */
sealed interface Condition {

    /** Something that can be read on the table, as in a scenario. */
    record Fact(String name, Demand demand, int line) implements Condition {}

    /** The pupil has chosen something like it since the goal was set. */
    record Chosen(Pattern pattern) implements Condition {}

    /** The pupil can choose something like it now. */
    record Offered(Pattern pattern) implements Condition {}

    /** The log, in English, has had such a line since the goal was set. */
    record Told(Pattern pattern) implements Condition {}

    /** What a fact must be. */
    sealed interface Demand {

        record Exactly(Node value) implements Demand {}

        record AtLeast(BigDecimal number) implements Demand {}

        record AtMost(BigDecimal number) implements Demand {}

        /** A set or list must have this member. */
        record Has(Node member) implements Demand {}

        /** It must have grown by so much since the goal was set. */
        record More(BigDecimal number) implements Demand {}
    }

    /**
     * Where a condition is looked at.
     *
     * @param since the table when the goal was set
     * @param chosen what the pupil has chosen since then
     * @param told what has happened since then
     */
    record Moment<T extends Table<T>>(
            Stage<T> stage,
            Match<T> match,
            T since,
            Seat pupil,
            List<String> chosen,
            List<Match.Told> told,
            Lexicon english) {

        boolean holds(List<Condition> all) {
            return all.stream().allMatch(this::holds);
        }

        private boolean holds(Condition condition) {
            return switch (condition) {
                case Fact fact -> holds(fact);
                case Chosen(Pattern pattern) -> chosen.stream().anyMatch(pattern::matches);
                case Offered(Pattern pattern) ->
                    match.decision(pupil).choices().stream().anyMatch(choice -> pattern.matches(choice.code()));
                case Told(Pattern pattern) ->
                    told.stream()
                            .anyMatch(line ->
                                    pattern.matches(english.say(line.event().text())));
            };
        }

        private boolean holds(Fact fact) {
            Object value = measure(fact, match.table());
            return switch (fact.demand()) {
                case Demand.Exactly(Node expected) -> new Measured(value).is(expected);
                case Demand.AtLeast(BigDecimal least) -> number(fact, value).compareTo(least) >= 0;
                case Demand.AtMost(BigDecimal most) -> number(fact, value).compareTo(most) <= 0;
                case Demand.More(BigDecimal more) ->
                    number(fact, value)
                                    .subtract(number(fact, measure(fact, since)))
                                    .compareTo(more)
                            >= 0;
                case Demand.Has(Node member) ->
                    members(fact, value).stream().anyMatch(one -> new Measured(one).is(member));
            };
        }

        private Object measure(Fact fact, T table) {
            return stage.measure(table, fact.name())
                    .orElseThrow(() -> new Unteachable(fact.line(), "unknown fact '" + fact.name() + "'"));
        }

        private static BigDecimal number(Fact fact, Object value) {
            Object plain = value instanceof Optional<?> optional && optional.isPresent() ? optional.get() : value;
            if (plain instanceof Number number) {
                return new BigDecimal(number.toString());
            }
            if (plain instanceof Collection<?> all) {
                return BigDecimal.valueOf(all.size());
            }
            throw new Unteachable(fact.line(), "'" + fact.name() + "' is no number");
        }

        private static Collection<?> members(Fact fact, Object value) {
            if (value instanceof Collection<?> all) {
                return all;
            }
            throw new Unteachable(fact.line(), "'" + fact.name() + "' is no set");
        }
    }
}
