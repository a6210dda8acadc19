package civitas.civ.battle;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.Back;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Why a unit, a front or an ability does not serve in a battle. */
class BattleReasonsTest {

    /** The defender begins: he opens front 1, then it is the attacker's turn. */
    private static Field opened() {
        Field field = Field.prepared().infantry(Field.RED, 1, 2).mounted(Field.BLUE, 1, 2);
        field.test.knows(0, BaseTech.METALWORKING, BaseTech.BIOLOGY, BaseTech.POTTERY);
        field.fight();
        while (field.battle().fronts() == 0) {
            field.test.choose(field.test.codes().getFirst());
        }
        return field;
    }

    @Test
    @Rule({"CV-11.47", "CV-11.49", "CV-11.50"})
    void frontsSayWhyTheyCannotBeAttacked() {
        Field field = opened();
        field.test.at(new PlayUnit(Battle.ATTACKER));
        assertThat(field.test.why(0, Front.of(0))).isEmpty();
        field.test.at(new PlayUnit(Battle.DEFENDER));
        assertThat(field.test.why(1, Front.of(0))).containsExactly("why.front-own");
    }

    @Test
    @Rule({"CV-11.41", "CV-11.42", "CV-11.43"})
    void abilitiesSayWhyTheyDoNotServe() {
        Field field = opened();
        field.test.at(new PlayUnit(Battle.ATTACKER));
        assertThat(field.test.why(0, BaseTech.METALWORKING)).containsExactly("why.pay-resource");
        assertThat(field.test.why(0, BaseTech.BIOLOGY)).containsExactly("why.no-target");
        assertThat(field.test.why(0, BaseTech.POTTERY)).containsExactly("why.ability-phase");
        field.battle().use(Battle.ATTACKER, BaseTech.BIOLOGY);
        assertThat(field.test.why(0, BaseTech.BIOLOGY)).containsExactly("why.used-battle");
        field.test.at(new EndTurn(Battle.ATTACKER));
        assertThat(field.test.why(0, field.table.content().unit(0))).containsExactly("why.unit-played");
    }

    @Test
    @Rule({"CV-11.65", "CV-11.66"})
    void woundsGoWhereUnitsAre() {
        Field field = opened();
        field.battle().setWounds(Battle.DEFENDER, 0, 1);
        field.battle().openFront();
        field.test.at(new Heal(Battle.DEFENDER, 2));
        assertThat(field.test.why(1, Front.of(0))).isEmpty();
        assertThat(field.test.why(1, Front.of(1))).containsExactly("why.front-none");
        field.test.at(new DealWounds(Battle.ATTACKER, 2));
        assertThat(field.test.why(0, Front.of(0))).isEmpty();
        assertThat(field.test.why(0, Front.of(1))).containsExactly("why.front-empty");
    }

    @Test
    @Rule({"CV-11.107"})
    void barbariansHaveTheirDecks() {
        Field field = opened();
        MissingBarbarian.ask(field.table, Battle.DEFENDER, 1);
        assertThat(field.test.why(1, UnitType.AIRCRAFT)).containsExactly("why.barbarian-deck");
        assertThat(field.test.why(1, UnitType.INFANTRY)).isEmpty();
    }

    @Test
    @Rule({"CV-11.82", "CV-11.86"})
    void lootSaysWhatTheLoserLacks() {
        Field field = Field.prepared().infantry(Field.RED, 3).defenders(0, 1);
        field.table.player(1).setTrade(3);
        field.attack(1, 0);
        assertThat(field.test.codes()).contains("loot-nothing");
        assertThat(field.test.why(0, Resource.IRON)).containsExactly("why.loot-none");
        assertThat(field.test.why(0, Back.ofLevel(1))).containsExactly("why.loot-city");
    }
}
