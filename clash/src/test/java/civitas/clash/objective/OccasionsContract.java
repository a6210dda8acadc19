package civitas.clash.objective;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Objectives that are completed at once, in any edition. Red is active; cards are named by number. */
public abstract class OccasionsContract {

    protected static final int RED = 0;
    protected static final int BLUE = 1;

    protected final TestTable t;
    private final Battle battle;

    /** @param table of two players, before anything has happened */
    protected OccasionsContract(TestTable table) {
        t = table.everywhere(Terrain.PLAINS).emptyBoard();
        battle = t.table().battle();
    }

    @BeforeEach
    void arrange() {
        t.city(RED, "D2", Mood.NEUTRAL).city(BLUE, "D7", Mood.NEUTRAL);
        t.objectives(RED).objectives(BLUE);
        t.turnOf(RED);
    }

    /** Red has attacked with some units against some of blue's, on land. */
    private void landBattle(Battle.Result result, int attackers, int defenders) {
        battle.setSide(Battle.ATTACKER, RED);
        battle.setSide(Battle.DEFENDER, BLUE);
        battle.setSpace(t.at("D5"));
        battle.setStrength(Battle.ATTACKER, attackers);
        battle.setStrength(Battle.DEFENDER, defenders);
        battle.setResisted(defenders > 0);
        battle.setResult(result);
    }

    private void capture(int formerOwner) {
        battle.setSide(Battle.DEFENDER, formerOwner);
        battle.setCity(formerOwner, 1, false, Numbers.NONE);
        battle.capture();
    }

    private void kill(int ofAttackers, int ofDefenders) {
        battle.kill(Battle.ATTACKER, ofAttackers - battle.killed(Battle.ATTACKER));
        battle.kill(Battle.DEFENDER, ofDefenders - battle.killed(Battle.DEFENDER));
    }

    private void over() {
        Occasions.battleOver(t.table());
        t.table().settle();
    }

    protected final boolean isAsked(int player) {
        return t.table().asked() == 1 << player
                && t.table().top().filter(CompleteNow.class::isInstance).isPresent();
    }

    // --- who is asked, and what -------------------------------------------------------------------------------------

    /** CC-EX-67. */
    @Test
    @Rule({"CC-11.9", "CC-11.3", "CC-11.6", "CC-15.8"})
    void oneCaptureCompletesOneOfTwoConquerors() {
        t.objectives(RED, 2, 8);
        landBattle(Battle.Result.ATTACKER_WON, 2, 1);
        capture(BLUE);
        over();
        assertThat(t.codes()).containsExactly("complete o2 conqueror", "complete o8 conqueror", "pass");
        t.choose("complete o2 conqueror");
        assertThat(t.table().player(RED).completed()).isEqualTo(Numbers.of(2));
        assertThat(t.table().player(RED).completedLower(2)).isTrue();
        assertThat(t.table().player(RED).objectiveCards()).isEqualTo(Numbers.of(8));
        assertThat(t.codes()).doesNotContain("complete o8 conqueror");
    }

    /** CC-EX-67. */
    @Test
    @Rule("CC-11.9")
    void twoCapturesCompleteTwoConquerors() {
        t.objectives(RED, 2, 8);
        landBattle(Battle.Result.ATTACKER_WON, 2, 1);
        capture(BLUE);
        over();
        t.choose("complete o2 conqueror");
        over();
        t.choose("complete o8 conqueror");
        assertThat(t.table().player(RED).completed()).isEqualTo(Numbers.of(2, 8));
    }

    /** CC-EX-68. */
    @Test
    @Rule({"CC-11.8", "CC-11.9"})
    void oneCaptureCompletesObjectivesWithDifferentNames() {
        t.objectives(RED, 2, 10);
        landBattle(Battle.Result.ATTACKER_WON, 2, 1);
        capture(BLUE);
        battle.setDisembarked(true);
        over();
        t.choose("complete o10 naval-assault", "complete o2 conqueror");
        assertThat(t.table().player(RED).completed()).isEqualTo(Numbers.of(2, 10));
    }

