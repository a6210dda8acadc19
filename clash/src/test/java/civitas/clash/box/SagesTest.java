package civitas.clash.box;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.Monumental;
import civitas.clash.TestTable;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.event.DrawEvent;
import civitas.clash.objective.Objectives;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Cards of a box are treated as if they had always been there, and change nothing where the box is not. */
class SagesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final ClashGame GAME = new ClashGame(List.of(new Monumental(), new Sages()));
    private static final Setup SETUP =
            Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL, Sages.ID), Map.of("initial-settler", "city"), 2, 7);

    private final TestTable test = TestTable.of(GAME.deal(SETUP))
            .emptyBoard()
            .everywhere(Terrain.PLAINS)
            .hand(RED)
            .hand(BLUE)
            .objectives(RED)
            .objectives(BLUE);
    private final ClashTable table = test.table();

    private int has(Good good) {
        return table.player(RED).get(good);
    }

    private void collectInD4() {
        test.turnOf(RED).choose("collect D4", "gather D4 food");
        if (test.codes().contains("done")) {
            test.choose("done");
        }
    }

    @Test
    void theBoxIsNotThereForThoseWithoutIt() {
        ClashTable base = GAME.deal(Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of(), 2, 7));
        assertThat(base.content().actionCardCount()).isEqualTo(42);
        assertThat(base.constants().stackLimit).isEqualTo(4);
        assertThat(base.content().advances()).hasSize(48);
        assertThat(base.book()).isSameAs(GAME.book(List.of(ClashGame.MONUMENTAL)));
        assertThat(base.book()).isNotSameAs(table.book());
    }

    @Test
    void aNumberAndARowAreReplaced() {
        assertThat(table.constants().stackLimit).isEqualTo(5);
        assertThat(table.constants().moveGroups).as("a neighbour").isEqualTo(3);
        assertThat(table.content().spec(Wonder.GREAT_WALL).cost()).isEqualTo(Goods.of(Good.GOLD, 1));
        assertThat(table.content().wonders()).hasSize(8);
    }

    @Test
    void anAdvanceOfNoCategorySpeaksAndCannotBeChosen() {
        test.city(RED, "D4", Mood.NEUTRAL).advances(RED, Sages.NewAdvance.SCHOLARSHIP);
        collectInD4();
        assertThat(has(Good.GOLD)).isEqualTo(1);
        assertThat(test.city(BLUE, "F3", Mood.HAPPY)
                        .goods(BLUE, Good.FOOD, 2)
                        .turnOf(BLUE)
                        .codes())
                .contains("advance writing")
                .doesNotContain("advance scholarship");
        assertThat(table.reasons(Seat.of(BLUE), Sages.NewAdvance.SCHOLARSHIP)).isNotEmpty();
    }

    @Test
    @Rule("CC-16.17")
    void anAbilityWithAPlaceWorksInTheCityWhereItIs() {
        test.city(RED, "D4", Mood.NEUTRAL).units(RED, BaseUnit.SETTLER, "D4", 1);
        collectInD4();
        assertThat(has(Good.IDEAS)).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void anAbilityWithAPlaceIsSilentElsewhere() {
        test.city(RED, "D4", Mood.NEUTRAL).units(RED, BaseUnit.SETTLER, "D6", 1);
        collectInD4();
        assertThat(has(Good.IDEAS)).isZero();
        assertThat(table.abilitiesAnywhere(RED).has(Sages.Sage.SAGE.number())).isTrue();
        assertThat(table.abilities(RED).has(Sages.Sage.SAGE.number())).isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void anAbilityWithAPlaceWorksInTheBattleInWhichItTakesPart() {
        test.units(BLUE, BaseUnit.INFANTRY, "D4", 1).units(BLUE, BaseUnit.SETTLER, "D4", 1);
        test.turnOf(RED).dice("1l", "2c");
        attack(1);
        assertThat(table.battle().now().value(Battle.DEFENDER))
                .as("2 and the sage")
                .isEqualTo(4);
        assertThat(table.battle().now().value(Battle.ATTACKER)).isEqualTo(1);
    }

    private void attack(int infantry) {
        Force force = Force.of(BaseUnit.INFANTRY, infantry);
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    @Test
    void anActionCardIsPlayedForItsUpperHalf() {
        test.hand(RED, 43).goods(RED, Good.MOOD, 1).turnOf(RED).choose("play a43");
        assertThat(has(Good.WOOD)).isEqualTo(1);
        assertThat(has(Good.MOOD)).isZero();
    }

    @Test
    void anActionCardIsPlayedForItsLowerHalf() {
        test.units(BLUE, BaseUnit.INFANTRY, "D4", 1).hand(BLUE, 43).advances(BLUE, BaseAdvance.TACTICS);
        test.turnOf(RED).dice("1l", "2c");
        attack(1);
        test.choose("tactic a43");
        assertThat(table.battle().now().value(Battle.DEFENDER))
                .as("2 and the ambush")
                .isEqualTo(5);
    }

    @Test
    void anEventIsDrawnAndTold() {
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        table.eventDeck().remove(39);
        table.eventDeck().putOnTop(39);
        table.push(new DrawEvent(RED));
        table.settle();
        assertThat(has(Good.WOOD)).isEqualTo(2);
    }

    @Test
    void anObjectiveWithACheckOfItsOwn() {
        test.goods(RED, Good.GOLD, 2);
        assertThat(Objectives.holds(table, RED, Sages.NewObjective.TREASURY)).isFalse();
        test.goods(RED, Good.GOLD, 3);
        assertThat(Objectives.holds(table, RED, Sages.NewObjective.TREASURY)).isTrue();
    }

    @Test
    void randomGamesWithTheBoxKeepTheCardsTogether() {
        for (int seed = 1; seed <= 3; seed++) {
            ClashTable played =
                    GAME.deal(Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL, Sages.ID), Map.of(), 3, seed));
            Random random = new Random(seed);
            while (!played.over()) {
                List<Choice> choices = played.choices(played.asking());
                played.choose(played.asking(), choices.get(random.nextInt(choices.size())));
                GAME.audit(played);
            }
        }
    }
}
