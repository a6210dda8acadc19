package civitas.clash.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.aboard.Look;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Fatigue;
import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WordsTest {

    private static final Lexicon EN = Lexicon.load(Language.EN, TestTable.GAME.bundles());
    private static final Lexicon RU = Lexicon.load(Language.RU, TestTable.GAME.bundles());

    @Test
    void groupsAreNamed() {
        Group group = Group.none(0).plus(BaseUnit.SETTLER, 0, 1).plus(BaseUnit.INFANTRY, 0, 1);
        group = group.plus(BaseUnit.SHIP, 0, 2).plus(BaseUnit.INFANTRY, Fatigue.FOREST, 1);
        assertThat(EN.say(group)).isEqualTo("2 ships, 2 infantry, 1 settler");
        assertThat(RU.say(group)).isEqualTo("2 корабля, 2 отряда пехоты, 1 поселенец");
        assertThat(EN.say(Group.none(0))).isEqualTo("nobody yet");
        assertThat(EN.say(AllUnits.ALL)).doesNotContain("⟨");
        assertThat(RU.say(AllUnits.ALL)).doesNotContain("⟨");
    }

    @Test
    void namesStandInTheRightCase() {
        Goods gain = Goods.of(Good.FOOD, 1, Good.IDEAS, 2);
        assertThat(RU.say(Phrase.of("log.gains", Seat.RED, gain))).isEqualTo("Красный получает 1 еду, 2 идеи");
        assertThat(RU.say(Phrase.of("log.offers", Seat.RED, Seat.BLUE, "1 золото", "ничего")))
                .isEqualTo("Красный предлагает обмен Синему. Отдаёт: 1 золото; просит: ничего.");
        assertThat(RU.say(Phrase.of("log.declines-offer", Seat.RED, Seat.BLUE)))
                .isEqualTo("Красный отклоняет предложение Синего.");
        assertThat(RU.say(Phrase.of("log.constructs", Seat.RED, BaseBuilding.ACADEMY, "D4")))
                .isEqualTo("Красный строит академию в городе D4");
    }

    @Test
    void tiredUnitsSayWhatTheyDid() {
        int everything = Fatigue.MOVED | Fatigue.FOUGHT | Fatigue.MOUNTAIN | Fatigue.FOREST | Fatigue.PLAINS;
        Look unit = Look.of(BaseUnit.INFANTRY, everything);
        assertThat(unit.code()).isEqualTo("infantry-moved-fought-mountain-forest-plains");
        assertThat(EN.say(unit)).startsWith("Infantry (has moved, has fought").doesNotContain("⟨");
        assertThat(RU.say(unit)).startsWith("Пехота (после перемещения").doesNotContain("⟨");
    }

    @Test
    void shipsSayWhoIsAboard() {
        List<Look> crew = List.of(Look.of(BaseUnit.SETTLER, 0), Look.of(BaseUnit.INFANTRY, Fatigue.MOVED));
        Look ship = new Look(BaseUnit.SHIP, Fatigue.MOVED, crew, Optional.empty());
        assertThat(ship.code()).isEqualTo("ship-moved-with-settler-and-infantry-moved");
        assertThat(EN.say(ship)).isEqualTo("Ship (has moved, aboard: Settler, Infantry (has moved))");
        assertThat(RU.say(ship))
                .startsWith("Корабль (")
                .contains("на борту: Поселенец, Пехота (")
                .doesNotContain("⟨");
        Look passenger = new Look(BaseUnit.SETTLER, 0, List.of(), Optional.of(ship));
        assertThat(passenger.code()).isEqualTo("settler-from-ship-moved-with-settler-and-infantry-moved");
        assertThat(EN.say(passenger))
                .isEqualTo("Settler (from: Ship (has moved, aboard: Settler, Infantry (has moved)))");
        assertThat(RU.say(passenger)).startsWith("Поселенец (").doesNotContain("⟨");
    }
}
