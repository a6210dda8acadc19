package civitas.clash.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.city.WonderFate;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.pay.Payments;
import civitas.clash.state.Battle;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class WonderAbilitiesTest {

    private static TestTable owner(Wonder wonder) {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.NEUTRAL)
                .city(0, "D5", Mood.NEUTRAL)
                .city(1, "D8", Mood.NEUTRAL)
                .wonder(0, "D2", wonder);
    }

    // --- Great Arena ------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-12.30")
    void theArenaMakesTokensInterchangeable() {
        TestTable t = owner(Wonder.GREAT_ARENA).goods(0, Good.CULTURE, 1).goods(0, Good.MOOD, 1);
        Goods twoMood = Goods.of(Good.MOOD, 2);
        Goods twoCulture = Goods.of(Good.CULTURE, 2);
        Goods both = Goods.of(Good.CULTURE, 1, Good.MOOD, 1);
        assertThat(Payments.list(t.table(), 0, twoMood, Purpose.OTHER)).containsExactly(both);
        assertThat(Payments.list(t.table(), 0, twoCulture, Purpose.IMPROVE_MOOD))
                .containsExactly(both);
        assertThat(Payments.canPay(t.table(), 0, twoCulture, Purpose.WONDER)).isFalse();
        assertThat(Payments.most(t.table(), 0, Good.CULTURE, Purpose.OTHER)).isEqualTo(2);
        t.goods(1, Good.CULTURE, 1).goods(1, Good.MOOD, 1);
        assertThat(Payments.canPay(t.table(), 1, twoMood, Purpose.OTHER)).isFalse();
    }

    private static TestTable battle(int value) {
        TestTable t = owner(Wonder.GREAT_ARENA)
                .goods(0, Good.CULTURE, 1)
                .goods(0, Good.MOOD, 1)
                .turnOf(0);
        Battle battle = t.table().battle();
        battle.setSide(Battle.ATTACKER, 0);
        battle.setSide(Battle.DEFENDER, 1);
        battle.now().setValue(Battle.ATTACKER, value);
        return t;
    }

    private static TestTable afterRoll(TestTable t) {
        var hook = t.table().hooks().battle.afterRoll;
        hook.of(t.table().abilities(0))
                .iterator()
                .next()
                .run(t.table(), t.table().battle(), Battle.ATTACKER);
        t.table().settle();
        return t;
    }

    @Test
    @Rule({"CC-12.30", "CC-7.64", "CC-EX-53"})
    void aTokenTurnsNineIntoTen() {
        TestTable t = afterRoll(battle(9));
        assertThat(t.codes()).containsExactly("spend culture", "spend mood", "pass");
        t.choose("spend culture");
        assertThat(t.table().battle().now().value(Battle.ATTACKER)).isEqualTo(10);
        assertThat(t.table().player(0).get(Good.CULTURE)).isZero();
        assertThat(t.table().player(0).get(Good.MOOD)).isEqualTo(1);

        t.table().battle().now().setValue(Battle.ATTACKER, 4);
        assertThat(afterRoll(t).codes()).as("once per battle").contains("end-turn");
    }

    @Test
    @Rule("CC-12.30")
    void passingKeepsTheChanceForALaterRound() {
        TestTable t = afterRoll(battle(9)).choose("pass");
        assertThat(t.table().battle().now().value(Battle.ATTACKER)).isEqualTo(9);
        assertThat(afterRoll(t).codes()).contains("spend mood");
    }

    @Test
    @Rule({"CC-12.30", "CC-EX-53"})
    void theArenaIsSilentWhereItCannotMatter() {
        assertThat(afterRoll(battle(8)).codes()).contains("end-turn");
        assertThat(afterRoll(battle(9).goods(0, Good.CULTURE, 0).goods(0, Good.MOOD, 0))
                        .codes())
                .contains("end-turn");
        TestTable sea = battle(9);
        sea.table().battle().setSea(true);
        assertThat(afterRoll(sea).codes()).contains("end-turn");
    }

    // --- Great Gardens ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-12.33", "CC-4.51"})
    void theGardensGiveAnythingFromPlainsToTheirCityOnly() {
        TestTable t = owner(Wonder.GREAT_GARDENS).terrain("C3", Terrain.FOREST).turnOf(0);
        t.choose("collect D2");
        assertThat(t.codes())
                .contains("gather D2 food", "gather D2 ore", "gather D2 wood", "gather D2 ideas", "gather D2 gold")
                .contains("gather C3 wood")
                .doesNotContain("gather C3 gold", "gather D2 culture", "gather D2 mood");
        t.choose("gather D2 gold", "done");
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(1);
        t.choose("collect D5");
        assertThat(t.codes()).contains("gather D5 food").doesNotContain("gather D5 gold");
    }

    @Test
    @Rule("CC-12.33")
    void armiesThatCameOverPlainsCannotAttackTheGardens() {
        TestTable t = owner(Wonder.GREAT_GARDENS);
        assertThat(t.table().hooks().move.sanctuary.joined()).isEqualTo(Numbers.of(Wonder.GREAT_GARDENS.number()));
        assertThat(t.table().player(0).uses(Wonder.GREAT_GARDENS)).isTrue();
        assertThat(isSanctuary(t, "D2", Fatigue.PLAINS | Fatigue.FOREST)).isTrue();
        assertThat(isSanctuary(t, "D2", Fatigue.FOREST)).isFalse();
        assertThat(isSanctuary(t, "D5", Fatigue.PLAINS)).isFalse();
    }

    @Test
    @Rule("CC-12.33")
    void theGardensProtectBarbariansToo() {
        TestTable t = owner(Wonder.GREAT_GARDENS);
        t.table().cities().setOwner(t.at("D2"), ClashTable.BARBARIANS);
        WonderFate.passTo(t.table(), t.at("D2"), ClashTable.BARBARIANS);
        assertThat(isSanctuary(t, "D2", Fatigue.PLAINS)).isTrue();
        assertThat(isSanctuary(t, "D2", 0)).isFalse();
    }

    /** What the wonder itself says, whoever owns the city. */
    private static boolean isSanctuary(TestTable t, String city, int flags) {
        int owner = t.table().cities().owner(t.at(city));
        return t.table()
                .hooks()
                .move
                .sanctuary
                .voice(Wonder.GREAT_GARDENS)
                .forbids(t.table(), owner, t.at(city), flags);
    }

    // --- Great Library ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-12.31", "CC-12.32"})
    void theLibraryLendsOneAdvanceUntilTheEndOfTheTurn() {
        TestTable t = owner(Wonder.GREAT_LIBRARY).turnOf(0).choose("use great-library");
        assertThat(t.codes())
                .contains("choose philosophy", "choose metallurgy", "choose roads")
                .doesNotContain("choose farming", "choose voting", "choose dogma", "choose nationalism");
        t.choose("choose philosophy");
        var player = t.table().player(0);
        assertThat(player.uses(BaseAdvance.PHILOSOPHY)).isTrue();
        assertThat(player.owns(BaseAdvance.PHILOSOPHY)).isFalse();
        assertThat(player.get(Good.IDEAS)).as("no one-time effect").isZero();
        assertThat(player.get(Good.MOOD)).as("no token").isZero();
        assertThat(player.advanceCount()).isEqualTo(2);
        assertThat(t.codes()).as("once per turn, no action").doesNotContain("use great-library");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        t.choose("end-turn");
        assertThat(player.uses(BaseAdvance.PHILOSOPHY)).isFalse();
    }

    @Test
    @Rule("CC-12.32")
    void aBorrowedAdvanceUnlocksActions() {
        TestTable t = owner(Wonder.GREAT_LIBRARY)
                .city(0, "A3", Mood.NEUTRAL)
                .goods(0, Good.FOOD, 1)
                .goods(0, Good.ORE, 1)
                .goods(0, Good.WOOD, 1)
                .turnOf(0);
        assertThat(t.codes()).doesNotContain("construct academy D5");
        t.choose("use great-library", "choose writing");
        assertThat(t.codes()).contains("construct academy D5");
    }

    // --- Great Lighthouse -------------------------------------------------------------------------------------------

    private static TestTable lighthouse() {
        return owner(Wonder.GREAT_LIGHTHOUSE)
                .terrain("D1", Terrain.SEA)
                .terrain("D3", Terrain.SEA)
                .terrain("A7", Terrain.SEA)
                .city(0, "D2", Mood.NEUTRAL, BaseBuilding.PORT)
                .port("D2", "D1")
                .units(1, BaseUnit.SHIP, "D3", 1);
    }

    @Test
    @Rule({"CC-12.28", "CC-4.46"})
    void everyActivationOfTheLighthouseCityMayBringAShip() {
        TestTable t = lighthouse().turnOf(0).choose("collect D2", "gather D2 food", "done");
        assertThat(t.table().player(0).get(Good.FOOD)).as("after the work").isGreaterThan(0);
        assertThat(t.codes()).containsExactlyInAnyOrder("place D1", "place A7", "pass");
        t.choose("place A7");
        assertThat(t.table().units().count(0, BaseUnit.SHIP, t.at("A7"))).isEqualTo(1);
        assertThat(t.codes()).contains("end-turn");
        t.choose("collect D2", "gather D2 food", "done", "pass");
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.ANGRY);
        t.choose("collect D5", "gather D5 food");
        assertThat(t.codes()).as("another city").contains("end-turn");
    }

    @Test
    @Rule("CC-12.28")
    void withoutAShipInSupplyNothingIsAsked() {
        TestTable t = lighthouse().units(0, BaseUnit.SHIP, "D1", 4).turnOf(0);
        t.choose("collect D2", "gather D2 food", "done");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule("CC-12.28")
    void theLighthouseNamesTheFirstPlayer() {
        TestTable t = lighthouse();
        var hook = t.table().hooks().turn.namesFirstPlayer;
        assertThat(hook.isHeard(t.table().abilities(0))).isTrue();
        assertThat(hook.isHeard(t.table().abilities(1))).isFalse();
    }

    // --- Great Mausoleum --------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-12.29")
    void theMausoleumOpensTheDiscardPiles() {
        TestTable t = owner(Wonder.GREAT_MAUSOLEUM);
        var hook = t.table().hooks().turn.gravedigger;
        assertThat(hook.isHeard(t.table().abilities(0))).isTrue();
        assertThat(hook.isHeard(t.table().abilities(1))).isFalse();
    }

    // --- Great Statue -----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-12.35", "CC-3.12"})
    void theStatueTurnsAnObjectiveIntoAnAction() {
        TestTable t = owner(Wonder.GREAT_STATUE).objectives(0, 3, 7).turnOf(0).choose("use great-statue");
        assertThat(t.codes()).containsExactly("discard o3", "discard o7");
        t.choose("discard o7");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(4);
        assertThat(t.table().player(0).objectiveCards()).isEqualTo(Numbers.of(3));
        assertThat(t.table().objectiveDeck().topDiscard()).isEqualTo(7);
        assertThat(t.codes()).as("once per turn").doesNotContain("use great-statue");
    }

    @Test
    @Rule("CC-12.35")
    void theStatueNeedsAnObjectiveInHand() {
        assertThat(owner(Wonder.GREAT_STATUE).objectives(0).turnOf(0).codes()).doesNotContain("use great-statue");
    }

    // --- Great Wall -------------------------------------------------------------------------------------------------

    private static int penalty(Mood mood, int round, int role) {
        TestTable t = owner(Wonder.GREAT_WALL).city(0, "D5", mood);
        Battle battle = t.table().battle();
        battle.setSide(role, 0);
        battle.setSide(Battle.other(role), 1);
        battle.setCity(0, 1, false, Numbers.NONE);
        battle.setSpace(t.at("D5"));
        for (int n = 0; n < round; n++) {
            battle.nextRound();
        }
        var hook = t.table().hooks().battle.combatRoll;
        hook.voice(Wonder.GREAT_WALL).run(t.table(), battle, role);
        assertThat(battle.now().bonus(role)).isZero();
        return battle.now().bonus(Battle.other(role));
    }

    @Test
    @Rule("CC-12.34")
    void theWallWeakensAttackersOfHappyCitiesInTheFirstRound() {
        assertThat(penalty(Mood.HAPPY, 1, Battle.DEFENDER)).isEqualTo(-2);
        assertThat(penalty(Mood.HAPPY, 2, Battle.DEFENDER)).isZero();
        assertThat(penalty(Mood.NEUTRAL, 1, Battle.DEFENDER)).isZero();
        assertThat(penalty(Mood.HAPPY, 1, Battle.ATTACKER)).isZero();
    }

    @Test
    @Rule("CC-12.34")
    void theWallRepelsBarbariansFromEveryCity() {
        TestTable t = owner(Wonder.GREAT_WALL).city(0, "D5", Mood.ANGRY);
        var hook = t.table().hooks().battle.repelsBarbarians;
        assertThat(hook.of(t.table().abilities(0)).iterator().next().holds(t.table(), 0, t.at("D5")))
                .isTrue();
        assertThat(hook.isHeard(t.table().abilities(1))).isFalse();
    }
}
