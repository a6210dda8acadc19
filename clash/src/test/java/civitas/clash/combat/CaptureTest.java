package civitas.clash.combat;

import static civitas.clash.combat.Field.BARBARIANS;
import static civitas.clash.combat.Field.BLUE;
import static civitas.clash.combat.Field.RED;
import static civitas.clash.combat.Field.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.kernel.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Cities change hands (rules 7.7, 8.4, 8.5). */
class CaptureTest {

    private static final String[] OWN = {"A3", "A5", "A7", "G3", "G5", "G7", "D8"};

    @Test
    @Rule({"CC-7.85", "CC-7.90", "CC-EX-56"})
    void goldTable() {
        for (int size = 1; size <= 5; size++) {
            assertThat(gold(size, Mood.NEUTRAL)).isEqualTo(size);
            assertThat(gold(size, Mood.HAPPY)).isEqualTo(size + 1);
            assertThat(gold(size, Mood.ANGRY)).isEqualTo(1);
        }
    }

    private static int gold(int size, Mood mood) {
        Building[] peaceful = {BaseBuilding.ACADEMY, BaseBuilding.PORT, BaseBuilding.TEMPLE};
        Field field = Field.plain();
        field.test
                .city(BLUE, SPACE, mood, Arrays.copyOf(peaceful, Math.min(size - 1, peaceful.length)))
                .terrain("D5", Terrain.SEA)
                .port(SPACE, "D5")
                .goods(RED, Good.GOLD, 0);
        if (size > peaceful.length + 1) {
            field.wonder(BLUE, Wonder.GREAT_STATUE);
        }
        field.attack(1).isCaptured();
        return field.table.player(RED).get(Good.GOLD);
    }

    @Test
    @Rule({"CC-7.82", "CC-7.83", "CC-7.87", "CC-7.89", "CC-7.98", "CC-7.100", "CC-EX-57"})
    void captureFigure() {
        Field field = Field.plain();
        int city = field.test.at(SPACE);
        field.test
                .city(BLUE, SPACE, Mood.HAPPY, BaseBuilding.PORT, BaseBuilding.ACADEMY)
                .terrain("D5", Terrain.SEA)
                .port(SPACE, "D5")
                .city(BLUE, "F3", Mood.NEUTRAL)
                .city(BLUE, "F5", Mood.NEUTRAL);
        // The temple is under the influence of a third side; any colour will do.
        Cities cities = field.table.cities();
        cities.setBuilding(city, BaseBuilding.TEMPLE, 2);
        field.wonder(BLUE, Wonder.GREAT_STATUE);
        cities.setActivations(city, 2);
        field.attack(1).isCaptured();
        assertThat(field.test.codes(BLUE)).containsExactlyInAnyOrder("place F3", "place F5");
        field.choose("place F5").isOver(Battle.Result.ATTACKER_WON);
        assertThat(cities.builder(city, BaseBuilding.PORT)).isEqualTo(RED);
        assertThat(cities.builder(city, BaseBuilding.ACADEMY)).isEqualTo(RED);
        assertThat(cities.builder(city, BaseBuilding.TEMPLE)).isEqualTo(2);
        assertThat(cities.hasWonder(city)).isTrue();
        assertThat(cities.port(city)).isEqualTo(field.test.at("D5"));
        assertThat(cities.mood(city)).isEqualTo(Mood.ANGRY);
        assertThat(cities.activations(city)).isZero();
        assertThat(field.units(BLUE, BaseUnit.SETTLER, "F5")).isEqualTo(1);
        assertThat(field.battle().cityOwner()).isEqualTo(BLUE);
        assertThat(field.battle().citySize()).isEqualTo(5);
        assertThat(field.battle().hadWonder()).isTrue();
    }

