package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import civitas.kernel.SetupException.Part;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoxSetTest {

    private static final Variant MARKET = Variant.flag("no-market");
    private static final Variant DICE = new Variant("dice", List.of("one", "two"));

    /** A base, two expansions of it, one of which brings a fifth seat, and another edition. */
    private static final List<Box> SHELF = List.of(
            Box.base("base", "B", 2, 4).with(List.of(MARKET)).without("first"),
            Box.expansion("extra", "X", "base").upTo(5).with(List.of(DICE)),
            Box.expansion("war", "W", "base"),
            Box.base("first", "1", 2, 3).without("base"));

    private static BoxSet of(String... ids) {
        return BoxSet.of(SHELF, List.of(ids));
    }

    @Test
    void aSetIsWhatItsBoxesTogetherAre() {
        assertThat(of("base").maxSeats()).isEqualTo(4);
        assertThat(of("base").variants()).containsExactly(MARKET);
        BoxSet all = of("war", "extra", "base");
        assertThat(all.ids()).as("in the order of the shelf").containsExactly("base", "extra", "war");
        assertThat(all.minSeats()).isEqualTo(2);
        assertThat(all.maxSeats()).isEqualTo(5);
        assertThat(all.variants()).containsExactly(MARKET, DICE);
        assertThat(all.tags()).containsExactly("B", "X", "W");
        assertThat(of("first").maxSeats()).isEqualTo(3);
    }

    @Test
    void aBoxMayLeaveNoChoiceInAVariantOfAnother() {
        List<Box> shelf = List.of(SHELF.get(0), SHELF.get(2).settling("no-market"));
        assertThat(BoxSet.of(shelf, List.of("base")).variants()).containsExactly(MARKET);
        BoxSet settled = BoxSet.of(shelf, List.of("base", "war"));
        assertThat(settled.variants()).isEmpty();
        assertThat(settled.known()).as("older tables name it").containsExactly(MARKET);
    }

    @Test
    void aRuleOfTheBaseHoldsWhileEveryOtherBoxIsNamedWithIt() {
        assertThat(of("base").holds(List.of("B"))).isTrue();
        assertThat(of("base", "war").holds(List.of("B"))).as("replaced").isFalse();
        assertThat(of("base", "war").holds(List.of("B", "X"))).as("replaced").isFalse();
        assertThat(of("base", "extra").holds(List.of("B", "X"))).isTrue();
        assertThat(of("base", "extra").holds(List.of("B", "X", "W"))).isTrue();
    }

    @Test
    void anyOtherRuleHoldsAsSoonAsOneOfItsBoxesIsThere() {
        assertThat(of("base", "war", "extra").holds(List.of("X"))).isTrue();
        assertThat(of("base", "war").holds(List.of("X", "W"))).isTrue();
        assertThat(of("base").holds(List.of("X", "W"))).isFalse();
        assertThat(of("first").holds(List.of("B", "X"))).isFalse();
        assertThat(of("first").holds(List.of("1", "B", "X"))).isTrue();
        assertThat(of("first").holds(List.of())).as("no tags").isTrue();
    }

    @Test
    void whatCannotBeOnOneTableIsRefusedWithTheReason() {
        refused(Part.BOXES, "box 'extra' needs 'base' beside it", "extra");
        refused(Part.BOXES, "boxes 'base' and 'first' cannot be played together", "first", "base");
        refused(Part.BOXES, "box 'war' needs 'base' beside it", "first", "war");
        refused(Part.BOXES, "boxes must be among [base, extra, war, first], each once, not [huge]", "huge");
        refused(
                Part.BOXES,
                "boxes must be among [base, extra, war, first], each once, not [base, base]",
                "base",
                "base");
        refused(Part.BOXES, "boxes must be among [base, extra, war, first], each once, not []");
    }

    private static void refused(Part part, String message, String... ids) {
        assertThatExceptionOfType(SetupException.class)
                .isThrownBy(() -> of(ids))
                .withMessage(message)
                .matches(e -> e.part() == part);
    }

    @Test
    void aSeatComesWithItsBox() {
        crowded("5 players need the box 'extra'", 5, "base");
        crowded("toy is for 2 to 4 players, not 6", 6, "base");
        crowded("toy is for 2 to 4 players, not 1", 1, "base");
        crowded("toy is for 2 to 3 players, not 5", 5, "first");
        of("base", "extra").checkSeats(SHELF, "toy", 5);
    }

    private static void crowded(String message, int seats, String... ids) {
        assertThatExceptionOfType(SetupException.class)
                .isThrownBy(() -> of(ids).checkSeats(SHELF, "toy", seats))
                .withMessage(message)
                .matches(e -> e.part() == Part.PLAYERS);
    }

    @Test
    void refusalsAreSaidInEveryLanguage() {
        Lexicon english = words(Language.EN);
        Lexicon russian = words(Language.RU);
        SetupException alone = SetupException.requires(SHELF.get(1), SHELF.get(0));
        assertThat(english.say(alone.reason()))
                .isEqualTo("The box “More toys” can only be played together with “Toy”.");
        assertThat(russian.say(alone.reason()))
                .isEqualTo("Коробка «Больше игрушек» играется только вместе с коробкой «Игрушка».");
        SetupException crowd = SetupException.playersNeed(SHELF.get(1), 5);
        assertThat(english.say(crowd.reason())).isEqualTo("5 players need the box “More toys”.");
        assertThat(russian.say(crowd.reason())).isEqualTo("Для 5 игроков нужна коробка «Больше игрушек».");
    }

    private static Lexicon words(Language language) {
        return Lexicon.load(language, List.of("civitas/kernel/messages/kernel", "civitas/kernel/toy/messages"));
    }
}
