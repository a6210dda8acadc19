package civitas.e2e.position;

import civitas.clash.ClashGame;
import civitas.clash.Monumental;
import civitas.clash.civilizations.Civilizations;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Games of two with civilizations that have come to an interesting point; see {@link ClashPositions}. */
public final class PeoplePositions {

    public static final ClashGame GAME = new ClashGame(List.of(new Monumental(), new Civilizations()));
    public static final List<String> BOXES = List.of(Monumental.ID, Civilizations.ID);

    private static final int GAMES = 400;
    private static final int LONGEST = 500;
    private static final List<String> PLAYERS = List.of("Anna", "Boris");

    /** How often somebody does what he has in mind, rather than anything. */
    private static final double RESOLVE = 0.85;

    private static final List<String> COURT = List.of(
            "choose ",
            "hire leader",
            "recruit ",
            "hire ",
            "complete ",
            "found ",
            "advance myths",
            "advance rituals",
            "advance storage",
            "advance arts",
            "advance ",
            "collect ",
            "go ");

    private static final List<String> SEA = List.of(
            "advance fishing",
            "advance navigation",
            "convert ship",
            "explore ",
            "go ",
            "found ",
            "collect ",
            "advance ",
            "add ",
            "from ",
            "move");

    private static final List<String> WAR = List.of(
            "choose ",
            "hire leader",
            "fight-on",
            "advance myths",
            "advance rituals",
            "advance tactics",
            "hire ",
            "recruit ",
            "complete ",
            "found ",
            "go ",
            "add all",
            "move",
            "advance ",
            "collect ");

    private static final Set<String> COURTLY = Set.of("recruit", "hire", "choose", "done", "pay");
    private static final Set<String> MARCHING = Set.of("move", "from", "go", "add", "convert", "done");
    private static final Set<String> FIGHTING = Set.of("fight-on", "pass", "done", "no", "lose");
    private static final int STEPS = 5;

    private static final Supplier<Position> REIGN = Search.once(() -> find(COURT, PeoplePositions::reigns));
    private static final Supplier<Position> SUCCESSION = Search.once(() -> find(COURT, PeoplePositions::succeeds));
    private static final Supplier<Position> CORONATION = Search.once(() -> find(COURT, PeoplePositions::crowns));
    private static final Supplier<Position> LANDFALL = Search.once(() ->
            find("vikings", SEA, match -> marches(match, table -> ships(table) > ships(match.table()))));
    private static final Supplier<Position> PIRACY =
            Search.once(() -> find("vikings", SEA, PeoplePositions::beatsPirates));

    private static final Supplier<Position> LAST_STAND = Search.once(() -> find(WAR, PeoplePositions::losesHisLeader));

    private PeoplePositions() {}

    /** It is red's turn, and both have a leader on the map. */
    public static Position reign() {
        return REIGN.get();
    }

    /** Red has no leader, can recruit one, and move him then. */
    public static Position coronation() {
        return CORONATION.get();
    }

    /** Red has a leader and can recruit another one in his place. */
    public static Position succession() {
        return SUCCESSION.get();
    }

    /** Red, the Vikings, can move units that become a ship at the shore. */
    public static Position landfall() {
        return LANDFALL.get();
    }

    /** Red can sail into a battle with pirates, and has to choose a prize in the end. */
    public static Position piracy() {
        return PIRACY.get();
    }

    /** Red can attack with his leader, who is killed in the battle. */
    public static Position lastStand() {
        return LAST_STAND.get();
    }

    /** The same position when red has made the choices that lead on from it. */
    public static Position after(Position position) {
        return new Search<>(GAME, PeoplePositions::setup, seed -> resolute(seed, COURT), GAMES, LONGEST)
                .after(position);
    }

    private static boolean fightsPirates(ClashTable table) {
        List<ClashView.SideView> sides = view(table).battle().sides();
        return sides.size() == 2 && sides.getLast().side().equals("pirates");
    }

    private static int ships(ClashTable table) {
        return view(table).units().stream()
                .filter(units -> units.owner().equals("red"))
                .flatMap(units -> units.units().stream())
                .filter(unit -> unit.kind().equals("ship"))
                .mapToInt(ClashView.CountView::number)
                .sum();
    }

    private static boolean asks(ClashTable table, String prompt) {
        return view(table).deciding().prompt().equals(prompt);
    }

    private static ClashView view(ClashTable table) {
        return ClashView.of(table, Viewer.of(Seat.RED));
    }

    private static List<String> leader(ClashTable table) {
        return has(view(table).players().getFirst(), "leader");
    }

    private static String place(ClashTable table) {
        return view(table).units().stream()
                .filter(units -> units.owner().equals("red")
                        && units.units().stream().anyMatch(unit -> unit.kind().equals("leader")))
                .map(ClashView.UnitsView::space)
                .findFirst()
                .orElse("");
    }

    private static Optional<List<String>> marches(Match<ClashTable> match, Predicate<ClashTable> goal) {
        return isTurn(match) ? path(match.table(), MARCHING, STEPS, goal) : Optional.empty();
    }

    private static Optional<List<String>> beatsPirates(Match<ClashTable> match) {
        return marches(match, PeoplePositions::fightsPirates)
                .flatMap(sailing -> path(
                                play(match.table(), sailing), FIGHTING, STEPS, later -> asks(later, "prompt.token"))
                        .map(fighting -> join(sailing, fighting)));
    }

