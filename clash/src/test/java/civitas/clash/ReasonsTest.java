package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.CardKind;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.clash.turn.TakeTurn;
import civitas.clash.turn.TurnAction;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What cannot be done says why, and only what cannot be done. */
class ReasonsTest {

    private static final Lexicon EN = Lexicon.load(Language.EN, TestTable.GAME.bundles());

    /** Everything that is listed has no reason against it, everything else has one: in every turn of random games. */
    @Test
    void aThingHasAReasonExactlyWhenItIsNotListed() {
        int asked = 0;
        for (long seed = 1; seed <= 12; seed++) {
            int seats = 2 + (int) (seed % 3);
            ClashTable table = TestTable.GAME.deal(
                    Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of("raze-last-city", "no"), seats, seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (!table.over()) {
                int seat = table.asking();
                if (table.top().orElseThrow() instanceof TakeTurn) {
                    asked += checkTurn(table, seat);
                } else {
                    listedThingsHaveNoReason(table, seat);
                }
                List<Choice> choices = table.choices(seat);
                table.choose(seat, choices.get(random.nextInt(choices.size())));
            }
        }
        assertThat(asked).isGreaterThan(10_000);
    }

    private static int checkTurn(ClashTable table, int player) {
        int asked = 0;
        for (Map.Entry<Act, List<Thing>> entry : questions(table, player).entrySet()) {
            TurnOffer offer = table.book().offers().of(entry.getKey());
            Choices choices = new Choices();
            offer.list(table, player, choices);
            for (Thing thing : entry.getValue()) {
                Reasons reasons = new Reasons();
                offer.explain(table, player, thing, reasons);
                boolean listed = choices.toList().stream().anyMatch(choice -> choice.isAbout(thing));
                assertThat(reasons.isEmpty())
                        .as("%s %s: %s", entry.getKey(), thing, reasons.toList())
                        .isEqualTo(listed);
                asked++;
            }
        }
        return asked;
    }

    private static Map<Act, List<Thing>> questions(ClashTable table, int player) {
        List<Thing> cities = new ArrayList<>();
        List<Thing> settlers = new ArrayList<>();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.cities().isOf(player, space)) {
                cities.add(table.space(space));
            } else if (table.units().count(player, BaseUnit.SETTLER, space) > 0) {
                settlers.add(table.space(space));
            }
        }
        List<Thing> cards =
                Cards.inHand(table.player(player)).only(CardKind.ACTION).list(table.content());
        List<Thing> builders = new ArrayList<>(cities);
        builders.addAll(table.content().buildings().all());
        return Map.of(
                Act.ADVANCE, List.of(BaseAdvance.values()),
                Act.FOUND, settlers,
                Act.COLLECT, cities,
                Act.CONSTRUCT, builders,
                Act.RECRUIT, cities,
                Act.BUILD, List.of(Wonder.values()),
                Act.PLAY, cards);
    }

    private static void listedThingsHaveNoReason(ClashTable table, int seat) {
        for (Choice choice : table.choices(seat)) {
            for (Thing thing : List.of(choice.subject(), choice.object())) {
                if (!thing.equals(Thing.NONE)) {
                    assertThat(table.reasons(Seat.of(seat), thing))
                            .as("%s: %s", table.top().orElseThrow(), choice)
                            .isEmpty();
                }
            }
        }
    }

    @Test
    void saysWhoseTurnItIs() {
        ClashTable table = TestTable.players(2).turnOf(0).table();

        assertThat(said(table, 1, BaseAdvance.WRITING))
                .containsExactly("It is not your turn to decide; the game waits for: Red.");
    }

    @Test
    void saysWhyAnActionIsNotPossible() {
        TestTable red = TestTable.players(2).turnOf(0);

        assertThat(keys(red.table(), 0, new TurnAction(Act.INFLUENCE))).containsExactly("verb.influence.text");
        assertThat(keys(red.table(), 0, new TurnAction(Act.MOVE))).isEmpty();
        red.table().turn().setActionsLeft(0);
        assertThat(keys(red.table(), 0, new TurnAction(Act.MOVE))).containsExactly("why.no-action");
    }

    @Test
    void saysWhatAnAdvanceNeeds() {
        TestTable red = TestTable.players(2).turnOf(0);
        red.table().player(0).set(Good.FOOD, 0);
        red.table().player(0).set(Good.GOLD, 0);

        assertThat(said(red.table(), 0, BaseAdvance.FARMING)).containsExactly("You already have Farming.");
        assertThat(said(red.table(), 0, BaseAdvance.PUBLIC_EDUCATION)).hasSize(1);
        assertThat(said(red.table(), 0, BaseAdvance.WRITING))
                .singleElement()
                .asString()
                .startsWith("It costs 2 food");
    }

    @Test
    void saysWhyACityCannotGrow() {
        TestTable red = TestTable.players(2).turnOf(0);
        int city = red.table().player(0).home();

        assertThat(keys(red.table(), 0, BaseBuilding.FORTRESS)).contains("why.locked");
        red.table().player(0).setAdvances(Numbers.range(0, BaseAdvance.values().length));
        assertThat(keys(red.table(), 0, BaseBuilding.FORTRESS)).contains("why.city-count");
        red.table().cities().setMood(city, Mood.ANGRY);
        red.table().cities().setWorn(city, true);
        assertThat(keys(red.table(), 0, red.table().space(city))).contains("why.worn", "why.angry");
    }

    @Test
    void saysWhyAGroupCannotGoSomewhere() {
        TestTable red = TestTable.players(2).everywhere(Terrain.PLAINS).turnOf(0);
        ClashTable table = red.table();
        Seat seat = Seat.RED;
        choose(table, "move");
        choose(table, "from " + table.space(table.player(0).home()).code());
        Match<ClashTable> match = Match.from(
                TestTable.GAME, Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of(), 2, 7), table);
        String far = table.space(table.player(1).home()).code();

        assertThat(match.reasons(seat, "space", far)).extracting(Phrase::key).containsExactly("why.too-far");
        assertThatThrownBy(() -> match.reasons(seat, "space", "Z99")).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> match.reasons(seat, "none-such", "x")).isInstanceOf(Refusal.class);
    }

    @Test
    void aCardOfSomebodyElseIsNotToldFromOneInTheDeck() {
        ClashTable table = TestTable.players(2).turnOf(0).table();
        for (int number = 1; number <= table.content().actionCardCount(); number++) {
            Thing card = table.content().actionCard(number);
            if (!table.player(0).actionCards().has(number)) {
                assertThat(keys(table, 0, card)).containsExactly("reason.other-question");
            }
        }
    }

    private static void choose(ClashTable table, String code) {
        int seat = table.asking();
        table.choose(
                seat,
                table.choices(seat).stream()
                        .filter(choice -> choice.code().equals(code))
                        .findFirst()
                        .orElseThrow());
    }

    private static List<String> said(ClashTable table, int seat, Thing thing) {
        return table.reasons(Seat.of(seat), thing).stream().map(EN::say).toList();
    }

    private static List<String> keys(ClashTable table, int seat, Thing thing) {
        return table.reasons(Seat.of(seat), thing).stream().map(Phrase::key).toList();
    }
}
