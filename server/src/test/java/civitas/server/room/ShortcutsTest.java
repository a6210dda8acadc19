package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Amount;
import civitas.server.api.ShortcutsInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Whole actions in one go, along games in which everybody chooses at random. */
class ShortcutsTest {

    private static final ClashGame GAME = new ClashGame();
    private static final Lexicon WORDS = Lexicon.load(Language.EN, GAME.bundles());
    private static final int PLIES = 500;
    private static final String TURN = "prompt.turn";

    /** Shows every table at which a turn goes on, and who is asked there. */
    private static void play(long seed, BiConsumer<ClashTable, Seat> seen) {
        ClashTable table = GAME.deal(Setup.of("clash", GAME.usualBoxes().ids(), Map.of(), 2, seed));
        SplittableRandom random = new SplittableRandom(seed);
        for (int ply = 0; ply < PLIES && !table.over(); ply++) {
            Seat seat = Seat.of(table.asking());
            if (table.decision(seat).prompt().key().equals(TURN)) {
                seen.accept(table, seat);
            }
            List<Choice> choices = table.choices(seat.index());
            table.choose(seat.index(), choices.get(random.nextInt(choices.size())));
        }
    }

    private static ShortcutsInfo about(ClashTable table, Seat seat, Thing thing) {
        return new Shortcuts<>(GAME, GAME.imagine(table, seat, 3), seat, WORDS).about(thing.kind(), thing.code());
    }

    /** Every choice of a shortcut is legal when its moment comes, and in all they take and bring what was said. */
    @Test
    void whatIsPromisedHappens() {
        Map<String, Integer> seen = new HashMap<>();
        play(
                3,
                (table, seat) -> table.choices(seat.index()).stream()
                        .filter(choice -> choice.subject().kind().equals("space"))
                        .map(Choice::subject)
                        .distinct()
                        .forEach(space -> {
                            for (ShortcutsInfo.Shortcut shortcut :
                                    about(table, seat, space).shortcuts()) {
                                assertHappens(table, seat, shortcut);
                                seen.merge(shortcut.codes().getFirst().split(" ")[0], 1, Integer::sum);
                            }
                        }));
        assertThat(seen).containsKeys("collect", "recruit", "move");
    }

    private static void assertHappens(ClashTable table, Seat seat, ShortcutsInfo.Shortcut shortcut) {
        ClashTable copy = table.copy();
        Map<String, Integer> before = GAME.holdings(table, seat);
        for (String code : shortcut.codes()) {
            Choice next = copy.choices(seat.index()).stream()
                    .filter(choice -> choice.code().equals(code))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(code + " of " + shortcut.codes()));
            copy.choose(seat.index(), next);
        }
        if (shortcut.reveals()) {
            assertThat(copy.revelations()).as(shortcut.codes().toString()).isNotEqualTo(table.revelations());
            return;
        }
        assertThat(copy.revelations()).as(shortcut.codes().toString()).isEqualTo(table.revelations());
        Map<String, Integer> promised = new HashMap<>();
        shortcut.price().forEach(amount -> promised.put(amount.what(), amount.amount()));
        Map<String, Integer> happened = new HashMap<>();
        GAME.holdings(copy, seat).forEach((what, amount) -> {
            int difference = amount - before.getOrDefault(what, 0);
            if (difference != 0) {
                happened.put(what, difference);
            }
        });
        assertThat(happened).as(shortcut.codes().toString()).isEqualTo(promised);
    }

    /** A city collects all it can, each harvest once. */
    @Test
    void harvestsAreWholeAndDifferent() {
        play(
                4,
                (table, seat) -> table.choices(seat.index()).stream()
                        .filter(choice -> choice.verb().code().equals("collect"))
                        .forEach(choice -> {
                            List<List<Amount>> harvests = about(table, seat, choice.subject()).shortcuts().stream()
                                    .filter(shortcut ->
                                            shortcut.codes().getFirst().equals(choice.code()))
                                    .filter(shortcut ->
                                            shortcut.price().stream().allMatch(amount -> amount.amount() > 0))
                                    .map(ShortcutsInfo.Shortcut::price)
                                    .toList();
                            assertThat(harvests).isNotEmpty().doesNotHaveDuplicates();
                        }));
    }

    /** The same whatever is hidden: a table that differs only in what the seat may not know has the same shortcuts. */
    @Test
    void nothingHiddenShows() {
        play(5, (table, seat) -> {
            ClashTable twin = GAME.imagine(table, seat, 99);
            Thing thing = table.choices(seat.index()).getFirst().subject();
            assertThat(about(table, seat, thing)).isEqualTo(about(twin, seat, thing));
        });
    }

    @Test
    void whoIsNotAskedHasNone() {
        play(6, (table, seat) -> {
            Seat other = Seat.of(1 - seat.index());
            Thing thing = table.choices(seat.index()).getFirst().subject();
            assertThat(about(table, other, thing).shortcuts()).isEmpty();
        });
    }
}
