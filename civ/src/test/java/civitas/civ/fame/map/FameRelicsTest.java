package civitas.civ.fame.map;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.board.Slot;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.FameLandmark;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.Rule;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The relics of Fame and Fortune. */
class FameRelicsTest {

    /** A red army ends its move on a relic on E6. */
    private static TestTable finds(FameLandmark relic) {
        return finds(Fame.bare(Set.of("great-person-deck")), relic);
    }

    private static TestTable finds(TestTable test, FameLandmark relic) {
        test.figure(RED, Figure.ARMY, "F6");
        test.table().putLandmark(relic, test.square("E6"));
        return test.step(Phase.MOVEMENT, RED)
                .choose("move F6")
                .choose("step E6")
                .choose("stop");
    }

    @Test
    @Rule({"CV-16.27", "CV-16.30", "CV-08.76"})
    void theSchoolOfConfuciusGivesAGreatPersonAtOnce() {
        TestTable test = finds(FameLandmark.SCHOOL_OF_CONFUCIUS);
        assertThat(Integer.bitCount(test.table().player(RED).people())).isOne();
        assertThat(test.table().landmarks().has(test.square("E6"))).isFalse();
    }

    @Test
    @Rule({"CV-16.24", "CV-16.31", "CV-16.33", "CV-04.03"})
    void atlantisTeachesATechOfAnyLevelAtTheStartOfTheNextTurn() {
        TestTable test = finds(FameLandmark.ATLANTIS);
        CivTable table = test.table();
        assertThat(table.landmarks().owedTo(FameLandmark.ATLANTIS)).isEqualTo(RED);
        test.cleared(RED).step(Phase.START_OF_TURN, BLUE);
        assertThat(test.codes()).as("it is owed to red").contains("done");
        test.knows(RED, BaseTech.POTTERY, BaseTech.CURRENCY).step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).contains("learn sailing", "learn writing").doesNotContain("learn banking", "done");
        test.choose("learn sailing");
        assertThat(table.player(RED).knows(BaseTech.SAILING)).isTrue();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).as("once").contains("done");
    }

    @Test
    @Rule({"CV-16.34", "CV-08.19"})
    void atlantisLiesInWater() {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "F6");
        Fame.draw(test.table(), test.square("E6"), Terrain.WATER);
        test.table().putLandmark(FameLandmark.ATLANTIS, test.square("E6"));
        test.step(Phase.MOVEMENT, RED).choose("move F6");
        assertThat(test.codes()).doesNotContain("step E6");
    }

    @Test
    @Rule({"CV-16.25", "CV-16.33", "CV-12.25"})
    void theSevenCitiesOfGoldAreTwoFreeInvestments() {
        TestTable test = finds(FameLandmark.SEVEN_CITIES_OF_GOLD);
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).allMatch(code -> code.startsWith("invest "));
        test.choose("invest infrastructure").choose("invest infrastructure");
        assertThat(test.codes()).contains("done");
    }

    @Test
    @Rule({"CV-16.26", "CV-16.33"})
    void theSevenCitiesOfGoldAreTwoCoinTokensWithoutInvestments() {
        TestTable test = finds(Fame.bare(Set.of("investments")), FameLandmark.SEVEN_CITIES_OF_GOLD);
        CivTable table = test.table();
        assertThat(table.player(RED).sheetCoins()).isZero();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(table.player(RED).sheetCoins()).isEqualTo(2);
    }

    /** Turns the tile of the Seven Cities of Gold up and looks whether they lie there. */
    private static boolean liesOnItsTile(String... changed) {
        CivTable table =
                TestTable.dealt(Fame.book(), 2, TestTable.otherwise(changed), 7).table();
        Slot slot = table.board().slots().stream()
                .filter(one -> !table.lands().isRevealed(one.index()))
                .findFirst()
                .orElseThrow();
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            if (table.content().tile(tile).squares().stream()
                    .anyMatch(square -> square.relic().equals(Optional.of(FameLandmark.SEVEN_CITIES_OF_GOLD)))) {
                table.lands().lay(slot.index(), tile);
                Supply.turnUp(table, slot, 0);
            }
        }
        assertThat(table.lands().isRevealed(slot.index())).isTrue();
        return table.landmarks().where(FameLandmark.SEVEN_CITIES_OF_GOLD) >= 0;
    }

    @Test
    @Rule({"CV-16.26", "CV-08.30"})
    void withTheOptionTheSevenCitiesOfGoldAreLeftOutWithoutInvestments() {
        assertThat(liesOnItsTile("investments")).isTrue();
        assertThat(liesOnItsTile("seven-cities-without-investments"))
                .as("with investments the question does not arise")
                .isTrue();
        assertThat(liesOnItsTile("investments", "seven-cities-without-investments"))
                .isFalse();
    }

    @Test
    @Rule({"CV-16.32", "CV-08.74"})
    void whoIsPlacedThereGainsNothing() {
        TestTable test = Fame.bare();
        CivTable table = test.table();
        table.putLandmark(FameLandmark.ATLANTIS, test.square("E6"));
        table.putFigure(RED, table.figures().inReserve(RED, Figure.ARMY), test.square("E6"));
        test.step(Phase.MOVEMENT, RED).choose("done");
        assertThat(table.landmarks().has(test.square("E6"))).isTrue();
    }

    @Test
    @Rule({"CV-16.23", "CV-01.15", "CV-01.62", "CV-08.30"})
    void threeOfTheSevenNeutralTilesHaveARelic() {
        CivTable table = Fame.bare().table();
        long tiles = 0;
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            tiles += table.content().tile(tile).home().isEmpty() ? 1 : 0;
        }
        assertThat(tiles).isEqualTo(21);
        assertThat(table.content().landmarks().all()).hasSize(3);
    }
}
