package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Persia: elephants, immortals and the faith of fire, and its three kings. */
class PersiaTest extends Position {

    private static final int WILD = ClashTable.BARBARIANS;
    private static final int HIGH_MORALE = 6;

    @Test
    @Rule("CC-16.10")
    void elephantsComeFromCitiesBesideBarrenLand() {
        red(Civilization.PERSIA, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).terrain("D6", Terrain.BARREN).goods(RED, Good.FOOD, 2);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("two spaces").doesNotContain("hire elephant");
        red(Civilization.PERSIA, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).terrain("D5", Terrain.BARREN).goods(RED, Good.FOOD, 2);
        test.turnOf(RED).choose("recruit D4", "hire elephant");
        assertThat(count(RED, ELEPHANT, "D4"))
                .as("%s", CivAdvance.PERSIA_ELEPHANTS)
                .isEqualTo(1);
    }

    private int celticBonus(int round, Force force) {
        between(Civilization.PERSIA, Civilization.CELTS);
        test.advances(RED, BaseAdvance.HUSBANDRY).units(BLUE, INFANTRY, "D4", 2).units(BLUE, SETTLER, "D5", 4);
        leads(BLUE, Leader.VERCINGETORIX, "D4");
        attack(force);
        for (String answer : new String[] {"lose infantry", "lose infantry", "lose infantry"}) {
            chooseIfAsked(answer);
        }
        if (round > 1) {
            test.choose("fight-on");
        }
        return round(round, Battle.DEFENDER).value() - dice(round, Battle.DEFENDER);
    }

