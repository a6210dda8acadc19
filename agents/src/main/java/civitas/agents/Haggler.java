package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.trade.Proposal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for an offer that is good for both sides: one that the agent would like, and that the other would take if he saw the
 * table as the agent does.
 *
 * <p>Each line that could be written is first judged as if it were the whole offer and had been accepted. What lines are worth
 * together is roughly the sum, so the best few are put together by it and then judged as a whole, in every imagined world.
 * Things that the other would have to pick in secret are left alone: nobody can tell what they are worth.
 *
 * @param <T> the game's table
 */
final class Haggler<T extends Table<T>> {

    /** What a deal must bring each side: below this it is not worth the talk. Evaluations count small steps in tenths. */
    private static final double GAIN = 0.05;

    /** So many offers to each partner are tried as a whole. */
    private static final int TRIED = 2;

    private final Evaluation<T> evaluation;

    Haggler(Evaluation<T> evaluation) {
        this.evaluation = evaluation;
    }

    /**
     * An offer to make.
     *
     * @param begin the choice that begins it
     * @param rest the codes of the lines, and of sending it
     */
    record Plan(Choice begin, List<String> rest) {

        Plan {
            rest = List.copyOf(rest);
        }
    }

    /** What carrying an offer out changes for its two sides. */
    private record Outcome(double mine, double theirs) {

        Outcome plus(Outcome other) {
            return new Outcome(mine + other.mine, theirs + other.theirs);
        }

        double least() {
            return Math.min(mine, theirs);
        }
    }

    private record Line(String code, Outcome outcome) {}

    /** Lines on one side of an offer. */
    private record Side(List<String> codes, Outcome outcome) {}

    /** The best offer that is good for both sides in all these worlds, if there is one. */
    Optional<Plan> plan(List<T> worlds, int seat, List<Choice> choices) {
        Optional<Plan> best = Optional.empty();
        double most = GAIN;
        for (Choice begin : choices) {
            if (Words.says(begin, Words.TRADE) && begin.subject() instanceof Seat partner) {
                for (List<String> lines : promising(worlds.getFirst(), seat, begin, partner.index())) {
                    double least = least(worlds, seat, begin, partner.index(), lines);
                    if (least > most) {
                        most = least;
                        best = Optional.of(new Plan(begin, sent(lines)));
                    }
                }
            }
        }
        return best;
    }

    private static List<String> sent(List<String> lines) {
        List<String> codes = new ArrayList<>(lines);
        codes.add(Words.OFFER);
        return codes;
    }

    /** What the side that gains least gains, whatever hands the other may hold. */
    private double least(List<T> worlds, int seat, Choice begin, int partner, List<String> lines) {
        double least = Double.POSITIVE_INFINITY;
        for (T world : worlds) {
            Optional<Outcome> outcome = tried(world, seat, begin, partner, lines);
            least = Math.min(least, outcome.map(Outcome::least).orElse(Double.NEGATIVE_INFINITY));
            if (least < GAIN) {
                break;
            }
        }
        return least;
    }

    // --- putting offers together ------------------------------------------------------------------------------------

    /** For what can be got the fairest price, each in one or two lines; of these the offers that promise most. */
    private List<List<String>> promising(T world, int seat, Choice begin, int partner) {
        T begun = world.copy();
        begun.choose(seat, begin);
        List<Side> gifts = sides(lines(begun, seat, partner, world, Words.GIVE));
        List<Side> offers = new ArrayList<>();
        for (Side wish : sides(lines(begun, seat, partner, world, Words.ASK))) {
            Optional<Side> price = fairest(gifts, wish.outcome);
            if (price.isPresent()) {
                List<String> codes = new ArrayList<>(price.get().codes);
                codes.addAll(wish.codes);
                offers.add(new Side(codes, price.get().outcome.plus(wish.outcome)));
            }
        }
        return offers.stream()
                .sorted(Comparator.comparingDouble(offer -> -offer.outcome.least()))
                .limit(TRIED)
                .map(Side::codes)
                .toList();
    }

    private static Optional<Side> fairest(List<Side> gifts, Outcome wish) {
        Optional<Side> best = Optional.empty();
        double most = GAIN;
        for (Side gift : gifts) {
            double least = gift.outcome.plus(wish).least();
            if (least > most) {
                most = least;
                best = Optional.of(gift);
            }
        }
        return best;
    }

    /** One line, or two. */
    private static List<Side> sides(List<Line> lines) {
        List<Side> sides = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Line one = lines.get(i);
            sides.add(new Side(List.of(one.code), one.outcome));
            for (int j = i; j < lines.size(); j++) {
                Line two = lines.get(j);
                sides.add(new Side(List.of(one.code, two.code), one.outcome.plus(two.outcome)));
            }
        }
        return sides;
    }

    private List<Line> lines(T begun, int seat, int partner, T before, String verb) {
        List<Line> lines = new ArrayList<>();
        for (Choice choice : begun.choices(seat)) {
            if (Words.says(choice, verb)) {
                T table = begun.copy();
                table.choose(seat, choice);
                settled(table, seat, partner)
                        .ifPresent(after -> lines.add(new Line(choice.code(), outcome(before, after, seat, partner))));
            }
        }
        return lines;
    }

    // --- trying them ------------------------------------------------------------------------------------------------

    private Optional<Outcome> tried(T world, int seat, Choice begin, int partner, List<String> lines) {
        T table = world.copy();
        table.choose(seat, begin);
        for (String code : lines) {
            Optional<Choice> line = find(table.choices(seat), code);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            table.choose(seat, line.get());
        }
        return settled(table, seat, partner).map(after -> outcome(world, after, seat, partner));
    }

    /** The table after a draft was sent and accepted; empty if it cannot be, or if something has to be picked first. */
    private Optional<T> settled(T table, int seat, int partner) {
        Optional<Choice> send = Words.first(table.choices(seat), Words.OFFER);
        if (send.isEmpty()) {
            return Optional.empty();
        }
        table.choose(seat, send.get());
        return accepted(table, seat, partner);
    }

    private Optional<T> accepted(T table, int seat, int partner) {
        for (Choice choice : table.choices(partner)) {
            if (Words.says(choice, Words.ACCEPT)
                    && choice.subject() instanceof Proposal proposal
                    && proposal.from().index() == seat) {
                table.choose(partner, choice);
                boolean done = (table.talk().partners(seat) >> partner & 1) == 0;
                return done ? Optional.of(table) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Outcome outcome(T before, T after, int seat, int partner) {
        return new Outcome(
                evaluation.value(after, seat) - evaluation.value(before, seat),
                evaluation.value(after, partner) - evaluation.value(before, partner));
    }

    /** Whether an offer that lies open would by now be a loss: only then is a word taken back. */
    boolean isRegretted(T world, int seat, Choice recall) {
        if (!(recall.subject() instanceof Proposal proposal)) {
            return false;
        }
        for (int partner = 0; partner < world.seats(); partner++) {
            T table = world.copy();
            for (Choice choice : table.choices(partner)) {
                if (Words.says(choice, Words.ACCEPT) && proposal.equals(choice.subject())) {
                    table.choose(partner, choice);
                    return evaluation.value(table, seat) < evaluation.value(world, seat);
                }
            }
        }
        return false;
    }

    private static Optional<Choice> find(List<Choice> choices, String code) {
        return choices.stream().filter(choice -> choice.code().equals(code)).findFirst();
    }
}
