package civitas.civ.wisdom;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Civilization;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.UnitType;
import civitas.civ.content.Water;
import civitas.civ.culture.GreatPeople;
import civitas.civ.research.ChooseResearch;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.wisdom.content.WisdomCivilization;
import civitas.civ.wisdom.content.WisdomTech;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The civilizations of Wisdom and Warfare; what they do in battles is in {@code WisdomBattleTest}. */
class WisdomCivilizationTest {

    private static TestTable playing(Civilization red) {
        Civilization blue = red == WisdomCivilization.FRENCH ? WisdomCivilization.AZTECS : WisdomCivilization.FRENCH;
        return TestTable.choosing(Books.wisdom(), red, blue).ready();
    }

    private static int units(CivTable table, UnitType type) {
        int count = 0;
        for (long rest = table.player(0).forces(); rest != 0; rest &= rest - 1) {
            count += table.content().unit(Long.numberOfTrailingZeros(rest)).type() == type ? 1 : 0;
        }
        return count;
    }

    @Test
    @Rule({"CV-02.65", "CV-02.44"})
    void theAztecsStartWithIrrigation() {
        CivTable table = playing(WisdomCivilization.AZTECS).table();
        assertThat(table.player(0).knows(BaseTech.IRRIGATION)).isTrue();
        assertThat(table.cityLimit(0)).isEqualTo(3);
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(3);
    }

    @Test
    @Rule({"CV-EX-71", "CV-02.42"})
    void theAztecHomeOffersThreePlacesForTheCapital() {
        TestTable test = TestTable.choosing(Books.wisdom(), WisdomCivilization.AZTECS, WisdomCivilization.FRENCH);
        while (test.table().asking() != 0) {
            test.choose(test.codes().getFirst());
        }
        assertThat(test.codes()).hasSize(3).allMatch(code -> code.startsWith("place-capital"));
    }

    @Test
    @Rule({"CV-03.24", "CV-07.25"})
    void theAztecsMayBuildTwoUnitsForAGreatPerson() {
        TestTable test = playing(WisdomCivilization.AZTECS);
        GreatPeople.gain(test.table(), 0);
        test.table().settle();
        while (!test.codes().contains("muster mounted")) {
            test.choose(test.codes().getFirst());
        }
        assertThat(test.codes()).containsExactly("muster artillery", "muster infantry", "muster mounted", "done");
        assertThat(test.why(0, UnitType.AIRCRAFT)).containsExactly("why.unit-locked");
        test.choose("muster mounted").choose("muster infantry");
        assertThat(units(test.table(), UnitType.MOUNTED)).isEqualTo(2);
        assertThat(units(test.table(), UnitType.INFANTRY)).isEqualTo(2);
        assertThat(test.codes()).doesNotContain("muster mounted");
    }

    @Test
    @Rule({"CV-02.65", "CV-08.18", "CV-08.19"})
    void theEnglishCrossWater() {
        TestTable test = playing(WisdomCivilization.ENGLISH);
        CivTable table = test.table();
        assertThat(table.player(0).knows(WisdomTech.NAVY)).isTrue();
        assertThat(table.player(0).water()).isEqualTo(Water.NONE);
        assertThat(table.water(0)).isEqualTo(Water.CROSS);
        assertThat(table.water(1)).isEqualTo(Water.NONE);
        test.knows(0, BaseTech.SAILING);
        assertThat(table.water(0)).isEqualTo(Water.END);
    }

    @Test
    @Rule({"CV-04.54", "CV-04.49", "CV-04.58"})
    void englishArmiesGather() {
        TestTable test =
                playing(WisdomCivilization.ENGLISH).tile(2, "neutral-10").cleared(0);
        CivTable table = test.table();
        int before = Yields.ofCity(table, Cities.of(0, 0));
        test.figure(0, Figure.ARMY, "B6").figure(0, Figure.ARMY, "B6").step(Phase.START_OF_TURN, 0);
        assertThat(Yields.ofCity(table, Cities.of(0, 0))).isEqualTo(before + Yields.of(table, test.square("B6")));
        test.city(0, 1, "C7").cleared(0).figure(0, Figure.ARMY, "A5").step(Phase.START_OF_TURN, 0);
        String center = table.square(table.cities().center(Cities.of(0, 0))).code();
        assertThat(test.codes()).contains("assign A5 C7").doesNotContain("assign A5 " + center);
        int second = Yields.ofCity(table, Cities.of(0, 1));
        test.choose("assign A5 C7");
        assertThat(Yields.ofCity(table, Cities.of(0, 1))).isEqualTo(second + Yields.of(table, test.square("A5")));
    }