    private static Optional<List<String>> losesHisLeader(Match<ClashTable> match) {
        if (!isTurn(match) || leader(match.table()).isEmpty()) {
            return Optional.empty();
        }
        return marches(match, table -> falls(table).isPresent())
                .map(attack -> join(attack, falls(play(match.table(), attack)).orElseThrow()));
    }

    /** How red fights the battle in which he is to an end that his leader does not see. */
    private static Optional<List<String>> falls(ClashTable table) {
        return view(table).battle().sides().isEmpty()
                ? Optional.empty()
                : path(
                        table,
                        FIGHTING,
                        STEPS,
                        later -> isTurn(later) && leader(later).isEmpty());
    }

    private static Optional<List<String>> crowns(Match<ClashTable> match) {
        if (!isTurn(match)
                || !leader(match.table()).isEmpty()
                || view(match.table()).clock().actionsLeft() < 3) {
            return Optional.empty();
        }
        return recruits(match.table()).flatMap(recruiting -> {
            ClashTable table = play(match.table(), recruiting);
            String home = place(table);
            return path(
                            table,
                            MARCHING,
                            STEPS,
                            moved -> isTurn(moved) && !place(moved).equals(home))
                    .map(moving -> join(recruiting, moving));
        });
    }

    private static Optional<List<String>> succeeds(Match<ClashTable> match) {
        return isTurn(match) && !leader(match.table()).isEmpty() ? recruits(match.table()) : Optional.empty();
    }

    /** The choices by which red takes another leader. */
    private static Optional<List<String>> recruits(ClashTable table) {
        List<String> before = leader(table);
        return path(
                table,
                COURTLY,
                STEPS,
                later -> isTurn(later)
                        && !leader(later).isEmpty()
                        && !leader(later).equals(before));
    }

    private static boolean isTurn(ClashTable table) {
        return !table.over() && table.asking() == Seat.RED.index() && asks(table, "prompt.turn");
    }

    private static boolean isTurn(Match<ClashTable> match) {
        return isTurn(match.table());
    }

    private static ClashTable play(ClashTable table, List<String> codes) {
        ClashTable copy = table.copy();
        for (String code : codes) {
            copy.choose(
                    Seat.RED.index(),
                    copy.choices(Seat.RED.index()).stream()
                            .filter(choice -> choice.code().equals(code))
                            .findFirst()
                            .orElseThrow());
        }
        return copy;
    }

    private static List<String> join(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** The choices of red with these verbs that lead to a goal. */
    private static Optional<List<String>> path(
            ClashTable table, Set<String> verbs, int steps, Predicate<ClashTable> goal) {
        if (goal.test(table)) {
            return Optional.of(List.of());
        }
        if (steps == 0 || table.over() || table.asking() != Seat.RED.index()) {
            return Optional.empty();
        }
        for (Choice choice : table.choices(Seat.RED.index())) {
            if (verbs.contains(choice.verb().code())) {
                ClashTable copy = table.copy();
                copy.choose(Seat.RED.index(), choice);
                Optional<List<String>> rest = path(copy, verbs, steps - 1, goal);
                if (rest.isPresent()) {
                    return Optional.of(join(List.of(choice.code()), rest.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<List<String>> reigns(Match<ClashTable> match) {
        if (!isTurn(match)) {
            return Optional.empty();
        }
        ClashView view = view(match.table());
        return view.players().stream().allMatch(player -> !has(player, "leader").isEmpty())
                        && view.clock().actionsLeft() > 1
                ? Optional.of(List.of())
                : Optional.empty();
    }

    public static List<String> has(ClashView.PlayerView player, String belonging) {
        return player.belongings().stream()
                .filter(other -> other.name().equals(belonging))
                .flatMap(other -> other.codes().stream())
                .toList();
    }

    /** A point of a game in which both players have this in mind, the best first. */
    public static Position find(List<String> mind, Search.Interest<ClashTable> interest) {
        return new Search<>(GAME, seed -> setup(seed), seed -> resolute(seed, mind), GAMES, LONGEST)
                .find(1, Seat.RED, interest);
    }

    /** The same in games in which red plays a certain civilization. */
    public static Position find(String civilization, List<String> mind, Search.Interest<ClashTable> interest) {
        long[] seeds = LongStream.iterate(1, seed -> seed + 1)
                .filter(seed -> GAME.faction(GAME.deal(setup(seed)), Seat.RED).equals(civilization))
                .limit(40)
                .toArray();
        return new Search<>(
                        GAME,
                        place -> setup(seeds[(int) place]),
                        place -> resolute(seeds[(int) place], mind),
                        seeds.length,
                        LONGEST)
                .find(0, Seat.RED, interest);
    }

    public static Setup setup(long seed) {
        return new Setup(ClashGame.ID, BOXES, new TreeMap<>(Map.of()), PLAYERS, seed);
    }

    private static Search.Manner<ClashTable> resolute(long seed, List<String> mind) {
        SplittableRandom random = new SplittableRandom(seed);
        return (match, seat) -> {
            List<Choice> sensible = new ArrayList<>(match.decision(seat).choices());
            if (sensible.size() > 1) {
                sensible.removeIf(choice -> choice.verb().code().equals("trade")
                        || choice.verb().code().equals("raze"));
            }
            if (random.nextDouble() < RESOLVE) {
                for (String wish : mind) {
                    List<Choice> wished = sensible.stream()
                            .filter(choice -> choice.code().startsWith(wish))
                            .toList();
                    if (!wished.isEmpty()) {
                        return wished.get(random.nextInt(wished.size()));
                    }
                }
            }
            return sensible.get(random.nextInt(sensible.size()));
        };
    }
}
