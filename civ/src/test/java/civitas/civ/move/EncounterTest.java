package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseTech;
import civitas.civ.content.Tech;
import civitas.civ.hut.Exploring;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Event;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EncounterTest {

    // --- huts and villages ------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-08.34", "CV-08.36", "CV-08.37", "CV-08.47", "CV-17.09"})
    void anArmyTakesAHutAndMustStop() {
        Field field = Field.explored().army(0, "D8");
        int token = field.token("D7", "hut-silk");
        List<Event> told = new ArrayList<>();
        CivTable table = field.table();
        table.listen(told::add);
        int before = table.revelations();
        field.step(0).choose("move D8", "step D7");
        assertThat(field.isChoosing()).as("no choice, and one point is lost").isTrue();
        assertThat(field.armies(0, "D7")).isOne();
        assertThat(table.lands().hasToken(field.square("D7"))).isFalse();
        assertThat(table.player(0).tokens()).isEqualTo(1L << token);
        assertThat(table.player(1).seenTokens()).isZero();
        assertThat(table.revelations()).isGreaterThan(before);
        Event hut = told.getLast();
        assertThat(hut.as(new Viewer(0)).args()).contains(table.content().token(token));
        assertThat(hut.as(new Viewer(1)).args()).doesNotContain(table.content().token(token));
    }

    @Test
    @Rule({"CV-08.34", "CV-08.35"})
    void scoutsNeedAnArmyAtHutsAndVillages() {
        Field field = Field.explored().scout(0, "D8").army(0, "D8");
        field.token("D7", "hut-silk");
        field.token("D9", "village-iron");
        field.step(0).choose("move D8", "take a0s1");
        assertThat(field.codes()).doesNotContain("step D7", "step D9").contains("step C8");
        field = Field.explored().scout(0, "D8").army(0, "D8");
        field.token("D7", "hut-silk");
        field.step(0).choose("move D8", "take a1s1", "step D7");
        assertThat(field.scouts(0, "D7")).isOne();
        assertThat(field.table().player(0).tokens()).isNotZero();
    }

    @Test
    @Rule("CV-08.35")
    void someScoutsExploreHutsButNotVillages() {
        Field field = Field.explored().scout(0, "D8").may(0, Licence.SCOUTS_EXPLORE_HUTS);
        field.token("D7", "hut-silk");
        field.token("D9", "village-iron");
        field.step(0).choose("move D8");
        assertThat(field.codes()).contains("step D7").doesNotContain("step D9");
        field.choose("step D7");
        assertThat(field.table().player(0).tokens()).isNotZero();
    }

    @Test
    @Rule({"CV-08.36", "CV-08.39"})
    void aVillageIsFoughtFor() {
        Field field = Field.explored().army(0, "D8").scout(0, "F12");
        field.token("D7", "village-iron");
        field.step(0).choose("move D8", "step D7");
        assertThat(field.table().group().isMoving()).isFalse();
        field.untilNextFigure();
        assertThat(field.codes("move")).containsExactly("move F12");
        boolean won = !field.table().lands().hasToken(field.square("D7"));
        assertThat(field.armies(0, "D7")).isEqualTo(won ? 1 : 0);
    }

    @Test
    @Rule({"CV-08.40", "CV-08.38"})
    void aConqueredVillageGivesItsToken() {
        Field field = Field.explored();
        int token = field.token("D7", "village-uranium");
        int[] heard = {0};
        field.knows(0, BaseTech.POTTERY)
                .table()
                .hooks()
                .battle
                .afterVillage
                .join(BaseTech.POTTERY, (table, player) -> heard[0]++);
        Exploring.village(field.table(), 0, field.square("D7"));
        assertThat(field.table().player(0).tokens()).isEqualTo(1L << token);
        assertThat(heard).containsExactly(1);
    }

    @Test
    @Rule("CV-08.40")
    void aVillageMayHideAGreatPerson() {
        Field field = Field.explored().step(0);
        field.token("D7", "village-great-person");
        int before = field.table().market().people().size();
        Exploring.village(field.table(), 0, field.square("D7"));
        assertThat(field.table().market().people().size()).isEqualTo(before - 1);
        assertThat(field.table().player(0).tokens()).isZero();
        assertThat(field.table().lands().hasToken(field.square("D7"))).isFalse();
    }

    @Test
    void exploredHutsAreHeardOf() {
        Field field = Field.explored().army(0, "D8").knows(0, BaseTech.POTTERY);
        int[] heard = {0};
        field.table().hooks().move.afterHut.join(BaseTech.POTTERY, (table, player) -> heard[0]++);
        field.token("D7", "hut-wheat");
        field.step(0).choose("move D8", "step D7");
        assertThat(heard).containsExactly(1);
    }

    // --- enemy figures ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-08.48", "CV-08.16"})
    void scoutsMeetEnemiesOnlyWithAnArmy() {
        Field field =
                Field.explored().scout(0, "D8").army(0, "D8").scout(1, "D7").step(0);
        field.choose("move D8", "take a0s1");
        assertThat(field.codes()).doesNotContain("step D7").contains("step C8");
        field = Field.explored().scout(0, "D8").army(0, "D8").scout(1, "D7").step(0);
        assertThat(field.choose("move D8", "take a1s1").codes()).contains("step D7");
    }

    @Test
    @Rule({"CV-08.49", "CV-08.50", "CV-08.53"})
    void unescortedScoutsAreKilledWithoutABattle() {
        Field field = Field.explored().army(0, "D8").scout(0, "D8", "F14").scout(1, "D7");
        field.step(0).choose("move D8", "take a1s1", "step D7");
        assertThat(field.codes()).as("the move is over").noneMatch(code -> code.startsWith("step "));
        field.untilNextFigure();
        assertThat(field.armies(0, "D7")).isOne();
        assertThat(field.scouts(0, "D7")).isOne();
        assertThat(field.table().figures().where(1, Figures.ARMIES)).isEqualTo(Figures.RESERVE);
    }

    @Test
    @Rule({"CV-08.49", "CV-08.52"})
    void enemyArmiesAreFought() {
        Field field = Field.explored().army(0, "D8").army(1, "D7").scout(0, "F14");
        field.step(0).choose("move D8", "step D7");
        assertThat(field.table().group().isMoving()).isFalse();
        field.untilNextFigure();
        assertThat(field.armies(0, "D7") + field.armies(1, "D7")).isOne();
    }

    // --- espionage --------------------------------------------------------------------------------------------------

    private static Field spies() {
        Field field = Field.explored()
                .city(Cities.of(1, 1), "D8")
                .knows(0, BaseTech.POTTERY)
                .knows(1, BaseTech.MASONRY);
        field.table().hooks().move.espionage.join(BaseTech.POTTERY, (table, player) -> 1);
        return field;
    }

    @Test
    @Rule("CV-03.22")
    void aFigureIsSacrificedForATech() {
        Field field = spies().scout(0, "D9").army(0, "D7");
        field.step(0).choose("move D9");
        assertThat(field.codes()).contains("sacrifice D8").doesNotContain("step D8");
        assertThat(field.loss("sacrifice D8")).isEqualTo("loss.sacrifice");
        field.choose("sacrifice D8").choose("learn masonry");
        assertThat(field.table().player(0).knows(BaseTech.MASONRY)).isTrue();
        assertThat(field.table().figures().where(0, Figures.ARMIES)).isEqualTo(Figures.RESERVE);
        assertThat(field.table().player(0).hasUsed(BaseTech.POTTERY)).isTrue();
        field.choose("move D7");
        assertThat(field.codes())
                .as("once per turn; armies may still attack")
                .doesNotContain("sacrifice D8")
                .contains("step D8");
    }

    @Test
    void groupsAndPupilsWithoutATeacherDoNotSpy() {
        Field field = spies().army(0, "D9", "D9").step(0).choose("move D9", "take a2s0");
        assertThat(field.codes("sacrifice")).isEmpty();
        field = spies().army(0, "D9");
        for (Tech tech : BaseTech.values()) {
            if (field.table().player(1).knows(tech)) {
                field.knows(0, tech);
            }
        }
        assertThat(field.step(0).choose("move D9").codes("sacrifice")).isEmpty();
    }
}
