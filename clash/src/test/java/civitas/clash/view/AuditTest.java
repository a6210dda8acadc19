package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Each test breaks one limit by hand and wants to hear about it; that the rules keep the limits is for other tests. */
class AuditTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static TestTable land() {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .terrain("D5", Terrain.SEA)
                .city(RED, "D4", Mood.NEUTRAL)
                .city(BLUE, "F4", Mood.NEUTRAL)
                .turnOf(RED);
    }

    private static void complains(Consumer<TestTable> mischief, String complaint) {
        TestTable t = land();
        assertThatCode(() -> Audit.check(t.table())).doesNotThrowAnyException();
        mischief.accept(t);
        assertThatThrownBy(() -> Audit.check(t.table()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void piecesOfAPlayer() {
        complains(
                t -> {
                    for (String label : new String[] {"A3", "A5", "A7", "C3", "C5", "C7", "E3"}) {
                        t.city(RED, label, Mood.NEUTRAL);
                    }
                },
                "red has 1 settlements more");
        complains(t -> t.units(RED, BaseUnit.SETTLER, "D4", 5), "red has more settler");
        complains(
                t -> {
                    for (String label : new String[] {"A3", "A5", "A7", "C3", "C5", "C7"}) {
                        t.city(BLUE, label, Mood.NEUTRAL, BaseBuilding.TEMPLE);
                        t.table().cities().setBuilding(t.at(label), BaseBuilding.TEMPLE, RED);
                    }
                },
                "red has 1 buildings temple more");
    }

    @Test
    void piecesOfTheBarbarians() {
        complains(t -> t.units(ClashTable.BARBARIANS, BaseUnit.SETTLER, "C3", 1), "barbarians has more settler");
        complains(
                t -> {
                    for (String label : new String[] {"A3", "A5", "A7", "C3", "C5", "C7"}) {
                        t.units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, label, 4);
                    }
                },
                "barbarians has more infantry");
    }

    @Test
    void caps() {
        complains(t -> t.goods(RED, Good.FOOD, 3), "red has 3 food, more than 2");
        complains(t -> t.goods(BLUE, Good.GOLD, 8), "blue has 8 gold, more than 7");
    }

    @Test
    void exhaustedLandTokens() {
        complains(
                t -> {
                    for (String label : new String[] {"A3", "A5", "A7", "C3", "C5", "C7", "E3"}) {
                        t.table().lands().exhaust(t.at(label));
                    }
                },
                "7 exhausted-land tokens");
        complains(t -> t.table().lands().exhaust(t.at("D4")), "a city on exhausted land in D4");
    }

    @Test
    void stacks() {
        complains(t -> t.units(RED, BaseUnit.INFANTRY, "C3", 5), "5 military units in C3");
        complains(t -> t.units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "C3", 5), "5 military units in C3");
    }

    @Test
    void shipsAndCargo() {
        complains(t -> t.units(RED, BaseUnit.INFANTRY, "D5", 1), "1 land units aboard 0 ships in D5");
        complains(
                t -> t.units(RED, BaseUnit.SHIP, "D5", 1).units(RED, BaseUnit.SETTLER, "D5", 3),
                "3 land units aboard 1 ships in D5");
        complains(t -> t.units(RED, BaseUnit.SHIP, "C3", 1), "a ship on land in C3");
    }

    @Test
    void cities() {
        complains(
                t -> {
                    t.city(RED, "D4", Mood.HAPPY, BaseBuilding.values()).port("D4", "D5");
                    t.wonder(RED, "D4", Wonder.GREAT_ARENA);
                },
                "the city in D4 has size 6");
        complains(t -> t.city(RED, "D4", Mood.HAPPY, BaseBuilding.PORT), "the port in D4 is turned nowhere");
        complains(
                t -> t.city(RED, "D4", Mood.HAPPY, BaseBuilding.PORT).port("D4", "C4"),
                "the port in D4 is turned to C4");
        complains(t -> t.units(BLUE, BaseUnit.INFANTRY, "D4", 1), "units of blue in a city of red in D4");
    }

    @Test
    void advances() {
        complains(t -> t.advances(RED, BaseAdvance.VOTING, BaseAdvance.DOGMA), "red has 2 governments");
        complains(t -> t.advances(RED, BaseAdvance.DRAFT), "red has advances of warfare without the top one");
    }

    @Test
    void cards() {
        complains(t -> t.table().actionDeck().putOnTop(t.table().actionDeck().drawPile()[0]), "in 2 places");
        complains(t -> t.table().actionDeck().draw(t.table().chance()), "is nowhere");
        complains(t -> t.table().eventDeck().draw(t.table().chance()), "is nowhere");
        complains(t -> t.table().player(BLUE).setObjectiveCards(Numbers.NONE), "is nowhere");
        complains(
                t -> {
                    Numbers mine = t.table().player(RED).actionCards();
                    t.table()
                            .player(BLUE)
                            .setActionCards(t.table().player(BLUE).actionCards().or(mine));
                },
                "in 2 places");
        complains(t -> t.table().player(RED).setWonderCards(Numbers.of(1)), "wonder card 1 is in 2 places");
    }

    @Test
    void wonders() {
        complains(
                t -> t.wonder(RED, "D4", Wonder.GREAT_WALL).wonder(RED, "F4", Wonder.GREAT_WALL),
                "great-wall stands in 2 cities");
        complains(t -> t.table().player(RED).setWonder(Wonder.GREAT_WALL, true), "red uses great-wall");
    }

    @Test
    void offers() {
        complains(
                t -> {
                    t.goods(RED, Good.ORE, 1).choose("trade blue", "give ore", "offer");
                    t.goods(RED, Good.ORE, 0);
                },
                "red does not have what offer 1 gives");
    }
}
