package civitas.civ.battle;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.UnitType;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.fame.people.GreatCard;
import civitas.civ.fame.people.GreatCards;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Great person cards of battles, card by card. */
class GeneralCardsTest {

    private final Field field = Field.of(TestTable.choosing(
                    Rulebook.of(List.of(new BaseBox(), new FameAndFortune())),
                    BaseCivilization.RUSSIA,
                    BaseCivilization.GERMANY)
            .ready());
    private final CivTable table = field.table;
    private final GreatCards cards = table.sheet(GreatCards.class);

    private void give(int player, GreatCard card) {
        cards.give(player, card);
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            if (!table.lands().isWater(square) && table.pieces().isEmpty(square)) {
                for (byte token : table.market().people().drawPile()) {
                    if (table.content().person(token).equals(card.type())) {
                        table.market().people().remove(token);
                        table.putPerson(square, token);
                        return;
                    }
                }
            }
        }
    }

    private void giveOpen(int player, GreatCard card) {
        give(player, card);
        cards.turnUp(card);
    }

    /** The usual battle, a weak unit of the attacker against a strong one of the defender. */
    private void oneAgainstOne() {
        field.infantry(Field.RED, 1).infantry(Field.BLUE, 3).fight();
    }

    private void chooseFirst(String beginning) {
        field.test.choose(field.test.codes().stream()
                .filter(code -> code.startsWith(beginning))
                .findFirst()
                .orElseThrow());
    }

    @Test
    @Rule({"CV-10.38", "CV-17.23"})
    void leonidasHelpsADefenderWithFewerUnits() {
        give(Field.BLUE, GreatCard.LEONIDAS);
        field.infantry(Field.RED, 1, 2).infantry(Field.BLUE, 3).fight();
        assertThat(field.test.codes()).contains("turn-up leonidas", "pass");
        field.test.choose("turn-up leonidas");
        // the general's token adds 4
        assertThat(table.battle().bonus(Battle.DEFENDER)).isEqualTo(12);
    }

    @Test
    @Rule("CV-10.38")
    void leonidasDoesNotHelpWithAsManyUnits() {
        giveOpen(Field.BLUE, GreatCard.LEONIDAS);
        oneAgainstOne();
        assertThat(table.battle().bonus(Battle.DEFENDER)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-11.35", "CV-07.44"})
    void joanOfArcTrustsInCulture() {
        give(Field.BLUE, GreatCard.JOAN_OF_ARC);
        table.player(Field.BLUE).setCulture(7);
        oneAgainstOne();
        field.test.choose("deed joan-of-arc");
        assertThat(table.battle().bonus(Battle.DEFENDER)).isEqualTo(4 + 7);
        assertThat(table.player(Field.BLUE).culture()).isEqualTo(7);
        assertThat(cards.holds(Field.BLUE, GreatCard.JOAN_OF_ARC)).isFalse();
    }

    @Test
    @Rule({"CV-11.35", "CV-17.23"})
    void joanOfArcLeadsNoAttack() {
        give(Field.RED, GreatCard.JOAN_OF_ARC);
        table.player(Field.RED).setCulture(7);
        oneAgainstOne();
        assertThat(table.asking()).isEqualTo(Field.RED);
        assertThat(field.test.codes()).containsExactly("pass");
        field.test.choose("pass");
        // the general's token alone
        assertThat(table.battle().bonus(Battle.ATTACKER)).isEqualTo(4);
    }

    @Test
    @Rule("CV-10.38")
    void leonidasLeadsNoAttack() {
        giveOpen(Field.RED, GreatCard.LEONIDAS);
        field.infantry(Field.RED, 1).infantry(Field.BLUE, 3, 3).fight();
        assertThat(table.battle().bonus(Battle.ATTACKER)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-11.67", "CV-07.44"})
    void gustavusAdolphusRaisesANewForce() {
        give(Field.RED, GreatCard.GUSTAVUS_ADOLPHUS);
        field.infantry(Field.RED, 1, 2).infantry(Field.BLUE, 3).fight();
        field.test.choose("deed gustavus-adolphus");
        field.test.choose("muster mounted").choose("muster artillery");
        Battle battle = table.battle();
        assertThat(Long.bitCount(battle.hand(Battle.ATTACKER))).isEqualTo(2);
        assertThat(Long.bitCount(battle.killed(Battle.ATTACKER))).isEqualTo(2);
        assertThat(battle.fallen(Battle.ATTACKER)).isEqualTo(2);
        assertThat(battle.savable(Battle.ATTACKER)).as("nothing can save them").isZero();
        for (long rest = battle.hand(Battle.ATTACKER); rest != 0; rest &= rest - 1) {
            assertThat(table.content().unit(Long.numberOfTrailingZeros(rest)).type())
                    .isNotEqualTo(UnitType.INFANTRY);
        }
    }

    @Test
    @Rule({"CV-10.37", "CV-11.65"})
    void georgyZhukovAnswersEveryLoss() {
        giveOpen(Field.BLUE, GreatCard.GEORGY_ZHUKOV);
        field.mounted(Field.RED, 3, 3).infantry(Field.BLUE, 1, 1).fight();
        chooseFirst("play ");
        assertThat(table.asking()).isEqualTo(Field.RED);
        chooseFirst("play ");
        chooseFirst("attack ");
        assertThat(table.asking()).isEqualTo(Field.BLUE);
        assertThat(field.test.codes()).anyMatch(code -> code.startsWith("wound "));
    }

    @Test
    @Rule({"CV-11.41", "CV-11.42"})
    void sunTzuPaysToPlayNoUnit() {
        giveOpen(Field.BLUE, GreatCard.SUN_TZU);
        table.player(Field.BLUE).setTrade(4);
        field.infantry(Field.RED, 1, 1).infantry(Field.BLUE, 2, 2).fight();
        assertThat(table.asking()).isEqualTo(Field.BLUE);
        field.test.choose("apply sun-tzu");
        assertThat(table.player(Field.BLUE).trade()).isOne();
        assertThat(Long.bitCount(table.battle().hand(Battle.DEFENDER))).isEqualTo(2);
        assertThat(table.asking()).isEqualTo(Field.RED);
    }

    @Test
    @Rule({"CV-11.120", "CV-17.23"})
    void florenceNightingaleSavesAllKilledUnits() {
        give(Field.BLUE, GreatCard.FLORENCE_NIGHTINGALE);
        field.mounted(Field.RED, 3).infantry(Field.BLUE, 1).fight();
        for (int i = 0; i < 20 && !field.test.codes().contains("deed florence-nightingale"); i++) {
            String code = field.test.codes().stream()
                    .filter(choice -> choice.startsWith("attack"))
                    .findFirst()
                    .orElse(field.test.codes().getFirst());
            field.test.choose(code);
        }
        field.test.choose("deed florence-nightingale");
        assertThat(Long.bitCount(table.player(Field.BLUE).forces())).isOne();
    }
}
