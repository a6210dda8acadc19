package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static civitas.civ.state.Battle.DEFENDER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Civilization;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Contender;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.WisdomAndWarfare;
import civitas.civ.wisdom.content.WisdomCivilization;
import civitas.civ.wisdom.content.WisdomWonder;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Battles with the cards of Wisdom and Warfare. */
class WisdomBattleTest {

    private static Field field() {
        Field field = Field.of(TestTable.choosing(Books.wisdom(), WisdomCivilization.ENGLISH, WisdomCivilization.FRENCH)
                .ready());
        for (int player = 0; player < 2; player++) {
            field.test.civilization(player, WisdomCivilization.ENGLISH);
            field.table.setGovernment(player, BaseGovernment.REPUBLIC);
        }
        return field;
    }

    /** Everybody opens new fronts until all cards are played. */
    private static Field playOut(Field field) {
        while (field.battle().isActive() && field.test.codes().getFirst().startsWith("play")) {
            field.choose(field.test.codes().getFirst());
        }
        return field;
    }

    private static Field of(Civilization red) {
        Field field = field();
        field.test.civilization(RED, red);
        return field;
    }

    /** Strength 2 and health 2 against strength 1 and health 3: both live, and what is left of them counts. */
    @Test
    @Rule({"CV-11.54", "CV-11.56", "CV-11.57", "CV-11.69"})
    void woundsStayAndTheHealthThatIsLeftCounts() {
        Field field = field().infantry(RED, 1, 1).infantry(BLUE, 2, 2).fight();
        field.choose("play infantry-2-2", "attack infantry-1-3 1");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("infantry-1-3");
        assertThat(field.wounds(ATTACKER, 1)).isEqualTo(2);
        assertThat(field.wounds(DEFENDER, 1)).isOne();
        assertThat(Units.worth(field.table, ATTACKER, 0)).isOne();
        assertThat(Units.worth(field.table, DEFENDER, 0)).isOne();
        assertThat(Units.total(field.table, ATTACKER)).isOne();
    }

    @Test
    @Rule({"CV-11.60", "CV-11.59"})
    void whoIsTrumpedAndKilledDoesNotStrikeBack() {
        Field field = field().mounted(BLUE, 3, 3).infantry(RED, 1, 1).fight();
        field.choose("play mounted-3-1", "attack infantry-1-3 1");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
        assertThat(field.wounds(ATTACKER, 1)).isZero();
    }

    @Test
    @Rule({"CV-11.59", "CV-14.06"})
    void thePentagonKeepsUnitsFromBeingTrumped() {
        Field field = field();
        int capital = field.table.cities().center(civitas.civ.state.Cities.of(BLUE, 0));
        for (int square : field.table.board().around(capital)) {
            if (field.table.pieces().isEmpty(square) && !field.table.lands().isWater(square)) {
                field.table.wonders().setUnseen(field.table.wonders().unseen() & ~WisdomWonder.PENTAGON.mask());
                field.table.putWonder(square, WisdomWonder.PENTAGON);
                break;
            }
        }
        field.mounted(BLUE, 3, 3).infantry(RED, 1, 1).fight();
        field.choose("play mounted-3-1", "attack infantry-1-3 1");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
    }

    @Test
    @Rule({"CV-11.63", "CV-11.64", "CV-02.67"})
    void japaneseInfantryDealsMoreAndBearsNoMore() {
        Field field = of(WisdomCivilization.JAPANESE)
                .infantry(RED, 1)
                .mounted(RED, 1, 1)
                .infantry(BLUE, 1, 1, 1);
        field.fight().choose("play infantry-1-3", "attack infantry-1-3 1");
        assertThat(field.wounds(DEFENDER, 1)).isEqualTo(2);
        assertThat(Units.health(field.table, ATTACKER, 0)).isEqualTo(3);
        assertThat(Units.strength(field.table, ATTACKER, 0)).isEqualTo(2);
        field.choose("play infantry-1-3", "play mounted-1-3");
        assertThat(Units.strength(field.table, ATTACKER, 2)).isOne();
    }

    @Test
    @Rule({"CV-11.69", "CV-11.71"})
    void onATieTheDefenderWins() {
        Field field = playOut(field().infantry(RED, 2).infantry(BLUE, 2).fight());
        assertThat(field.said("log.battle.winner")).isTrue();
        assertThat(field.armies(BLUE)).isOne();
        assertThat(field.armies(RED)).isZero();
    }

