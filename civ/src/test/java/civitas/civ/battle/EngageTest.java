package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static civitas.civ.state.Battle.DEFENDER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.kernel.Rule;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import org.junit.jupiter.api.Test;

/** Battle turns, fronts, blows, wounds and abilities (rules 11.4). Player 1 defends and begins. */
class EngageTest {

    @Test
    @Rule({"CV-11.38", "CV-11.39", "CV-11.41", "CV-11.46", "CV-11.47", "CV-11.48", "CV-EX-42"})
    void sidesAlternateAndMayOpenFronts() {
        Field field = Field.prepared().mounted(BLUE, 3, 2).mounted(RED, 2, 1).fight();
        assertThat(field.table.asking()).isEqualTo(BLUE);
        assertThat(field.test.codes()).containsExactlyInAnyOrder("play mounted-3", "play mounted-2");
        field.choose("play mounted-3");
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes())
                .containsExactlyInAnyOrder(
                        "play mounted-1", "attack mounted-1 1", "play mounted-2", "attack mounted-2 1");
        field.choose("play mounted-2");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("mounted-3");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
        assertThat(field.at(ATTACKER, 2)).isEqualTo("mounted-2");
        assertThat(field.wounds(DEFENDER, 1) + field.wounds(ATTACKER, 2)).isZero();
        assertThat(field.table.asking()).isEqualTo(BLUE);
    }

    /** What a card is called depends on its owner's rank, in the list of choices as on the card (CV-11.19). */
    @Test
    @Rule("CV-11.19")
    void unitsAreCalledByTheNameOfTheirRank() {
        Lexicon english = Lexicon.load(Language.EN, new CivGame().bundles());
        Field field = Field.prepared().mounted(BLUE, 3, 2).mounted(RED, 2, 1).fight();
        assertThat(field.table.choices(field.table.asking()))
                .extracting(choice -> english.say(choice.label()))
                .containsExactlyInAnyOrder("Open a new front: Horseman (3)", "Open a new front: Horseman (2)");
        field.choose("play mounted-3");
        assertThat(field.lines("log.battle.open"))
                .extracting(event -> english.say(event.text()))
                .containsExactly("Blue: new front 1, Horseman (3)");
    }

    @Test
    @Rule({"CV-11.40"})
    void theAttackerBeginsAgainstWalls() {
        Field field = Field.prepared().mounted(BLUE, 3, 2).mounted(RED, 2, 1).city();
        field.table.cities().setWalls(Cities.of(BLUE, 1), true);
        field.attack(1, 0);
        assertThat(field.table.asking()).isEqualTo(RED);
    }

    @Test
    @Rule({"CV-11.49", "CV-11.50", "CV-11.51", "CV-11.53", "CV-EX-68"})
    void aFullFrontCannotBeAttacked() {
        Field field = Field.prepared().infantry(BLUE, 1, 2).infantry(RED, 2, 2).fight();
        field.battle().openFront();
        field.battle().setCard(DEFENDER, 0, take(field));
        field.battle().setCard(ATTACKER, 0, take(field));
        field.test.at(new PlayUnit(DEFENDER));
        assertThat(field.test.codes()).containsExactlyInAnyOrder("play infantry-1", "play infantry-2");
        field.choose("play infantry-1");
        assertThat(field.battle().fronts()).isEqualTo(2);
    }

    private static int take(Field field) {
        return field.table.market().units(UnitType.INFANTRY).draw(field.table.chance());
    }

    @Test
    @Rule({"CV-11.54", "CV-11.55", "CV-11.57", "CV-11.62", "CV-11.67", "CV-EX-43"})
    void unitsThatMeetWoundEachOther() {
        Field field = Field.prepared().mounted(BLUE, 3, 2).mounted(RED, 2, 1).fight();
        field.choose("play mounted-3", "attack mounted-2 1");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("mounted-3");
        assertThat(field.wounds(DEFENDER, 1)).isEqualTo(2);
        assertThat(Long.bitCount(field.battle().killed(ATTACKER))).isOne();
        assertThat(field.battle().killed(DEFENDER)).isZero();
    }

    @Test
    @Rule({"CV-11.52", "CV-11.58", "CV-EX-44"})
    void aWoundedUnitStrikesWithFullStrength() {
        Field field = Field.prepared().mounted(BLUE, 3, 1).mounted(RED, 2, 3, 1).fight();
        field.choose("play mounted-3", "attack mounted-2 1");
        assertThat(field.test.codes()).contains("attack mounted-3 1");
        field.choose("attack mounted-3 1");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
    }

    @Test
    @Rule({"CV-11.59", "CV-11.60", "CV-EX-45"})
    void trumpsStrikeFirst() {
        Field field = Field.prepared()
                .mounted(BLUE, 3, 1)
                .mounted(RED, 2)
                .infantry(RED, 3, 1)
                .fight();
        field.choose("play mounted-3", "attack mounted-2 1", "attack infantry-3 1");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("infantry-3");
        assertThat(field.wounds(ATTACKER, 1)).isZero();
    }

    @Test
    @Rule({"CV-11.60"})
    void whoSurvivesATrumpStrikesBack() {
        Field field = Field.prepared().mounted(BLUE, 3, 1).infantry(RED, 1, 2).fight();
        field.choose("play mounted-3", "attack infantry-2 1");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
        assertThat(field.wounds(DEFENDER, 1)).isEqualTo(2);
        field = Field.prepared().infantry(BLUE, 3, 1).mounted(RED, 3, 1).fight();
        field.choose("play infantry-3", "attack mounted-3 1");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("infantry-3");
        assertThat(field.wounds(DEFENDER, 1)).isZero();
    }

    @Test
    @Rule({"CV-11.59"})
    void everyTypeTrumpsOneOther() {
        assertThat(UnitType.INFANTRY.trumps(UnitType.MOUNTED)).isTrue();
        assertThat(UnitType.MOUNTED.trumps(UnitType.ARTILLERY)).isTrue();
        assertThat(UnitType.ARTILLERY.trumps(UnitType.INFANTRY)).isTrue();
        assertThat(UnitType.MOUNTED.trumps(UnitType.INFANTRY)).isFalse();
    }

    @Test
    @Rule({"CV-11.61"})
    void aircraftAreNeitherTrumpsNorTrumped() {
        Field field = Field.prepared()
                .infantry(BLUE, 3, 1)
                .unit(RED, UnitType.AIRCRAFT, 5)
                .infantry(RED, 1)
                .fight();
        field.choose("play infantry-3", "attack aircraft-5 1");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
        assertThat(field.wounds(ATTACKER, 1)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.44", "CV-11.42"})
    void whoHasMoreCardsGoesOnAlone() {
        Field field = Field.prepared().mounted(BLUE, 3).mounted(RED, 1, 1, 2).fight();
        assertThat(field.at(DEFENDER, 1)).isEqualTo("mounted-3");
        field.choose("play mounted-1", "play mounted-1");
        assertThat(field.table.asking()).isEqualTo(RED);
        field.choose("play mounted-2");
        assertThat(field.test.isDone()).isTrue();
        assertThat(field.armies(RED)).isOne();
    }

    @Test
    @Rule({"CV-11.07", "CV-11.45", "CV-11.72"})
    void anEmptyForceTakesNoTurn() {
        Field field = Field.prepared().mounted(RED, 1, 2);
        field.test.knows(BLUE, BaseTech.MATHEMATICS).resource(BLUE, Resource.IRON);
        field.fight();
        assertThat(field.table.asking()).isEqualTo(RED);
        field.choose("play mounted-2");
        assertThat(field.said("log.battle.winner")).isTrue();
        assertThat(field.armies(RED)).isOne();
        Field empty = Field.prepared().fight();
        assertThat(empty.test.isDone()).isTrue();
        assertThat(empty.armies(BLUE)).isOne();
    }

    @Test
    @Rule({"CV-11.41", "CV-11.42", "CV-11.63", "CV-10.31"})
    void strengthBonusesLastUntilTheEnd() {
        Field field = Field.prepared().mounted(BLUE, 3, 1).mounted(RED, 1, 2);
        field.test.knows(RED, BaseTech.METALWORKING).resource(RED, Resource.IRON);
        field.fight().choose("play mounted-3");
        assertThat(field.test.codes()).contains("use metalworking");
        field.choose("use metalworking");
        assertThat(field.test.codes()).doesNotContain("use metalworking");
        assertThat(field.table.player(RED).resource(Resource.IRON)).isZero();
        field.choose("attack mounted-1 1");
        assertThat(Units.strength(field.table, ATTACKER, 0)).isEqualTo(4);
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("mounted-1");
        assertThat(field.wounds(ATTACKER, 1)).isEqualTo(3);
        assertThat(Units.worth(field.table, ATTACKER, 0)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-11.41", "CV-11.43", "CV-11.65", "CV-10.04", "CV-10.05"})
    void woundsByAbilitiesAreDistributed() {
        Field field = Field.prepared().mounted(BLUE, 3, 2).mounted(RED, 1, 2);
        field.test
                .knows(RED, BaseTech.MATHEMATICS, BaseTech.BALLISTICS)
                .resource(RED, Resource.IRON)
                .resource(RED, Resource.IRON);
        field.fight().choose("play mounted-3", "play mounted-1");
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes()).containsExactlyInAnyOrder("use mathematics", "use ballistics", "done");
        field.choose("done", "play mounted-2", "use mathematics");
        assertThat(field.test.codes()).containsExactlyInAnyOrder("wound 1", "wound 3", "done");
        field.choose("wound 3", "wound 3");
        assertThat(field.at(DEFENDER, 3)).isEqualTo("-");
        assertThat(field.battle().killed(DEFENDER)).isNotZero();
        field.choose("wound 1");
        assertThat(field.wounds(DEFENDER, 1)).isOne();
        assertThat(field.test.codes()).contains("use ballistics").doesNotContain("use mathematics");
        field.choose("use ballistics", "wound 1", "done");
        assertThat(field.wounds(DEFENDER, 1)).isEqualTo(2);
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes()).contains("play mounted-2");
    }

    @Test
    @Rule({"CV-11.42", "CV-17.23"})
    void theQuestionDoesNotTellWhetherOneCouldPay() {
        Field field = Field.prepared().mounted(BLUE, 3, 2).mounted(RED, 1, 2);
        field.test.knows(RED, BaseTech.MATHEMATICS).resource(RED, Resource.WHEAT);
        field.fight().choose("play mounted-3", "play mounted-1");
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes()).containsExactly("done");
    }

    @Test
    @Rule({"CV-11.66", "CV-10.11"})
    void healingHelpsUnitsInPlayOncePerBattle() {
        Field field = Field.prepared().mounted(BLUE, 3, 3, 1).mounted(RED, 2, 2, 2);
        field.test.knows(BLUE, BaseTech.ANIMAL_HUSBANDRY);
        field.fight().choose("play mounted-3", "attack mounted-2 1");
        assertThat(field.test.codes()).contains("apply animal-husbandry");
        field.choose("play mounted-3");
        assertThat(field.test.codes()).containsExactlyInAnyOrder("apply animal-husbandry", "done");
        field.choose("done", "attack mounted-2 2", "apply animal-husbandry");
        assertThat(field.test.codes()).containsExactlyInAnyOrder("heal 1", "heal 2", "done");
        field.choose("heal 1", "heal 1", "heal 2");
        assertThat(field.wounds(DEFENDER, 1)).isZero();
        assertThat(field.wounds(DEFENDER, 2)).isOne();
        assertThat(Long.bitCount(field.battle().killed(ATTACKER))).isEqualTo(2);
        assertThat(field.test.codes()).doesNotContain("apply animal-husbandry");
        assertThat(field.lines("log.battle.healed")).hasSize(3);
    }

    @Test
    @Rule({"CV-11.66"})
    void biologyHealsEverything() {
        Field field = Field.prepared().mounted(BLUE, 3, 2, 1).mounted(RED, 2, 1, 2);
        field.test.knows(BLUE, BaseTech.BIOLOGY);
        field.fight().choose("play mounted-3", "attack mounted-2 1", "play mounted-2", "done", "attack mounted-1 2");
        field.choose("apply biology");
        assertThat(field.wounds(DEFENDER, 1) + field.wounds(DEFENDER, 2)).isZero();
        assertThat(field.test.codes()).containsExactlyInAnyOrder("play mounted-1");
    }
}
