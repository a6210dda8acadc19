package civitas.e2e.position;

import civitas.civ.CivGame;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
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
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Points of games with both expansions of Civilization. Everybody chooses by dice that seldom end anything, so whatever the
 * boxes bring is soon on the table. It is always red who can do something next.
 */
public final class CivBoxPositions {

    public static final List<String> BOXES = List.of("base", "fame-and-fortune", "wisdom-and-warfare");

    private static final long SEED = 1;
    private static final int GAMES = 60;
    private static final int MOST_CHOICES = 4000;

    /** What ends a step or leads nowhere is chosen so seldom, of a hundred times. */
    private static final int SELDOM = 12;

    private static final Set<String> ENDING = Set.of("done", "pass-step", "give-up", "trade", "withdraw", "no", "pass");
    private static final int FEWEST_UNITS = 3;
    private static final int MIDDLE = 5;
    private static final int LATE = 8;
    private static final int MANY_CITIES = 6;
    private static final String STEP = "prompt.step.";

    private static final CivGame GAME = new CivGame();
    private static final Search<CivTable> OF_TWO = search(List.of("Anna", "Boris"));
    private static final Search<CivTable> OF_FOUR = search(List.of("Anna", "Boris", "Al", "Bo"));
    private static final Search<CivTable> OF_FIVE = search(List.of("Anna", "Boris", "Al", "Bo", "Jo"));

    private static final Supplier<Position> FIVE = Search.once(CivBoxPositions::searchFive);
    private static final Supplier<Position> CITY_STATE = Search.once(CivBoxPositions::searchCityState);

    private CivBoxPositions() {}

    private static Search<CivTable> search(List<String> players) {
        return new Search<>(
                GAME,
                seed -> new Setup(CivGame.ID, BOXES, new TreeMap<>(), players, seed),
                CivBoxPositions::dice,
                GAMES,
                MOST_CHOICES);
    }

    private static Search.Manner<CivTable> dice(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return (match, seat) -> {
            List<Choice> all = match.decision(seat).choices();
            List<Choice> going = all.stream()
                    .filter(choice -> !ENDING.contains(choice.verb().code()))
                    .toList();
            List<Choice> among = going.isEmpty() || random.nextInt(100) < SELDOM ? all : going;
            return among.get(random.nextInt(among.size()));
        };
    }

    // --- the points -------------------------------------------------------------------------------------------------

    /** Red can turn up a great person card that works by itself. */
    public static Position greatPerson() {
        return OF_TWO.find(SEED, Seat.RED, match -> first(codes(match, STEP, "turn-up")));
    }

    /** Red has a coin token and can invest it, and that asks for nothing more than where. */
    public static Position investment() {
        return OF_TWO.find(
                SEED,
                Seat.RED,
                match -> first(codes(match, STEP, "invest")).filter(next -> isStepAfterwards(match, next)));
    }

    private static boolean isStepAfterwards(Match<CivTable> match, List<String> next) {
        Match<CivTable> trial = again(match);
        trial.choose(Seat.RED, next.getFirst());
        trial.choose(Seat.RED, trial.decision(Seat.RED).choices().getFirst().code());
        return trial.decision(Seat.RED).prompt().key().startsWith(STEP);
    }

    /** The same game once more, to try something. */
    private static Match<CivTable> again(Match<CivTable> match) {
        return Match.replay(GAME, GameRecord.parse(match.record().text()));
    }

    /** Red has to adopt a second policy. */
    public static Position policy() {
        return OF_TWO.find(
                SEED,
                Seat.RED,
                match -> match.table().player(Seat.RED.index()).policies() == 0
                        ? Optional.empty()
                        : first(codes(match, "prompt.adopt", "adopt")));
    }

    /** Red may switch policies. */
    public static Position reform() {
        return OF_TWO.find(SEED, Seat.RED, match -> first(codes(match, "prompt.switch-policy", "switch")));
    }

    /** A group of red can end its way on a city-state that nobody controls; next is the way there. */
    public static Position cityState() {
        return CITY_STATE.get();
    }

    private static Position searchCityState() {
        return OF_TWO.find(
                SEED,
                Seat.RED,
                match -> codes(match, STEP + "movement", "move").isEmpty()
                        ? Optional.empty()
                        : ontoACityState(match.table()).filter(way -> isMarched(match, way)));
    }

    /** Whether the whole group can go that way without anything coming in between, and stays there. */
    private static boolean isMarched(Match<CivTable> match, List<String> way) {
        Match<CivTable> trial = again(match);
        for (String code : way) {
            if (trial.decision(Seat.RED).prompt().key().equals("prompt.take-group")) {
                trial.choose(
                        Seat.RED, trial.decision(Seat.RED).choices().getFirst().code());
            }
            if (trial.decision(Seat.RED).choices().stream()
                    .noneMatch(choice -> choice.code().equals(code))) {
                return false;
            }
            trial.choose(Seat.RED, code);
        }
        return trial.decision(Seat.RED).choices().stream()
                        .anyMatch(choice -> choice.code().equals("stop"))
                || trial.decision(Seat.RED).prompt().key().startsWith(STEP + "movement");
    }