    @Test
    @Rule("CC-16.10")
    void elephantsFrightenTheEnemyInTheFirstRound() {
        Force withElephant = Force.of(INFANTRY, 3).plus(ELEPHANT, 1);
        assertThat(celticBonus(1, withElephant))
                .as("%s: 4 count as 2", CivAdvance.PERSIA_ELEPHANTS)
                .isEqualTo(2);
        assertThat(celticBonus(2, withElephant)).as("later").isEqualTo(4);
        assertThat(celticBonus(1, Force.of(INFANTRY, 4))).as("no elephant").isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.10", "CC-12.34"})
    void elephantsCapBonusesAndSparePenalties() {
        between(Civilization.CELTS, Civilization.PERSIA);
        test.advances(BLUE, BaseAdvance.HUSBANDRY).city(BLUE, "D4", Mood.HAPPY).wonder(BLUE, "D4", Wonder.GREAT_WALL);
        test.units(BLUE, ELEPHANT, "D4", 1).units(RED, SETTLER, "D3", 4);
        attack(Leader.VERCINGETORIX, 1);
        assertThat(round(1, Battle.ATTACKER).value() - dice(1, Battle.ATTACKER))
                .as("4 count as 2, and the wall takes 2: %s", CivAdvance.PERSIA_ELEPHANTS)
                .isZero();
    }

    @Test
    @Rule({"CC-16.10", "CC-7.102"})
    void elephantsAboardFrightenNobody() {
        between(Civilization.PERSIA, Civilization.PHOENICIA);
        test.advances(RED, BaseAdvance.HUSBANDRY)
                .advances(BLUE, BaseAdvance.FISHING, BaseAdvance.WAR_SHIPS, BaseAdvance.TACTICS)
                .hand(BLUE, HIGH_MORALE)
                .terrain("D4", Terrain.SEA)
                .terrain("D3", Terrain.SEA)
                .units(BLUE, SHIP, "D4", 1);
        attack(Force.of(SHIP, 2).plus(ELEPHANT, 1));
        test.choose(BLUE, "tactic a" + HIGH_MORALE);
        assertThat(round(1, Battle.DEFENDER).value() - dice(1, Battle.DEFENDER))
                .as("%s and a card", CivAdvance.PHOENICIA_BIREMES)
                .isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.10", "CC-16.81"})
    void immortalsCostUpToFourTokensInEveryRoll() {
        red(Civilization.PERSIA, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.goods(RED, Good.CULTURE, 6).units(BLUE, INFANTRY, "D4", 4);
        attack(Force.of(INFANTRY, 2));
        test.choose("yes", "yes", "yes", "yes");
        assertThat(bonus(1, Battle.ATTACKER, CivAdvance.PERSIA_IMMORTALS))
                .as("four and no more")
                .isEqualTo(4);
        assertThat(has(Good.CULTURE)).isEqualTo(2);
        test.choose("fight-on", "yes", "no");
        assertThat(bonus(2, Battle.ATTACKER, CivAdvance.PERSIA_IMMORTALS))
                .as("anew")
                .isEqualTo(1);
        assertThat(has(Good.CULTURE)).isEqualTo(1);
    }

    private void fire(int side, int infantry, int settlers) {
        red(Civilization.PERSIA, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        test.city(RED, "D4", Mood.NEUTRAL).units(side, INFANTRY, "D5", infantry).units(side, SETTLER, "D5", settlers);
        test.turnOf(RED).dice("6i", "6i", "2e", "2e", "2e", "2e");
    }

    @Test
    @Rule({"CC-16.70", "CC-16.71"})
    void zoroastrianismConvertsOneUnit() {
        fire(WILD, 1, 0);
        test.choose("influence");
        chooseIfAsked("target D5");
        assertThat(count(RED, INFANTRY, "D5"))
                .as("%s", CivAdvance.PERSIA_ZOROASTRIANISM)
                .isEqualTo(1);
        assertThat(test.codes()).as("the one success of the turn").doesNotContain("influence");
        fire(BLUE, 1, 1);
        test.choose("influence");
        chooseIfAsked("target D5");
        assertThat(count(RED, INFANTRY, "D5")).as("settlers alone are lost").isEqualTo(1);
        assertThat(count(BLUE, SETTLER, "D5")).isZero();
        fire(BLUE, 2, 0);
        test.choose("influence");
        chooseIfAsked("target D5");
        assertThat(table.battle().side(Battle.ATTACKER))
                .as("the rest is fought at once")
                .isEqualTo(RED);
        assertThat(table.battle().space()).isEqualTo(test.at("D5"));
    }

    @Test
    @Rule("CC-16.71")
    void aConvertedUnitHasNoWayBackFromABattleThatIsCalledOff() {
        red(Civilization.PERSIA, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        befall(ExpansionEvent.SOLAR_ECLIPSE, RED);
        test.city(RED, "D4", Mood.NEUTRAL).units(BLUE, INFANTRY, "D5", 2);
        int supply = table.unitsLeft(RED, INFANTRY);
        test.turnOf(RED).dice("6i", "2e", "2e").choose("influence");
        chooseIfAsked("target D5");
        assertThat(table.battle().result()).isEqualTo(Battle.Result.NOBODY_WON);
        assertThat(count(BLUE, INFANTRY, "D5")).isEqualTo(1);
        assertThat(table.unitsLeft(RED, INFANTRY)).isEqualTo(supply);
        assertThat(table.player(BLUE).eventHalfPoints())
                .as("the card is the defender's")
                .isEqualTo(2);
    }

    @Test
    @Rule("CC-16.70")
    void zoroastrianismSparesLeadersCitiesAndMissingPieces() {
        red(Civilization.PERSIA, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        test.city(RED, "D4", Mood.NEUTRAL);
        leads(BLUE, Leader.SULLA, "D5");
        test.turnOf(RED);
        assertThat(test.codes()).as("a leader").doesNotContain("influence");
        red(Civilization.PERSIA, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D5", Mood.NEUTRAL).units(BLUE, INFANTRY, "D5", 1);
        test.turnOf(RED);
        assertThat(test.codes()).as("in a city").doesNotContain("influence");
        fire(BLUE, 1, 0);
        for (String space : new String[] {"B3", "B4", "B5", "B6", "A3", "A5"}) {
            test.units(RED, INFANTRY, space, Math.min(4, table.unitsLeft(RED, INFANTRY)));
        }
        test.turnOf(RED);
        assertThat(table.unitsLeft(RED, INFANTRY)).isZero();
        assertThat(test.codes()).as("no piece left").doesNotContain("influence");
    }

    private void begin(int gold) {
        red(Civilization.PERSIA, BaseAdvance.BARTERING, BaseAdvance.CURRENCY);
        test.goods(RED, Good.GOLD, gold).turnOf(RED);
        table.hooks().turn.turnStart.of(table.abilities(RED)).forEach(voice -> voice.run(table, RED));
        table.settle();
    }

    @Test
    @Rule("CC-16.10")
    void bankingBringsGoldOrCultureToWhoeverHasGold() {
        begin(1);
        assertThat(test.codes()).as("%s", CivAdvance.PERSIA_BANKING).containsExactly("take 1gold", "take 1culture");
        test.choose("take 1gold");
        assertThat(goods()).isEqualTo("2gold");
        begin(0);
        assertThat(test.codes()).as("no gold").doesNotContain("take 1gold");
    }

    @Test
    @Rule("CC-16.17")
    void cyrusKingOfPersiaCountsRegionsUpToTheSizeOfHisCity() {
        red(Civilization.PERSIA);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).city(RED, "D6", Mood.NEUTRAL);
        test.city(RED, "B3", Mood.NEUTRAL).city(RED, "E4", Mood.NEUTRAL);
        leads(RED, Leader.CYRUS_THE_GREAT, "D4");
        test.turnOf(RED).choose("use cyrus-the-great-king-of-persia", "take mood", "take culture");
        assertThat(goods())
                .as("3 regions, size 2: %s", LeaderAbility.CYRUS_THE_GREAT_KING_OF_PERSIA)
                .isEqualTo("1culture+1mood");
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void cyrusKingOfPersiaCountsNoRegionTwice() {
        red(Civilization.PERSIA);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).city(RED, "E4", Mood.NEUTRAL);
        leads(RED, Leader.CYRUS_THE_GREAT, "D4");
        test.turnOf(RED).choose("use cyrus-the-great-king-of-persia", "take mood");
        assertThat(goods()).as("one region").isEqualTo("1mood");
    }

    private void strategist(String answer) {
        red(Civilization.PERSIA, BaseAdvance.TACTICS);
        test.hand(RED, HIGH_MORALE).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.CYRUS_THE_GREAT, 1);
        test.choose("tactic a" + HIGH_MORALE, answer);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.50"})
    void cyrusStrategistTakesTwoInsteadOfTheCard() {
        strategist("yes");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.CYRUS_THE_GREAT_STRATEGIST))
                .isEqualTo(2);
        assertThat(round(1, Battle.ATTACKER).parts()).as("nothing of the card").hasSize(1);
        assertThat(table.player(RED).actionCards().isEmpty()).isTrue();
        strategist("no");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.CYRUS_THE_GREAT_STRATEGIST))
                .isZero();
        assertThat(round(1, Battle.ATTACKER).parts()).as("the card counts").isNotEmpty();
    }

    private int moodAfterInfluence(String leader) {
        red(Civilization.PERSIA);
        test.city(RED, "D4", Mood.NEUTRAL)
                .city(RED, "B3", Mood.NEUTRAL)
                .city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        leads(RED, Leader.DARIUS, leader);
        test.turnOf(RED).dice("6i").choose("influence");
        chooseIfAsked("target D5");
        assertThat(table.cities().builder(test.at("D5"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        return has(Good.MOOD);
    }

    @Test
    @Rule("CC-16.17")
    void dariusCulturalUnityRewardsInfluenceFromHisCity() {
        assertThat(moodAfterInfluence("D4"))
                .as("%s", LeaderAbility.DARIUS_CULTURAL_UNITY)
                .isEqualTo(1);
        assertThat(moodAfterInfluence("B3")).as("from another city").isZero();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void dariusArchitectBuildsFreelyForTwoCulture() {
        red(Civilization.PERSIA, BaseAdvance.MYTHS);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "B3", Mood.NEUTRAL);
        test.goods(RED, Good.CULTURE, 4)
                .goods(RED, Good.FOOD, 2)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.ORE, 2);
        leads(RED, Leader.DARIUS, "D4");
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use darius-architect");
        chooseIfAsked("construct temple D4");
        test.choose("take mood");
        assertThat(table.cities().has(test.at("D4"), BaseBuilding.TEMPLE))
                .as("%s", LeaderAbility.DARIUS_ARCHITECT)
                .isTrue();
        assertThat(goods()).as("2 culture and the normal price").isEqualTo("1food+1ore+1wood+2culture+1mood");
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(LeaderAbility.DARIUS_ARCHITECT)).as("once per turn").isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-6.20", "CC-7.24"})
    void xerxesMightyArmyIsFiveStrongButSilent() {
        red(Civilization.PERSIA, BaseAdvance.TACTICS);
        test.hand(RED, HIGH_MORALE).units(BLUE, INFANTRY, "D4", 4);
        Peoples.of(table).crown(RED, Leader.XERXES);
        attack(Force.of(LEADER, 1).plus(INFANTRY, 4), "5i", "5i", "2e", "2e", "2e", "2e", "2e", "2e", "2e");
        assertThat(test.codes())
                .as("no card: %s", LeaderAbility.XERXES_MIGHTY_ARMY)
                .doesNotContain("tactic a" + HIGH_MORALE);
        assertThat(round(1, Battle.ATTACKER).value()).as("no clash").isEqualTo(16);
        red(Civilization.PERSIA, BaseAdvance.TACTICS);
        test.hand(RED, HIGH_MORALE).units(BLUE, INFANTRY, "D4", 4);
        attack(Leader.XERXES, 3);
        assertThat(test.codes()).as("four may").contains("tactic a" + HIGH_MORALE);
    }

    @Test
    @Rule({"CC-16.17", "CC-6.20"})
    void xerxesMightyArmyHasRoomForFiveWhereHeIs() {
        red(Civilization.PERSIA, BaseAdvance.TACTICS);
        leads(RED, Leader.XERXES, "D4");
        test.units(RED, INFANTRY, "D4", 3)
                .units(RED, INFANTRY, "D5", 2)
                .turnOf(RED)
                .choose("move", "from D5", "add infantry");
        assertThat(test.codes()).as("a fifth").contains("go D4");
        test.choose("add infantry");
        assertThat(test.codes()).as("no sixth").doesNotContain("go D4");
    }

    @Test
    @Rule("CC-16.17")
    void xerxesGreatBuilderSavesAnyTwo() {
        red(Civilization.PERSIA, BaseAdvance.ENGINEERING, BaseAdvance.IRRIGATION);
        test.city(RED, "D4", Mood.HAPPY).city(RED, "D6", Mood.HAPPY).wonderCards(RED, Wonder.GREAT_GARDENS);
        test.goods(RED, Good.FOOD, 4)
                .goods(RED, Good.WOOD, 5)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.CULTURE, 4);
        leads(RED, Leader.XERXES, "D4");
        test.turnOf(RED);
        assertThat(test.codes())
                .as("a food and a culture token less: %s", LeaderAbility.XERXES_GREAT_BUILDER)
                .contains("build great-gardens D4")
                .doesNotContain("build great-gardens D6");
        test.choose("build great-gardens D4");
        assertThat(table.wonders().builder(Wonder.GREAT_GARDENS)).isEqualTo(RED);
        assertThat(goods()).isEqualTo("nothing");
    }
}
