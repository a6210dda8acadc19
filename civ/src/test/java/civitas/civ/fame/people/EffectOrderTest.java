package civitas.civ.fame.people;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.fame.content.FameWonder;
import civitas.civ.fame.invest.Investment;
import civitas.civ.fame.invest.Investments;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an investment brings about, in the order of its owner; the scenarios of {@code ff-order.yaml} play it. */
class EffectOrderTest {

    private final Gallery gallery = new Gallery();
    private final CivTable table = gallery.table();

    private void invest() {
        gallery.test().knows(0, BaseTech.POTTERY);
        gallery.open(0, GreatCard.AP_GIANNINI);
        for (int square : table.cities().outskirts(Cities.of(0, 0))) {
            if (!table.lands().isWater(square) && table.pieces().isEmpty(square)) {
                table.putWonder(square, FameWonder.MACHU_PICCHU);
                break;
            }
        }
        table.sheet(Investments.class).add(0, Investment.PUBLIC_EDUCATION, 2);
        table.setSheetCoins(0, 1);
        gallery.step(Phase.START_OF_TURN).choose("invest public-education");
    }

    @Test
    @Rule("CV-03.20")
    void onlyEffectsWhoseMomentMattersAreOffered() {
        invest();
        assertThat(gallery.test().codes()).isEqualTo(List.of("choose ap-giannini", "choose public-education"));
    }

    /** Who points at a card that is not offered learns that it is not forgotten. */
    @Test
    @Rule("CV-03.20")
    void theOthersSayThatTheyActAnyway() {
        invest();
        assertThat(gallery.test().why(0, FameWonder.MACHU_PICCHU)).containsExactly("why.any-moment");
    }

    /** A table that is copied in the middle of it goes on as the first one does. */
    @Test
    @Rule("CV-03.20")
    void aCopyIsAskedTheSame() {
        invest();
        CivTable copy = table.copy();
        gallery.test().choose("choose public-education");
        assertThat(copy.choices(0)).hasSize(2);
        copy.choose(0, copy.choices(0).getLast());
        assertThat(copy.choices(0)).isEqualTo(table.choices(0));
    }
}
