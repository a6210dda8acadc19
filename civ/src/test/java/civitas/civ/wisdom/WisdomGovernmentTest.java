package civitas.civ.wisdom;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.CityScene;
import civitas.civ.battle.CombatBonus;
import civitas.civ.city.Production;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Licence;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The governments of Wisdom and Warfare; the map is that of {@link CityScene}. */
class WisdomGovernmentTest {

    private static CityScene under(BaseGovernment government) {
        CityScene scene = CityScene.begun(Books.wisdom());
        scene.table().setGovernment(0, government);
        return scene;
    }

    @Test
    @Rule({"CV-04.37", "CV-01.10"})
    void anarchyKeepsTheCapitalIdle() {
        assertThat(under(BaseGovernment.ANARCHY).manage().codes()).isEqualTo(java.util.List.of("done"));
    }

    @Test
    @Rule({"CV-01.10", "CV-06.09"})
    void despotismAddsProductionToEveryCity() {
        CityScene scene = under(BaseGovernment.DESPOTISM).city(CityScene.SECOND, "F3");
        CityScene other = under(BaseGovernment.REPUBLIC).city(CityScene.SECOND, "F3");
        for (int city = 0; city < 2; city++) {
            assertThat(Production.of(scene.table(), city)).isEqualTo(Production.of(other.table(), city) + 1);
        }
    }

    @Test
    @Rule({"CV-01.10", "CV-04.09"})
    void republicLetsArmiesFoundCitiesAndScoutsNoLongerExplore() {
        CityScene scene = under(BaseGovernment.REPUBLIC);
        assertThat(scene.table().may(0, Licence.ARMIES_FOUND_CITIES)).isTrue();
        assertThat(scene.table().may(0, Licence.SCOUTS_EXPLORE_HUTS)).isFalse();
    }

    @Test
    @Rule({"CV-01.10", "CV-04.44"})
    void feudalismTakesAResourceOnceAtTheStartOfATurn() {
        CityScene scene = under(BaseGovernment.FEUDALISM).step(Phase.START_OF_TURN);
        assertThat(scene.codes()).contains("deed feudalism incense", "deed feudalism silk");
        scene.choose("deed feudalism silk");
        assertThat(scene.player().resource(Resource.SILK)).isOne();
        assertThat(scene.codes()).noneMatch(code -> code.startsWith("deed feudalism"));
        assertThat(scene.table().coins(0)).isZero();
        assertThat(scene.manage().codes()).contains("harvest C2 incense");
    }

    @Test
    @Rule({"CV-04.44", "CV-04.43"})
    void onlyOneGovernmentGivesAtTheStartOfATurn() {
        CityScene scene =
                under(BaseGovernment.FEUDALISM).knows(BaseTech.DEMOCRACY).step(Phase.START_OF_TURN);
        scene.choose("deed feudalism silk").choose("govern democracy");
        assertThat(scene.player().trade()).isZero();
        CityScene other =
                under(BaseGovernment.FEUDALISM).knows(BaseTech.DEMOCRACY).step(Phase.START_OF_TURN);
        other.choose("govern democracy");
        assertThat(other.player().trade()).isEqualTo(2);
        assertThat(other.codes()).noneMatch(code -> code.startsWith("deed"));
    }

    @Test
    @Rule({"CV-06.103", "CV-01.10"})
    void monarchyGivesTheCapitalASecondActionOfAnotherKind() {
        CityScene scene = under(BaseGovernment.MONARCHY).manage();
        assertThat(scene.player().actions(0)).isEqualTo(2);
        scene.choose("arts C2");
        assertThat(scene.codes()).contains("harvest C2 silk").doesNotContain("arts C2");
        scene.choose("harvest C2 silk");
        assertThat(scene.codes()).containsExactly("done");
    }

    @Test
    @Rule("CV-06.103")
    void aRepeatedActionIsRefusedWithAReason() {
        CityScene scene = under(BaseGovernment.MONARCHY).manage().choose("harvest C2 silk");
        assertThat(scene.codes()).noneMatch(code -> code.startsWith("harvest"));
        assertThat(scene.test().why(0, Resource.INCENSE)).containsExactly("why.same-action");
    }

    /** Of three actions two may be alike, because only the additional one has to differ. */
    @Test
    @Rule("CV-06.103")
    void withActionsOfOtherEffectsOneOfAllHasToDiffer() {
        CityScene scene = under(BaseGovernment.MONARCHY).manage();
        scene.player().setActions(0, 3);
        scene.test().again();
        scene.choose("arts C2").choose("arts C2");
        assertThat(scene.codes()).contains("harvest C2 silk").doesNotContain("arts C2");
        assertThat(scene.table().mayAct(0, ActionKind.PROGRAM)).isTrue();
        CityScene other = under(BaseGovernment.MONARCHY).manage();
        other.player().setActions(0, 3);
        other.test().again();
        other.choose("arts C2").choose("harvest C2 silk");
        assertThat(other.codes()).contains("arts C2", "harvest C2 incense");
    }

    @Test
    @Rule("CV-06.103")
    void otherCitiesTakeOneAction() {
        CityScene scene =
                under(BaseGovernment.MONARCHY).city(CityScene.SECOND, "F3").manage();
        assertThat(scene.player().actions(1)).isOne();
        assertThat(scene.codes()).contains("arts C2", "arts F3");
    }

    @Test
    @Rule({"CV-01.10", "CV-04.06"})
    void democracyGivesACoinAndTrade() {
        CityScene scene = under(BaseGovernment.DEMOCRACY);
        assertThat(scene.table().coins(0)).isOne();
        scene.step(Phase.START_OF_TURN);
        assertThat(scene.player().trade()).isEqualTo(2);
        assertThat(scene.table().may(0, Licence.SPARES_CITIES)).isFalse();
    }

    @Test
    @Rule({"CV-06.102", "CV-11.14"})
    void communismRaisesEveryCityToTheBestOutskirts() {
        CityScene scene = under(BaseGovernment.COMMUNISM)
                .city(CityScene.SECOND, "F3")
                .building("F2", BaseBuilding.IRON_MINE)
                .building("D3", BaseBuilding.LIBRARY);
        int first = Production.ofOutskirts(scene.table(), 0);
        int second = Production.ofOutskirts(scene.table(), 1);
        assertThat(second).isGreaterThan(first);
        assertThat(Production.of(scene.table(), 0)).isEqualTo(second);
        assertThat(Production.of(scene.table(), 1)).isEqualTo(second);
        assertThat(scene.table().sum(scene.table().hooks().battle.force, 0)).isOne();
    }

    @Test
    @Rule({"CV-11.14", "CV-04.06"})
    void fundamentalismFightsBetterAndGivesCultureForArmies() {
        CityScene scene = under(BaseGovernment.FUNDAMENTALISM)
                .figure(0, Figure.ARMY, "D5")
                .figure(0, Figure.ARMY, "D6")
                .figure(0, Figure.SCOUT, "D6");
        scene.player().setCulture(0);
        scene.step(Phase.START_OF_TURN);
        assertThat(scene.player().culture()).isEqualTo(2);
        assertThat(scene.table().sum(scene.table().hooks().battle.combat, 0)).isEqualTo(4);
        assertThat(scene.table().sum(scene.table().hooks().battle.force, 0)).isZero();
        assertThat(CombatBonus.parts(scene.table(), 0)).isNotNull();
    }
}
