package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.first.FirstEdition;
import civitas.kernel.Box;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What there is in the base box, as pages are told. */
class ClashFactsTest {

    private static final ClashGame GAME = new ClashGame();
    private final ClashFacts facts = GAME.content(GAME.usualBoxes());

    @Test
    @Rule({"CC-4.8", "CC-4.22"})
    void everyCategoryHasFourAdvances() {
        assertThat(facts.categories()).hasSize(12);
        assertThat(facts.categories())
                .allSatisfy(category -> assertThat(facts.advances())
                        .filteredOn(advance -> advance.category().equals(category.id()))
                        .hasSize(4));
        assertThat(facts.advances()).extracting(ClashFacts.AdvanceFacts::frame).contains("", "mood", "culture");
    }

    @Test
    @Rule("CC-1.10")
    void aBoxSaysWhetherAllItsCardsAreAsPrinted() {
        for (Box box : GAME.boxes()) {
            List<String> ids = GAME.boxes().stream()
                    .map(Box::id)
                    .filter(id -> id.equals(box.id()) || box.requires().contains(id))
                    .toList();
            assertThat(GAME.isAsPrinted(box))
                    .as(box.id())
                    .isEqualTo(GAME.content(GAME.boxSet(ids)).attested().isEmpty())
                    .isEqualTo(!box.id().equals(FirstEdition.ID));
        }
    }

    @Test
    @Rule("CC-1.10")
    void numbersAreThoseOfTheEdition() {
        ClashFacts.NumberFacts usual = facts.numbers();
        ClashFacts.NumberFacts first =
                GAME.content(GAME.boxSet(List.of(FirstEdition.ID))).numbers();
        assertThat(usual.halves())
                .isEqualTo(new ClashFacts.HalvesFacts(2, 1, 4))
                .isEqualTo(first.halves());
        assertThat(usual.status()).contains("change-government");
        assertThat(first.status()).doesNotContain("change-government");
        assertThat(usual.needAdvance()).isFalse();
        assertThat(first.needAdvance()).isTrue();
    }

    @Test
    @Rule({"CC-1.10", "CC-9.23"})
    void cardsShowTheirHalvesAndSymbols() {
        assertThat(facts.actions())
                .hasSize(42)
                .first()
                .matches(card -> card.code().equals("a1")
                        && card.civil().equals("advance")
                        && card.tactic().equals("peltasts"));
        assertThat(facts.objectives())
                .hasSize(32)
                .first()
                .matches(card -> card.lower().equals("draft"));
        assertThat(facts.events())
                .filteredOn(card -> card.code().equals("e3"))
                .singleElement()
                .matches(card -> card.symbol().equals("barbarians-move"));
        assertThat(facts.wonders()).hasSize(8);
    }

    @Test
    @Rule({"CC-7.22", "CC-1.5", "CC-4.78"})
    void piecesAreTheKindsOfTheBox() {
        assertThat(facts.units())
                .filteredOn(unit -> unit.id().equals("infantry"))
                .singleElement()
                .matches(unit -> unit.military() && unit.symbol().equals("infantry"));
        assertThat(facts.units()).filteredOn(ClashFacts.UnitFacts::ship).hasSize(1);
        assertThat(facts.sides()).containsExactly("barbarians");
        assertThat(facts.buildings())
                .filteredOn(ClashFacts.BuildingFacts::coastal)
                .hasSize(1);
    }
}
