package civitas.civ.ability;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import org.junit.jupiter.api.Test;

/** Why an ability cannot be used, or not be aimed at something. */
class PaidReasonsTest {

    private static TestTable managing(Tech... techs) {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME);
        test.table().forgetTechs(0);
        return test.knows(0, techs);
    }

    private static TestTable step(TestTable test) {
        return test.step(Phase.CITY_MANAGEMENT, 0);
    }

    @Test
    @Rule({"CV-10.01", "CV-10.02", "CV-10.03", "CV-03.27"})
    void whatCannotBePaidSaysWhatIsMissing() {
        TestTable test = step(managing(BaseTech.CURRENCY, BaseTech.POTTERY, BaseTech.PRINTING_PRESS));
        assertThat(test.why(0, BaseTech.CURRENCY)).containsExactly("why.pay-resource");
        assertThat(test.why(0, BaseTech.POTTERY)).containsExactly("why.pay-any");
        assertThat(test.why(0, BaseTech.PRINTING_PRESS)).containsExactly("why.pay-culture");
    }

    @Test
    @Rule({"CV-10.04", "CV-10.07", "CV-10.12", "CV-03.28"})
    void timeUseAndEffectAreNamed() {
        TestTable test = managing(
                BaseTech.CURRENCY,
                BaseTech.POTTERY,
                BaseTech.METALWORKING,
                BaseTech.WRITING,
                BaseTech.BIOLOGY,
                BaseTech.MASONRY);
        test.table().setCoinTokens(0, BaseTech.POTTERY, 4);
        test.table().player(0).use(BaseTech.CURRENCY, 0);
        step(test);
        assertThat(test.why(0, BaseTech.CURRENCY)).containsExactly("why.used");
        assertThat(test.why(0, BaseTech.POTTERY)).containsExactly("why.coins-full");
        assertThat(test.why(0, BaseTech.METALWORKING)).containsExactly("why.ability-phase");
        assertThat(test.why(0, BaseTech.BIOLOGY)).containsExactly("why.ability-phase");
        assertThat(test.why(0, BaseTech.WRITING)).containsExactly("why.ability-answer");
        assertThat(test.why(0, BaseTech.MASONRY)).containsExactly("why.known");
        assertThat(test.why(0, BaseTech.HORSEBACK_RIDING)).containsExactly("why.phase");
    }

    @Test
    @Rule({"CV-10.03", "CV-10.08"})
    void payingSaysWhatIsWanted() {
        TestTable test = managing(BaseTech.POTTERY).resource(0, Resource.SILK).resource(0, Resource.IRON);
        step(test.resource(0, Resource.INCENSE)).choose("use pottery");
        assertThat(test.why(0, Resource.WHEAT)).containsExactly("why.pay-none");
        test.choose("pay silk");
        assertThat(test.why(0, Resource.IRON)).isEmpty();
    }

    @Test
    @Rule({"CV-14.14", "CV-10.27"})
    void targetsSayWhyTheyAreNone() {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME, BaseCivilization.RUSSIA);
        test.table().player(1).setForces(0);
        test.unit(1, UnitType.INFANTRY, 1).knows(0, BaseTech.MONARCHY).resource(0, Resource.SILK);
        step(test).choose("use monarchy");
        assertThat(test.why(0, Seat.BLUE)).isEmpty();
        assertThat(test.why(0, Seat.RED)).containsExactly("why.not-yourself");
        assertThat(test.why(0, BaseWonder.UNITED_NATIONS)).containsExactly("why.wonder-era");
    }

    @Test
    @Rule("CV-10.29")
    void capitalsAreSpared() {
        TestTable test = managing(BaseTech.ATOMIC_THEORY);
        var ability =
                test.table().content().spec(BaseTech.ATOMIC_THEORY).abilities().getLast();
        test.city(1, 1, "F9").city(0, 1, "B9").at(Bomb.TARGET.to(new PaidUse(0, ability)));
        assertThat(test.why(0, "F9")).isEmpty();
        assertThat(test.loss("bomb F9")).isEqualTo("loss.bomb");
        assertThat(test.why(0, "A1")).containsExactly("why.no-city-there");
        assertThat(test.why(0, test.table().square(test.table().cities().center(3))))
                .containsExactly("why.capital");
    }

    @Test
    @Rule("CV-10.16")
    void onlyOwnCitiesProduceMore() {
        TestTable test = managing(BaseTech.BANKING).city(0, 1, "F9");
        var ability = test.table().content().spec(BaseTech.BANKING).abilities().getFirst();
        test.at(new ExtraProduction.ChooseCity(0, ability));
        assertThat(test.why(0, "F9")).isEmpty();
        assertThat(test.why(0, "A1")).containsExactly("why.not-your-city");
    }
}
