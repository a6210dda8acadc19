package civitas.civ.wisdom.event;

import static civitas.civ.wisdom.Peace.land;
import static civitas.civ.wisdom.Peace.withToken;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.content.Terrain;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.civ.wisdom.Peace;
import civitas.civ.wisdom.content.WisdomEvent;
import civitas.civ.wisdom.content.WisdomPolicy;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WisdomEventTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static TestTable holding(WisdomEvent event) {
        return land().holds(RED, event);
    }

    /** Plays on until the declared card has had its effect: nobody cancels. */
    private static TestTable settled(TestTable test) {
        while (test.codes().contains("pass")) {
            test.choose("pass");
        }
        return test;
    }

    @Test
    @Rule({"CV-01.50", "CV-01.48"})
    void thereAreTwelveCards() {
        var content = Peace.book().content();
        assertThat(content.eventCards()).isEqualTo(59);
        for (WisdomEvent event : WisdomEvent.values()) {
            assertThat(content.spec(event).count()).isEqualTo(2);
        }
    }

    @Test
    @Rule({"CV-03.28", "CV-07.18"})
    void barbarianEncampmentLaysAVillageOnAnEmptySquareOfLand() {
        TestTable test = withToken(holding(WisdomEvent.BARBARIAN_ENCAMPMENT), "hut-spy", "A8")
                .figure(RED, Figure.SCOUT, "D6");
        int left = test.table().market().villages().size();
        test.table().lands().strike(test.square("C8"), Terrain.DESERT);
        test.step(Phase.START_OF_TURN, RED).choose("play-event barbarian-encampment");
        assertThat(test.codes())
                .contains("choose C6")
                .doesNotContain("choose A8", "choose C8", "choose D6", "choose B2", "choose C3");
        assertThat(test.why(RED, "C8")).contains("why.square-occupied");
        assertThat(test.why(RED, "D6")).contains("why.square-occupied");
        assertThat(test.why(RED, "C3")).contains("why.in-outskirts");
        settled(test.choose("choose C6"));
        assertThat(test.table().lands().hasVillage(test.square("C6"))).isTrue();
        assertThat(test.table().market().villages().size()).isEqualTo(left - 1);
        Audit.check(test.table());
    }

    @Test
    @Rule({"CV-03.28"})
    void barbarianEncampmentNeedsAVillage() {
        TestTable test = holding(WisdomEvent.BARBARIAN_ENCAMPMENT);
        while (!test.table().market().villages().isExhausted()) {
            test.table().market().villages().draw(test.table().chance());
        }
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).doesNotContain("play-event barbarian-encampment");
    }

    @ParameterizedTest
    @CsvSource({"MIGRANTS, 1", "COLONISTS, 2", "IMMIGRANTS, 3"})
    @Rule({"CV-07.22", "CV-16.44"})
    void inCityManagementPoliciesAreSwitched(WisdomEvent event, int policies) {
        TestTable test = holding(event);
        test.table().setPolicies(RED, WisdomPolicy.RATIONALISM.mask());
        settled(test.step(Phase.CITY_MANAGEMENT, RED).choose("play-event " + event.code()));
        Policy[] next = {
            WisdomPolicy.RATIONALISM, WisdomPolicy.PATRONAGE, WisdomPolicy.PACIFISM, WisdomPolicy.EXPANSIONISM
        };
        for (int i = 0; i < policies; i++) {
            test.choose("switch " + next[i].code() + " " + next[i + 1].code());
        }
        assertThat(test.codes()).noneMatch(code -> code.startsWith("switch"));
        assertThat(test.table().player(RED).policies()).isEqualTo(next[policies].mask());
    }

    @ParameterizedTest
    @CsvSource({"MIGRANTS, B7, B8", "COLONISTS, C7, E8", "IMMIGRANTS, C8, E8"})
    @Rule({"CV-07.22", "CV-08.02", "CV-03.12"})
    void inMovementAFigureGoesToAnEmptySquare(WisdomEvent event, String near, String far) {
        TestTable test = holding(event).figure(RED, Figure.ARMY, "B5").figure(RED, Figure.SCOUT, "C6");
        test.step(Phase.MOVEMENT, RED).choose("play-event " + event.code());
        assertThat(test.codes()).contains("choose B5 army", "choose C6 scout");
        test.choose("choose B5 army");
        assertThat(test.codes()).contains("choose " + near).doesNotContain("choose " + far, "choose C6", "choose B5");
        assertThat(test.why(RED, "C6")).contains("why.square-occupied");
        settled(test.choose("choose " + near));
        assertThat(test.table().figures().holder(test.square(near))).isEqualTo(RED);
        assertThat(test.table().figures().count(test.square("B5"))).isZero();
        assertThat(test.codes()).as("its own move is still to come").contains("move " + near);
    }

    @Test
    @Rule({"CV-03.08", "CV-03.18"})
    void theyInterruptNobody() {
        TestTable test = land().figure(RED, Figure.ARMY, "B6").figure(BLUE, Figure.ARMY, "D8");
        test.holds(BLUE, WisdomEvent.MIGRANTS);
        test.step(Phase.MOVEMENT, RED).choose("move B6").choose("step B7");
        assertThat(test.table().choices(BLUE)).noneMatch(choice -> choice.code().startsWith("play-event"));
    }

    @Test
    @Rule({"CV-11.114", "CV-11.123", "CV-11.124", "CV-01.24"})
    void theRoamingHordeAttacksAnArmyNearAVillage() {
        TestTable test = withToken(holding(WisdomEvent.ROAMING_HORDE), "village-iron", "A8")
                .figure(BLUE, Figure.ARMY, "B6")
                .figure(BLUE, Figure.SCOUT, "B6")
                .figure(BLUE, Figure.ARMY, "D5")
                .figure(RED, Figure.ARMY, "B8");
        test.step(Phase.MOVEMENT, RED).choose("play-event roaming-horde");
        if (!test.table().battle().isActive() && test.codes().contains("choose B6")) {
            assertThat(test.codes()).doesNotContain("choose B8");
            assertThat(test.why(RED, "B8")).contains("why.event-own");
            assertThat(test.why(RED, "C7")).contains("why.no-army-or-city");
            test.choose("choose B6");
        }
        settled(test);
        Battle battle = test.table().battle();
        assertThat(battle.isActive()).isTrue();
        assertThat(battle.isPlayer(Battle.ATTACKER)).isFalse();
        assertThat(battle.player(Battle.ATTACKER)).isEqualTo(RED);
        assertThat(battle.player(Battle.DEFENDER)).isEqualTo(BLUE);
        assertThat(Long.bitCount(battle.hand(Battle.ATTACKER))).isEqualTo(3);
        assertThat(Integer.bitCount(battle.figures(Battle.DEFENDER))).isEqualTo(2);
    }

    @Test
    @Rule({"CV-11.116", "CV-11.115"})
    void aCapitalThatLosesToTheHordeStays() {
        TestTable test = withToken(holding(WisdomEvent.ROAMING_HORDE), "village-iron", "A8");
        CivTable table = test.table();
        table.razeCity(Cities.of(BLUE, 0));
        table.foundCity(Cities.of(BLUE, 0), test.square("C6"));
        table.player(BLUE).setForces(0);
        test.step(Phase.MOVEMENT, RED).choose("play-event roaming-horde");
        if (test.codes().contains("choose C6")) {
            test.choose("choose C6");
        }
        settled(test);
        while (table.battle().isActive()) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.over()).isFalse();
        assertThat(table.cities().exists(Cities.of(BLUE, 0))).isTrue();
    }

    @Test
    @Rule({"CV-07.22", "CV-06.06"})
    void supplyDropIsTradeOrAnActionOfAnotherCity() {
        TestTable test = holding(WisdomEvent.SUPPLY_DROP);
        int trade = test.table().player(RED).trade();
        settled(test.step(Phase.START_OF_TURN, RED).choose("play-event supply-drop"));
        assertThat(test.table().player(RED).trade()).isEqualTo(trade + 7);
        test.choose("done").holds(RED, WisdomEvent.SUPPLY_DROP);
        test.step(Phase.CITY_MANAGEMENT, RED);
        assertThat(test.codes()).as("there is only the capital").doesNotContain("play-event supply-drop");
        assertThat(test.why(RED, WisdomEvent.SUPPLY_DROP)).contains("why.no-target");
        test.knows(RED, BaseTech.IRRIGATION).explored().city(RED, 1, "B6").city(RED, 2, "F7");
        test.table()
                .setPolicies(
                        RED,
                        WisdomPolicy.RATIONALISM.mask()
                                | WisdomPolicy.PACIFISM.mask()
                                | WisdomPolicy.EXPANSIONISM.mask());
        test.step(Phase.CITY_MANAGEMENT, RED).choose("play-event supply-drop");
        assertThat(test.codes()).containsExactly("choose B6", "choose F7");
        assertThat(test.why(RED, "B2")).contains("why.not-capital");
        settled(test.choose("choose B6"));
        assertThat(test.table().player(RED).actions(1)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-07.22", "CV-07.17"})
    void aCardOfTwoPhasesSaysWhenItIsPlayed() {
        TestTable test = holding(WisdomEvent.MIGRANTS).step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).doesNotContain("play-event migrants");
        assertThat(test.why(RED, WisdomEvent.MIGRANTS)).contains("why.event-phase");
    }
}
