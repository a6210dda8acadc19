package civitas.e2e.position;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.GreedyAgent;
import civitas.agents.Situation;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.civ.content.Figure;
import civitas.civ.state.Battle;
import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.kernel.Choice;
import civitas.kernel.Occasion;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Points of a game of two that computers have played to its end. They look ahead, so it looks like a game among people:
 * with cities, wonders, armies and a pyramid of techs. It is always red who can do something next.
 */
public final class CivPositions {

    /** The first of the games; others are played only if something cannot be found in it. */
    private static final long SEED = 7;

    /** One in two games has the rarest of the points, so with so many a change of the players' minds loses none of them. */
    private static final int GAMES = 24;

    /** So many choices after it something is news to everybody, also when a march has followed. */
    public static final int RECENTLY = 15;

    private static final List<String> PLAYERS = List.of("Anna", "Boris");
    private static final Budget THINKING = Budget.iterations(60);
    private static final int MOST_CHOICES = 6000;
    private static final Set<String> GOING_ON = Set.of("take", "step");
    private static final int TWO_STEPS = 2;
    private static final int STEPS_OF_A_MARCH = 6;
    private static final int FEWEST_UNITS = 3;

    /** From here on both have something to show. */
    private static final int MIDDLE = 6;

    private static final CivGame GAME = new CivGame();
    private static final Map<Long, GameRecord> PLAYED = new HashMap<>();
    private static final Search<CivTable> SEARCH =
            new Search<>(GAME, CivPositions::setup, CivPositions::asPlayed, GAMES, MOST_CHOICES);
    private static final Supplier<Position> BATTLE = Search.once(CivPositions::searchBattle);

    private CivPositions() {}

    private static Setup setup(long seed) {
        return new Setup("civ", List.of("base"), new TreeMap<>(), PLAYERS, seed);
    }

