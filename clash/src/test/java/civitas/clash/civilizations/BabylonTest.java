package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.card.Drawing;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.event.Happenings;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.event.DrawEvent;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Babylon: canals and laws, and its three kings. */
class BabylonTest extends Position {

    @Test
    @Rule("CC-16.34")
    void canalsBringASecondFoodOnlyToOne() {
        red(Civilization.BABYLON, BaseAdvance.STORAGE, BaseAdvance.ENGINEERING);
        test.city(RED, "D4", Mood.HAPPY).turnOf(RED);
        collect("D4", "D5");
        assertThat(has(Good.FOOD))
                .as("two are not one: %s", CivAdvance.BABYLON_CANALS)
                .isEqualTo(2);
        test.city(RED, "D7", Mood.NEUTRAL).turnOf(RED).choose("collect D7");
        gather("D7");
        test.choose("collect D7");
        gather("D7");
        assertThat(has(Good.FOOD)).as("any number of times").isEqualTo(2 + 2 + 2);
    }

    private int drawsAfterInfluence(int... hand) {
        red(Civilization.BABYLON, BaseAdvance.WRITING);
        test.hand(RED, hand).city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        test.turnOf(RED).dice("6i").choose("influence");
        if (test.codes().contains("target D5")) {
            test.choose("target D5");
        }
        return table.player(RED).actionHandSize() - hand.length;
    }

    @Test
    @Rule("CC-16.10")
    void codeOfLawsDrawsACardAfterInfluenceWithFourOrFewer() {
        assertThat(drawsAfterInfluence(1, 2, 3, 4))
                .as("%s", CivAdvance.BABYLON_CODE_OF_LAWS)
                .isEqualTo(1);
        assertThat(drawsAfterInfluence(1, 2, 3, 4, 5)).isZero();
    }

    @Test
    @Rule("CC-16.10")
    void starCataloguesBringAnIdeaOrCultureBeforeTheCard() {
        red(Civilization.BABYLON, BaseAdvance.MATH, BaseAdvance.ASTRONOMY);
        int pile = table.eventDeck().drawPile().length;
        test.turnOf(RED);
        table.push(new DrawEvent(RED));
        table.settle();
        assertThat(test.codes())
                .as("%s", CivAdvance.BABYLON_STAR_CATALOGUES)
                .containsExactly("take 1ideas", "take 1culture");
        assertThat(table.eventDeck().drawPile()).as("not drawn yet").hasSize(pile);
    }

    @Test
    @Rule("CC-16.17")
    void hammurabiLawgiverMakesHisCityHappyForOneCulture() {
        red(Civilization.BABYLON);
        test.city(RED, "D4", Mood.ANGRY).city(RED, "D6", Mood.ANGRY).goods(RED, Good.CULTURE, 2);
        leads(RED, Leader.HAMMURABI, "D4");
        test.turnOf(RED).choose("improve-mood");
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", LeaderAbility.HAMMURABI_LAWGIVER)
                .isEqualTo(Mood.HAPPY);
        assertThat(table.cities().mood(test.at("D6"))).isEqualTo(Mood.ANGRY);
        assertThat(goods()).isEqualTo("1culture");
    }

