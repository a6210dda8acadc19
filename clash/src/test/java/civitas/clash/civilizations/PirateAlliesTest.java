package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.route.TradeRoutes;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pirates sail with Carthage. */
class PirateAlliesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int PIRATES = Pirates.SIDE;

    private final TestTable test = Expansion.plain(Civilization.CARTHAGE, Civilization.ROME);
    private final ClashTable table = test.table();

    /** Three sea spaces in a row, a city of red beside the first. */
    @BeforeEach
    void coast() {
        test.advances(RED, BaseAdvance.FISHING, BaseAdvance.NAVIGATION)
                .city(RED, "C4", Mood.NEUTRAL, BaseBuilding.PORT)
                .city(BLUE, "B7", Mood.NEUTRAL)
                .terrain("D4", Terrain.SEA)
                .terrain("D5", Terrain.SEA)
                .terrain("D6", Terrain.SEA)
                .port("C4", "D4");
        for (Good good : Good.values()) {
            test.goods(RED, good, 0);
        }
        assertThat(table.player(RED).owns(CivAdvance.CARTHAGE_PIRATE_ALLIES)).isTrue();
    }

    private int own(String label) {
        return table.units().count(RED, BaseUnit.SHIP, test.at(label));
    }

    private int allied(String label) {
        return table.units().count(RED, ExpansionUnit.PIRATE_SHIP, test.at(label));
    }

    private int pirates(String label) {
        return table.units().count(PIRATES, BaseUnit.SHIP, test.at(label));
    }

    private void audit() {
        Expansion.GAME.audit(table);
    }

    @Test
    @Rule({"CC-16.37", "CC-16.39"})
    void shipsPassPiratesAndJoinThem() {
        test.units(RED, BaseUnit.SHIP, "D4", 1).units(PIRATES, BaseUnit.SHIP, "D5", 2);
        test.turnOf(RED).choose("move", "from D4");
        assertThat(test.codes()).contains("go D5", "go D6");
        test.choose("go D5");
        assertThat(test.codes()).containsExactly("yes", "no");
        test.choose("no");
        assertThat(own("D5")).isEqualTo(1);
        assertThat(allied("D5")).isEqualTo(2);
        audit();
        test.choose("end-turn");
        test.turnOf(RED).choose("move", "from D5", "add ship", "add pirate-ship", "go D6");
        assertThat(allied("D6")).isEqualTo(1);
        assertThat(pirates("D5"))
                .as("whoever stays behind alone is a pirate again")
                .isEqualTo(1);
        audit();
    }

    @Test
    @Rule("CC-16.39")
    void piratesDoNotSailAlone() {
        test.units(RED, BaseUnit.SHIP, "D4", 1).units(RED, ExpansionUnit.PIRATE_SHIP, "D4", 1);
        test.turnOf(RED).choose("move", "from D4", "add pirate-ship");
        assertThat(test.codes()).containsExactly("add ship");
    }

    @Test
    @Rule({"CC-16.37", "CC-8.68"})
    void heMayAttackThemInstead() {
        test.units(RED, BaseUnit.SHIP, "D4", 1)
                .units(PIRATES, BaseUnit.SHIP, "D5", 1)
                .dice("5i", "1l");
        test.turnOf(RED).choose("move", "from D4", "go D5", "yes");
        assertThat(own("D5")).isEqualTo(1);
        assertThat(pirates("D5")).isZero();
        assertThat(table.player(RED).get(Good.GOLD)).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.38")
    void landUnitsEmbarkOnPirateShips() {
        test.units(PIRATES, BaseUnit.SHIP, "D4", 1).units(RED, BaseUnit.SETTLER, "C4", 3);
        test.turnOf(RED).choose("move", "from C4", "add settler", "add settler");
        assertThat(test.codes()).contains("go D4");
        test.choose("add settler");
        assertThat(test.codes()).as("a ship carries two").doesNotContain("go D4");
        test.turnOf(RED).choose("move", "from C4", "add settler", "add settler", "go D4", "done");
        assertThat(allied("D4")).isEqualTo(1);
        assertThat(table.units().count(RED, BaseUnit.SETTLER, test.at("D4"))).isEqualTo(2);
        audit();
        test.choose("move", "from D4", "add pirate-ship", "go D6", "done");
        assertThat(allied("D6")).isEqualTo(1);
        test.turnOf(BLUE).turnOf(RED).choose("move", "from D6");
        test.choose("add pirate-ship");
        assertThat(test.codes()).as("with everybody aboard").contains("go D4");
    }

    @Test
    @Rule("CC-16.40")
    void thePirateSymbolDoesNothingWhenAllOfThemSailWithHim() {
        test.units(RED, BaseUnit.SHIP, "D4", 1)
                .units(RED, ExpansionUnit.PIRATE_SHIP, "D4", 4)
                .turnOf(RED);
        assertThat(table.unitsLeft(PIRATES, BaseUnit.SHIP)).isZero();
        Pirates.appear(table, RED);
        table.settle();
        assertThat(table.units().of(PIRATES).isEmpty()).isTrue();
        assertThat(allied("D4")).isEqualTo(4);
        assertThat(test.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-16.41", "CC-16.35"})
    void theyTradeAndBecomeCities() {
        test.advances(
                        RED,
                        BaseAdvance.FISHING,
                        BaseAdvance.NAVIGATION,
                        BaseAdvance.CARTOGRAPHY,
                        BaseAdvance.TRADE_ROUTES)
                .city(BLUE, "E4", Mood.NEUTRAL)
                .units(RED, BaseUnit.SETTLER, "D4", 1)
                .units(RED, ExpansionUnit.PIRATE_SHIP, "D4", 1);
        assertThat(TradeRoutes.countByShips(table, RED)).isEqualTo(1);
        test.turnOf(RED).choose("use " + CivAdvance.CARTHAGE_HEGEMONY.code());
        String found = test.codes().stream()
                .filter(code -> code.endsWith(" D4"))
                .findFirst()
                .orElseThrow();
        test.choose(found);
        assertThat(allied("D4")).isZero();
        assertThat(table.unitsLeft(PIRATES, BaseUnit.SHIP)).isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.43", "CC-16.42"})
    void aFleetHasUpToEightShips() {
        test.units(RED, BaseUnit.SHIP, "D4", 4).units(PIRATES, BaseUnit.SHIP, "D5", 4);
        test.turnOf(RED).choose("move", "from D4", "add all", "go D5", "no");
        assertThat(own("D5") + allied("D5")).isEqualTo(8);
        audit();
    }

    @Test
    @Rule("CC-16.44")
    void heTurnsOnThoseWhoSailWithHim() {
        test.units(RED, BaseUnit.SHIP, "D5", 2).units(RED, ExpansionUnit.PIRATE_SHIP, "D5", 1);
        test.dice("5i", "1l", "1l").turnOf(RED).choose("move", "from D5", "add ship", "attack D5");
        assertThat(own("D5")).as("both ships fought").isEqualTo(2);
        assertThat(allied("D5")).isZero();
        assertThat(table.player(RED).get(Good.GOLD)).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.44")
    void shipsAlreadyThereJoinTheAttack() {
        test.units(RED, BaseUnit.SHIP, "D4", 1)
                .units(RED, BaseUnit.SHIP, "D5", 1)
                .units(RED, ExpansionUnit.PIRATE_SHIP, "D5", 2)
                .dice("1l", "1l", "1l", "1l");
        test.turnOf(RED).choose("move", "from D4", "go D5", "yes", "retreat");
        assertThat(own("D5"))
                .as("all of them stay, and the pirates sail with them again")
                .isEqualTo(2);
        assertThat(allied("D5")).isEqualTo(2);
        audit();
    }

    @Test
    @Rule({"CC-16.37", "CC-4.99"})
    void recruitedShipsJoinPiratesInTheirPortSpace() {
        test.units(PIRATES, BaseUnit.SHIP, "D4", 1).goods(RED, Good.WOOD, 4);
        test.turnOf(RED).choose("recruit C4", "hire ship");
        assertThat(test.codes()).containsExactly("yes", "no");
        test.choose("no");
        assertThat(own("D4")).isEqualTo(2);
        assertThat(allied("D4")).isEqualTo(1);
    }

    /** Whatever Carthage and wandering Huns do among pirates, no piece is lost and everybody can go on. */
    @Test
    @Rule({"CC-16.39", "CC-16.41", "CC-16.57"})
    void nothingIsLostAmongPirates() {
        int seeds = Integer.getInteger("pirates.games", 12);
        for (int seed = 1; seed <= seeds; seed++) {
            TestTable world = archipelago();
            Random random = new Random(seed);
            String last = "";
            try {
                for (int i = 0; i < 400 && !world.table().over(); i++) {
                    int seat = world.table().asking();
                    List<Choice> choices = world.table().choices(seat);
                    List<Choice> busy = choices.stream()
                            .filter(choice -> !choice.code().startsWith("trade")
                                    && !choice.code().equals("end-turn"))
                            .toList();
                    List<Choice> open = busy.isEmpty() ? choices : busy;
                    Choice choice = open.get(random.nextInt(open.size()));
                    last = choice.code();
                    world.table().choose(seat, choice);
                    Expansion.GAME.audit(world.table());
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + " after " + last, e);
            }
        }
    }

    private static TestTable archipelago() {
        TestTable world = Expansion.plain(Civilization.CARTHAGE, Civilization.HUNS);
        for (String sea : List.of("C3", "C4", "C5", "D3", "D5", "E4", "E5", "D6")) {
            world.terrain(sea, Terrain.SEA);
        }
        world.advances(
                        RED,
                        BaseAdvance.FISHING,
                        BaseAdvance.NAVIGATION,
                        BaseAdvance.CARTOGRAPHY,
                        BaseAdvance.TACTICS,
                        BaseAdvance.STORAGE)
                .advances(BLUE, BaseAdvance.STORAGE, BaseAdvance.TACTICS, BaseAdvance.FISHING)
                .city(RED, "D4", Mood.HAPPY, BaseBuilding.PORT)
                .port("D4", "D5")
                .city(BLUE, "D7", Mood.HAPPY)
                .city(BLUE, "F5", Mood.NEUTRAL)
                .units(RED, BaseUnit.SHIP, "C4", 2)
                .units(RED, BaseUnit.INFANTRY, "D4", 3)
                .units(RED, BaseUnit.SETTLER, "D4", 2)
                .units(BLUE, BaseUnit.INFANTRY, "D7", 2)
                .units(BLUE, BaseUnit.SHIP, "D6", 1)
                .units(PIRATES, BaseUnit.SHIP, "D5", 2)
                .units(PIRATES, BaseUnit.SHIP, "C3", 1)
                .units(PIRATES, BaseUnit.SHIP, "E4", 1);
        for (Good good : Good.values()) {
            world.goods(RED, good, 2).goods(BLUE, good, 2);
        }
        return world.turnOf(RED);
    }
}
