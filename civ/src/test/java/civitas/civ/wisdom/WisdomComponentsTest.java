package civitas.civ.wisdom;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.Books;
import civitas.civ.CivGame;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Era;
import civitas.civ.content.UnitKind;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.Content;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.table.CivTable;
import civitas.civ.view.Imagining;
import civitas.civ.wisdom.content.WisdomCivilization;
import civitas.civ.wisdom.content.WisdomTech;
import civitas.civ.wisdom.content.WisdomWonder;
import civitas.kernel.BoxSet;
import civitas.kernel.Rule;
import civitas.kernel.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is in the box (chapters 1 and 2). */
class WisdomComponentsTest {

    private static final Content BOX = Books.wisdom().content();

    @Test
    @Rule({"CV-01.16", "CV-01.13"})
    void sixCivilizationsWithTheirHomesAndSixNeutralTiles() {
        int homes = 0;
        for (int tile = 0; tile < BOX.tiles(); tile++) {
            homes += BOX.tile(tile).home().isPresent() ? 1 : 0;
        }
        assertThat(homes).isEqualTo(12).isEqualTo(BOX.civilizations().all().size());
        assertThat(BOX.tiles() - homes).isEqualTo(20);
        for (WisdomCivilization civilization : WisdomCivilization.values()) {
            assertThat(BOX.tile(BOX.home(civilization)).squares()).hasSize(16);
            assertThat(civilization.index()).isEqualTo(10 + civilization.ordinal());
        }
    }

    @Test
    @Rule({"CV-01.34", "CV-01.10"})
    void fourTechsMoreAndTwoReplaced() {
        assertThat(BOX.techs().all()).hasSize(BaseTech.values().length + 4).contains(WisdomTech.values());
        assertThat(WisdomTech.NAVY.index()).isEqualTo(41);
        assertThat(BOX.spec(WisdomTech.NAVY).level()).isOne();
        assertThat(BOX.spec(WisdomTech.LOGISTICS).level()).isEqualTo(2);
        assertThat(BOX.spec(WisdomTech.BUREAUCRACY).level()).isEqualTo(2);
        assertThat(BOX.spec(WisdomTech.EDUCATION).level()).isEqualTo(3);
        assertThat(BOX.spec(BaseTech.METAL_CASTING).coins()).isZero();
        assertThat(BOX.spec(BaseTech.METAL_CASTING).upgrades(UnitType.ARTILLERY))
                .isTrue();
        assertThat(BOX.spec(BaseTech.RAILROAD).coins()).isOne();
        assertThat(BOX.spec(BaseTech.RAILROAD).upgrades(UnitType.MOUNTED)).isTrue();
    }

    @Test
    @Rule("CV-01.53")
    void sixWondersMoreTwoOfEachEra() {
        assertThat(BOX.wonders().all()).hasSize(BaseWonder.values().length + 6).contains(WisdomWonder.values());
        for (Era era : Era.values()) {
            assertThat(BOX.wonders().all().stream()
                            .filter(wonder -> BOX.spec(wonder).era() == era))
                    .hasSize(6);
        }
        assertThat(BOX.spec(WisdomWonder.STATUE_OF_ZEUS).cost()).isEqualTo(15);
        assertThat(BOX.spec(WisdomWonder.PENTAGON).discountTech()).contains(BaseTech.BALLISTICS);
    }

    @Test
    @Rule({"CV-02.07", "CV-01.40", "CV-11.21"})
    void allUnitCardsAreReplacedAndShowHealth() {
        int[] count = new int[UnitType.COUNT];
        for (int kind = 0; kind < BOX.unitKinds(); kind++) {
            UnitKind card = BOX.unitKind(kind);
            assertThat(card.showsHealth()).isTrue();
            count[card.type().ordinal()] += card.count();
        }
        assertThat(count).containsExactly(15, 15, 15, 8);
        assertThat(BOX.unitKinds()).isEqualTo(12);
    }

    /** Strength and health of every kind of card at ranks 1 and 4. */
    @Test
    @Rule("CV-11.21")
    void everyUnitKind() {
        String[] kinds = {"infantry", "artillery", "mounted"};
        for (String type : kinds) {
            shows(type + "-1-3", 1, 3, 4, 6);
            shows(type + "-2-2", 2, 2, 5, 5);
            shows(type + "-3-1", 3, 1, 6, 4);
        }
        shows("aircraft-5-7", 5, 7, 5, 7);
        shows("aircraft-6-6", 6, 6, 6, 6);
        shows("aircraft-7-5", 7, 5, 7, 5);
    }