    private static GameRecord play(long seed) {
        Match<CivTable> match = Match.start(GAME, setup(seed));
        List<Agent<CivTable>> agents = new ArrayList<>();
        List<Situation<CivTable>> situations = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS.size(); seat++) {
            agents.add(new GreedyAgent<>(new CivEvaluation(), seed + seat));
            situations.add(new Situation<>(GAME, match.table(), Seat.of(seat)));
        }
        while (!match.over() && match.plies() < MOST_CHOICES) {
            int asked = match.table().asking();
            match.choose(Seat.of(asked), agents.get(asked).decide(situations.get(asked), THINKING));
        }
        return match.record();
    }

    /** Everybody chooses as in the game with that seed. */
    private static Search.Manner<CivTable> asPlayed(long seed) {
        List<GameRecord.Entry> entries =
                PLAYED.computeIfAbsent(seed, CivPositions::play).entries();
        return (match, seat) -> match.decision(seat).choices().stream()
                .filter(choice ->
                        choice.code().equals(entries.get(match.plies()).code()))
                .findFirst()
                .orElseThrow();
    }

    // --- the points -------------------------------------------------------------------------------------------------

    /** The very first question to red. */
    public static Position begin() {
        return SEARCH.find(
                SEED, Seat.RED, match -> isAsked(match, Seat.RED) ? Optional.of(List.of()) : Optional.empty());
    }

    /** Both choose a tech at the same time and can afford several; next are two that red could choose. */
    public static Position research() {
        return SEARCH.find(SEED, Seat.RED, match -> {
            List<String> red = codes(match, Seat.RED, "prompt.research", "research");
            List<String> blue = codes(match, Seat.BLUE, "prompt.research", "research");
            return view(match).clock().turn() >= MIDDLE && red.size() > 2 && blue.size() > 2
                    ? Optional.of(red.subList(0, 2))
                    : Optional.empty();
        });
    }

    /** Both negotiate, and both have trade and something else to give. */
    public static Position negotiation() {
        return SEARCH.find(SEED, Seat.RED, match -> {
            boolean talk = isAsked(match, Seat.RED)
                    && match.decision(Seat.RED).prompt().key().equals("prompt.negotiate");
            return talk && view(match).players().stream().allMatch(CivPositions::hasSomethingToGive)
                    ? Optional.of(List.of())
                    : Optional.empty();
        });
    }

    private static boolean hasSomethingToGive(CivView.PlayerView player) {
        return player.trade() > 2 && player.huts() + player.villages() + sum(player.resources()) > 0;
    }

    private static int sum(List<CivView.CountView> counts) {
        return counts.stream().mapToInt(CivView.CountView::count).sum();
    }

    /** Red is asked about what blue does, and may pass. */
    public static Position askedFromAfar() {
        return SEARCH.find(SEED, Seat.RED, match -> {
            boolean distant = isAsked(match, Seat.RED)
                    && match.table().occasion(Seat.RED.index()) == Occasion.DISTANT
                    && match.table().silence(Seat.RED.index()).isPresent();
            return distant ? Optional.of(List.of()) : Optional.empty();
        });
    }

    /** Red begins a turn in which there is nothing to found or to place. */
    public static Position idleStart() {
        return SEARCH.find(SEED, Seat.RED, match -> {
            boolean asked = isAsked(match, Seat.RED)
                    && match.decision(Seat.RED).prompt().key().equals("prompt.step.start-of-turn");
            return asked && match.decision(Seat.RED).choices().stream().noneMatch(CivPositions::passesAway)
                    ? Optional.of(List.of("done"))
                    : Optional.empty();
        });
    }

    private static boolean passesAway(Choice choice) {
        return choice.code().startsWith("found ") || choice.code().startsWith("place ");
    }

    /** Red manages at least two cities, and can build in one of them. */
    public static Position cities() {
        return SEARCH.find(SEED, Seat.RED, match -> {
            List<String> builds = codes(match, Seat.RED, "prompt.step.city-management", "build");
            boolean grown = view(match).cities().stream()
                            .filter(city -> city.owner().equals(Seat.RED.code()))
                            .count()
                    > 1;
            return grown && view(match).clock().turn() >= MIDDLE && !builds.isEmpty()
                    ? Optional.of(builds.subList(0, 1))
                    : Optional.empty();
        });
    }

    /** Red can move figures and discover a tile with them; next is the way there. */
    public static Position discovery() {
        return SEARCH.find(
                SEED,
                Seat.RED,
                match -> isMoving(match) ? march(match.table(), table -> choice(table, "discover")) : Optional.empty());
    }

    /** Red can move figures and discover a tile with them from where they stand; next are these two choices. */
    public static Position discoveryAtOnce() {
        return SEARCH.find(
                SEED,
                Seat.RED,
                match -> isMoving(match)
                        ? march(
                                        match.table(),
                                        table -> table.group().steps() == 0
                                                ? choice(table, "discover")
                                                : Optional.empty())
                                .filter(way -> way.size() == 2)
                        : Optional.empty());
    }

    /** All that stands on a square are armies of red, which can go two squares and could go on then, but not discover anything. */
    public static Position march() {
        return SEARCH.find(
                SEED,
                Seat.RED,
                match -> isMoving(match) && match.table().speed(Seat.RED.index()) > TWO_STEPS
                        ? march(match.table(), CivPositions::onItsWay)
                        : Optional.empty());
    }

    private static Optional<List<String>> onItsWay(CivTable table) {
        Group group = table.group();
        boolean onItsWay = group.isMoving() && group.points() == table.speed(Seat.RED.index()) - TWO_STEPS;
        return onItsWay
                        && areArmies(group)
                        && left(table, Figure.ARMY) + left(table, Figure.SCOUT) == 0
                        && choice(table, "discover").isEmpty()
                ? Optional.of(List.of())
                : Optional.empty();
    }

    private static boolean areArmies(Group group) {
        return group.figures() >> Figures.ARMIES == 0;
    }

    /** How many figures of red have stayed where the group started. */
    private static int left(CivTable table, Figure figure) {
        return table.figures().count(Seat.RED.index(), figure, table.group().origin());
    }

    /** An army of red can leave a square on which a scout stays, and go on after a step. */
    public static Position besideAScout() {
        return SEARCH.find(
                SEED,
                Seat.RED,
                match -> isMoving(match) ? march(match.table(), CivPositions::withoutItsScout) : Optional.empty());
    }

    private static Optional<List<String>> withoutItsScout(CivTable table) {
        Group group = table.group();
        boolean alone = group.isMoving()
                && group.steps() == 1
                && areArmies(group)
                && left(table, Figure.ARMY) == 0
                && left(table, Figure.SCOUT) > 0;
        return alone ? Optional.of(List.of()) : Optional.empty();
    }

    /** Red can march into a battle with blue in which both have some units, with all that stands on a square. */
    public static Position beforeABattle() {
        return BATTLE.get();
    }

    private static Position searchBattle() {
        return SEARCH.find(SEED, Seat.RED, match -> {
            boolean armed = isMoving(match)
                    && view(match).players().stream().allMatch(player -> sum(player.units()) >= FEWEST_UNITS);
            return armed ? attack(match) : Optional.empty();
        });
    }

    /** A way into a battle from a square without scouts, who could not come along. */
    private static Optional<List<String>> attack(Match<CivTable> match) {
        return match.table().choices(Seat.RED.index()).stream()
                .filter(choice -> choice.verb().code().equals("move"))
                .filter(choice -> scouts(match, choice) == 0)
                .flatMap(choice -> march(match.table(), choice, CivPositions::battle, STEPS_OF_A_MARCH).stream())
                .findFirst();
    }

    private static int scouts(Match<CivTable> match, Choice move) {
        String square = move.code().split(" ")[1];
        return view(match).figures().stream()
                .filter(stack -> stack.square().equals(square) && stack.owner().equals(Seat.RED.code()))
                .mapToInt(CivView.StackView::scouts)
                .sum();
    }

    /** The same battle, when red has just marched into it. */
    public static Position inABattle() {
        return SEARCH.after(beforeABattle());
    }

    /** A hut and a village lie on the map, and red is asked. */
    public static Position wilderness() {
        return SEARCH.find(
                SEED,
                Seat.RED,
                match -> isMoving(match)
                                && List.of("hut", "village").stream()
                                        .allMatch(token -> view(match).squares().stream()
                                                .anyMatch(
                                                        square -> square.token().equals(token)))
                        ? Optional.of(List.of())
                        : Optional.empty());
    }

    /** Red can march into a battle, and something has happened not long before that is news to everybody. */
    public static Position battleAmongNews() {
        return SEARCH.find(
                SEED,
                Seat.RED,
                match -> isMoving(match) && hasNews(match)
                        ? march(
                                match.table(),
                                table -> table.battle().isActive() && table.asking() == Seat.RED.index()
                                        ? Optional.of(List.of())
                                        : Optional.empty())
                        : Optional.empty());
    }

    private static boolean hasNews(Match<CivTable> match) {
        return match.log().stream()
                .filter(told -> told.ply() > match.plies() - RECENTLY)
                .map(told -> told.event().text().key())
                .anyMatch(key -> key.equals("log.battle.winner"));
    }

    /** The game of a position, some choices before it. */
    public static String earlier(Position position, int choices) {
        GameRecord record = GameRecord.parse(position.record());
        return Match.replay(GAME, record, record.entries().size() - choices)
                .record()
                .text();
    }

    public static String finished() {
        return PLAYED.computeIfAbsent(SEED, CivPositions::play).text();
    }

    // --- looking at a table -----------------------------------------------------------------------------------------

    private static boolean isAsked(Match<CivTable> match, Seat seat) {
        return !match.over() && !match.decision(seat).choices().isEmpty();
    }

    private static boolean isMoving(Match<CivTable> match) {
        return !codes(match, Seat.RED, "prompt.step.movement", "move").isEmpty();
    }

    /** The choices of one kind that a seat has at a certain question. */
    private static List<String> codes(Match<CivTable> match, Seat seat, String prompt, String verb) {
        return isAsked(match, seat) && match.decision(seat).prompt().key().equals(prompt)
                ? match.decision(seat).choices().stream()
                        .filter(choice -> choice.verb().code().equals(verb))
                        .map(Choice::code)
                        .toList()
                : List.of();
    }

    private static CivView view(Match<CivTable> match) {
        return CivView.of(match.table(), Viewer.SPECTATOR);
    }

    /** What a march looks for: the choices that are still to be made where it has come to pass, or nothing. */
    private interface Goal {
        Optional<List<String>> reached(CivTable table);
    }

    private static Optional<List<String>> choice(CivTable table, String verb) {
        return table.choices(Seat.RED.index()).stream()
                .map(Choice::code)
                .filter(code -> code.startsWith(verb + " "))
                .findFirst()
                .map(List::of);
    }

    private static Optional<List<String>> battle(CivTable table) {
        return table.battle().isActive() && table.battle().isPlayer(Battle.DEFENDER)
                ? Optional.of(List.of())
                : Optional.empty();
    }

    /** The choices of red that lead one group of figures to a goal. */
    private static Optional<List<String>> march(CivTable table, Goal goal) {
        return table.choices(Seat.RED.index()).stream()
                .filter(choice -> choice.verb().code().equals("move"))
                .flatMap(choice -> march(table, choice, goal, STEPS_OF_A_MARCH).stream())
                .findFirst();
    }

    private static Optional<List<String>> march(CivTable table, Choice choice, Goal goal, int steps) {
        CivTable copy = table.copy();
        copy.choose(Seat.RED.index(), choice);
        return go(copy, goal, steps).map(rest -> {
            List<String> all = new ArrayList<>(List.of(choice.code()));
            all.addAll(rest);
            return all;
        });
    }

    private static Optional<List<String>> go(CivTable table, Goal goal, int steps) {
        if (table.over()) {
            return Optional.empty();
        }
        Optional<List<String>> reached = goal.reached(table);
        if (reached.isPresent() || steps == 0 || table.asking() != Seat.RED.index()) {
            return reached;
        }
        return table.choices(Seat.RED.index()).stream()
                .filter(choice -> GOING_ON.contains(choice.verb().code()))
                .flatMap(choice -> march(table, choice, goal, steps - 1).stream())
                .findFirst();
    }
}
