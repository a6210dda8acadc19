package civitas.lab.scenario;

import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.SetupException;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.scenario.Measured;
import civitas.kernel.scenario.Nearest;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Pattern;
import civitas.kernel.scenario.ScenarioException;
import civitas.kernel.scenario.Stage;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.lab.Playable;
import civitas.lab.scenario.Scenario.Act;
import civitas.lab.scenario.Scenario.Meant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;

/**
 * Plays one scenario. It is strict: every die must be scripted and every scripted die rolled, the pieces must be
 * conserved throughout, and a choice that is not legal ends it.
 */
final class ScenarioPlayer<T extends Table<T>> {

    private static final int CODES_SHOWN = 40;

    /** What an expectation can say in every game. */
    private static final List<String> GENERAL = List.of(
            "over",
            "stage",
            "asked",
            "invited",
            "offers",
            "offers only",
            "does not offer",
            "events",
            "events in order",
            "no events",
            "refused",
            "sees");

    /** A fact of a place: what kind of place, which one, and what about it. */
    private static final java.util.regex.Pattern PLACE = java.util.regex.Pattern.compile("([a-z]+) ([^ .]+)(.*)");

    private final Game<T> game;
    private final Stage<T> stage;
    private final Lexicon english;
    private final Match<T> match;
    private final List<Problem> problems = new ArrayList<>();
    private int lastLine;

    private ScenarioPlayer(Playable<T> playable, Scenario scenario) {
        game = playable.game();
        stage = playable.stage();
        lastLine = scenario.line();
        Setup setup = setup(scenario);
        english = Lexicon.load(Language.EN, game.boxSet(setup.boxes()).bundles());
        match = arrange(scenario, setup);
    }

    /** Plays a scenario and says what did not hold. */
    static <T extends Table<T>> Outcome play(Playable<T> playable, Scenario scenario, Path file) {
        ScenarioPlayer<T> player = new ScenarioPlayer<>(playable, scenario);
        try {
            player.act(scenario.script());
        } catch (ScenarioException e) {
            player.problems.add(new Problem(e.line(), String.valueOf(e.getMessage())));
        }
        return new Outcome(file, scenario.title(), player.problems, player.legalChoices());
    }

