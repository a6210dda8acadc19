package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.civ.ability.UsePaid;
import civitas.civ.board.Square;
import civitas.civ.city.CityOffer;
import civitas.civ.city.InCity;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.culture.Track;
import civitas.civ.culture.event.PlayEvent;
import civitas.civ.move.MoveFigures;
import civitas.civ.research.ChooseResearch;
import civitas.civ.research.LearnOne;
import civitas.civ.start.AssignScouts;
import civitas.civ.start.ChangeGovernment;
import civitas.civ.start.FoundCity;
import civitas.civ.start.PlacePeople;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Intent;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.civ.table.TurnHooks;
import civitas.civ.turn.TakeStep;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Step;
import civitas.kernel.Thing;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What cannot be done says why, and only what cannot be done: in random positions of whole games. */
class ReasonsTest {

    private static final CivGame GAME = new CivGame();
    private static final Lexicon EN = Lexicon.load(Language.EN, GAME.bundles());
    private static final Lexicon RU = Lexicon.load(Language.RU, GAME.bundles());

    /** There are many things to ask about: only now and then everything is asked. */
    private static final int SAMPLED = 30;

    /** A question about one thing of such a kind has something to say about all of them. */
    private static final Set<String> WHOLE_KINDS =
            Set.of("square", "seat", "government", "resource", "front", "unit-type", "civilization", "slot");

    private final Set<String> heard = new TreeSet<>();
    private int asked;

    @Test
    void aThingHasAReasonExactlyWhenItIsNotListed() {
        for (long seed = 1; seed <= 6; seed++) {
            int seats = 2 + (int) (seed % 3);
            Map<String, String> options = Map.of(
                    "civilizations", seed % 2 == 0 ? "choose" : "random", "rules", seed % 3 == 0 ? "revised" : "base");
            play(
                    GAME.deal(Setup.of(CivGame.ID, List.of(CivGame.BASE), options, seats, seed)),
                    new SplittableRandom(seed));
        }
        assertThat(asked).isGreaterThan(60_000);
        assertThat(heard).as("kinds of reasons met").hasSizeGreaterThan(85);
    }

    private void play(CivTable table, SplittableRandom random) {
        while (!table.over()) {
            int seat = table.asking();
            if (random.nextInt(SAMPLED) == 0) {
                look(table, seat);
            }
            List<Choice> choices = table.choices(seat);
            table.choose(seat, choices.get(random.nextInt(choices.size())));
        }
    }

    private void look(CivTable table, int seat) {
        Step<CivTable> top = table.top().orElseThrow();
        String before = table.dump().toString();
        if (top instanceof TakeStep step) {
            checkStep(table, seat, step.phase());
        } else {
            checkQuestion(table, seat, top);
        }
        everything(table).forEach(thing -> said(table, seat, thing));
        assertThat(table.dump().toString()).as("asking changes nothing").isEqualTo(before);
    }

    private void checkStep(CivTable table, int player, Phase phase) {
        for (Offer offer : table.book().offers(phase)) {
            Choices choices = new Choices();
            offer.list(table, player, choices);
            for (Thing thing : concerns(table, player, offer)) {
                Reasons reasons = new Reasons();
                offer.explain(table, player, thing, reasons);
                assertThat(reasons.isEmpty())
                        .as("%s %s: %s", offer.getClass().getSimpleName(), thing.code(), reasons.toList())
                        .isEqualTo(choices.toList().stream().anyMatch(choice -> isAbout(choice, thing)));
                asked++;
            }
        }
    }

    private static boolean isAbout(Choice choice, Thing thing) {
        return thing instanceof InCity wish
                ? choice.subject().equals(wish.center()) && choice.object().equals(wish.what())
                : choice.isAbout(thing);
    }

    /** The things about which an offer has to say something unless it lists them. */
    private static List<Thing> concerns(CivTable table, int player, Offer offer) {
        return switch (offer) {
            case FoundCity found -> squares(table, square -> !isOwnCity(table, player, square));
            case AssignScouts assign ->
                squares(
                        table,
                        square -> isOwnCity(table, player, square)
                                || table.figures().count(player, Figure.SCOUT, square.index()) > 0);
            case ChangeGovernment change -> List.of(BaseGovernment.values());
            case PlacePeople place -> List.of(BasePerson.values());
            case CityOffer city -> wares(table, player);
            case Track track -> List.of(new Intent(Act.ADVANCE));
            case MoveFigures move -> squares(table, square -> true);
            case UsePaid paid ->
                Stream.<Thing>of(BaseTech.values())
                        .filter(tech -> table.player(player).knows((Tech) tech))
                        .toList();
            case PlayEvent play -> hand(table, player);
            default -> deeds(table, player);
        };
    }

    private static List<Thing> deeds(CivTable table, int player) {
        List<Thing> deeds = new ArrayList<>();
        Hook.Walk<TurnHooks.Deed> voices =
                table.voices(table.hooks().turn.deed, player).iterator();
        while (voices.hasNext()) {
            deeds.add(voices.ability());
            voices.next();
        }
        return deeds;
    }