    private static Optional<List<String>> ontoACityState(CivTable table) {
        for (CivView.RoutesView from : CivView.of(table, Viewer.of(Seat.RED)).routes()) {
            for (List<String> way : from.ways()) {
                int end = table.board().parse(way.getLast()).orElseThrow().index();
                if (table.landmarks().isCityState(end)
                        && table.figures().holder(end) < 0
                        && from.among().equals("all")) {
                    List<String> codes = new ArrayList<>(List.of("move " + from.square()));
                    way.forEach(square -> codes.add("step " + square));
                    return Optional.of(codes);
                }
            }
        }
        return Optional.empty();
    }

    /** The capital of red is a metropolis with markers on it, and it can act. */
    public static Position metropolis() {
        return OF_TWO.find(
                SEED,
                Seat.RED,
                match -> first(codes(match, STEP + "city-management", "build").stream()
                        .filter(code -> cities(match)
                                .filter(CivBoxPositions::isMarkedMetropolis)
                                .anyMatch(city -> isAbout(code, city)))
                        .toList()));
    }

    private static boolean isAbout(String code, CivView.CityView city) {
        return Stream.of(code.split(" ")).anyMatch(city.squares()::contains);
    }

    private static boolean isMarkedMetropolis(CivView.CityView city) {
        return city.squares().size() > 1 && !city.marks().isEmpty();
    }

    /** One of red's cities can begin a building program. */
    public static Position program() {
        return OF_TWO.find(SEED, Seat.RED, match -> first(codes(match, STEP, "program")));
    }

    /** Red has to play a card in a battle against blue in which both have units left. */
    public static Position battle() {
        return OF_TWO.find(SEED, Seat.RED, match -> {
            Battle battle = match.table().battle();
            boolean fought = battle.isActive()
                    && battle.isPlayer(Battle.ATTACKER)
                    && battle.isPlayer(Battle.DEFENDER)
                    && Long.bitCount(battle.hand(Battle.ATTACKER)) >= FEWEST_UNITS
                    && Long.bitCount(battle.hand(Battle.DEFENDER)) >= FEWEST_UNITS;
            return fought ? first(codes(match, "prompt.battle.play", "play")) : Optional.empty();
        });
    }

    /** Five players in the middle of a game: relics or city-states on the map, a great person card before red. */
    public static Position ofFive() {
        return FIVE.get();
    }

    private static Position searchFive() {
        return OF_FIVE.find(SEED, Seat.RED, match -> {
            List<String> builds = codes(match, STEP + "city-management", "build-figure");
            return !builds.isEmpty() && match.table().turn().number() >= MIDDLE && isFull(match)
                    ? first(builds)
                    : Optional.empty();
        });
    }

    /** Four players late in a game: cities with markers, buildings, a wonder, a great person and stacks of figures on the map. */
    public static Position lateOfFour() {
        return OF_FOUR.find(SEED, Seat.RED, match -> {
            List<String> builds = codes(match, STEP + "city-management", "build");
            return !builds.isEmpty() && match.table().turn().number() >= LATE && isCrowded(view(match))
                    ? first(builds)
                    : Optional.empty();
        });
    }

    private static boolean isCrowded(CivView view) {
        Set<String> kinds =
                view.squares().stream().map(CivView.SquareView::pieceKind).collect(Collectors.toSet());
        return kinds.containsAll(Set.of("building", "wonder", "great-person"))
                && view.cities().stream().anyMatch(city -> !city.marks().isEmpty())
                && view.cities().size() >= MANY_CITIES
                && view.figures().stream().anyMatch(stack -> stack.armies() + stack.scouts() > 1);
    }

    private static boolean isFull(Match<CivTable> match) {
        return view(match).squares().stream()
                        .anyMatch(square -> !square.landmark().isEmpty())
                && red(match).cards().stream().anyMatch(card -> !card.type().isEmpty());
    }

    // --- looking at a table -----------------------------------------------------------------------------------------

    private static Optional<List<String>> first(List<String> codes) {
        return codes.isEmpty() ? Optional.empty() : Optional.of(codes.subList(0, 1));
    }

    /** The choices of one kind that red has at a certain question. */
    private static List<String> codes(Match<CivTable> match, String prompt, String verb) {
        if (match.over() || match.decision(Seat.RED).choices().isEmpty()) {
            return List.of();
        }
        Predicate<Choice> wanted = choice -> choice.verb().code().equals(verb);
        return match.decision(Seat.RED).prompt().key().startsWith(prompt)
                ? match.decision(Seat.RED).choices().stream()
                        .filter(wanted)
                        .map(Choice::code)
                        .toList()
                : new ArrayList<>();
    }

    private static CivView view(Match<CivTable> match) {
        return CivView.of(match.table(), Viewer.of(Seat.RED));
    }

    private static CivView.PlayerView red(Match<CivTable> match) {
        return view(match).players().getFirst();
    }

    /** The cities of red. */
    private static Stream<CivView.CityView> cities(Match<CivTable> match) {
        return view(match).cities().stream().filter(city -> city.owner().equals(Seat.RED.code()));
    }
}
