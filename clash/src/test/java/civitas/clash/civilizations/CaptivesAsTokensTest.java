package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.score.Scoring;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Captives are tokens wherever tokens are spent, also where no price is named. */
class CaptivesAsTokensTest extends Position {

    private static final int MERCENARIES = 13;

    private int supply;

    @BeforeEach
    void redHoldsTwoCaptives() {
        between(Civilization.AZTECS, Civilization.ROME);
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.units(BLUE, INFANTRY, "D4", 2);
        attack(Force.of(INFANTRY, 4), "6i", "6i", "6i", "6i", "1l", "1l", "1l", "1l");
        test.choose("take infantry", "take infantry");
        for (Good good : Good.values()) {
            test.goods(RED, good, 0);
        }
        test.turnOf(RED);
        supply = table.unitsLeft(BLUE, INFANTRY);
    }

    private int released() {
        return table.unitsLeft(BLUE, INFANTRY) - supply;
    }

    @Test
    @Rule({"CC-16.28", "CC-12.30"})
    void aCaptiveRaisesTheCombatValueInTheGreatArena() {
        table.wonders().build(Wonder.GREAT_ARENA, RED);
        table.player(RED).setWonder(Wonder.GREAT_ARENA, true);
        test.emptyBoard().units(BLUE, INFANTRY, "D4", 3);
        supply = table.unitsLeft(BLUE, INFANTRY);
        attack(Force.of(INFANTRY, 2), "4c", "5c", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(test.codes())
                .containsExactly("spend culture aztecs-human-sacrifice", "spend mood aztecs-human-sacrifice", "pass");
        int value = table.battle().now().value(Battle.ATTACKER);
        test.choose("spend mood aztecs-human-sacrifice");
        assertThat(round(1, Battle.ATTACKER).value()).isEqualTo(value + 1);
        assertThat(released()).as("the captive and the two fallen").isEqualTo(3);
    }

    @Test
    @Rule("CC-16.28")
    void captivesLieOnTheUprisingAsTokens() {
        test.goods(RED, Good.MOOD, 1);
        int points = Scoring.total(table, RED);
        befall(ExpansionEvent.UPRISING, RED);
        assertThat(test.codes())
                .containsExactly(
                        "give mood", "spend mood aztecs-human-sacrifice", "spend culture aztecs-human-sacrifice");
        test.choose("spend culture aztecs-human-sacrifice");
        assertThat(released()).isEqualTo(1);
        assertThat(test.codes()).contains("done");
        test.choose("spend mood aztecs-human-sacrifice", "give mood");
        assertThat(released()).isEqualTo(2);
        assertThat(goods()).isEqualTo("nothing");
        assertThat(Scoring.total(table, RED) - points)
                .as("three half points, less those of two captives")
                .isEqualTo(3 - 2);
    }

    @Test
    @Rule("CC-16.28")
    void theGreatAthleteTurnsCaptivesIntoTokensOfOneKind() {
        test.goods(RED, Good.CULTURE, 1);
        table.book().people().of(ExpansionEvent.GREAT_ATHLETE).perform(table, RED);
        table.settle();
        test.choose("spend culture aztecs-human-sacrifice");
        assertThat(goods()).isEqualTo("1culture+1mood");
        assertThat(test.codes())
                .as("one way only")
                .containsExactly("give 1culture", "spend culture aztecs-human-sacrifice", "pass");
        test.choose("give 1culture");
        assertThat(goods()).isEqualTo("2mood");
        assertThat(released()).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.28")
    void dramaAndMusicTakesACaptive() {
        test.advances(RED, BaseAdvance.DRAMA_AND_MUSIC).turnOf(RED);
        assertThat(offers(BaseAdvance.DRAMA_AND_MUSIC)).isTrue();
        test.choose("use drama-and-music", "spend mood aztecs-human-sacrifice");
        assertThat(goods()).isEqualTo("1culture");
        assertThat(released()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.28", "CC-16.10"})
    void aztecGoldTakesCaptives() {
        test.advances(RED, BaseAdvance.ARTS).emptyBoard();
        test.units(RED, SETTLER, "D4", 1).terrain("D5", Terrain.MOUNTAIN).terrain("E4", Terrain.MOUNTAIN);
        supply = table.unitsLeft(BLUE, INFANTRY);
        test.turnOf(RED).choose("found D4", "spend culture aztecs-human-sacrifice");
        test.choose("spend mood aztecs-human-sacrifice");
        assertThat(goods()).isEqualTo("3gold");
        assertThat(released()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.28", "CC-10.11"})
    void mercenariesAreHiredForACaptive() {
        test.emptyBoard().city(RED, "D4", Mood.NEUTRAL).hand(RED, MERCENARIES);
        test.units(ClashTable.BARBARIANS, INFANTRY, "D6", 1).turnOf(RED);
        supply = table.unitsLeft(BLUE, INFANTRY);
        test.choose("play a13");
        chooseIfAsked("spend culture aztecs-human-sacrifice");
        assertThat(test.codes()).contains("lead D6 D5");
        assertThat(released()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.28", "CC-4.126", "CC-4.142"})
    void theCaptiveThatPaysForArtsDoesNotLengthenTheReach() {
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.MYTHS, BaseAdvance.RITUALS, BaseAdvance.ARTS);
        test.city(RED, "F4", Mood.NEUTRAL).city(BLUE, "F7", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        assertThat(test.turnOf(RED).codes())
                .as(
                        "three spaces, two tokens more than the city reaches: enough for the action, not after paying for Arts")
                .contains("influence")
                .doesNotContain("use arts");
        test.city(BLUE, "F6", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        assertThat(test.turnOf(RED).codes()).as("two spaces").contains("use arts");
        test.choose("use arts");
        assertThat(released()).isEqualTo(1);
        assertThat(test.codes()).as("the other captive lengthens the reach").contains("target F6 1culture");
    }
}
