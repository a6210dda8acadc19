package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.server.ServedGame;
import civitas.server.api.Amount;
import civitas.server.api.Forecast;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What is written on buttons, along games in which everybody chooses at random. */
class OutlookTest {

    private static final ClashGame GAME = new ClashGame();
    private static final ServedGame<ClashTable> SERVED = new ServedGame<>(GAME, new ClashEvaluation());
    private static final int PLIES = 700;

    /** Shows every decision on the way. */
    private static void play(long seed, BiConsumer<ClashTable, Decision> seen) {
        Setup setup = Setup.of("clash", GAME.usualBoxes().ids(), Map.of(), 2, seed);
        ClashTable table = GAME.deal(setup);
        SplittableRandom random = new SplittableRandom(seed);
        for (int ply = 0; ply < PLIES && !table.over(); ply++) {
            Seat seat = Seat.of(table.asking());
            Decision decision = table.decision(seat);
            seen.accept(table, decision);
            List<Choice> choices = decision.choices();
            table.choose(seat.index(), choices.get(random.nextInt(choices.size())));
        }
    }

    private static List<List<Amount>> prices(ClashTable table, Decision decision) {
        return new Outlook<>(GAME, table, decision.seat(), 5)
                .of(decision).stream().map(Outlook.Prospect::price).toList();
    }

    @Test
    void whatIsWrittenOnAChoiceIsWhatItTakesAndBrings() {
        Map<String, Integer> told = new HashMap<>();
        play(3, (table, decision) -> {
            List<List<Amount>> prices = prices(table, decision);
            assertThat(prices).hasSameSizeAs(decision.choices());
            for (int i = 0; i < prices.size(); i++) {
                Choice choice = decision.choices().get(i);
                if (table.weight(choice) != Weight.SILENT && isPlain(table, decision.seat(), choice)) {
                    assertThat(prices.get(i)).as(choice.code()).isEqualTo(happens(table, decision.seat(), choice));
                    told.merge(choice.verb().code(), prices.get(i).size(), Integer::sum);
                }
            }
        });
        assertThat(told.get("collect")).isPositive();
        assertThat(told.get("advance")).isPositive();
    }

    /** Whether nothing is revealed and nothing has to be paid in a way of one's choice. */
    private static boolean isPlain(ClashTable table, Seat seat, Choice choice) {
        ClashTable copy = table.copy();
        int before = copy.revelations();
        copy.choose(seat.index(), choice);
        return copy.revelations() == before && (copy.over() || copy.owed(seat).isEmpty());
    }

    private static List<Amount> happens(ClashTable table, Seat seat, Choice choice) {
        ClashTable copy = table.copy();
        copy.choose(seat.index(), choice);
        Map<String, Integer> before = GAME.holdings(table, seat);
        return GAME.holdings(copy, seat).entrySet().stream()
                .filter(now -> !now.getValue().equals(before.get(now.getKey())))
                .map(now ->
                        new Amount(now.getKey(), now.getValue() - before.getOrDefault(now.getKey(), 0), now.getValue()))
                .toList();
    }

    /** Whoever begins has two food and nothing that could make it cheaper. */
    @Test
    void theFirstAdvanceCostsTwoFood() {
        ClashTable table = GAME.deal(Setup.of("clash", GAME.usualBoxes().ids(), Map.of(), 2, 4));
        while (!table.decision(Seat.of(table.asking())).prompt().key().equals("prompt.turn")) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        Decision decision = table.decision(Seat.of(table.asking()));
        List<List<Amount>> prices = prices(table, decision);
        int advances = 0;
        for (int i = 0; i < prices.size(); i++) {
            Choice choice = decision.choices().get(i);
            if (choice.verb().code().equals("advance")) {
                assertThat(prices.get(i)).as(choice.code()).contains(new Amount("food", -2, 0));
                advances++;
            }
        }
        assertThat(advances).isGreaterThan(5);
    }

    @Test
    void aForecastRestsOnNothingHiddenAndIsTheSameEachTime() {
        Map<String, Forecast> fights = new HashMap<>();
        for (long seed = 1; fights.size() < 5 && seed < 12; seed++) {
            play(seed, (table, decision) -> {
                for (Choice choice : decision.choices()) {
                    if (fights.size() < 5
                            && !table.fight(decision.seat(), choice).equals(Thing.NONE)) {
                        Seat seat = decision.seat();
                        ClashTable twin = GAME.imagine(table, seat, 99);
                        Optional<Forecast> one =
                                new Oracle<>(SERVED, table.copy(), seat, List.of(choice.code()), 7).ask();
                        Optional<Forecast> other = new Oracle<>(SERVED, twin, seat, List.of(choice.code()), 7).ask();
                        assertThat(one).isPresent().isEqualTo(other);
                        assertThat(one.get().win()).isBetween(0, 100);
                        fights.put(choice.code() + fights.size(), one.get());
                    } else if (table.fight(decision.seat(), choice).equals(Thing.NONE)) {
                        assertThat(choice.verb().code()).isNotEqualTo("attack");
                    }
                }
            });
        }
        assertThat(fights).hasSize(5);
    }

    @Test
    void thereIsNoForecastWithoutAFight() {
        play(1, (table, decision) -> {
            Choice first = decision.choices().getFirst();
            if (table.fight(decision.seat(), first).equals(Thing.NONE)) {
                assertThat(new Oracle<>(SERVED, table, decision.seat(), List.of(first.code()), 1).ask())
                        .isEmpty();
            }
        });
    }
}
