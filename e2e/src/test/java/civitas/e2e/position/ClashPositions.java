package civitas.e2e.position;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Games of two that have come to an interesting point, found by playing the rules at random until one does. The same on
 * every machine.
 */
public final class ClashPositions {

    private static final int GAMES = 2000;

    /** Battles are rare among players who choose at random; from this seed on the next one is near. */
    private static final long WARLIKE = 905;

    private static final int LONGEST = 700;
    private static final List<String> PLAYERS = List.of("Anna", "Boris");
    private static final Set<String> MARCHING = Set.of("move", "from", "go", "add");
    private static final int STEPS_OF_A_MARCH = 4;

    private static final Search<ClashTable> SEARCH = new Search<>(
            new ClashGame(),
            seed -> new Setup("clash", List.of("monumental"), new TreeMap<>(), PLAYERS, seed),
            ClashPositions::atRandom,
            GAMES,
            LONGEST);
    private static final Supplier<Position> BATTLE = Search.once(ClashPositions::searchBattle);

    private ClashPositions() {}

    /**
     * Red can march into a battle with blue in which both have something to decide, has something to trade, and both
     * hold cards.
     */
    public static Position beforeABattle() {
        return BATTLE.get();
    }

    private static Position searchBattle() {
        return SEARCH.find(WARLIKE, Seat.RED, match -> {
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
    public static Position inABattle() {
        return SEARCH.after(beforeABattle());
    }

    /** The first turn of red, who can collect. */
    public static Position firstTurn() {
        return SEARCH.find(
                1,
                Seat.RED,
                match -> isTurnOf(Seat.RED, match)
                        ? match.decision(Seat.RED).choices().stream()
                                .map(Choice::code)
                                .filter(code -> code.startsWith("collect "))
                                .findFirst()
                                .map(List::of)
                        : Optional.empty());
    }

    /** Red may destroy a city of their own for gold. */
    public static Position mayRaze() {
        return SEARCH.find(
                1,
                Seat.RED,
                match -> match.decision(Seat.RED).choices().stream()
                        .map(Choice::code)
                        .filter(code -> code.startsWith("raze "))
                        .findFirst()
                        .map(List::of));
    }

    /** Red can use an advance of their own, and gain others. */
    public static Position mayUse() {
        return turnWith("use ");
    }

    /** Red has several cities, and can construct more than one building in one of them. */
    public static Position mayConstruct() {
        return SEARCH.find(1, Seat.RED, match -> {
            List<String> sites = isTurnOf(Seat.RED, match)
                    ? match.decision(Seat.RED).choices().stream()
                            .filter(choice -> choice.verb().code().equals("construct"))
                            .map(choice -> choice.object().code())
                            .toList()
                    : List.of();
            boolean several = sites.size() > Set.copyOf(sites).size();
            return several && match.table().cities().count(Seat.RED.index()) > 1
                    ? Optional.of(sites)
                    : Optional.empty();
        });
    }

    /** Red has settlers who may found a city where they are or go on; next are all the ways to found one. */
    public static Position mayFound() {
        return SEARCH.find(1, Seat.RED, match -> {
            List<String> found = isTurnOf(Seat.RED, match)
                    ? match.decision(Seat.RED).choices().stream()
                            .map(Choice::code)
                            .filter(code -> code.startsWith("found "))
                            .toList()
                    : List.of();
            return !found.isEmpty() && view(match, Seat.RED).sites().size() > 2 ? Optional.of(found) : Optional.empty();
        });
    }

    /** Red has an objective in hand, is not there yet, and comes nearer to it by one choice. */
    public static Position nearsAnObjective() {
        return SEARCH.find(1, Seat.RED, match -> {
            if (!isTurnOf(Seat.RED, match) || goals(match.table()).isEmpty()) {
                return Optional.empty();
            }
            return match.decision(Seat.RED).choices().stream()
                    .filter(choice -> nears(match.table(), choice))
                    .map(Choice::code)
                    .findFirst()
                    .map(List::of);
        });
    }

    private static boolean nears(ClashTable table, Choice choice) {
        ClashTable copy = table.copy();
        copy.choose(Seat.RED.index(), choice);
        return !copy.over()
                && copy.asking() == Seat.RED.index()
                && copy.atRest()
                && !goals(copy).equals(goals(table));
    }

    private static List<ClashView.GoalView> goals(ClashTable table) {
        return ClashView.of(table, Viewer.of(Seat.RED))
                .players()
                .get(Seat.RED.index())
                .goals();
    }

    /** Red can influence, and from more than one city. */
    public static Position mayInfluence() {
        return SEARCH.find(
                1,
                Seat.RED,
                match -> isTurnOf(Seat.RED, match) && hasSources(match.table())
                        ? Optional.of(List.of("influence"))
                        : Optional.empty());
    }

    private static boolean hasSources(ClashTable table) {
        return table.choices(Seat.RED.index()).stream()
                .filter(choice -> choice.code().equals("influence"))
                .anyMatch(choice -> {
                    ClashTable copy = table.copy();
                    copy.choose(Seat.RED.index(), choice);
                    return copy.asking() == Seat.RED.index()
                            && copy.choices(Seat.RED.index()).stream()
                                    .allMatch(source -> source.verb().code().equals("from"));
                });
    }

    /** Red's turn, with a choice that begins so, and something to learn. */
    private static Position turnWith(String beginning) {
        return SEARCH.find(1, Seat.RED, match -> {
            List<String> codes = isTurnOf(Seat.RED, match)
                    ? match.decision(Seat.RED).choices().stream()
                            .map(Choice::code)
                            .toList()
                    : List.of();
            return codes.stream().anyMatch(code -> code.startsWith("advance "))
                    ? codes.stream()
                            .filter(code -> code.startsWith(beginning))
                            .findFirst()
                            .map(List::of)
                    : Optional.empty();
        });
    }

    /** A game that is over. */
    public static String finished() {
        return SEARCH.find(1, Seat.RED, match -> match.over() ? Optional.of(List.of()) : Optional.empty())
                .record();
    }

    /** A game that is over, in which somebody has half a point. */
    public static String finishedWithHalves() {
        return SEARCH.find(
                        1,
                        Seat.RED,
                        match -> match.over()
                                        && view(match, Seat.RED).players().stream()
                                                .anyMatch(player -> player.halves() % 2 != 0)
                                ? Optional.of(List.of())
                                : Optional.empty())
                .record();
    }

    /** Red is about to make a choice after which the log tells something with a line of this key. */
    public static Position before(String key) {
        Position after =
                SEARCH.find(1, Seat.RED, match -> told(match, key) ? Optional.of(List.of()) : Optional.empty());
        GameRecord record = GameRecord.parse(after.record());
        int plies = record.entries().size() - 1;
        return new Position(
                Match.replay(SEARCH.game(), record, plies).record().text(),
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

    private static Search.Manner<ClashTable> atRandom(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return (match, seat) -> {
            List<Choice> sensible = new ArrayList<>(match.decision(seat).choices());
            if (sensible.size() > 1) {
                sensible.removeIf(choice -> choice.verb().code().equals("trade")
                        || choice.verb().code().equals("raze"));
            }
            return sensible.get(random.nextInt(sensible.size()));
        };
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
