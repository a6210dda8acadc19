package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Civil;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.first.content.FirstCivil;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The upper half of every action card, played by red, whose city is D4; blue's is D8. */
class FirstActionCardsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int BARBARIANS = ClashTable.BARBARIANS;

    private final TestTable t = First.plain()
            .city(RED, "D4", Mood.NEUTRAL)
            .city(BLUE, "D8", Mood.NEUTRAL)
            .goods(RED, Good.FOOD, 0)
            .goods(BLUE, Good.FOOD, 0);

    private final ClashTable table = t.table();
    private final Player red = table.player(RED);
    private final Player blue = table.player(BLUE);

    private String play(Civil civil) {
        return "play a"
                + table.content().actionCards().stream()
                        .filter(card -> card.civil().equals(civil))
                        .findFirst()
                        .orElseThrow()
                        .number();
    }

    /** Red holds one card, and it is his turn. */
    private FirstActionCardsTest holding(Civil civil) {
        t.hand(RED, Integer.parseInt(play(civil).substring("play a".length()))).turnOf(RED);
        return this;
    }

    private void again() {
        table.push(new TakeTurn(RED));
        table.settle();
    }

    private int actions() {
        return table.turn().actionsLeft();
    }

    @Test
    @Rule({"CC-10.11", "CC-1.44", "CC-10.13"})
    void advanceBringsItsLevelAndToken() {
        t.goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.ADVANCE);
        t.choose(play(BaseCivil.ADVANCE), "advance myths");
        assertThat(red.owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(Scales.of(table).level(RED, Scale.HAPPINESS_LEVEL)).isEqualTo(1);
        assertThat(red.get(Good.MOOD)).isEqualTo(1);
        assertThat(red.get(Good.CULTURE)).isZero();
        assertThat(actions()).isEqualTo(3);
    }

    @Test
    @Rule({"CC-10.20", "CC-4.28"})
    void imitationCopiesANeighbour() {
        t.advances(BLUE, BaseAdvance.MYTHS).units(BLUE, BaseUnit.SETTLER, "D6", 1);
        holding(FirstCivil.IMITATION);
        t.choose(play(FirstCivil.IMITATION));
        assertThat(red.owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(blue.owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(Scales.of(table).level(RED, Scale.HAPPINESS_LEVEL)).isEqualTo(1);
        assertThat(actions()).isEqualTo(3);
    }

    @Test
    @Rule({"CC-10.20"})
    void imitationNeedsANeighbour() {
        t.advances(BLUE, BaseAdvance.MYTHS);
        holding(FirstCivil.IMITATION);
        assertThat(t.codes()).doesNotContain(play(FirstCivil.IMITATION));
    }

    @Test
    @Rule({"CC-10.9", "CC-10.3", "CC-10.20"})
    void inspirationAnswersACaptureOnce() {
        t.hand(RED, 35, 36)
                .advances(BLUE, BaseAdvance.FISHING, BaseAdvance.WRITING)
                .turnOf(RED);
        assertThat(table.content().actionCard(35).civil()).isEqualTo(FirstCivil.CONQUEST_INSPIRATION);
        assertThat(t.codes()).as("never between actions").doesNotContain("play a35");
        table.book().captured(table, RED, BLUE);
        table.settle();
        assertThat(t.codes()).containsExactlyInAnyOrder("play a35", "play a36", "pass");
        t.choose("play a36", "advance fishing");
        assertThat(red.owns(BaseAdvance.FISHING)).isTrue();
        assertThat(t.codes()).as("the second card has to wait").contains("end-turn");
    }

    @Test
    @Rule({"CC-10.18"})
    void heroGeneralCheersAfterABattle() {
        t.city(RED, "B4", Mood.ANGRY).goods(RED, Good.MOOD, 1);
        holding(BaseCivil.HERO_GENERAL);
        assertThat(t.codes()).doesNotContain(play(BaseCivil.HERO_GENERAL));
        table.turn().countLandBattleWon();
        again();
        t.choose(play(BaseCivil.HERO_GENERAL), "improve B4", "improve B4");
        assertThat(table.cities().mood(t.at("B4"))).isEqualTo(Mood.HAPPY);
        assertThat(red.get(Good.MOOD)).isZero();
    }

    @Test
    @Rule({"CC-10.5", "CC-18.1"})
    void spySwapsActionAndObjectiveCards() {
        t.hand(RED, 7, 1)
                .hand(BLUE, 25)
                .objectives(BLUE, 3)
                .goods(RED, Good.CULTURE, 1)
                .turnOf(RED);
        assertThat(table.content().actionCard(7).civil()).isEqualTo(BaseCivil.SPY);
        t.choose("play a7");
        assertThat(t.codes()).as("no objective to give back").containsExactly("take a25", "pass");
        t.choose("take a25");
        assertThat(red.actionCards().has(25)).isTrue();
        assertThat(blue.actionCards().has(1)).isTrue();
        assertThat(actions()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-7.96"})
    void ideasCountAcademiesThatCanBeUsed() {
        t.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY).goods(RED, Good.IDEAS, 0);
        holding(BaseCivil.IDEAS);
        assertThat(t.codes()).as("captured, without Writing").doesNotContain(play(BaseCivil.IDEAS));
        t.advances(RED, BaseAdvance.WRITING);
        again();
        t.choose(play(BaseCivil.IDEAS));
        assertThat(red.get(Good.IDEAS)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-10.18", "CC-1.36"})
    void greatIdeasBringTwo() {
        holding(BaseCivil.GREAT_IDEAS);
        table.turn().countConquest();
        t.goods(RED, Good.IDEAS, 7);
        again();
        t.choose(play(BaseCivil.GREAT_IDEAS));
        assertThat(red.get(Good.IDEAS)).as("no more than 8").isEqualTo(8);
    }

    // --- Mercenaries --------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-8.3", "CC-8.46", "CC-8.50", "CC-10.11"})
    void mercenariesRaidACityAndGoBack() {
        t.city(BARBARIANS, "D6", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "D6", 2)
                .city(BLUE, "D8", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .units(BLUE, BaseUnit.SETTLER, "D8", 1)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.CULTURE, 1)
                .dice("6", "5");
        holding(BaseCivil.MERCENARIES);
        t.choose(play(BaseCivil.MERCENARIES));
        assertThat(t.codes())
                .as("the only settlement was chosen")
                .containsExactlyInAnyOrder("pay 1food", "pay 1culture");
        t.choose("pay 1culture");
        assertThat(t.codes()).containsExactlyInAnyOrder("lead D6 D4", "lead D6 D8");
        t.choose("lead D6 D8");
        assertThat(table.units().isEmpty(t.at("D8"))).as("the settler is dead").isTrue();
        assertThat(table.cities().has(t.at("D8"), BaseBuilding.TEMPLE)).isFalse();
        assertThat(table.cities().mood(t.at("D8"))).isEqualTo(Mood.ANGRY);
        assertThat(table.units().army(BARBARIANS, t.at("D6"))).isEqualTo(2);
        assertThat(red.get(Good.GOLD)).isZero();
        assertThat(actions()).isEqualTo(2);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-8.3", "CC-10.12"})
    void mercenariesNeedASettlementWithBarbariansInRange() {
        t.city(BARBARIANS, "D6", Mood.NEUTRAL).goods(RED, Good.FOOD, 1);
        holding(BaseCivil.MERCENARIES);
        assertThat(t.codes()).as("nobody there").doesNotContain(play(BaseCivil.MERCENARIES));
        t.units(BARBARIANS, BaseUnit.INFANTRY, "D6", 1).goods(RED, Good.FOOD, 0);
        again();
        assertThat(t.codes()).as("nothing to pay").doesNotContain(play(BaseCivil.MERCENARIES));
    }

    @Test
    @Rule({"CC-8.46", "CC-10.11"})
    void twoSettlementsAttackOneAfterTheOther() {
        t.city(BARBARIANS, "D6", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "D6", 1)
                .city(BARBARIANS, "E6", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "E6", 1)
                .city(BLUE, "D7", Mood.NEUTRAL)
                .units(BLUE, BaseUnit.SETTLER, "D7", 2)
                .goods(RED, Good.FOOD, 2)
                .dice("5", "5");
        holding(BaseCivil.MERCENARIES);
        t.choose(play(BaseCivil.MERCENARIES), "choose D6", "choose E6", "lead E6 D7", "lead D6 D7");
        assertThat(table.units().count(BLUE, BaseUnit.SETTLER, t.at("D7"))).isZero();
        assertThat(table.units().army(BARBARIANS, t.at("E6"))).isEqualTo(1);
        assertThat(red.get(Good.FOOD)).isZero();
        assertThat(t.codes()).contains("end-turn");
    }

    // --- the others ---------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-4.116", "CC-4.117"})
    void culturalTakeoverTurnsASettlement() {
        t.city(BARBARIANS, "D5", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "D5", 2)
                .dice("5");
        holding(BaseCivil.CULTURAL_TAKEOVER);
        t.choose(play(BaseCivil.CULTURAL_TAKEOVER), "target D5");
        t.choose(t.codes().getFirst());
        assertThat(table.cities().isOf(RED, t.at("D5"))).isTrue();
        assertThat(table.units().owner(t.at("D5"))).isEqualTo(RED);
    }

    @Test
    @Rule({"CC-10.5", "CC-4.46"})
    void cityDevelopmentConstructsForNothing() {
        t.city(RED, "B4", Mood.NEUTRAL).advances(RED, BaseAdvance.WRITING).goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.CITY_DEVELOPMENT);
        t.choose(play(BaseCivil.CITY_DEVELOPMENT), "construct academy D4");
        assertThat(table.cities().has(t.at("D4"), BaseBuilding.ACADEMY)).isTrue();
        assertThat(table.cities().activations(t.at("D4"))).isEqualTo(1);
        assertThat(red.get(Good.CULTURE)).isZero();
    }

    @Test
    @Rule({"CC-4.88", "CC-10.5"})
    void cityDevelopmentMayBringASettlerWithSanitation() {
        t.city(RED, "B4", Mood.NEUTRAL)
                .advances(RED, BaseAdvance.WRITING, BaseAdvance.SANITATION)
                .goods(RED, Good.CULTURE, 1)
                .goods(RED, Good.FOOD, 1);
        holding(BaseCivil.CITY_DEVELOPMENT);
        t.choose(play(BaseCivil.CITY_DEVELOPMENT), "construct academy D4");
        assertThat(t.codes()).containsExactly("yes", "no");
        t.choose("yes");
        assertThat(table.units().count(RED, BaseUnit.SETTLER, t.at("D4"))).isEqualTo(1);
        assertThat(red.get(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-10.3"})
    void productionFocusUsesASpaceAgain() {
        t.city(RED, "D4", Mood.HAPPY, BaseBuilding.ACADEMY)
                .terrain("D3", Terrain.MOUNTAIN)
                .terrain("E4", Terrain.FOREST);
        holding(BaseCivil.PRODUCTION_FOCUS);
        t.choose(play(BaseCivil.PRODUCTION_FOCUS), "gather D3 ore", "gather D3 ore");
        t.choose("gather D3 ore");
        assertThat(red.get(Good.ORE)).as("a happy city of size 2").isEqualTo(3);
    }

    @Test
    @Rule({"CC-10.3"})
    void massProductionUsesTwoMoreSpaces() {
        t.terrain("D3", Terrain.MOUNTAIN).terrain("E4", Terrain.FOREST).terrain("C4", Terrain.MOUNTAIN);
        holding(BaseCivil.MASS_PRODUCTION);
        t.choose(play(BaseCivil.MASS_PRODUCTION), "gather D3 ore", "gather E4 wood", "gather C4 ore");
        assertThat(red.get(Good.ORE)).isEqualTo(2);
        assertThat(red.get(Good.WOOD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-10.5", "CC-6.77"})
    void explorerRevealsARegionAndBringsASettler() {
        int slot = table.board().slotOf(t.at("D5"));
        for (int space : table.board().slots().get(slot).cells()) {
            table.lands().setTerrain(space, Terrain.UNEXPLORED);
        }
        t.goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.EXPLORER);
        t.choose(play(BaseCivil.EXPLORER), "place D4");
        assertThat(table.units().count(RED, BaseUnit.SETTLER, t.at("D4"))).isEqualTo(1);
        String region = t.codes().stream()
                .filter(code -> code.startsWith("explore"))
                .findFirst()
                .orElseThrow();
        t.choose(region);
        while (!t.codes().contains("end-turn")) {
            t.choose(t.codes().getFirst());
        }
        for (int space : table.board().slots().get(slot).cells()) {
            assertThat(table.lands().terrain(space)).isNotEqualTo(Terrain.UNEXPLORED);
        }
        assertThat(actions()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-7.9"})
    void negotiationsForbidAttacks() {
        t.goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.NEGOTIATIONS);
        t.choose(play(BaseCivil.NEGOTIATIONS));
        assertThat(table.lasting().isTruce(RED, BLUE)).isTrue();
        assertThat(red.get(Good.CULTURE)).isZero();
    }

    @Test
    @Rule({"CC-3.12"})
    void leadershipIsAnAction() {
        t.goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.LEADERSHIP);
        t.choose(play(BaseCivil.LEADERSHIP));
        assertThat(actions()).isEqualTo(4);
    }

    @Test
    @Rule({"CC-3.13"})
    void assassinationTakesAnAction() {
        t.goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.ASSASSINATION);
        t.choose(play(BaseCivil.ASSASSINATION));
        assertThat(blue.lostActions()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-10.5", "CC-11.16"})
    void newPlansExchangeAnObjective() {
        t.objectives(RED, 4).goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.NEW_PLANS);
        t.choose(play(BaseCivil.NEW_PLANS));
        t.choose(t.codes().getLast());
        assertThat(red.objectiveCards().size()).isEqualTo(1);
        assertThat(actions()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-10.5", "CC-4.11"})
    void synergiesBuyTwoOfACategory() {
        t.goods(RED, Good.IDEAS, 4);
        holding(BaseCivil.SYNERGIES);
        t.choose(play(BaseCivil.SYNERGIES), "advance fishing");
        assertThat(t.codes()).as("Navigation requires Cartography").doesNotContain("advance navigation");
        t.choose("advance cartography");
        assertThat(red.get(Good.IDEAS)).isZero();
        assertThat(red.owns(BaseAdvance.CARTOGRAPHY)).isTrue();
    }

    private List<String> synergiesOfWar(int ore) {
        t.advances(RED, BaseAdvance.TACTICS).goods(RED, Good.IDEAS, 4).goods(RED, Good.ORE, ore);
        holding(BaseCivil.SYNERGIES);
        t.choose(play(BaseCivil.SYNERGIES));
        return t.codes();
    }

    @Test
    @Rule("CC-4.29")
    void synergiesReckonWithWhatAnAdvanceCostsBesides() {
        assertThat(synergiesOfWar(1)).contains("advance draft").doesNotContain("advance steel-weapons");
    }

    @Test
    @Rule("CC-4.29")
    void synergiesBuyWhatCostsMoreWhereItCanBePaid() {
        assertThat(synergiesOfWar(2)).contains("advance draft", "advance steel-weapons");
        t.choose("advance steel-weapons");
        assertThat(red.get(Good.ORE)).isZero();
        assertThat(t.codes()).contains("advance draft");
    }

    @Test
    @Rule({"CC-6.20"})
    void militiaIsASoldier() {
        t.goods(RED, Good.CULTURE, 1);
        holding(BaseCivil.MILITIA);
        t.choose(play(BaseCivil.MILITIA));
        assertThat(table.units().count(RED, BaseUnit.INFANTRY, t.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-10.20"})
    void technologyTradeTeachesBoth() {
        t.advances(RED, BaseAdvance.FISHING).advances(BLUE, BaseAdvance.MYTHS).units(BLUE, BaseUnit.SETTLER, "D6", 1);
        holding(BaseCivil.TECHNOLOGY_TRADE);
        t.choose(play(BaseCivil.TECHNOLOGY_TRADE));
        assertThat(red.owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(blue.owns(BaseAdvance.FISHING)).isTrue();
        assertThat(Scales.of(table).level(RED, Scale.HAPPINESS_LEVEL)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-10.5"})
    void newIdeasBuyAnAdvanceAndBringTwo() {
        t.goods(RED, Good.GOLD, 2);
        holding(BaseCivil.NEW_IDEAS);
        t.choose(play(BaseCivil.NEW_IDEAS), "advance tactics");
        assertThat(red.owns(BaseAdvance.TACTICS)).isTrue();
        assertThat(red.get(Good.IDEAS)).isEqualTo(2);
        assertThat(red.get(Good.GOLD)).isZero();
    }
}
