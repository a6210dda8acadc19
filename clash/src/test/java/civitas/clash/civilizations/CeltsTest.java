package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.route.TradeRoutes;
import civitas.clash.score.Scoring;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Celts: barbarian friends, druids, and three who fought Rome. */
class CeltsTest extends Position {

    private static final int WILD = ClashTable.BARBARIANS;

    private void barbarianCities(String... spaces) {
        for (String space : spaces) {
            test.city(WILD, space, Mood.NEUTRAL);
        }
    }

    @Test
    @Rule("CC-16.10")
    void tribalWarfareCountsFourCitiesAtMostAndNotAgainstBarbarians() {
        red(Civilization.CELTS, BaseAdvance.TACTICS);
        barbarianCities("D6", "E5", "C5", "B4", "F4", "D7");
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Force.of(INFANTRY, 1));
        assertThat(bonus(Battle.ATTACKER, CivAdvance.CELTS_TRIBAL_WARFARE))
                .as("five are near")
                .isEqualTo(4);
        red(Civilization.CELTS, BaseAdvance.TACTICS);
        barbarianCities("D6", "D7");
        test.units(WILD, INFANTRY, "D4", 1);
        attack(Force.of(INFANTRY, 1));
        assertThat(bonus(Battle.ATTACKER, CivAdvance.CELTS_TRIBAL_WARFARE)).isZero();
    }

    @Test
    @Rule({"CC-16.10", "CC-8.2"})
    void tribalAlliesCallBarbariansOnceATurn() {
        red(Civilization.CELTS, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use " + CivAdvance.CELTS_TRIBAL_ALLIES.code());
        test.choose(test.codes().getFirst());
        assertThat(table.cities().count(WILD)).as("a settlement").isEqualTo(1);
        assertThat(test.codes()).as("what the second step brings").contains("take infantry");
        test.choose("take infantry");
        assertThat(table.units().total(WILD, INFANTRY))
                .as("both steps: one with it, one more")
                .isEqualTo(2);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions - 1);
        assertThat(offers(CivAdvance.CELTS_TRIBAL_ALLIES)).as("once").isFalse();
    }

    @Test
    @Rule("CC-16.10")
    void tribalAlliesKeepArmiesBackForOneFood() {
        red(Civilization.CELTS, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 1);
        test.units(WILD, INFANTRY, "D5", 1).units(WILD, INFANTRY, "C4", 2).turnOf(RED);
        Barbarians.move(table, RED);
        table.settle();
        test.choose("yes");
        assertThat(has(Good.FOOD)).isZero();
        assertThat(test.codes()).containsExactlyInAnyOrder("stay D5", "stay C4", "done");
        test.choose("stay C4", "stay D5");
        chooseIfAsked("done");
        assertThat(count(WILD, INFANTRY, "C4")).isEqualTo(2);
        assertThat(count(WILD, INFANTRY, "D5")).isEqualTo(1);
    }

    private void druidsReach(String dice) {
        red(Civilization.CELTS, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "B3", Mood.NEUTRAL).city(WILD, "D5", Mood.NEUTRAL);
        test.turnOf(RED).dice(dice).choose("influence");
        chooseIfAsked("target D5");
    }

    @Test
    @Rule({"CC-16.45", "CC-16.46"})
    void druidicInfluenceLaysOneTokenUnderASettlement() {
        druidsReach("6i");
        int points = Scoring.total(table, RED);
        assertThat(table.cities().isOf(WILD, test.at("D5")))
                .as("it stays barbarian")
                .isTrue();
        test.turnOf(RED);
        assertThat(test.codes()).as("one token per settlement").doesNotContain("influence");
        table.book().cityLost(table, test.at("D5"));
        assertThat(Scoring.total(table, RED))
                .as("%s", CivAdvance.CELTS_DRUIDIC_INFLUENCE)
                .isEqualTo(points - 2);
    }

    @Test
    @Rule("CC-16.46")
    void druidicTokensGoWithTheSettlementForGood() {
        druidsReach("6i");
        int points = Scoring.total(table, RED);
        test.advances(BLUE, BaseAdvance.TACTICS)
                .units(BLUE, INFANTRY, "D6", 2)
                .turnOf(BLUE)
                .choose("move", "from D6", "add all", "go D5");
        assertThat(table.cities().isOf(BLUE, test.at("D5"))).isTrue();
        table.removeUnits(INFANTRY, test.at("D5"), 2);
        test.units(WILD, INFANTRY, "D6", 1);
        Battles.barbarians(table, test.at("D6"), test.at("D5"));
        table.settle();
        assertThat(table.cities().isOf(WILD, test.at("D5")))
                .as("barbarians again")
                .isTrue();
        assertThat(Scoring.total(table, RED)).isEqualTo(points - 2);
    }

    private boolean trades(Mood mood) {
        red(Civilization.CELTS, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.CURRENCY);
        test.units(RED, SETTLER, "D4", 1).city(WILD, "D5", mood).turnOf(RED);
        TradeRoutes.income(table, RED);
        table.settle();
        chooseIfAsked("route D4 D5");
        return has(Good.FOOD) == 1 && has(Good.GOLD) == 0;
    }

    @Test
    @Rule("CC-16.10")
    void tribalTradeBringsFoodAndNothingFromTheAngry() {
        assertThat(trades(Mood.NEUTRAL))
                .as("%s, Currency or not", CivAdvance.CELTS_TRIBAL_TRADE)
                .isTrue();
        assertThat(trades(Mood.ANGRY)).isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void boudicaFearlessNeedsAnEnemyWhoKnowsMoreOfWar() {
        red(Civilization.CELTS, BaseAdvance.TACTICS);
        test.advances(BLUE, BaseAdvance.TACTICS).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.QUEEN_BOUDICA, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.QUEEN_BOUDICA_FEARLESS))
                .as("as much")
                .isZero();
        red(Civilization.CELTS, BaseAdvance.TACTICS);
        test.advances(BLUE, BaseAdvance.TACTICS, BaseAdvance.DRAFT).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.QUEEN_BOUDICA, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.QUEEN_BOUDICA_FEARLESS)).isEqualTo(2);
    }

    @Test
    @Rule("CC-16.17")
    void boudicaGreatNumbersKeepsTheSettlerWhereSheIs() {
        red(Civilization.CELTS);
        test.units(RED, SETTLER, "D4", 1).units(RED, SETTLER, "D6", 1).goods(RED, Good.FOOD, 2);
        leads(RED, Leader.QUEEN_BOUDICA, "D4");
        test.turnOf(RED).choose("found D6");
        assertThat(count(RED, SETTLER, "D6")).as("not where she is").isZero();
        assertThat(has(Good.FOOD)).isEqualTo(2);
        test.choose("found D4", "yes");
        assertThat(count(RED, SETTLER, "D4"))
                .as("%s", LeaderAbility.QUEEN_BOUDICA_GREAT_NUMBERS)
                .isEqualTo(1);
        assertThat(has(Good.FOOD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void vercingetorixWarriorPeopleAreWithinTwoSpaces() {
        red(Civilization.CELTS);
        test.units(RED, SETTLER, "D6", 2).units(RED, SETTLER, "D7", 1).units(BLUE, SETTLER, "C6", 1);
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.VERCINGETORIX, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.VERCINGETORIX_WARRIOR_PEOPLE))
                .isEqualTo(2);
    }

    @Test
    @Rule("CC-16.17")
    void vercingetorixRapidRecruitmentPlacesUnitsBesideHisCity() {
        red(Civilization.CELTS, BaseAdvance.TACTICS, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.HAPPY)
                .city(RED, "B5", Mood.HAPPY)
                .goods(RED, Good.FOOD, 4)
                .goods(RED, Good.ORE, 2);
        leads(RED, Leader.VERCINGETORIX, "D4");
        test.terrain("D5", Terrain.SEA).units(BLUE, INFANTRY, "E4", 1).city(BLUE, "E5", Mood.NEUTRAL);
        test.units(RED, INFANTRY, "C4", 4).turnOf(RED).choose("recruit D4", "hire infantry");
        assertThat(test.codes())
                .as("%s: not at sea, with enemies, or over the limit", LeaderAbility.VERCINGETORIX_RAPID_RECRUITMENT)
                .containsExactlyInAnyOrder("place D4", "place D3", "place C5");
        test.choose("place C5");
        assertThat(count(RED, INFANTRY, "C5")).isEqualTo(1);
        chooseIfAsked("done");
        test.choose("recruit B5", "hire infantry");
        assertThat(test.codes()).as("elsewhere in the city").noneMatch(code -> code.startsWith("place"));
        assertThat(count(RED, INFANTRY, "B5")).isEqualTo(1);
    }

    private void terror(int enemies) {
        red(Civilization.CELTS);
        test.units(BLUE, INFANTRY, "D4", enemies).goods(RED, Good.MOOD, 2);
        test.units(RED, INFANTRY, "D5", 1).units(BLUE, INFANTRY, "E4", 4).terrain("E5", Terrain.SEA);
        attack(Leader.VIRIATUS, 1);
        assertThat(test.codes()).as("not in the first round").doesNotContain("yes");
        test.choose("fight-on", "yes");
        chooseIfAsked("convert infantry C5");
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void viriatusTerrorDrivesAUnitOutOfTheSecondRound() {
        terror(2);
        assertThat(has(Good.MOOD)).isZero();
        assertThat(count(BLUE, INFANTRY, "C5"))
                .as("%s", LeaderAbility.VIRIATUS_TERROR)
                .isEqualTo(1);
        assertThat(round(2, Battle.DEFENDER).dice()).as("one is left").hasSize(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.66"})
    void viriatusTerrorMayDriveOutTheLast() {
        terror(1);
        assertThat(count(BLUE, INFANTRY, "C5")).isEqualTo(1);
        assertThat(count(RED, ExpansionUnit.LEADER, "D4"))
                .as("the space is his")
                .isEqualTo(1);
        assertThat(table.battle().wonBy(Battle.ATTACKER)).isTrue();
    }
}