    @Test
    @Rule({"CC-7.92", "CC-7.93", "CC-EX-58"})
    void noSettlementLeft() {
        Field field = Field.plain();
        for (String label : OWN) {
            field.test.city(RED, label, Mood.NEUTRAL);
        }
        field.test
                .city(BLUE, SPACE, Mood.ANGRY, BaseBuilding.FORTRESS)
                .city(BLUE, "F3", Mood.NEUTRAL)
                .goods(RED, Good.GOLD, 0);
        field.wonder(BLUE, Wonder.GREAT_STATUE);
        field.dice("1l", "1l").attack(1).isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.table.player(RED).get(Good.GOLD)).isEqualTo(4);
        assertThat(field.isFree()).isTrue();
        assertThat(field.battle().isCaptured()).isTrue();
        assertThat(field.infantry(RED, SPACE)).isEqualTo(1);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, "F3")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.91", "CC-7.93"})
    void missingBuildingsAreRemovedForGold() {
        Field field = Field.plain();
        for (int i = 0; i < 5; i++) {
            field.test.city(RED, OWN[i], Mood.NEUTRAL, BaseBuilding.TEMPLE);
        }
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.TEMPLE).goods(RED, Good.GOLD, 0);
        field.attack(1).isCaptured();
        assertThat(field.table.cities().has(field.test.at(SPACE), BaseBuilding.TEMPLE))
                .isFalse();
        assertThat(field.table.player(RED).get(Good.GOLD)).isEqualTo(3);
    }

    @Test
    @Rule({"CC-7.87"})
    void noSettlerWithoutACity() {
        Field field = Field.plain();
        field.test.city(BLUE, SPACE, Mood.NEUTRAL);
        field.attack(1).isCaptured().isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.table.units().of(BLUE).isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-8.32", "CC-8.33", "CC-8.34", "CC-8.35", "CC-8.36", "CC-7.69", "CC-7.65"})
    void barbariansCapture() {
        Field field = Field.plain();
        field.test
                .city(BLUE, SPACE, Mood.HAPPY, BaseBuilding.FORTRESS)
                .units(BLUE, BaseUnit.SETTLER, SPACE, 3)
                .city(BLUE, "F3", Mood.NEUTRAL);
        field.dice("6i", "6i", "6i", "6i").barbariansAttack(3).isOver(Battle.Result.ATTACKER_WON);
        field.isCaptured();
        Cities cities = field.table.cities();
        int city = field.test.at(SPACE);
        assertThat(cities.builder(city, BaseBuilding.FORTRESS)).isEqualTo(BLUE);
        assertThat(cities.mood(city)).isEqualTo(Mood.ANGRY);
        assertThat(field.infantry(BARBARIANS, SPACE)).isEqualTo(2);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, SPACE)).isZero();
        assertThat(field.units(BLUE, BaseUnit.SETTLER, "F3")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-8.38"})
    void withoutASettlementBarbariansDestroy() {
        Field field = Field.plain();
        String[] labels = {"A3", "A5", "A7", "G3", "G5", "G7", "D8", "D1", "B2", "F7"};
        for (String label : labels) {
            field.test.city(BARBARIANS, label, Mood.NEUTRAL);
        }
        field.test.city(BLUE, SPACE, Mood.HAPPY);
        field.barbariansAttack(1).isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.isFree()).isTrue();
        assertThat(field.infantry(BARBARIANS, SPACE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-8.8", "CC-8.39", "CC-8.40", "CC-8.41", "CC-8.42"})
    void capturingABarbarianCity() {
        Field field = Field.plain().defenders(BARBARIANS, 2);
        field.test.city(BARBARIANS, SPACE, Mood.NEUTRAL).goods(RED, Good.GOLD, 0);
        Cities cities = field.table.cities();
        int city = field.test.at(SPACE);
        cities.setBuilding(city, BaseBuilding.FORTRESS, BLUE);
        cities.setBuilding(city, BaseBuilding.TEMPLE, RED);
        // Three hits, one cancelled by the fortress; two barbarians and the fortress roll 1 each.
        field.dice("5c", "5c", "5c", "1l", "1l", "1l").attack(3);
        field.isOver(Battle.Result.ATTACKER_WON).isCaptured();
        assertThat(field.table.player(RED).get(Good.GOLD)).isEqualTo(2);
        assertThat(cities.builder(city, BaseBuilding.FORTRESS)).isEqualTo(BLUE);
        assertThat(cities.builder(city, BaseBuilding.TEMPLE)).isEqualTo(RED);
        assertThat(cities.mood(city)).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-8.40", "CC-8.43"})
    void emptyBarbarianCityIsWorthOneGold() {
        Field field = Field.plain();
        field.test.city(BARBARIANS, SPACE, Mood.NEUTRAL).goods(RED, Good.GOLD, 0);
        field.attack(1).isOver(Battle.Result.ATTACKER_WON).isCaptured();
        assertThat(field.table.player(RED).get(Good.GOLD)).isEqualTo(1);
    }
}