    @Test
    @Rule("CC-16.17")
    void hammurabiGuardianSparesFoodAndWoodOfHisFortress() {
        red(Civilization.BABYLON);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        leads(RED, Leader.HAMMURABI, "D4");
        Goods ore = Goods.of(Good.ORE, 1);
        assertThat(costs("D4", BaseBuilding.FORTRESS, ore))
                .as("%s", LeaderAbility.HAMMURABI_GUARDIAN)
                .isTrue();
        assertThat(costs("D4", BaseBuilding.TEMPLE, ore)).as("a temple").isFalse();
        assertThat(costs("D6", BaseBuilding.FORTRESS, ore)).as("elsewhere").isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void nabopolassarLiberatorNeedsAnOpponentWithAsManyCities() {
        red(Civilization.BABYLON);
        test.units(BLUE, INFANTRY, "D4", 2).city(BLUE, "F3", Mood.NEUTRAL).city(RED, "B3", Mood.NEUTRAL);
        attack(Leader.NABOPOLASSAR, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.NABOPOLASSAR_LIBERATOR))
                .as("as many")
                .isEqualTo(2);
        red(Civilization.BABYLON);
        test.units(BLUE, INFANTRY, "D4", 2).city(BLUE, "F3", Mood.NEUTRAL);
        test.city(RED, "B3", Mood.NEUTRAL).city(RED, "B5", Mood.NEUTRAL);
        attack(Leader.NABOPOLASSAR, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.NABOPOLASSAR_LIBERATOR))
                .as("fewer")
                .isZero();
        red(Civilization.BABYLON);
        test.units(ClashTable.BARBARIANS, INFANTRY, "D4", 2).city(ClashTable.BARBARIANS, "F3", Mood.NEUTRAL);
        attack(Leader.NABOPOLASSAR, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.NABOPOLASSAR_LIBERATOR))
                .as("no opponent")
                .isZero();
    }

    private void romeTakesABabylonianCity(int garrison) {
        between(Civilization.ROME, Civilization.BABYLON);
        test.city(BLUE, "D4", Mood.NEUTRAL).city(BLUE, "D6", Mood.NEUTRAL).city(BLUE, "B5", Mood.NEUTRAL);
        test.units(BLUE, INFANTRY, "D6", garrison);
        leads(BLUE, Leader.NABOPOLASSAR, "D6");
        attack(Force.of(INFANTRY, 2));
        assertThat(table.cities().isOf(RED, test.at("D4"))).isTrue();
        // The settler for the lost city is there before he is.
        test.choose(BLUE, "place B5");
    }

    @Test
    @Rule({"CC-16.17", "CC-7.108"})
    void nabopolassarRevoltRaisesAnInfantryAfterACityFell() {
        romeTakesABabylonianCity(2);
        assertThat(count(BLUE, INFANTRY, "D6"))
                .as("%s", LeaderAbility.NABOPOLASSAR_REVOLT)
                .isEqualTo(3);
        romeTakesABabylonianCity(3);
        assertThat(count(BLUE, INFANTRY, "D6")).as("no room for it").isEqualTo(3);
        assertThat(count(BLUE, INFANTRY, "B5")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.31", "CC-16.32"})
    void nebuchadnezzarTakesTheGreatGardensFromAnotherHand() {
        red(Civilization.BABYLON);
        test.city(RED, "D4", Mood.HAPPY).wonderCards(RED).wonderCards(BLUE, Wonder.GREAT_GARDENS);
        Drawing.wonderCard(table, RED);
        assertThat(table.player(RED).wonderCards().has(Wonder.GREAT_GARDENS.card()))
                .as("no leader")
                .isFalse();
        test.wonderCards(RED);
        leads(RED, Leader.NEBUCHADNEZZAR_II, "D4");
        Drawing.wonderCard(table, RED);
        assertThat(table.player(RED).wonderCards().has(Wonder.GREAT_GARDENS.card()))
                .as("%s", LeaderAbility.NEBUCHADNEZZAR_II_GREAT_GARDENS)
                .isTrue();
        assertThat(table.player(BLUE).wonderCards().size())
                .as("another card for it")
                .isEqualTo(1);
        assertThat(table.player(BLUE).wonderCards().has(Wonder.GREAT_GARDENS.card()))
                .isFalse();
    }

    /** Nebuchadnezzar receives a wonder card while one lies open through an event. */
    private void receiveBeside(Wonder shown) {
        red(Civilization.BABYLON);
        test.city(RED, "D4", Mood.HAPPY).wonderCards(RED).wonderCards(BLUE);
        leads(RED, Leader.NEBUCHADNEZZAR_II, "D4");
        table.wonderDeck().remove(shown.card());
        Happenings.of(table).showWonder(shown.card());
        test.turnOf(RED);
        Drawing.wonderCard(table, RED);
        table.settle();
    }

    @Test
    @Rule({"CC-16.31", "CC-16.32"})
    void nebuchadnezzarMustTakeTheGreatGardensWhateverLiesOpen() {
        receiveBeside(Wonder.GREAT_WALL);
        assertThat(table.player(RED).wonderCards().has(Wonder.GREAT_GARDENS.card()))
                .as("without being asked: %s", LeaderAbility.NEBUCHADNEZZAR_II_GREAT_GARDENS)
                .isTrue();
        assertThat(Happenings.of(table).shownWonder()).as("it still lies there").isEqualTo(Wonder.GREAT_WALL.card());
        receiveBeside(Wonder.GREAT_GARDENS);
        assertThat(table.player(RED).wonderCards().has(Wonder.GREAT_GARDENS.card()))
                .as("the open card itself")
                .isTrue();
        assertThat(Happenings.of(table).shownWonder())
                .as("another one lies open")
                .isNotZero()
                .isNotEqualTo(Wonder.GREAT_GARDENS.card());
    }

    @Test
    @Rule("CC-16.33")
    void nebuchadnezzarBuildsWondersFreelyAndHisOwnForLess() {
        red(Civilization.BABYLON, BaseAdvance.ENGINEERING, BaseAdvance.IRRIGATION, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.HAPPY).city(RED, "D6", Mood.HAPPY).wonderCards(RED, Wonder.GREAT_GARDENS);
        test.goods(RED, Good.FOOD, 5)
                .goods(RED, Good.WOOD, 5)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.CULTURE, 3);
        test.turnOf(RED);
        assertThat(test.codes()).as("3 culture of 5").noneMatch(code -> code.startsWith("build great-gardens"));
        leads(RED, Leader.NEBUCHADNEZZAR_II, "D4");
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        assertThat(offers(LeaderAbility.NEBUCHADNEZZAR_II_GREAT_GARDENS)).isTrue();
        test.choose("use nebuchadnezzar-ii-great-gardens");
        assertThat(table.wonders().builder(Wonder.GREAT_GARDENS)).isEqualTo(RED);
        assertThat(goods()).isEqualTo("nothing");
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
        test.wonderCards(RED);
        Drawing.wonderCard(table, RED);
        assertThat(table.player(RED).wonderCards().size())
                .as("built: any other card")
                .isEqualTo(1);
    }

    @Test
    @Rule("CC-16.33")
    void nebuchadnezzarNeedsEngineering() {
        red(Civilization.BABYLON, BaseAdvance.IRRIGATION, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.HAPPY).city(RED, "D6", Mood.HAPPY).wonderCards(RED, Wonder.GREAT_GARDENS);
        test.goods(RED, Good.FOOD, 5)
                .goods(RED, Good.WOOD, 5)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.CULTURE, 5);
        leads(RED, Leader.NEBUCHADNEZZAR_II, "D4");
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.NEBUCHADNEZZAR_II_GREAT_GARDENS)).isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void nebuchadnezzarIconoclastOnlyAttacksTemples() {
        red(Civilization.BABYLON);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.NEBUCHADNEZZAR_II, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.NEBUCHADNEZZAR_II_ICONOCLAST))
                .isZero();
        between(Civilization.ROME, Civilization.BABYLON);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        Peoples.of(table).crown(BLUE, Leader.NEBUCHADNEZZAR_II);
        test.units(BLUE, LEADER, "D4", 1);
        attack(Force.of(INFANTRY, 1));
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.NEBUCHADNEZZAR_II_ICONOCLAST))
                .as("he defends")
                .isZero();
    }
}
