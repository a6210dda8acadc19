package civitas.civ.fame.map;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.CAPITAL;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.city.Production;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.TokenKind;
import civitas.civ.fame.Fame;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The hut and village tokens of Fame and Fortune. */
class FameTokensTest {

    /** Takes a token of a kind out of its supply. */
    private static int token(CivTable table, String code) {
        for (int token = 0; token < table.content().tokens(); token++) {
            TokenKind kind = table.content().token(token);
            if (kind.code().equals(code)
                    && (kind.village()
                                    ? table.market().villages()
                                    : table.market().huts())
                            .remove(token)) {
                return token;
            }
        }
        throw new IllegalArgumentException(code);
    }

    /** A red army enters a hut on E6. */
    private static TestTable explores(String code) {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "F6");
        test.table().lands().putToken(test.square("E6"), token(test.table(), code));
        return test.step(Phase.MOVEMENT, RED).choose("move F6").choose("step E6");
    }

    /** Red has gained a token that is used at once. */
    private static CivTable gained(String code) {
        TestTable test = Fame.bare();
        CivTable table = test.table();
        table.player(RED).setCulture(0);
        TokenKind kind = table.content().token(token(table, code));
        table.book().effect(kind).orElseThrow().run(table, RED, test.square("E6"));
        return table;
    }

    private static TestTable keeps(String code, Phase phase) {
        TestTable test = Fame.bare();
        test.table().player(RED).addToken(token(test.table(), code));
        return test.step(phase, RED);
    }

    @Test
    @Rule("CV-01.55")
    void theBoxAddsTenHutsAndFiveVillages() {
        CivTable table = Fame.bare().table();
        int huts = 0;
        int villages = 0;
        for (int token = 0; token < table.content().tokens(); token++) {
            if (table.content().token(token).village()) {
                villages++;
            } else {
                huts++;
            }
        }
        assertThat(huts).isEqualTo(30);
        assertThat(villages).isEqualTo(15);
    }

    @Test
    @Rule("CV-08.42")
    void nativeArtIsCultureAtOnce() {
        assertThat(gained("hut-native-art").player(RED).culture()).isEqualTo(3);
        assertThat(gained("village-native-art").player(RED).culture()).isEqualTo(6);
    }

    @Test
    @Rule("CV-08.42")
    void wealthIsACoinTokenOnTheSheet() {
        assertThat(gained("village-wealth").player(RED).sheetCoins()).isOne();
    }

    @Test
    @Rule({"CV-08.43", "CV-08.44"})
    void aFriendlyBarbarianBringsAUnitOrAFigureThatWaits() {
        TestTable test = explores("hut-friendly-barbarian");
        CivTable table = test.table();
        assertThat(test.codes())
                .containsExactlyInAnyOrder(
                        "muster infantry", "muster mounted", "muster artillery", "place army E6", "place scout E6");
        test.choose("place scout E6");
        assertThat(table.figures().count(RED, Figure.SCOUT, test.square("E6"))).isOne();
        assertThat(test.codes()).as("it cannot move in this turn").doesNotContain("move E6");
    }

    @Test
    @Rule({"CV-08.43", "CV-08.44"})
    void aFullSquareLeavesOnlyTheUnit() {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "F6").figure(RED, Figure.ARMY, "F6");
        CivTable table = test.table();
        table.lands().putToken(test.square("E6"), token(table, "hut-friendly-barbarian"));
        int units = Long.bitCount(table.player(RED).forces());
        test.step(Phase.MOVEMENT, RED).choose("move F6").choose("take a2s0").choose("step E6");
        assertThat(test.codes()).allMatch(code -> code.startsWith("muster"));
        assertThat(test.why(RED, Figure.ARMY)).containsExactly("why.stack");
        test.choose("muster mounted");
        assertThat(Long.bitCount(table.player(RED).forces())).isEqualTo(units + 1);
    }

    @Test
    @Rule("CV-08.45")
    void aTeacherIsKeptAndTeachesATechOfTheFirstLevel() {
        TestTable test = explores("hut-teacher");
        CivTable table = test.table();
        assertThat(Long.bitCount(table.player(RED).tokens())).isOne();
        test.step(Phase.START_OF_TURN, RED).choose("reveal hut-teacher");
        assertThat(test.codes()).contains("learn pottery").doesNotContain("learn sailing", "learn chivalry");
        test.choose("learn pottery");
        assertThat(table.player(RED).tokens()).isZero();
        assertThat(Long.bitCount(table.player(RED).techs())).isOne();
        assertThat(test.codes()).doesNotContain("reveal hut-teacher");
    }

    @Test
    @Rule("CV-08.45")
    void aTeacherWithoutPupilWaits() {
        TestTable test = keeps("hut-teacher", Phase.START_OF_TURN);
        for (var tech : test.table().content().techs().all()) {
            if (test.table().content().spec(tech).level() == 1) {
                test.knows(RED, tech);
            }
        }
        test.step(Phase.START_OF_TURN, RED).choose("grow C5");
        assertThat(test.codes()).doesNotContain("reveal hut-teacher");
        TokenKind teacher = Kept.kind(test.table(), RED, "teacher");
        assertThat(test.why(RED, teacher)).contains("why.nothing-to-teach");
    }

    @Test
    @Rule({"CV-08.45", "CV-06.14", "CV-17.09", "CV-17.21"})
    void friendlyWorkersHelpOneCityInThisTurn() {
        TestTable test = keeps("village-friendly-workers", Phase.CITY_MANAGEMENT);
        CivTable table = test.table();
        assertThat(Production.of(table, CAPITAL)).isZero();
        test.choose("reveal village-friendly-workers C6");
        assertThat(Production.of(table, CAPITAL)).isEqualTo(4);
        assertThat(table.player(RED).tokens()).isZero();
        assertThat(table.player(BLUE).seenTokens()).isNotZero();
    }
}
