package civitas.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.lab.Toy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioRunnerTest {

    /** Everything a scenario can say, and all of it true. */
    private static final String AWARD = """
            title: The highest bid wins the dice
            rules: [TOY-1.1, TOY-1.2]
            game: toy
            boxes: [base, extra]
            options: {dice: two}
            players: 2
            seed: 5
            position:
              round: 2
              coins: {red: 3}
              hands:
                red: [c1, c6]
                blue: [c5]
              deck: [c2, c3, c4]
            dice: [6, 4, 4]
            choices:
              - expect:
                  asked: [blue, red]
                  offers only: {red: [bid c1, bid c6], blue: bid c5}
              - refused: {red: bid c2}
              - refused:
                  blue: {choice: take, because: "*not possible here*"}
              - blue: bid c5
              - expect:
                  asked: red
                  events: {blue: You bid card 5., red: Blue bids.}
                  no events: {spectator: "*card 5*"}
              - red: bid c6
              - expect:
                  offers: [take, "dr*"]
                  does not offer: {red: "bid *", blue: "*"}
              - red: [take, gamble]
              - expect: {red.coins: 13}
            expect:
              round: 2
              over: no
              stage: 2
              red.coins: 13
              red.hand: [c1, c2]
              red.cards: {c2: 1}
              red.poor: no
              score red: 13
              score blue coins: 1.0
              place red: 1
              events:
                - "Red wins with card 6 and earns 10 coins."
                - "* gambles and rolls 4."
            """.replace("dice: [6, 4]", "dice: [6, 4, 4]");

    @TempDir
    private Path directory = Path.of("");

    @Test
    void playsAScenario() throws IOException {
        Outcome outcome = run(AWARD);
        assertThat(outcome.problems()).isEmpty();
        assertThat(outcome.passed()).isTrue();
        assertThat(outcome.title()).isEqualTo("The highest bid wins the dice");
    }

    @Test
    void aFileMayHoldSeveral() throws IOException {
        Path file = directory.resolve("two.yaml");
        Files.writeString(file, AWARD + "---\n" + AWARD.replace("title: The highest bid wins the dice\n", ""));
        List<Outcome> outcomes = new ScenarioRunner(Toy.SHELF).run(file);
        assertThat(outcomes).hasSize(2).allMatch(Outcome::passed);
        assertThat(outcomes.get(1).title()).isEqualTo("two");
        assertThat(ScenarioRunner.rules(file)).containsExactly("TOY-1.1", "TOY-1.2", "TOY-1.1", "TOY-1.2");
    }

    @Test
    void aScenarioMayHoldWithOtherBoxesToo() throws IOException {
        Path file = directory.resolve("also.yaml");
        Files.writeString(file, AWARD.replace("boxes: [base, extra]", "boxes: [base, extra]\nalso: [base]"));
        List<Outcome> outcomes = new ScenarioRunner(Toy.SHELF).run(file);
        assertThat(outcomes)
                .extracting(Outcome::title)
                .containsExactly("The highest bid wins the dice", "The highest bid wins the dice (base)");
        assertThat(outcomes.getFirst().passed()).isTrue();
        assertThat(outcomes.getLast().passed())
                .as("the die of the base game has no 6")
                .isFalse();
    }

    /** A small change, and the one problem it must give. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            title:         | titel:          | line 1: unknown field 'titel' (did you mean 'title'?); known are title, rules, game, boxes, also, options, players, seed, position, dice, choices, expect
            game: toy      | game: toi       | line 3: unknown game 'toi'; known are toy
            game: toy      | seed: 5         | line 7: the field 'seed' appears twice
            options: {dice | options: {hats  | line 1: unknown option 'hats'; known are dice, no-market
            players: 2     | players: 9      | line 6: toy is for 2 to 4 players, not 9
            players: 2     | players: two    | line 6: expected a whole number, found 'two'
            round: 2       | runde: 2        | line 9: unknown field 'runde' (did you mean 'round'?); known are round, market, coins, hands, deck
            blue: [c5]     | blue: [c9]      | line 13: no card 'c9' is left in the deck
            coins: {red: 3}| coins: {red: -3}| line 9: negative coins
            dice: [6, 4, 4]| dice: [7, 4, 4] | line 15: '7': a die shows 1 to 6
            dice: [6, 4, 4]| dice: [6, 4]    | line 32: red gamble failed: a roll that the script does not foresee
            dice: [6, 4, 4]| dice: [6,4,4,1] | line 32: dice left over: 1 of the scripted dice were not rolled
            asked: red     | asked: blue     | line 25: asked: expected blue, actual [red]
            asked: red     | askt: red       | line 25: unknown field 'askt'
            red: bid c2    | red: bid c1     | line 20: red bid c1: expected a refusal, actual it is legal
            possible here* | allowed*        | line 22: blue take: expected refused because *not allowed*, actual “take” is not possible here. Bid a card for round 2. Possible: bid c5.
            {choice: take, | {chose: take,   | line 22: unknown field 'chose' (did you mean 'choice'?); known are choice, because
            - blue: bid c5 | - pink: bid c5  | line 23: unknown field 'pink'; known are red, blue, yellow, purple, green, expect, refused, dice
            - blue: bid c5 | - blue: fly     | line 23: 'fly' refused: blue is asked “Bid a card for round 2.”; legal: bid c5
            red: Blue bids | red: Blue flies | line 26: events: expected 'Blue flies.', actual 'Round 2', 'Blue bids.'
            "*card 5*"     | "*bids*"        | line 27: events: expected nothing like '*bids*', actual 'Round 2', 'Blue bids.'
            [take, "dr*"]  | [take, "x*"]    | line 30: red: expected an offer of x*, actual take, draw
            "bid *"        | "ta*"           | line 31: red: expected no offer of ta*, actual take, draw
            "bid *"        | "bit *"         | line 31: 'bit *' can never be chosen: there is no verb 'bit' (did you mean 'bid'?)
            red: bid c2    | red: qwertz     | line 20: 'qwertz' can never be chosen: there is no verb 'qwertz'
            red: bid c2    | red: bid d2     | line 20: 'bid d2' can never be chosen: there is nothing called 'd2' (did you mean 'c2'?)
            red: bid c2    | red: bid c2 c2 c2 | line 20: 'bid c2 c2 c2' can never be chosen: a code is a verb and at most two things, this has 4 words
            red.coins: 13} | red.coin: 13}   | line 33: unknown field 'red.coin' (did you mean 'red.coins'?)
            [bid c1, bid c6]| [bid c1]       | line 19: red: expected no other offers, actual bid c6
            red.coins: 13}  | red.coins: 12} | line 33: red.coins: expected 12, actual 13
            red.poor: no    | red.poor: yes  | line 41: red.poor: expected yes, actual no
            [c1, c2]        | [c2, c1]       | line 39: red.hand: expected [c2, c1], actual [c1, c2]
            red.cards: {c2: 1} | red.cards: {c3: 1} | line 40: red.cards: expected {c3: 1}, actual {c1: 1, c2: 1}
            coins: 1.0      | coins: 0.5     | line 43: score blue coins: expected 0.5, actual 1.0
            place red: 1    | place red: 2   | line 44: place red: expected 2, actual 1
            """)
    void saysWhatIsWrongAndWhere(String right, String wrong, String problem) throws IOException {
        assertThat(AWARD).contains(right);
        Outcome outcome = run(AWARD.replace(right, wrong));
        assertThat(outcome.passed()).isFalse();
        assertThat(outcome.problems()).first().hasToString(problem);
    }

    @Test
    void eventsCanBeAskedForInTheirOrder() throws IOException {
        String told = AWARD.replace("      events:\n    - \"Red", "")
                .replace("  events:\n    - \"Red wins", "  events in order:\n    - \"Red wins");
        assertThat(told).contains("events in order");
        assertThat(run(told).problems()).isEmpty();
        String turned = told.replace(
                "    - \"Red wins with card 6 and earns 10 coins.\"\n    - \"* gambles and rolls 4.\"",
                "    - \"* gambles and rolls 4.\"\n    - \"Red wins with card 6 and earns 10 coins.\"");
        assertThat(turned).isNotEqualTo(told);
        assertThat(run(turned).problems())
                .hasSize(1)
                .first()
                .satisfies(problem -> assertThat(problem.message()).startsWith("events: expected 'Red wins"));
    }

    @Test
    void scenariosOfAFileMayShareAPosition() throws IOException {
        Path file = directory.resolve("shared.yaml");
        Files.writeString(file, """
                shared:
                  game: toy
                  players: 3
                  position: {round: 2, coins: {red: 3, blue: 2}}
                ---
                title: one
                expect: {round: 2, red.coins: 3, blue.coins: 2, asked: [red, blue, yellow]}
                ---
                title: other
                players: 2
                position: {coins: {red: 4}}
                expect: {round: 2, red.coins: 4, blue.coins: 2, asked: [red, blue]}
                """);
        List<Outcome> outcomes = new ScenarioRunner(Toy.SHELF).run(file);
        assertThat(outcomes).extracting(Outcome::title).containsExactly("one", "other");
        assertThat(outcomes)
                .allSatisfy(outcome -> assertThat(outcome.problems()).isEmpty());
        Files.writeString(file, "shared: {game: toy, dice: [1]}\n---\nexpect: {over: no}\n");
        assertThat(new ScenarioRunner(Toy.SHELF).run(file))
                .singleElement()
                .satisfies(
                        outcome -> assertThat(outcome.problems())
                                .first()
                                .hasToString(
                                        "line 1: unknown field 'dice'; known are game, boxes, also, options, players, seed, position"));
    }

    @Test
    void whatASeatSeesIsReadFromItsView() throws IOException {
        String seen = """
                game: toy
                position:
                  hands: {red: [c1, c2], blue: [c3]}
                choices:
                  - red: bid c1
                expect:
                  sees:
                    red: {hasBid: [yes, no], ownBid: [1], handSizes.2: 1, %s}
                    spectator: {hasBid.1: yes, ownBid: []}
                """;
        assertThat(run(seen.formatted("round: 1")).problems()).isEmpty();
        assertThat(run(seen.formatted("round: 2")).problems())
                .containsExactly(new Problem(8, "red sees round: expected 2, actual 1"));
        assertThat(run(seen.formatted("rounds: 2")).problems())
                .first()
                .satisfies(problem -> assertThat(problem.message())
                        .startsWith(
                                "red sees no 'rounds': nothing called 'rounds' (did you mean 'round'?); there are "));
    }

    @Test
    void allChoicesAreListedOnDemand() throws IOException {
        Outcome stopped = run(AWARD.replace("- blue: bid c5", "- blue: fly"));
        assertThat(stopped.choices()).contains("red: Bid a card for round 2.", "  bid c6  (Bid card 6)");
        assertThat(run(AWARD).choices()).isNotEmpty();
    }

    @Test
    void aScenarioMustSaySomething() throws IOException {
        assertThat(run("game: toy\n").problems())
                .containsExactly(new Problem(1, "nothing happens: a scenario needs 'choices' or 'expect'"));
        assertThat(run("expect: {over: no}\n").problems())
                .containsExactly(new Problem(1, "which game? the field 'game' is missing"));
        assertThat(run("").problems()).containsExactly(new Problem(1, "the file is empty"));
        assertThat(run("a: [b\nc: d\n").problems().getFirst().message()).startsWith("this is not YAML");
    }

    @Test
    void moreDiceCanBeScriptedOnTheWay() throws IOException {
        String late = AWARD.replace("dice: [6, 4, 4]", "dice: [6, 4]")
                .replace("- red: [take, gamble]", "- red: take\n  - dice: 4\n  - red: gamble");
        assertThat(run(late).problems()).isEmpty();
    }

    @Test
    void offersNeedASeatWhenSeveralAreAsked() throws IOException {
        assertThat(run("game: toy\nexpect:\n  offers: bid *\n").problems())
                .containsExactly(new Problem(3, "offered to whom? asked are [blue, red]"));
    }

    @Test
    void findsTheFilesOfADirectory() throws IOException {
        Files.createDirectories(directory.resolve("sub"));
        for (String name : List.of("b.yaml", "a.yaml", "sub/c.yaml", "notes.md")) {
            Files.writeString(directory.resolve(name), "");
        }
        assertThat(ScenarioRunner.files(directory))
                .map(file -> directory.relativize(file).toString())
                .containsExactly("a.yaml", "b.yaml", "sub/c.yaml");
        assertThat(ScenarioRunner.files(directory.resolve("notes.md"))).hasSize(1);
    }

    private Outcome run(String text) throws IOException {
        Path file = directory.resolve("scenario.yaml");
        Files.writeString(file, text);
        return new ScenarioRunner(Toy.SHELF).run(file).getFirst();
    }
}
