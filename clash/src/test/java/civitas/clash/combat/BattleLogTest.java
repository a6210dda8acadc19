package civitas.clash.combat;

import static civitas.clash.combat.Field.BLUE;
import static civitas.clash.combat.Field.RED;
import static civitas.clash.combat.Field.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.kernel.Event;
import civitas.kernel.Rule;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A battle tells what happened, in every language and without giving face-down cards away. */
class BattleLogTest {

    private final List<Event> events = new ArrayList<>();

    private List<String> lines(Language language) {
        Lexicon lexicon = Lexicon.load(language, TestTable.GAME.bundles());
        List<String> lines = new ArrayList<>();
        for (Event event : events) {
            lines.add(lexicon.say(event.text()));
        }
        return lines;
    }

    private void fight() {
        Field field = Field.plain().tactics().defenders(BLUE, 2);
        field.table.listen(events::add);
        field.test
                .city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS)
                .advances(RED, BaseAdvance.SIEGECRAFT, BaseAdvance.STEEL_WEAPONS)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.ORE, 1)
                .hand(RED, 31)
                .hand(BLUE, 23);
        field.dice("6i", "5c", "1l", "6i", "1l").attack(3);
        field.choose("disable fortress-die 2wood", "pay 1ore", "tactic a31", "tactic a23");
    }

    @Test
    @Rule({"CC-18.4", "CC-18.5"})
    void faceDownCardsStayHidden() {
        fight();
        List<String> lines = lines(Language.EN);
        int down = lines.indexOf("Red: a card face down.");
        int open = lines.indexOf("Red reveals Flanking.");
        assertThat(down).isNotNegative();
        assertThat(open).isGreaterThan(down);
        assertThat(lines.subList(0, open)).noneMatch(line -> line.contains("Flanking"));
    }

    @Test
    void totalsExplainThemselves() {
        fight();
        assertThat(lines(Language.EN))
                .contains(
                        "Battle for the city D4. Attacking: Red (3 infantry). Defending: Blue (2 infantry, Fortress).",
                        "Red: rolled 6⚔ 5 1, Infantry +1, Steel Weapons +2. Combat value 15, 3 hits.",
                        "Blue: 1 hit cancelled (Fortress).",
                        "Lost by Blue: 2 infantry.");
    }

    @Test
    @Rule({"CC-7.19", "CC-7.20"})
    void theAttackerTakesHisLossesFirst() {
        fight();
        List<String> lines = lines(Language.EN);
        int attacker = lines.indexOf("Lost by Red: 1 infantry.");
        assertThat(attacker).isNotNegative();
        assertThat(lines.indexOf("Lost by Blue: 2 infantry.")).isGreaterThan(attacker);
    }

    @Test
    void everyLineExistsInRussianToo() {
        fight();
        assertThat(lines(Language.RU)).noneMatch(line -> line.contains("⟨"));
    }
}
