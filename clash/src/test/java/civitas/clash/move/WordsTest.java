package civitas.clash.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.UnitType;
import civitas.clash.table.Fatigue;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import org.junit.jupiter.api.Test;

class WordsTest {

    private static final Lexicon EN = Lexicon.load(Language.EN, TestTable.GAME.bundles());
    private static final Lexicon RU = Lexicon.load(Language.RU, TestTable.GAME.bundles());

    @Test
    void groupsAreNamed() {
        Group group = Group.none(0).plus(UnitType.SETTLER, 0, 1).plus(UnitType.INFANTRY, 0, 1);
        group = group.plus(UnitType.SHIP, 0, 2).plus(UnitType.INFANTRY, Fatigue.FOREST, 1);
        assertThat(EN.say(group)).isEqualTo("2 ships, 2 infantry, 1 settler");
        assertThat(RU.say(group)).isEqualTo("2 корабля, пехота: 2, 1 поселенец");
        assertThat(EN.say(Group.none(0))).isEqualTo("nobody yet");
        assertThat(EN.say(AllUnits.ALL)).doesNotContain("⟨");
        assertThat(RU.say(AllUnits.ALL)).doesNotContain("⟨");
    }

    @Test
    void tiredUnitsSayWhatTheyDid() {
        int everything = Fatigue.MOVED | Fatigue.FOUGHT | Fatigue.MOUNTAIN | Fatigue.FOREST | Fatigue.PLAINS;
        TiredUnit unit = new TiredUnit(UnitType.INFANTRY, everything);
        assertThat(unit.code()).isEqualTo("infantry-moved-fought-mountain-forest-plains");
        assertThat(EN.say(unit)).startsWith("Infantry (has moved, has fought").doesNotContain("⟨");
        assertThat(RU.say(unit)).startsWith("Пехота (после перемещения").doesNotContain("⟨");
    }
}