    @Test
    @Rule({"CC-11.7", "CC-18.7"})
    void whoeverMightHoldTheCardIsAskedAndMayPass() {
        t.objectives(RED, 17);
        landBattle(Battle.Result.ATTACKER_WON, 2, 1);
        capture(BLUE);
        over();
        assertThat(isAsked(RED)).isTrue();
        assertThat(t.codes()).containsExactly("pass");
        t.choose("pass");
        assertThat(t.table().player(RED).completed().isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-18.7")
    void whoHasNoCardIsNotAsked() {
        landBattle(Battle.Result.ATTACKER_WON, 2, 1);
        capture(BLUE);
        over();
        assertThat(isAsked(RED)).isFalse();
    }

    @Test
    @Rule("CC-18.7")
    void nobodyIsAskedForCardsThatLieCompleted() {
        t.objectives(RED, 17);
        landBattle(Battle.Result.NOBODY_WON, 5, 1);
        over();
        assertThat(isAsked(RED)).as("Great Battle may be in hand").isTrue();
        t.choose("pass");
        t.objectives(BLUE, 6, 19);
        t.table().player(BLUE).complete(6, false);
        t.table().player(BLUE).complete(19, false);
        over();
        assertThat(isAsked(RED)).as("both cards with Great Battle lie open").isFalse();
    }

    @Test
    @Rule("CC-11.12")
    void bothSidesAreAskedTheActivePlayerFirst() {
        t.objectives(RED, 6).objectives(BLUE, 27);
        landBattle(Battle.Result.NOBODY_WON, 4, 2);
        kill(2, 1);
        over();
        t.choose(RED, "complete o6 great-battle");
        assertThat(t.codes(BLUE)).containsExactly("complete o27 resistance", "pass");
        t.choose(BLUE, "complete o27 resistance");
        assertThat(t.table().player(BLUE).completedLower(27)).isTrue();
    }

    // --- battles ----------------------------------------------------------------------------------------------------

    private boolean redMay(int card, String objective) {
        t.objectives(RED, card);
        over();
        boolean offered = isAsked(RED) && t.codes().contains("complete o" + card + " " + objective);
        while (t.table().top().filter(CompleteNow.class::isInstance).isPresent()) {
            t.choose("pass");
        }
        return offered;
    }

    @Test
    @Rule("CC-11.5")
    void conquerorNeedsADefendedCityOfAPlayer() {
        landBattle(Battle.Result.ATTACKER_WON, 2, 1);
        assertThat(redMay(2, "conqueror")).as("no city").isFalse();
        capture(BLUE);
        assertThat(redMay(2, "conqueror")).isTrue();
        battle.setStrength(Battle.DEFENDER, 0);
        assertThat(redMay(2, "conqueror")).as("a fortress resists too").isTrue();
        battle.setResisted(false);
        assertThat(redMay(2, "conqueror")).as("undefended").isFalse();
        battle.setResisted(true);
        capture(ClashTable.BARBARIANS);
        assertThat(redMay(2, "conqueror")).as("barbarians").isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void navalAssaultNeedsUnitsFromShipsButNoDefence() {
        landBattle(Battle.Result.ATTACKER_WON, 1, 0);
        capture(BLUE);
        assertThat(redMay(10, "naval-assault")).isFalse();
        battle.setDisembarked(true);
        assertThat(redMay(10, "naval-assault")).isTrue();
        capture(ClashTable.BARBARIANS);
        assertThat(redMay(10, "naval-assault")).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void barbarianConquestNeedsTwoDefenders() {
        landBattle(Battle.Result.ATTACKER_WON, 3, 2);
        capture(ClashTable.BARBARIANS);
        assertThat(redMay(24, "barbarian-conquest")).isTrue();
        battle.setStrength(Battle.DEFENDER, 1);
        assertThat(redMay(24, "barbarian-conquest")).isFalse();
        battle.setStrength(Battle.DEFENDER, 2);
        capture(BLUE);
        assertThat(redMay(24, "barbarian-conquest")).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void generalKillsThreeOnLandWhoeverWins() {
        landBattle(Battle.Result.DEFENDER_WON, 3, 4);
        kill(3, 2);
        assertThat(redMay(5, "general")).isFalse();
        kill(3, 3);
        assertThat(redMay(5, "general")).isTrue();
        battle.setSea(true);
        assertThat(redMay(5, "general")).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void greatBattleNeedsSixUnitsOnLand() {
        landBattle(Battle.Result.NOBODY_WON, 4, 1);
        assertThat(redMay(6, "great-battle")).isFalse();
        battle.setStrength(Battle.DEFENDER, 2);
        assertThat(redMay(6, "great-battle")).isTrue();
        battle.setSea(true);
        assertThat(redMay(6, "great-battle")).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void defianceIsAVictoryOfTheFewerOverAPlayer() {
        landBattle(Battle.Result.ATTACKER_WON, 2, 2);
        assertThat(redMay(7, "defiance")).isFalse();
        battle.setStrength(Battle.DEFENDER, 3);
        assertThat(redMay(7, "defiance")).isTrue();
        battle.setSea(true);
        assertThat(redMay(7, "defiance")).as("ships count at sea").isTrue();
        battle.setResult(Battle.Result.NOBODY_WON);
        assertThat(redMay(7, "defiance")).as("no victory").isFalse();
        battle.setResult(Battle.Result.ATTACKER_WON);
        battle.setSide(Battle.DEFENDER, ClashTable.BARBARIANS);
        assertThat(redMay(7, "defiance")).as("barbarians").isFalse();
        assertThat(redMay(16, "bold")).as("Bold takes barbarians").isTrue();
    }

    @Test
    @Rule("CC-11.5")
    void boldIsAlsoAVictoryOverABetterTrainedPlayer() {
        landBattle(Battle.Result.ATTACKER_WON, 3, 2);
        assertThat(redMay(16, "bold")).isFalse();
        t.advances(BLUE, BaseAdvance.TACTICS);
        assertThat(redMay(16, "bold")).isTrue();
        battle.setResult(Battle.Result.NOBODY_WON);
        assertThat(redMay(16, "bold")).as("no victory").isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void legendaryBattleAttacksAGreatCityWithAWonder() {
        landBattle(Battle.Result.DEFENDER_WON, 3, 4);
        battle.setCity(BLUE, 5, false, Numbers.NONE);
        assertThat(redMay(18, "legendary-battle")).as("no wonder").isFalse();
        battle.setCity(BLUE, 5, true, Numbers.NONE);
        assertThat(redMay(18, "legendary-battle")).isTrue();
        battle.setCity(BLUE, 4, true, Numbers.NONE);
        assertThat(redMay(18, "legendary-battle")).as("size 4").isFalse();
        battle.setCity(BLUE, 5, true, Numbers.NONE);
        battle.setStrength(Battle.ATTACKER, 2);
        assertThat(redMay(18, "legendary-battle")).as("2 units").isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void scavengerDestroysATraderOfAnOpponent() {
        landBattle(Battle.Result.ATTACKER_WON, 1, 0);
        assertThat(redMay(21, "scavenger")).isFalse();
        battle.loseTraders(Battle.DEFENDER);
        assertThat(redMay(21, "scavenger")).isTrue();
    }

    @Test
    @Rule("CC-11.5")
    void aggressorWinsAsAttackerAndKillsTwo() {
        landBattle(Battle.Result.ATTACKER_WON, 3, 2);
        kill(0, 1);
        assertThat(redMay(23, "aggressor")).isFalse();
        kill(0, 2);
        assertThat(redMay(23, "aggressor")).isTrue();
        battle.setSide(Battle.ATTACKER, BLUE);
        battle.setSide(Battle.DEFENDER, RED);
        battle.setResult(Battle.Result.DEFENDER_WON);
        kill(2, 0);
        assertThat(redMay(23, "aggressor")).as("as the defender").isFalse();
        assertThat(redMay(27, "resistance")).as("that is Resistance").isTrue();
        kill(1, 0);
        assertThat(redMay(27, "resistance")).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void warmongerFightsTwoBattlesInDifferentSpacesAndWinsOne() {
        landBattle(Battle.Result.ATTACKER_WON, 1, 1);
        assertThat(redMay(3, "warmonger")).as("the first").isFalse();
        assertThat(redMay(3, "warmonger")).as("the same space again").isFalse();
        battle.setSpace(t.at("D6"));
        battle.setResult(Battle.Result.NOBODY_WON);
        assertThat(redMay(3, "warmonger")).as("none won that counted").isFalse();
        t.table().turn().countConquest();
        assertThat(redMay(3, "warmonger")).isTrue();
        t.table().turn().reset(3);
        assertThat(redMay(3, "warmonger")).as("another turn").isFalse();
    }

    // --- other moments ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-11.5", "CC-11.11"})
    void cityFounderFoundsFarAwayAndBarsColony() {
        t.objectives(RED, 17, 27).units(RED, BaseUnit.SETTLER, "C7", 1).units(RED, BaseUnit.SETTLER, "D4", 1);
        t.turnOf(RED).choose("found D4");
        assertThat(isAsked(RED)).as("2 spaces from home").isFalse();
        t.choose("found C7", "complete o27 city-founder");
        assertThat(t.table().player(RED).completedLower(27)).isFalse();
        assertThat(Objectives.holds(t.table(), RED, BaseObjective.COLONY)).isTrue();
        StatusObjectives.ask(t.table(), RED);
        t.table().settle();
        assertThat(t.codes()).doesNotContain("complete o17 colony");
        t.table().lasting().newRound();
        StatusObjectives.ask(t.table(), RED);
        t.table().settle();
        assertThat(t.codes()).contains("complete o17 colony");
    }

    @Test
    @Rule("CC-11.5")
    void draftIsUsedInTwoRecruitActions() {
        t.objectives(RED, 1)
                .advances(RED, BaseAdvance.TACTICS, BaseAdvance.DRAFT)
                .goods(RED, Good.MOOD, 3);
        t.city(RED, "C3", Mood.NEUTRAL).turnOf(RED);
        t.choose("recruit D2", "hire infantry");
        if (t.codes().contains("done")) {
            t.choose("done");
        }
        assertThat(isAsked(RED)).as("the first").isFalse();
        t.choose("recruit C3", "hire infantry");
        if (t.codes().contains("done")) {
            t.choose("done");
        }
        assertThat(t.codes()).containsExactly("complete o1 draft", "pass");
    }

    @Test
    @Rule("CC-11.5")
    void terrorRegimeIsAskedForAfterAnAction() {
        t.objectives(RED, 29).objectives(BLUE, 17);
        for (String label : new String[] {"C3", "E3", "D4"}) {
            t.city(RED, label, Mood.ANGRY);
        }
        t.units(RED, BaseUnit.SETTLER, "D2", 1);
        t.goods(RED, Good.FOOD, 7).turnOf(RED).choose("collect D2");
        while (!t.codes().contains("end-turn")) {
            assertThat(isAsked(RED)).as("three angry cities").isFalse();
            t.choose(t.codes().getFirst());
        }
        t.city(RED, "D2", Mood.ANGRY).choose("advance writing");
        while (!isAsked(RED)) {
            t.choose(t.codes().getFirst());
        }
        assertThat(t.codes()).containsExactly("complete o29 terror-regime", "pass");
        t.choose("complete o29 terror-regime");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-11.12", "CC-18.7"})
    void terrorRegimeOfOthersIsAskedForWhenTheActionMadeIt() {
        t.objectives(BLUE, 29);
        for (String label : new String[] {"C7", "E7", "D7", "D5"}) {
            t.city(BLUE, label, Mood.ANGRY);
        }
        AngryCheck already = AngryCheck.around(t.table(), RED);
        t.table().push(already);
        t.table().settle();
        assertThat(isAsked(BLUE)).as("it was so before").isFalse();
        t.city(BLUE, "D5", Mood.NEUTRAL);
        AngryCheck before = AngryCheck.around(t.table(), RED);
        t.city(BLUE, "D5", Mood.ANGRY);
        t.table().push(before);
        t.table().settle();
        assertThat(isAsked(BLUE)).isTrue();
        assertThat(t.codes(BLUE)).containsExactly("complete o29 terror-regime", "pass");
    }
}