    @Test
    @Rule("CV-04.54")
    void armiesOfOthersDoNotGather() {
        TestTable test =
                playing(WisdomCivilization.MONGOLS).tile(2, "neutral-10").cleared(0);
        test.figure(0, Figure.ARMY, "B6").step(Phase.START_OF_TURN, 0);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("assign"));
    }

    @Test
    @Rule("CV-02.66")
    void theFrenchStartWithPottery() {
        assertThat(playing(WisdomCivilization.FRENCH).table().player(0).knows(BaseTech.POTTERY))
                .isTrue();
    }

    @Test
    @Rule("CV-02.67")
    void theJapaneseStartWithFeudalismAndKnights() {
        CivTable table = playing(WisdomCivilization.JAPANESE).table();
        assertThat(table.player(0).government()).isEqualTo(BaseGovernment.FEUDALISM);
        assertThat(table.player(0).knows(BaseTech.CHIVALRY)).isTrue();
        assertThat(table.player(0).rank(UnitType.MOUNTED)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-09.09", "CV-09.02"})
    void theJapaneseNeedLessTradeForResearch() {
        CivTable table = playing(WisdomCivilization.JAPANESE).table();
        table.player(0).setTrade(3);
        assertThat(ChooseResearch.affordable(table, 0)).isNotZero();
        table.player(0).setTrade(2);
        assertThat(ChooseResearch.affordable(table, 0)).isZero();
    }

    @Test
    @Rule("CV-02.68")
    void theMongolsStartWithHorsesAndSpeed() {
        CivTable table = playing(WisdomCivilization.MONGOLS).table();
        assertThat(units(table, UnitType.MOUNTED)).isEqualTo(3);
        assertThat(table.speed(0)).isEqualTo(3);
    }

    @Test
    @Rule("CV-02.69")
    void theZuluStartWithArtillery() {
        CivTable table = playing(WisdomCivilization.ZULU).table();
        assertThat(units(table, UnitType.ARTILLERY)).isEqualTo(3);
        assertThat(table.player(0).knows(BaseTech.ANIMAL_HUSBANDRY)).isTrue();
    }

    private static TestTable zulu() {
        return playing(WisdomCivilization.ZULU).tile(2, "neutral-10").cleared(0).cleared(1);
    }

    private static void token(TestTable test, String square, String code) {
        CivTable table = test.table();
        for (int token = 0; token < table.content().tokens(); token++) {
            if (table.content().token(token).code().equals(code)
                    && (table.market().huts().remove(token)
                            || table.market().villages().remove(token))) {
                table.lands().putToken(test.square(square), token);
                return;
            }
        }
        throw new IllegalStateException(code);
    }

    @Test
    @Rule({"CV-04.31", "CV-04.62", "CV-04.63"})
    void theZuluFoundCitiesBesideHutsAndExploreThem() {
        TestTable test = zulu().figure(0, Figure.SCOUT, "B6");
        token(test, "A5", "hut-wheat");
        token(test, "C7", "hut-silk");
        test.step(Phase.START_OF_TURN, 0).choose("found B6 scout").choose("adopt natural-religion");
        assertThat(test.codes()).containsExactly("explore A5", "explore C7", "done");
        test.choose("explore C7");
        assertThat(Long.bitCount(test.table().player(0).tokens())).isOne();
        assertThat(test.codes()).containsExactly("explore A5", "done");
        test.choose("done");
        assertThat(test.table().lands().hasToken(test.square("A5"))).isTrue();
        assertThat(test.table().cities().around(test.square("A5"))).isEqualTo(Cities.of(0, 1));
    }

    @Test
    @Rule({"CV-04.12", "CV-04.31"})
    void villagesAndOtherPlayersStillNeedRoom() {
        TestTable test = zulu().figure(0, Figure.SCOUT, "B6");
        token(test, "A5", "village-iron");
        test.step(Phase.START_OF_TURN, 0);
        assertThat(test.codes()).doesNotContain("found B6 scout");
        assertThat(test.why(0, "B6")).contains("why.found-village");
        TestTable other = playing(WisdomCivilization.MONGOLS)
                .tile(2, "neutral-10")
                .cleared(0)
                .figure(0, Figure.SCOUT, "B6");
        token(other, "A5", "hut-wheat");
        assertThat(other.step(Phase.START_OF_TURN, 0).codes()).doesNotContain("found B6 scout");
    }

    @Test
    @Rule({"CV-08.40", "CV-08.39"})
    void villagesDoNotFightTheZulu() {
        TestTable test = zulu().figure(0, Figure.ARMY, "B6");
        token(test, "B7", "village-iron");
        test.step(Phase.MOVEMENT, 0).choose("move B6");
        while (!test.table().lands().hasToken(test.square("B7"))
                || !test.codes().contains("step B7")) {
            test.choose(test.codes().getFirst());
        }
        test.choose("step B7");
        assertThat(test.table().battle().isActive()).isFalse();
        assertThat(test.table().lands().hasToken(test.square("B7"))).isFalse();
        assertThat(Long.bitCount(test.table().player(0).tokens())).isOne();
        assertThat(test.table().figures().count(0, Figure.ARMY, test.square("B7")))
                .isOne();
    }
}
