package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Units of the expansion: how they are recruited and fight, and how leaders come and go. */
class LeadersTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    private final ClashTable table = test.table();
    private final Peoples peoples = Peoples.of(table);

    private TestTable rich(Building... buildings) {
        return test.city(RED, "D4", Mood.HAPPY, buildings)
                .advances(RED, BaseAdvance.STORAGE, BaseAdvance.TACTICS)
                .goods(RED, Good.FOOD, 7)
                .goods(RED, Good.WOOD, 7)
                .goods(RED, Good.CULTURE, 4)
                .goods(RED, Good.MOOD, 4);
    }

    private void attack(Force force) {
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    private int value(int role) {
        return table.battle().now().value(role);
    }

    private List<String> reasons(UnitType type) {
        return table.reasons(Seat.of(RED), type).stream().map(Phrase::key).toList();
    }

    @Test
    @Rule({"CC-16.11", "CC-16.12", "CC-4.92", "CC-4.104"})
    void aLeaderIsRecruitedInAnyCityAndChosenByHisCard() {
        rich().turnOf(RED).choose("recruit D4", "hire leader");
        assertThat(test.codes()).containsExactly("choose emperor-augustus", "choose julius-caesar", "choose sulla");
        test.choose("choose sulla");
        assertThat(table.units().count(LEADER, test.at("D4"))).isEqualTo(1);
        assertThat(peoples.leader(RED)).contains(Leader.SULLA);
        assertThat(peoples.cards(RED).has(Leader.SULLA.number())).isFalse();
        assertThat(table.player(RED).goods().code()).isEqualTo("7food+7wood+3culture+3mood");
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.13", "CC-16.14", "CC-16.15", "CC-16.16", "CC-4.149", "CC-16.80"})
    void anotherLeaderReplacesTheOneInPlay() {
        rich().units(RED, INFANTRY, "D4", 3);
        Expansion.leads(test, RED, Leader.SULLA, "D4");
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes())
                .as("the old one makes room")
                .contains("hire leader")
                .doesNotContain("hire infantry");
        test.choose("hire leader", "choose julius-caesar");
        assertThat(peoples.leader(RED)).contains(Leader.JULIUS_CAESAR);
        assertThat(table.units().total(RED, LEADER)).isEqualTo(1);
        assertThat(peoples.killed(BLUE).isEmpty()).isTrue();
        assertThat(peoples.cards(RED).size()).isEqualTo(1);
        assertThat(peoples.recruited(RED)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.14", "CC-16.80"})
    void fourOthersLeaveNoRoomForALeaderFromElsewhere() {
        rich().units(RED, INFANTRY, "D4", 4);
        Expansion.leads(test, RED, Leader.SULLA, "D6");
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).doesNotContain("hire leader");
        assertThat(reasons(LEADER)).containsExactly("why.stack");
    }

    @Test
    @Rule("CC-16.16")
    void afterThreeLeadersThereIsNone() {
        rich();
        peoples.setCards(RED, Numbers.NONE);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).doesNotContain("hire leader");
        assertThat(reasons(LEADER)).containsExactly("why.no-leader-left");
    }

    @Test
    @Rule("CC-17.15")
    void inTheVariantChanceChoosesTheLeader() {
        Setup setup = Setup.of(
                ClashGame.ID, Expansion.BOXES, Map.of("initial-settler", "city", "random-leaders", "yes"), 2, 7);
        TestTable drawn = TestTable.of(Expansion.GAME.deal(setup));
        int player = drawn.table().active();
        drawn.goods(player, Good.CULTURE, 2).goods(player, Good.MOOD, 2);
        String home = drawn.table().space(drawn.table().player(player).home()).label();
        drawn.choose("recruit " + home, "hire leader");
        Peoples after = Peoples.of(drawn.table());
        assertThat(after.leader(player)).isPresent();
        assertThat(after.cards(player).size()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-17.17", "CC-17.18"})
    void inAlternativeHistoryLeadersOfAllCivilizationsAreDealt() {
        boolean foreign = false;
        for (int seed = 1; seed <= 5; seed++) {
            Setup setup = Setup.of(
                    ClashGame.ID,
                    Expansion.BOXES,
                    Map.of("alternative-history", "yes", "random-leaders", "yes"),
                    4,
                    seed);
            Peoples dealt = Peoples.of(Expansion.GAME.deal(setup));
            Numbers all = Numbers.NONE;
            for (int player = 0; player < 4; player++) {
                assertThat(dealt.cards(player).size()).isEqualTo(3);
                assertThat(all.meets(dealt.cards(player))).isFalse();
                all = all.or(dealt.cards(player));
                Civilization own = dealt.civilization(player).orElseThrow();
                foreign |= Leader.of(dealt.cards(player).next(0)).civilization() != own;
            }
        }
        assertThat(foreign).isTrue();
    }

    @Test
    @Rule({"CC-4.80", "CC-4.92", "CC-4.94", "CC-1.3"})
    void cavalryAndElephantsNeedAMarket() {
        rich().city(RED, "F4", Mood.HAPPY, ExpansionBuilding.MARKET).turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).doesNotContain("hire cavalry", "hire elephant");
        assertThat(reasons(CAVALRY)).containsExactly("why.no-market");
        test.choose("hire settler", "done");
        test.choose("recruit F4", "hire cavalry", "hire elephant");
        assertThat(table.units().count(CAVALRY, test.at("F4"))).isEqualTo(1);
        assertThat(table.unitsLeft(RED, ELEPHANT)).isEqualTo(3);
        assertThat(table.player(RED).goods().code()).isEqualTo("2food+6wood+4culture+4mood");
    }

    @Test
    @Rule({"CC-7.27", "CC-7.29", "CC-7.23", "CC-7.24", "CC-EX-47"})
    void cavalryAndLeader() {
        peoples.crown(RED, Leader.JULIUS_CAESAR);
        test.units(BLUE, INFANTRY, "D4", 4).turnOf(RED).dice("4c", "2c", "3e", "1l", "6i", "1l", "1l", "1l", "1l");
        attack(Force.of(INFANTRY, 2).plus(CAVALRY, 1).plus(LEADER, 1));
        assertThat(value(Battle.ATTACKER)).isEqualTo(18);
    }

    @Test
    @Rule({"CC-7.28", "CC-7.29", "CC-EX-48"})
    void elephantAndTwoLeaderSymbols() {
        peoples.crown(RED, Leader.JULIUS_CAESAR);
        test.units(BLUE, INFANTRY, "D4", 1).turnOf(RED).dice("1l", "1l", "2e", "5i", "6i");
        attack(Force.of(INFANTRY, 1).plus(LEADER, 1).plus(ELEPHANT, 1));
        assertThat(table.battle().earlier()).isEmpty();
        assertThat(value(Battle.ATTACKER)).isEqualTo(7);
        assertThat(table.units().army(test.at("D4")))
                .as("its one hit was cancelled")
                .isEqualTo(3);
    }

    @Test
    @Rule({"CC-7.30", "CC-7.28"})
    void theLowestElephantDieIsDropped() {
        test.units(BLUE, INFANTRY, "D4", 4).turnOf(RED).dice("4e", "2e", "1l", "1l", "1l", "1l");
        attack(Force.of(INFANTRY, 1).plus(ELEPHANT, 1));
        assertThat(value(Battle.ATTACKER)).isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.21", "CC-15.12"})
    void whoeverKillsALeaderTakesHisCard() {
        Expansion.leads(test, BLUE, Leader.AHUITZOTL, "D4");
        test.turnOf(RED).dice("6i", "6i", "1l", "2c");
        attack(Force.of(INFANTRY, 2));
        assertThat(peoples.leader(BLUE)).isEmpty();
        assertThat(peoples.killed(RED).has(Leader.AHUITZOTL.number())).isTrue();
        assertThat(peoples.cards(BLUE).size()).isEqualTo(2);
        assertThat(Expansion.GAME.standings(table).getFirst().categories()).containsEntry("leaders", 2.0);
    }

    @Test
    @Rule({"CC-7.105", "CC-16.21", "CC-7.103"})
    void aLeaderThatDrownsIsKilledByTheEnemy() {
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA);
        peoples.crown(RED, Leader.SULLA);
        test.units(BLUE, SHIP, "D4", 2).turnOf(RED).dice("1l", "6i", "6i");
        attack(Force.of(SHIP, 1).plus(LEADER, 1));
        assertThat(peoples.leader(RED)).isEmpty();
        assertThat(peoples.killed(BLUE).has(Leader.SULLA.number())).isTrue();
    }

    @Test
    @Rule("CC-16.24")
    void barbariansScoreNoLeader() {
        peoples.crown(RED, Leader.JULIUS_CAESAR);
        test.units(ClashTable.BARBARIANS, INFANTRY, "D4", 3).turnOf(RED).dice("2c", "6i", "6i", "6i");
        attack(Force.of(LEADER, 1));
        assertThat(peoples.leader(RED)).isEmpty();
        assertThat(peoples.killed(BLUE).isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-4.84", "CC-4.14", "CC-4.82"})
    void anObservatoryBringsACardAndAnObeliskKeepsItsColour() {
        rich().city(RED, "F6", Mood.NEUTRAL).goods(RED, Good.ORE, 7).turnOf(RED);
        assertThat(test.codes()).doesNotContain("construct observatory D4");
        test.advances(RED, BaseAdvance.MATH, BaseAdvance.ARTS, BaseAdvance.BARTERING)
                .turnOf(RED);
        assertThat(test.codes()).contains("construct obelisk D4", "construct market D4");
        test.choose("construct observatory D4", "pay 1food+1ore+1wood");
        assertThat(table.player(RED).actionCards().size()).isEqualTo(1);
    }
}