    private static void shows(String code, int strength, int health, int best, int healthiest) {
        for (int kind = 0; kind < BOX.unitKinds(); kind++) {
            UnitKind card = BOX.unitKind(kind);
            if (card.code().equals(code)) {
                assertThat(card.strength(1)).isEqualTo(strength);
                assertThat(card.health(1)).isEqualTo(health);
                assertThat(card.strength(4)).isEqualTo(best);
                assertThat(card.health(4)).isEqualTo(healthiest);
                return;
            }
        }
        throw new AssertionError("no card " + code);
    }

    @Test
    @Rule("CV-01.04")
    void theBoxAloneHasNoFifthSeat() {
        BoxSet set = new CivGame(Books.SHELF).boxSet(List.of(BaseBox.ID, WisdomAndWarfare.ID));
        assertThat(set.maxSeats()).isEqualTo(4);
    }

    /** It has no wonders, and with an expansion all of its rules are in use. */
    @Test
    @Rule("CV-02.71")
    void theIntroductoryGameIsOneOfTheBaseBoxAlone() {
        CivGame game = new CivGame();
        assertThat(variants(game, BaseBox.ID)).contains("introductory");
        assertThat(variants(game, BaseBox.ID, WisdomAndWarfare.ID)).doesNotContain("introductory");
        assertThat(variants(game, BaseBox.ID, FameAndFortune.ID)).doesNotContain("introductory");
    }

    private static List<String> variants(CivGame game, String... boxes) {
        return game.boxSet(List.of(boxes)).variants().stream().map(Variant::key).toList();
    }

    @Test
    @Rule({"CV-02.23", "CV-02.25"})
    void fourRandomWondersOfEachEraTakePart() {
        CivTable table = TestTable.dealt(Books.wisdom(), 2, TestTable.STANDARD, 7)
                .ready()
                .table();
        int[] left = new int[Era.COUNT];
        for (byte wonder : table.market().wonderDeck().drawPile()) {
            left[era(wonder)]++;
        }
        for (int space = 0; space < table.market().wonderSpaces(); space++) {
            assertThat(era(table.market().wonder(space))).isEqualTo(Era.ANCIENT.ordinal());
        }
        assertThat(left).containsExactly(0, 4, 4);
        assertThat(Integer.bitCount(table.wonders().unseen())).isEqualTo(6);
    }

    private static int era(int wonder) {
        return BOX.spec(BOX.wonders().get(wonder)).era().ordinal();
    }

    @Test
    @Rule({"CV-02.23", "CV-17.19"})
    void whatWasRemovedUnseenCouldBeInTheDeck() {
        CivTable table = TestTable.dealt(Books.wisdom(), 2, TestTable.STANDARD, 7)
                .ready()
                .table();
        boolean other = false;
        for (int seed = 0; seed < 20; seed++) {
            CivTable imagined = Imagining.imagine(table, 0, seed);
            assertThat(Integer.bitCount(imagined.wonders().unseen())).isEqualTo(6);
            assertThat(imagined.market().wonderDeck().size())
                    .isEqualTo(table.market().wonderDeck().size());
            for (byte wonder : imagined.market().wonderDeck().drawPile()) {
                Wonder drawn = BOX.wonders().get(wonder);
                assertThat(imagined.wonders().unseen() & drawn.mask()).isZero();
            }
            other |= imagined.wonders().unseen() != table.wonders().unseen();
        }
        assertThat(other).isTrue();
    }

    @Test
    @Rule("CV-02.24")
    void egyptTakesAnAncientWonderOfThoseThatTakePart() {
        CivTable table = TestTable.choosing(Books.wisdom(), BaseCivilization.EGYPT, WisdomCivilization.ZULU)
                .ready()
                .table();
        int built = 0;
        for (Wonder wonder : BOX.wonders().all()) {
            if (table.wonders().where(wonder) >= 0) {
                built++;
                assertThat(BOX.spec(wonder).era()).isEqualTo(Era.ANCIENT);
                assertThat(table.wonders().unseen() & wonder.mask()).isZero();
            }
        }
        assertThat(built).isOne();
    }
}