    /** Everything that can be chosen now, seat by seat, with what it means. */
    private List<String> legalChoices() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < match.table().seats(); seat++) {
            Decision decision = match.decision(Seat.of(seat));
            if (!decision.choices().isEmpty()) {
                lines.add(decision.seat().code() + ": " + english.say(decision.prompt()));
                for (Choice choice : decision.choices()) {
                    lines.add("  " + choice.code() + "  (" + english.say(choice.label()) + ")");
                }
            }
        }
        return lines.isEmpty() ? List.of("nobody has anything to choose") : lines;
    }

    private Setup setup(Scenario scenario) {
        int players = scenario.players().number();
        List<String> boxes = scenario.boxes().isEmpty() ? game.usualBoxes().ids() : scenario.boxes();
        try {
            game.boxSet(boxes, players);
        } catch (SetupException e) {
            boolean crowd = e.part() == SetupException.Part.PLAYERS;
            throw crowd
                    ? scenario.players().wrong(String.valueOf(e.getMessage()))
                    : new ScenarioException(scenario.line(), String.valueOf(e.getMessage()));
        }
        return Setup.of(game.id(), boxes, scenario.options(), players, scenario.seed());
    }

    private Match<T> arrange(Scenario scenario, Setup setup) {
        T table = deal(scenario, setup);
        script(table, scenario.dice());
        Match<T> arranged = Match.from(game, setup, table);
        try {
            scenario.position().ifPresent(position -> stage.arrange(table, position));
            table.settle();
            game.audit(table);
        } catch (IllegalArgumentException | IllegalStateException e) {
            int line = scenario.position().map(Node::line).orElse(scenario.line());
            throw new ScenarioException(line, String.valueOf(e.getMessage()));
        }
        return arranged;
    }

    private T deal(Scenario scenario, Setup setup) {
        try {
            return game.deal(setup);
        } catch (IllegalArgumentException e) {
            throw new ScenarioException(scenario.line(), String.valueOf(e.getMessage()));
        }
    }

    private void script(T table, List<Node> dice) {
        int[] rolls = new int[dice.size()];
        for (int i = 0; i < rolls.length; i++) {
            Node die = dice.get(i);
            try {
                rolls[i] = stage.roll(table, die.text());
            } catch (IllegalArgumentException e) {
                throw die.wrong("'" + die.text() + "': " + e.getMessage());
            }
        }
        table.chance().script(rolls, true);
    }

    private void act(List<Act> script) {
        for (Act act : script) {
            switch (act) {
                case Scenario.Choose choose -> {
                    if (!choose(choose)) {
                        return;
                    }
                }
                case Scenario.TryInVain attempt -> tryInVain(attempt);
                case Scenario.Expect(Scenario.Expectation expectation) -> expect(expectation);
                case Scenario.MoreDice(List<Node> dice) -> {
                    allDiceRolled();
                    script(match.table(), dice);
                }
            }
        }
        allDiceRolled();
    }

    private void allDiceRolled() {
        int left = match.table().chance().scriptLeft();
        if (left > 0) {
            problems.add(new Problem(lastLine, "dice left over: " + left + " of the scripted dice were not rolled"));
        }
    }

    private boolean choose(Scenario.Choose choose) {
        lastLine = choose.line();
        try {
            match.choose(choose.seat(), choose.code());
            game.audit(match.table());
            return true;
        } catch (Refusal refusal) {
            problems.add(new Problem(choose.line(), refused(choose, refusal)));
        } catch (IllegalStateException e) {
            problems.add(new Problem(
                    choose.line(), choose.seat().code() + " " + choose.code() + " failed: " + e.getMessage()));
        }
        return false;
    }

    /** Why a choice was refused, with what would have been legal. */
    private String refused(Scenario.Choose choose, Refusal refusal) {
        Decision decision = match.decision(choose.seat());
        if (decision.choices().isEmpty()) {
            return String.valueOf(refusal.getMessage());
        }
        return "'" + choose.code() + "' refused: " + choose.seat().code() + " is asked “"
                + english.say(decision.prompt()) + "”; legal: "
                + shown(decision.choices().stream().map(Choice::code).toList());
    }

    /** What is said to be impossible must be something that could be said at all. */
    private void mustBeReadable(String code, int line) {
        stage.vocabulary(match.table())
                .flatMap(vocabulary -> vocabulary.misread(code))
                .ifPresent(reason -> {
                    throw new ScenarioException(line, "'" + code + "' can never be chosen: " + reason);
                });
    }

    private void tryInVain(Scenario.TryInVain attempt) {
        mustBeReadable(attempt.code(), attempt.line());
        String what = attempt.seat().code() + " " + attempt.code();
        for (Choice choice : match.table().choices(attempt.seat().index())) {
            if (choice.code().equals(attempt.code())) {
                problems.add(Problem.expected(attempt.line(), what, "a refusal", "it is legal"));
                return;
            }
        }
        String before = match.fingerprint();
        try {
            match.choose(attempt.seat(), attempt.code());
        } catch (Refusal refusal) {
            String reason = english.say(refusal.reason());
            attempt.because()
                    .filter(because -> !new Pattern(because.text()).matches(reason))
                    .ifPresent(because -> problems.add(
                            Problem.expected(because.line(), what, "refused because " + because.text(), reason)));
        }
        if (!match.fingerprint().equals(before)) {
            problems.add(Problem.expected(attempt.line(), what, "a refusal that changes nothing", "the table changed"));
        }
    }

    // --- expectations -----------------------------------------------------------------------------------------------

    private void expect(Scenario.Expectation expectation) {
        switch (expectation) {
            case Scenario.Fact fact -> expect(fact);
            case Scenario.Seen seen -> expect(seen);
            case Scenario.Offers offers -> expect(offers);
            case Scenario.Events events -> expect(events);
        }
    }

    private void expect(Scenario.Fact fact) {
        Measured actual = general(fact.name())
                .or(() -> stage.measure(match.table(), fact.name()))
                .map(Measured::new)
                .orElseThrow(() ->
                        new ScenarioException(fact.line(), "unknown field '" + fact.name() + "'" + meant(fact.name())));
        if (!actual.is(fact.value())) {
            problems.add(Problem.expected(fact.line(), fact.name(), written(fact.value()), actual.toString()));
        }
    }

    private void expect(Scenario.Seen seen) {
        Sight sight = new Sight(game.view(match.table(), viewer(seen.viewer())));
        Measured actual = sight.fact(seen.name())
                .map(Measured::new)
                .orElseThrow(() -> new ScenarioException(
                        seen.line(), seen.viewer() + " sees no '" + seen.name() + "': " + sight.missing(seen.name())));
        if (!actual.is(seen.value())) {
            problems.add(Problem.expected(
                    seen.line(), seen.viewer() + " sees " + seen.name(), written(seen.value()), actual.toString()));
        }
    }

    /** The nearest name of a fact; those of places are known with a star instead of the place. */
    private String meant(String name) {
        List<String> known = new ArrayList<>(GENERAL);
        known.addAll(stage.facts(match.table()));
        Matcher place = PLACE.matcher(name);
        if (!place.matches()) {
            return Nearest.hint(name, known);
        }
        String starred = place.group(1) + " *" + place.group(3);
        return Nearest.hint(starred, known).replace("*", place.group(2));
    }

    /** The facts that every game has: {@code over}, {@code asked}, {@code stage}, {@code score red}, {@code place red}. */
    private Optional<Object> general(String name) {
        String[] words = name.split(" ", 3);
        return switch (words[0]) {
            case "over" -> Optional.of(match.over());
            case "stage" -> Optional.of(game.period(match.table()));
            case "asked" -> Optional.of(seats(match.table().asked()));
            case "invited" -> Optional.of(seats(match.table().invited()));
            case "score", "place" -> words.length < 2 ? Optional.empty() : score(words);
            default -> Optional.empty();
        };
    }

    private static Set<String> seats(int mask) {
        Set<String> seats = new TreeSet<>();
        for (Seat seat : Seat.values()) {
            if ((mask & seat.mask()) != 0) {
                seats.add(seat.code());
            }
        }
        return seats;
    }

    private Optional<Object> score(String[] words) {
        for (Standing standing : game.standings(match.table())) {
            if (!standing.seat().code().equals(words[1])) {
                continue;
            }
            if (words[0].equals("place")) {
                return Optional.of(standing.place());
            }
            return words.length == 2
                    ? Optional.of(standing.points())
                    : Optional.ofNullable(standing.categories().get(words[2]));
        }
        return Optional.empty();
    }

    private void expect(Scenario.Offers offers) {
        Seat seat = offers.seat().orElseGet(() -> theSeatAsked(offers.line()));
        List<String> codes =
                match.decision(seat).choices().stream().map(Choice::code).toList();
        for (Node pattern : offers.patterns()) {
            if (offers.meant() == Meant.NONE_OF_THESE) {
                mustBeReadable(pattern.text(), pattern.line());
            }
            boolean offered = codes.stream().anyMatch(new Pattern(pattern.text())::matches);
            boolean wanted = offers.meant() != Meant.NONE_OF_THESE;
            if (offered != wanted) {
                String expected = (wanted ? "an offer of " : "no offer of ") + pattern.text();
                problems.add(Problem.expected(pattern.line(), seat.code(), expected, shown(codes)));
            }
        }
        if (offers.meant() == Meant.ONLY_THESE) {
            for (String code : codes) {
                if (offers.patterns().stream().noneMatch(pattern -> new Pattern(pattern.text()).matches(code))) {
                    problems.add(Problem.expected(offers.line(), seat.code(), "no other offers", code));
                }
            }
        }
    }

    private Seat theSeatAsked(int line) {
        int asked = match.table().asked();
        if (Integer.bitCount(asked) != 1) {
            throw new ScenarioException(line, "offered to whom? asked are " + seats(asked));
        }
        return Seat.of(Integer.numberOfTrailingZeros(asked));
    }

    private static String shown(List<String> codes) {
        String shown = String.join(", ", codes.subList(0, Math.min(codes.size(), CODES_SHOWN)));
        if (codes.size() > CODES_SHOWN) {
            return shown + ", and " + (codes.size() - CODES_SHOWN) + " more";
        }
        return codes.isEmpty() ? "nothing is offered" : shown;
    }

    private void expect(Scenario.Events events) {
        List<String> lines = log(events.viewer());
        for (Node pattern : events.patterns()) {
            int told = firstLike(pattern, lines);
            boolean wanted = events.meant() != Meant.NONE_OF_THESE;
            if (told >= 0 != wanted) {
                String expected = (wanted ? "" : "nothing like ") + "'" + pattern.text() + "'";
                problems.add(Problem.expected(
                        pattern.line(),
                        "events",
                        expected,
                        lines.isEmpty() ? "none" : "'" + String.join("', '", lines) + "'"));
            }
            if (events.meant() == Meant.THESE_IN_ORDER) {
                lines = lines.subList(told + 1, lines.size());
            }
        }
    }

    private static int firstLike(Node pattern, List<String> lines) {
        for (int line = 0; line < lines.size(); line++) {
            if (new Pattern(pattern.text()).matches(lines.get(line))) {
                return line;
            }
        }
        return -1;
    }

    /** The log in English, as a viewer reads it or, if none is named, as those who know most do. */
    private List<String> log(Optional<String> viewer) {
        List<String> lines = new ArrayList<>();
        for (Match.Told told : match.log()) {
            Phrase phrase = viewer.map(ScenarioPlayer::viewer)
                    .map(one -> told.event().as(one))
                    .orElse(told.event().text());
            if (!phrase.isEmpty()) {
                lines.add(english.say(phrase));
            }
        }
        return lines;
    }

    private static Viewer viewer(String name) {
        return Seat.parse(name).map(Viewer::of).orElse(Viewer.SPECTATOR);
    }

    private static String written(Node node) {
        return switch (node) {
            case Node.Text text -> text.value();
            case Node.Items items ->
                items.nodes().stream().map(ScenarioPlayer::written).toList().toString();
            case Node.Fields fields ->
                "{"
                        + String.join(
                                ", ",
                                fields.all().stream()
                                        .map(field -> field.name() + ": " + written(field.value()))
                                        .toList())
                        + "}";
        };
    }
}