    @Test
    @Rule({"CV-11.120", "CV-02.65"})
    void theAztecsGainTradeForAVictoryAndCultureForTheDead() {
        Field field = of(WisdomCivilization.AZTECS)
                .infantry(RED, 3, 3)
                .infantry(BLUE, 1)
                .fight();
        playOut(field.choose("attack infantry-3-1 1"));
        assertThat(field.table.player(RED).trade()).isEqualTo(3);
        assertThat(field.table.player(RED).culture()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-11.87", "CV-11.88", "CV-11.89", "CV-11.90", "CV-11.94"})
    void lootIsCountedInPointsWithAnExpansion() {
        Field field = field().infantry(RED, 2, 2, 2).defenders(1, 0);
        field.table.player(BLUE).setTrade(8);
        field.table.player(BLUE).setCulture(8);
        playOut(field.attack(1, 0));
        assertThat(field.test.codes()).contains("loot-trade 3", "loot-culture 3", "loot-nothing");
        field.choose("loot-trade 3");
        assertThat(field.table.player(RED).trade()).isEqualTo(3);
        assertThat(field.test.codes()).doesNotContain("loot-culture 3");
    }

    @Test
    @Rule({"CV-11.122", "CV-02.68"})
    void theMongolsTakeOnePointMoreWhenTheyAttack() {
        Field field = of(WisdomCivilization.MONGOLS).infantry(RED, 2, 2, 2).defenders(1, 0);
        field.table.player(BLUE).setTrade(8);
        field.table.player(BLUE).setCulture(8);
        playOut(field.attack(1, 0));
        field.choose("loot-trade 3", "loot-culture 3");
        assertThat(field.table.player(RED).trade()).isEqualTo(3);
        assertThat(field.table.player(RED).culture()).isEqualTo(3);
        assertThat(field.test.codes()).doesNotContain("loot-culture 3");
    }

    /** A wall of the loser, as a box may bring it, takes a point first; the Mongol point needs one that is left. */
    @Test
    @Rule({"CV-EX-73", "CV-11.122", "CV-11.87", "CV-11.100"})
    void whatTheLoserLessensComesBeforeWhatTheMongolsAdd() {
        Rulebook book = Rulebook.of(List.of(new BaseBox(), new WisdomAndWarfare()));
        book.hooks()
                .battle
                .lootGiven
                .join(BaseTech.MASONRY, (table, player, points, attacking) -> Math.max(0, points - 1));
        Field field = walled(book).defenders(1, 0);
        playOut(field.attack(1, 0));
        assertThat(field.table.player(RED).trade()).isZero();
        assertThat(field.test.codes()).doesNotContain("loot-trade 3");
        Field town = walled(book).city();
        playOut(town.attack(2, 0)).choose("abandon natural-religion", "loot-trade 3", "loot-culture 3");
        assertThat(town.test.codes()).doesNotContain("loot-trade 3");
    }

    private static Field walled(Rulebook book) {
        Field field = Field.of(TestTable.choosing(book, WisdomCivilization.MONGOLS, WisdomCivilization.ENGLISH)
                .ready());
        field.table.setGovernment(RED, BaseGovernment.REPUBLIC);
        field.test.knows(BLUE, BaseTech.MASONRY);
        field.table.player(BLUE).setTrade(8);
        field.table.player(BLUE).setCulture(8);
        return field.infantry(RED, 1, 1, 1).mounted(RED, 1, 1).artillery(RED, 1, 1);
    }

    @Test
    @Rule("CV-11.122")
    void theMongolsTakeNothingMoreInDefence() {
        Field field = field().infantry(BLUE, 2, 2, 2);
        field.test.civilization(BLUE, WisdomCivilization.MONGOLS);
        field.table.player(RED).setTrade(8);
        field.table.player(RED).setCulture(8);
        playOut(field.fight()).choose("loot-trade 3");
        assertThat(field.table.player(BLUE).trade()).isEqualTo(3);
        assertThat(field.test.codes()).doesNotContain("loot-culture 3");
    }

    @Test
    @Rule({"CV-11.22", "CV-02.66"})
    void theFrenchHaveACombatBonus() {
        Field field =
                of(WisdomCivilization.FRENCH).infantry(RED, 2).infantry(BLUE, 2).fight();
        assertThat(field.battle().bonus(ATTACKER)).isEqualTo(2);
        assertThat(CombatBonus.parts(field.table, ATTACKER))
                .extracting(CombatBonus.Part::from)
                .extracting(Object::toString)
                .contains("FRENCH");
    }

    @Test
    @Rule({"CV-11.14", "CV-11.30"})
    void fundamentalismCountsInBattle() {
        Field field = field();
        field.table.setGovernment(BLUE, BaseGovernment.FUNDAMENTALISM);
        field.infantry(RED, 2).infantry(BLUE, 2).fight();
        assertThat(field.battle().bonus(DEFENDER)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-11.14", "CV-11.12"})
    void communismDrawsALargerForce() {
        Field field = field();
        field.table.setGovernment(RED, BaseGovernment.COMMUNISM);
        field.infantry(RED, 2, 2, 2, 1, 1).mounted(BLUE, 2, 2, 2, 1).fight();
        assertThat(Long.bitCount(field.battle().hand(ATTACKER))).isEqualTo(4);
        assertThat(Long.bitCount(field.battle().hand(DEFENDER))).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.63", "CV-11.64", "CV-10.11"})
    void metalworkingAddsStrengthAlone() {
        Field field = field().infantry(RED, 1, 1).infantry(BLUE, 1, 1).fight();
        field.table.battle().setNextStrength(3);
        field.choose("play infantry-1-3", "attack infantry-1-3 1");
        assertThat(field.at(ATTACKER, 1)).isEqualTo("-");
        assertThat(field.at(DEFENDER, 1)).isEqualTo("infantry-1-3");
        assertThat(Units.health(field.table, DEFENDER, 0)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.66", "CV-11.69"})
    void biologyHealsAndTheHealthCountsAgain() {
        Field field = field().infantry(RED, 1, 1).infantry(BLUE, 2, 2);
        field.test.knows(RED, BaseTech.BIOLOGY);
        field.fight().choose("play infantry-2-2", "attack infantry-1-3 1", "apply biology");
        assertThat(field.wounds(ATTACKER, 1)).isZero();
        assertThat(Units.total(field.table, ATTACKER)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.106", "CV-11.109", "CV-11.112"})
    void barbariansFightWithTheSameCardsAtTheFirstRank() {
        Field field = field().infantry(RED, 3, 3, 3).village().attack(1, 0);
        assertThat(Long.bitCount(field.battle().hand(DEFENDER))).isEqualTo(3);
        for (long rest = field.battle().hand(DEFENDER); rest != 0; rest &= rest - 1) {
            var card = field.table.content().unit(Long.numberOfTrailingZeros(rest));
            assertThat(card.showsHealth()).isTrue();
        }
        assertThat(Units.rank(field.table, DEFENDER, UnitType.MOUNTED)).isOne();
    }

    /** A horde of rank 2 attacks an army: the cards are read at that rank, and nobody takes loot. */
    @Test
    @Rule({"CV-11.114", "CV-11.123", "CV-11.124", "CV-11.117"})
    void attackingBarbariansReadTheirCardsAtRankTwo() {
        Field field = field().infantry(BLUE, 1).defenders(1, 1);
        field.test.at(new Horde(field.square));
        assertThat(Long.bitCount(field.battle().hand(ATTACKER))).isEqualTo(3);
        assertThat(field.battle().bonus(ATTACKER)).isZero();
        assertThat(Units.rank(field.table, ATTACKER, UnitType.INFANTRY)).isEqualTo(2);
        for (int i = 0; i < 20 && field.battle().isActive(); i++) {
            field.choose(field.test.codes().getFirst());
        }
        assertThat(field.table.figures().holder(field.square)).isNegative();
        assertThat(field.armies(BLUE)).isZero();
    }

    private record Horde(int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            int figures = table.figures().on(BLUE, square);
            Battles.begin(
                    table,
                    Contender.wild(RED, 2),
                    Contender.player(BLUE, figures),
                    square,
                    civitas.civ.state.Cities.NONE);
        }
    }

    @Test
    @Rule("CV-11.119")
    void deadUnitsGoUnderTheirDecks() {
        Field field = field().infantry(RED, 3, 3).infantry(BLUE, 3, 3).fight();
        field.choose("play infantry-3-1", "attack infantry-3-1 1");
        assertThat(Long.bitCount(field.battle().killed(Battle.ATTACKER))).isOne();
        assertThat(Long.bitCount(field.battle().killed(Battle.DEFENDER))).isOne();
    }
}
