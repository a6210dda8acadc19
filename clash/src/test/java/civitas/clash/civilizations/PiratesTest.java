package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionSide;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.route.TradeRoutes;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Pirates appear, raid, keep the sea closed and are beaten. */
class PiratesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    private final ClashTable table = test.table();

    private void appear() {
        test.turnOf(RED);
        Pirates.appear(table, RED);
        table.settle();
    }

    private TestTable coast() {
        return test.city(RED, "D4", Mood.NEUTRAL)
                .terrain("D5", Terrain.SEA)
                .terrain("D6", Terrain.SEA)
                .terrain("A3", Terrain.SEA)
                .goods(RED, Good.FOOD, 2)
                .goods(BLUE, Good.FOOD, 0);
    }

    @Test
    @Rule({"CC-8.54", "CC-8.55", "CC-8.56", "CC-8.57", "CC-9.29"})
    void theDrawerPlacesTwoShipsOneOfThemBesideHisCities() {
        coast();
        appear();
        assertThat(Pirates.SIDE).isEqualTo(ExpansionSide.PIRATES.number());
        assertThat(test.codes()).containsExactlyInAnyOrder("place D5", "place D6", "place A3");
        test.choose("place A3");
        assertThat(table.units().count(Pirates.SIDE, SHIP, test.at("A3"))).isEqualTo(1);
        assertThat(table.units().count(Pirates.SIDE, SHIP, test.at("D5")))
                .as("the only one beside a city of his")
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-8.55", "CC-8.59"})
    void noneAppearWhereShipsOfPlayersAre() {
        coast().units(BLUE, SHIP, "D5", 1).units(RED, SHIP, "D6", 1).units(RED, SHIP, "A3", 1);
        appear();
        assertThat(table.units().total(Pirates.SIDE, SHIP)).isZero();
    }

    @Test
    @Rule("CC-8.58")
    void withoutShipsInSupplyOthersAreTakenFromTheBoard() {
        coast().units(Pirates.SIDE, SHIP, "A3", 3).units(Pirates.SIDE, SHIP, "D6", 1);
        appear();
        assertThat(test.codes()).containsExactlyInAnyOrder("relocate A3", "relocate D6");
        test.choose("relocate D6");
        assertThat(test.codes()).contains("place D6", "place D5");
        test.choose("place D5", "relocate A3", "place A3");
        assertThat(table.units().total(Pirates.SIDE, SHIP)).isEqualTo(4);
        assertThat(table.units().count(SHIP, test.at("A3"))).isEqualTo(3);
    }

    @Test
    @Rule({"CC-8.60", "CC-8.61", "CC-8.63"})
    void everybodyBesideThemLosesOneGood() {
        coast().goods(RED, Good.CULTURE, 1).city(BLUE, "D7", Mood.NEUTRAL).goods(BLUE, Good.ORE, 1);
        appear();
        test.choose("place D5", "place D6");
        assertThat(test.codes(RED)).containsExactly("give food", "give culture");
        test.choose("give culture");
        assertThat(table.player(RED).goods().code()).isEqualTo("2food");
        assertThat(table.player(BLUE).goods().isEmpty())
                .as("his only good, without a question")
                .isTrue();
    }

    @Test
    @Rule({"CC-8.62", "CC-5.21"})
    void whoeverHasNothingLosesMood() {
        coast().goods(RED, Good.FOOD, 0).advances(RED, BaseAdvance.MYTHS);
        appear();
        test.choose("place D5", "place D5");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-4.57", "CC-8.66"})
    void theyKeepCitiesFromTheSea() {
        coast().advances(RED, BaseAdvance.FISHING)
                .units(Pirates.SIDE, SHIP, "D6", 1)
                .turnOf(RED);
        test.choose("collect D4");
        assertThat(test.codes()).noneMatch(code -> code.contains(" D5"));
    }

    @Test
    @Rule({"CC-6.93", "CC-8.66"})
    void theyCutTradeRoutes() {
        coast().city(BLUE, "D7", Mood.NEUTRAL).advances(RED, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.units(RED, SHIP, "D5", 1);
        assertThat(TradeRoutes.count(table, RED)).isEqualTo(1);
        test.units(Pirates.SIDE, SHIP, "D6", 1);
        assertThat(TradeRoutes.count(table, RED)).isZero();
    }

    @Test
    @Rule({"CC-8.68", "CC-EX-65", "CC-8.67", "CC-8.64"})
    void everyShipDestroyedIsWorthGoldAndAToken() {
        coast().units(Pirates.SIDE, SHIP, "D5", 2).goods(RED, Good.GOLD, 0).turnOf(RED);
        test.dice("6i", "6i", "1l", "1l");
        Battles.attack(table, new Assault(RED, test.at("D5"), test.at("D6"), Force.of(SHIP, 2), false, 0, 0));
        table.settle();
        test.choose("take culture", "take mood");
        assertThat(table.player(RED).goods().code()).isEqualTo("2food+2gold+1culture+1mood");
        assertThat(table.unitsLeft(Pirates.SIDE, SHIP)).isEqualTo(4);
    }

    @Test
    @Rule({"CC-8.68", "CC-EX-65"})
    void evenIfTheLastShipIsLostToo() {
        coast().units(Pirates.SIDE, SHIP, "D5", 1).turnOf(RED).dice("6i", "6i");
        Battles.attack(table, new Assault(RED, test.at("D5"), test.at("D6"), Force.of(SHIP, 1), false, 0, 0));
        table.settle();
        test.choose("take culture");
        assertThat(table.player(RED).get(Good.GOLD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-8.64", "CC-1.58"})
    void shipsStopAndFight() {
        coast().units(Pirates.SIDE, SHIP, "D5", 1).units(RED, SHIP, "D6", 1).turnOf(RED);
        test.choose("move", "from D6").dice("6i", "1l");
        assertThat(test.codes()).contains("go D5");
        test.choose("go D5");
        assertThat(table.player(RED).get(Good.GOLD)).isEqualTo(1);
        assertThat(table.units().count(RED, BaseUnit.SHIP, test.at("D5"))).isEqualTo(1);
    }
}
