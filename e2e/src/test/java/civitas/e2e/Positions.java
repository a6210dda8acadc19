package civitas.e2e;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView;
import civitas.kernel.Choice;
import civitas.kernel.GameRecord;
import civitas.kernel.Match;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Games of two that have come to an interesting point, found by playing the rules at random until one does. The same on
 * every machine.
 */
final class Positions {

    private static final int GAMES = 2000;

    /** Battles are rare among players who choose at random; from this seed on the next one is near. */
    private static final long WARLIKE = 905;

    private static final int LONGEST = 700;
    private static final List<String> PLAYERS = List.of("Anna", "Boris");
    private static final Set<String> MARCHING = Set.of("move", "from", "go", "add");
    private static final int STEPS_OF_A_MARCH = 4;

    private static final ClashGame GAME = new ClashGame();
    private static final Supplier<Position> BATTLE = once(Positions::searchBattle);

    private Positions() {}

    /**
     * A game before something happens.
     *
     * @param record what was played so far
     * @param next what the seat has to choose for it to happen
     */
    record Position(String record, Seat seat, List<String> next) {}

    /**
     * Red can march into a battle with blue in which both have something to decide, has something to trade, and both
     * hold cards.
     */
    static Position beforeABattle() {
        return BATTLE.get();
    }

    private static Position searchBattle() {
        return find(WARLIKE, match -> {
            if (!isTurnOf(Seat.RED, match) || !isArmed(match, Seat.RED) || !isArmed(match, Seat.BLUE)) {
                return Optional.empty();
            }
            return march(match.table(), Seat.RED, STEPS_OF_A_MARCH);
        });
    }

    private static boolean isArmed(Match<ClashTable> match, Seat seat) {
        ClashView.PlayerView player = view(match, seat).players().get(seat.index());
        return player.hand().actions() > 0
                && player.hand().objectives() > 0
                && player.goods().food() > 0;
    }

    /** The same battle, when red has just marched into it. */
    static Position inABattle() {
        Position before = beforeABattle();
        Match<ClashTable> match = Match.replay(GAME, GameRecord.parse(before.record()));
        before.next().forEach(code -> match.choose(before.seat(), code));
        return new Position(match.record().text(), before.seat(), List.of());
    }

    /** The first turn of red, who can collect. */
    static Position firstTurn() {
        return find(
                1,
                match -> isTurnOf(Seat.RED, match)
                        ? match.decision(Seat.RED).choices().stream()
                                .map(Choice::code)
                                .filter(code -> code.startsWith("collect "))
                                .findFirst()
                                .map(List::of)
                        : Optional.empty());
    }

    /** A game that is over. */
    static String finished() {
        return find(1, match -> match.over() ? Optional.of(List.of()) : Optional.empty())
                .record();
    }

    /** A game that is over, in which somebody has half a point. */
    static String finishedWithHalves() {
        return find(
                        1,
                        match -> match.over()
                                        && view(match, Seat.RED).players().stream()
                                                .anyMatch(player -> player.halves() % 2 != 0)
                                ? Optional.of(List.of())
                                : Optional.empty())
                .record();
    }

    /** Red is about to make a choice after which the log tells something with a line of this key. */
    static Position before(String key) {
        Position after = find(1, match -> told(match, key) ? Optional.of(List.of()) : Optional.empty());
        GameRecord record = GameRecord.parse(after.record());
        int plies = record.entries().size() - 1;
        return new Position(
                Match.replay(GAME, record, plies).record().text(),
                Seat.RED,
                List.of(record.entries().getLast().code()));
    }

    private static boolean told(Match<ClashTable> match, String key) {
        List<GameRecord.Entry> entries = match.record().entries();
        return !entries.isEmpty()
                && entries.getLast().seat() == Seat.RED
                && match.log().stream()
                        .anyMatch(told -> told.ply() == match.plies()
                                && told.event().text().key().equals(key));
    }

    private static <V> Supplier<V> once(Supplier<V> search) {
        List<V> found = new ArrayList<>();
        return () -> {
            if (found.isEmpty()) {
                found.add(search.get());
            }
            return found.getFirst();
        };
    }

    private static Position find(long from, Function<Match<ClashTable>, Optional<List<String>>> interesting) {
        for (long seed = from; seed < from + GAMES; seed++) {
            Match<ClashTable> match =
                    Match.start(GAME, new Setup("clash", List.of("monumental"), new TreeMap<>(), PLAYERS, seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (match.plies() < LONGEST) {
                Optional<List<String>> next = interesting.apply(match);
                if (next.isPresent()) {
                    return new Position(match.record().text(), Seat.RED, next.get());
                }
                if (match.over()) {
                    break;
                }
                step(match, random);
            }
        }
        throw new AssertionError("no such position in " + GAMES + " games");
    }

    private static void step(Match<ClashTable> match, SplittableRandom random) {
        Seat seat = Seat.of(match.table().asking());
        List<Choice> sensible = new ArrayList<>(match.decision(seat).choices());
        if (sensible.size() > 1) {
            sensible.removeIf(choice ->
                    choice.verb().code().equals("trade") || choice.verb().code().equals("raze"));
        }
        match.choose(seat, sensible.get(random.nextInt(sensible.size())));
    }

    private static boolean isAsked(Seat seat, Match<ClashTable> match) {
        return !match.over() && match.table().asking() == seat.index();
    }

    private static boolean isTurnOf(Seat seat, Match<ClashTable> match) {
        return isAsked(seat, match)
                && match.decision(seat).prompt().key().equals("prompt.turn")
                && view(match, seat).clock().actionsLeft() > 1;
    }

    private static boolean isBattle(ClashTable table) {
        List<ClashView.SideView> sides =
                ClashView.of(table, Viewer.SPECTATOR).battle().sides();
        return sides.size() == 2
                && sides.stream()
                        .allMatch(
                                side -> side.side().equals("red") || side.side().equals("blue"));
    }

    private static ClashView view(Match<ClashTable> match, Seat seat) {
        return ClashView.of(match.table(), Viewer.of(seat));
    }

    /** The choices that lead an army of the seat into a battle with the other. */
    private static Optional<List<String>> march(ClashTable table, Seat seat, int steps) {
        if (isBattle(table)) {
            return table.asking() == seat.index() && table.choices(seat.index()).size() > 1
                    ? Optional.of(List.of())
                    : Optional.empty();
        }
        if (steps == 0 || table.over() || table.asking() != seat.index()) {
            return Optional.empty();
        }
        for (Choice choice : table.choices(seat.index())) {
            if (MARCHING.contains(choice.verb().code())) {
                ClashTable copy = table.copy();
                copy.choose(seat.index(), choice);
                Optional<List<String>> rest = march(copy, seat, steps - 1);
                if (rest.isPresent()) {
                    List<String> all = new ArrayList<>(List.of(choice.code()));
                    all.addAll(rest.get());
                    return Optional.of(all);
                }
            }
        }
        return Optional.empty();
    }
}