    private static List<Thing> hand(CivTable table, int player) {
        List<Thing> cards = new ArrayList<>();
        for (int i = 0; i < table.player(player).hand().size(); i++) {
            cards.add(table.content().event(table.player(player).hand().get(i)));
        }
        return cards;
    }

    private static List<Thing> wares(CivTable table, int player) {
        List<Thing> wares = new ArrayList<>();
        Stream.of(BaseBuilding.values(), BaseWonder.values(), UnitType.values(), Figure.values(), Resource.values())
                .forEach(kind -> wares.addAll(List.of((Thing[]) kind)));
        List<Thing> all = new ArrayList<>(wares);
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int center = table.cities().center(Cities.of(player, marker));
            if (center >= 0) {
                wares.forEach(ware -> all.add(new InCity(table.square(center), ware)));
            }
        }
        all.addAll(squares(table, square -> table.cities().at(square.index()) >= 0));
        return all;
    }

    private static boolean isOwnCity(CivTable table, int player, Square square) {
        int city = table.cities().at(square.index());
        return city >= 0 && Cities.owner(city) == player;
    }

    private static List<Thing> squares(CivTable table, java.util.function.Predicate<Square> wanted) {
        List<Thing> squares = new ArrayList<>();
        for (int square = 0; square < table.board().size(); square++) {
            if (table.board().exists(square) && wanted.test(table.square(square))) {
                squares.add(table.square(square));
            }
        }
        return squares;
    }

    private void checkQuestion(CivTable table, int seat, Step<CivTable> top) {
        Set<String> kinds = new TreeSet<>();
        table.choices(seat).forEach(choice -> {
            kinds.add(choice.subject().kind());
            kinds.add(choice.object().kind());
        });
        kinds.retainAll(WHOLE_KINDS);
        if (top instanceof ChooseResearch || top instanceof LearnOne) {
            kinds.add("tech");
        }
        for (Thing thing : everything(table)) {
            boolean listed = table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing));
            List<Phrase> reasons = table.reasons(Seat.of(seat), thing);
            if (listed && !thing.kind().equals("offer")) {
                assertThat(reasons).as("%s: %s", top, thing.code()).isEmpty();
            } else if (kinds.contains(thing.kind())) {
                assertThat(reasons)
                        .extracting(Phrase::key)
                        .as("%s: %s", top, thing.code())
                        .isNotEmpty()
                        .doesNotContain("reason.other-question");
            }
            asked++;
        }
    }

    private static List<Thing> everything(CivTable table) {
        List<Thing> all = new ArrayList<>(Things.all(table));
        all.addAll(squares(table, square -> true));
        return all;
    }

    /** Every reason is a sentence in both languages, without a hole where an argument should be. */
    private void said(CivTable table, int seat, Thing thing) {
        for (Phrase reason : table.reasons(Seat.of(seat), thing)) {
            heard.add(reason.key());
            for (Lexicon lexicon : List.of(EN, RU)) {
                assertThat(lexicon.say(reason)).as(reason.key()).isNotBlank().doesNotContain("{", "}");
            }
        }
    }

    @Test
    void everyThingIsFoundByItsKindAndCode() {
        CivTable table = TestTable.begun().table();
        for (Thing thing : everything(table)) {
            assertThat(GAME.thing(table, thing.kind(), thing.code()))
                    .as(thing.code())
                    .contains(thing);
        }
        assertThat(GAME.thing(table, "in-city", "B2:building:market"))
                .contains(new InCity(table.board().parse("B2").orElseThrow(), BaseBuilding.MARKET));
        assertThat(GAME.thing(table, "in-city", "B2:building")).isEmpty();
        assertThat(GAME.thing(table, "in-city", "B2:in-city:B2:building:market"))
                .isEmpty();
        assertThat(GAME.thing(table, "in-city", "Z99:building:market")).isEmpty();
    }

    @Test
    void nonsenseIsRefused() {
        Setup setup = Setup.of(CivGame.ID, List.of(CivGame.BASE), Map.of(), 2, 7);
        Match<CivTable> match = Match.start(GAME, setup);

        assertThatThrownBy(() -> match.reasons(Seat.RED, "square", "Z99")).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> match.reasons(Seat.RED, "none-such", "x")).isInstanceOf(Refusal.class);
    }

    /** A card in the hand of another player is not told from one in the deck. */
    @Test
    void cardsOfOthersAreNothingToTalkAbout() {
        CivTable table = TestTable.begun()
                .holds(1, BaseEvent.SABOTAGE)
                .step(Phase.CITY_MANAGEMENT, 0)
                .table();
        for (CultureEvent event : BaseEvent.values()) {
            assertThat(table.reasons(Seat.RED, event)).extracting(Phrase::key).containsExactly("reason.other-question");
        }
    }
}
