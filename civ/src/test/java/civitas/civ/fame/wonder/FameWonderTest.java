package civitas.civ.fame.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.ability.CancellingAbilities;
import civitas.civ.city.Prices;
import civitas.civ.city.Production;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Cost;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.fame.content.FameTech;
import civitas.civ.fame.content.FameWonder;
import civitas.civ.government.Governments;
import civitas.civ.pay.Paying;
import civitas.civ.state.Cities;
import civitas.civ.state.Declaration;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The wonders of Fame and Fortune, one by one. */
class FameWonderTest {

    private final TestTable test = TestTable.choosing(
                    Rulebook.of(List.of(new BaseBox(), new FameAndFortune())),
                    BaseCivilization.RUSSIA,
                    BaseCivilization.GERMANY)
            .ready();
    private final CivTable table = test.table();

    private void build(FameWonder wonder) {
        for (int square : table.cities().outskirts(Cities.of(0, 0))) {
            if (!table.lands().isWater(square) && table.pieces().isEmpty(square)) {
                table.putWonder(square, wonder);
                return;
            }
        }
    }

    @Test
    @Rule({"CV-06.09", "CV-14.06"})
    void chichenItzaRaisesProduction() {
        build(FameWonder.CHICHEN_ITZA);
        int with = Production.of(table, 0);
        table.makeObsolete(FameWonder.CHICHEN_ITZA);
        assertThat(with).isEqualTo(Production.of(table, 0) + 3);
    }

    @Test
    @Rule({"CV-11.122", "CV-14.24"})
    void greatWallGivesWallsAndSavesLoot() {
        build(FameWonder.GREAT_WALL);
        test.step(Phase.START_OF_TURN, 0).choose("deed great-wall");
        String capital = table.square(table.cities().center(0)).code();
        test.choose("place walls " + capital);
        assertThat(table.cities().hasWalls(0)).isTrue();
        assertThat(table.hooks().battle.lootGiven.voice(FameWonder.GREAT_WALL).points(table, 0, 2, true))
                .isOne();
    }

    @Test
    @Rule({"CV-04.45", "CV-04.46", "CV-04.33"})
    void pyramidsOpenAllGovernments() {
        build(FameWonder.PYRAMIDS);
        test.step(Phase.START_OF_TURN, 0).choose("govern fundamentalism");
        assertThat(table.government(0)).isEqualTo(BaseGovernment.FUNDAMENTALISM);
        assertThat(Governments.isImmune(table, 0)).isTrue();
        test.at((civitas.kernel.Procedure<CivTable>) t -> t.makeObsolete(FameWonder.PYRAMIDS));
        assertThat(test.codes()).contains("govern despotism").doesNotContain("govern fundamentalism");
    }

    @Test
    @Rule("CV-12.26")
    void machuPicchuGivesAResourceForAnInvestment() {
        build(FameWonder.MACHU_PICCHU);
        table.setSheetCoins(0, 2);
        test.step(Phase.START_OF_TURN, 0).choose("invest infrastructure").choose("choose silk");
        assertThat(table.player(0).resource(Resource.SILK)).isOne();
    }

    @Test
    @Rule("CV-14.24")
    void tajMahalGivesAnUnlockedBuilding() {
        build(FameWonder.TAJ_MAHAL);
        test.knows(0, BaseTech.MASONRY);
        test.step(Phase.START_OF_TURN, 0).choose("deed taj-mahal");
        test.choose("place walls " + table.square(table.cities().center(0)).code());
        assertThat(table.cities().hasWalls(0)).isTrue();
        assertThat(test.codes()).doesNotContain("deed taj-mahal");
    }

    @Test
    @Rule("CV-04.06")
    void bigBenTakesOneOfEachResource() {
        build(FameWonder.BIG_BEN);
        test.step(Phase.START_OF_TURN, 0);
        assertThat(table.player(0).resources()).isEqualTo(4);
    }

    @Test
    @Rule({"CV-01.79", "CV-07.11"})
    void cristoRedentorDrawsEvents() {
        int hand = table.handLimit(0);
        build(FameWonder.CRISTO_REDENTOR);
        assertThat(table.handLimit(0)).isEqualTo(hand + 4);
        String code = test.step(Phase.START_OF_TURN, 0).codes().stream()
                .filter(choice -> choice.startsWith("deed cristo-redentor"))
                .toList()
                .get(1);
        test.choose(code);
        assertThat(table.player(0).hand().size()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-06.66", "CV-01.52"})
    void wondersCostLessWithTheirTechs() {
        assertThat(Prices.of(table, 0, FameWonder.CRISTO_REDENTOR)).isEqualTo(25);
        test.knows(0, BaseTech.MASS_MEDIA);
        assertThat(Prices.of(table, 0, FameWonder.CRISTO_REDENTOR)).isEqualTo(15);
    }

    @Test
    @Rule({"CV-10.03", "CV-10.11", "CV-03.27", "CV-14.06"})
    void kremlinPaysTwoResourcesForASpy() {
        test.knows(0, FameTech.MYSTICISM).resource(0, Resource.WHEAT).resource(0, Resource.IRON);
        table.setSheetCoins(1, 2);
        test.step(Phase.CITY_MANAGEMENT, 0);
        assertThat(test.codes()).doesNotContain("use mysticism");
        assertThat(test.why(0, FameTech.MYSTICISM)).contains("why.pay-resource");
        build(FameWonder.KREMLIN);
        test.step(Phase.CITY_MANAGEMENT, 0).choose("use mysticism");
        while (!test.codes().contains("pay kremlin spy")) {
            test.choose(test.codes().getFirst());
        }
        test.choose("pay kremlin spy");
        while (table.player(1).sheetCoins() == 2) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.player(0).resources()).isZero();
        assertThat(table.player(0).hasUsed(FameWonder.KREMLIN)).isTrue();
    }

    @Test
    @Rule({"CV-10.11", "CV-03.27"})
    void kremlinServesOnceATurnAndNeedsTwoResources() {
        build(FameWonder.KREMLIN);
        Cost spy = new Cost(List.of(Resource.SPY), 0, 0, 0);
        Cost spies = new Cost(List.of(Resource.SPY, Resource.SPY), 0, 0, 0);
        test.resource(0, Resource.WHEAT);
        assertThat(Paying.canPay(table, 0, spy)).isFalse();
        test.resource(0, Resource.IRON);
        assertThat(Paying.canPay(table, 0, spy)).isTrue();
        test.resource(0, Resource.SILK).resource(0, Resource.INCENSE);
        assertThat(Paying.canPay(table, 0, spies)).isFalse();
        assertThat(Paying.canPay(table, 0, new Cost(List.of(Resource.URANIUM), 0, 0, 0)))
                .isFalse();
        table.player(0).use(FameWonder.KREMLIN);
        assertThat(Paying.canPay(table, 0, spy)).isFalse();
    }

    @Test
    @Rule({"CV-03.12", "CV-10.17"})
    void kremlinOpensReactionWindows() {
        test.knows(0, BaseTech.WRITING).resource(0, Resource.WHEAT).resource(0, Resource.IRON);
        CancellingAbilities spies = new CancellingAbilities();
        Declaration action = new Declaration(
                0, Declaration.Kind.CITY_ACTION, 1, 0, table.player(1).civilization());
        assertThat(spies.seemsAble(table, 0, action)).isFalse();
        build(FameWonder.KREMLIN);
        assertThat(spies.seemsAble(table, 0, action)).isTrue();
    }
}
