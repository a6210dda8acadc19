package civitas.civ.ability;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Cost;
import civitas.civ.content.Era;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.turn.TakeStep;
import civitas.kernel.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PaidAbilityTest {

    private static TestTable managing(Tech... techs) {
        TestTable test = TestTable.begun();
        test.table().forgetTechs(0);
        test.table().forgetTechs(1);
        test.knows(0, techs);
        test.table().turn().setPhase(Phase.CITY_MANAGEMENT);
        test.table().turn().setActive(0);
        return test;
    }

    private static TestTable step(TestTable test) {
        return test.at(new TakeStep(0, Phase.CITY_MANAGEMENT));
    }

    @Test
    @Rule({"CV-10.01", "CV-EX-40", "CV-10.05", "CV-10.04"})
    void differentAbilitiesWithTheSamePriceMayBothBeUsedOnce() {
        TestTable test = managing(BaseTech.CURRENCY, BaseTech.CHIVALRY);
        test.resource(0, Resource.INCENSE).resource(0, Resource.INCENSE);
        step(test).choose("use currency").choose("use chivalry");
        assertThat(test.table().player(0).culture()).isEqualTo(8);
        assertThat(test.codes()).doesNotContain("use currency", "use chivalry");
    }

    @Test
    @Rule({"CV-10.02", "CV-10.12", "CV-10.09"})
    void questionMarksArePaidWithAnything() {
        TestTable test = managing(BaseTech.POTTERY);
        test.resource(0, Resource.SILK).resource(0, Resource.WHEAT).resource(0, Resource.IRON);
        step(test).choose("use pottery").choose("pay silk").choose("pay iron");
        CivTable table = test.table();
        assertThat(table.player(0).coinTokens(BaseTech.POTTERY)).isOne();
        assertThat(table.player(0).resources()).isOne();
        table.setCoinTokens(0, BaseTech.POTTERY, 4);
        table.player(0).renew();
        test.resource(0, Resource.SILK);
        assertThat(step(test).codes()).doesNotContain("use pottery");
    }

    @Test
    @Rule({"CV-10.08", "CV-06.90"})
    void aHutTokenPaysAndLeavesTheGame() {
        TestTable test = managing(BaseTech.CURRENCY);
        CivTable table = test.table();
        giveHut(table, "hut-incense");
        int shown = table.revelations();
        step(test).choose("use currency");
        assertThat(table.player(0).tokens()).isZero();
        assertThat(table.player(0).culture()).isEqualTo(3);
        assertThat(table.revelations()).isGreaterThan(shown);
    }

    private static void giveHut(CivTable table, String code) {
        for (int token = 0; token < table.content().tokens(); token++) {
            if (table.content().token(token).code().equals(code)
                    && table.market().huts().remove(token)) {
                table.player(0).addToken(token);
                return;
            }
        }
        throw new IllegalArgumentException(code);
    }

    @Test
    @Rule({"CV-03.27", "CV-10.03", "CV-07.24"})
    void aTokenSpentInTheFightOverACardNoLongerLiesReady() {
        TestTable test = managing(BaseTech.POTTERY, BaseTech.CIVIL_SERVICE).resource(0, Resource.SILK);
        test.holds(0, BaseEvent.GENEROUS_GIFT).holds(1, BaseEvent.JOUSTING_TOURNEY);
        giveHut(test.table(), "hut-spy");
        step(test).choose("use pottery").choose("pay hut-spy").choose("pay generous-gift iron");
        test.choose(1, "cancel jousting-tourney").choose(0, "use civil-service");
        assertThat(test.table().player(0).tokens()).isZero();
        assertThat(test.table().player(0).resources())
                .as("the silk pays in its stead")
                .isZero();
        assertThat(test.table().player(0).coinTokens(BaseTech.POTTERY)).isOne();
    }

    @Test
    @Rule("CV-10.06")
    void twoAbilitiesOfOneCardCountSeparately() {
        TestTable test = managing(BaseTech.ATOMIC_THEORY);
        CivTable table = test.table();
        table.player(0).use(BaseTech.ATOMIC_THEORY, 0);
        assertThat(table.player(0).hasUsed(BaseTech.ATOMIC_THEORY, 1)).isFalse();
        assertThat(table.content().spec(BaseTech.ATOMIC_THEORY).abilities()).hasSize(2);
    }

    @Test
    @Rule({"CV-10.27", "CV-03.12"})
    void aKilledUnitGoesUnderItsDeck() {
        TestTable test = managing(BaseTech.MONARCHY).resource(0, Resource.SILK);
        CivTable table = test.table();
        int units = Long.bitCount(table.player(1).forces());
        step(test).choose("use monarchy");
        if (test.codes().contains("kill-unit blue")) {
            test.choose("kill-unit blue");
        }
        assertThat(Long.bitCount(table.player(1).forces())).isEqualTo(units - 1);
        int discarded = 0;
        for (int type = 0; type < 3; type++) {
            discarded +=
                    table.market().units(civitas.civ.content.UnitType.of(type)).discarded();
        }
        assertThat(discarded).isOne();
    }

    @Test
    @Rule({"CV-14.10", "CV-10.25"})
    void aClearedWonderIsGoneForEver() {
        TestTable test = managing();
        CivTable table = test.table();
        int square = table.cities().outskirts(Cities.of(0, 0))[0];
        table.putWonder(square, BaseWonder.STONEHENGE);
        table.clearPiece(square);
        assertThat(table.wonders().where(BaseWonder.STONEHENGE)).isNegative();
        assertThat(table.has(0, BaseWonder.STONEHENGE)).isFalse();
    }

    @Test
    @Rule({"CV-10.07", "CV-10.17", "CV-03.17"})
    void aSpyCancelsACityAction() {
        TestTable test = managing();
        test.knows(1, BaseTech.WRITING).holds(1, BaseEvent.GENEROUS_GIFT);
        CivTable table = test.table();
        table.player(0).setActions(0, 1);
        String city = table.square(table.cities().center(Cities.of(0, 0))).code();
        step(test).choose("arts " + city);
        assertThat(table.asking()).isOne();
        assertThat(test.codes()).contains("pass", "use writing");
        test.choose("use writing");
        while (table.asking() != 0 || !test.codes().contains("done")) {
            test.choose(test.codes().contains("pass") ? "pass" : test.codes().getFirst());
        }
        assertThat(table.player(0).culture()).isZero();
        assertThat(table.player(0).actions(0)).isZero();
    }

    /** A question names its ability in a dump, and equal tables have equal dumps, whichever machine writes them. */
    @Test
    void theErasOfAnAbilityHaveAnOrder() {
        for (Set<Era> eras : List.of(
                new LinkedHashSet<>(List.of(Era.ANCIENT, Era.MEDIEVAL)),
                new LinkedHashSet<>(List.of(Era.MEDIEVAL, Era.ANCIENT)))) {
            PaidAbility ability =
                    new PaidAbility(BaseTech.GUNPOWDER, 0, Phase.CITY_MANAGEMENT, Cost.NOTHING, 0, 0, 0, eras);
            assertThat(ability.eras()).containsExactly(Era.ANCIENT, Era.MEDIEVAL);
        }
    }
}
