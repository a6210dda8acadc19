package civitas.clash.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.Choice;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Units wander about at random: whatever is offered can be done, and the limits hold after every move. */
class RandomMovesTest {

    private static final int TURNS = 40;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"CC-6.10", "CC-6.20", "CC-6.50"})
    void limitsHoldWhereverUnitsGo(int players) {
        assertThat(Field.RED).isZero();
        for (int seed = 1; seed <= 4; seed++) {
            Random random = new Random(seed);
            TestTable t = TestTable.players(players, Map.of("initial-settler", "city"));
            for (int turn = 0; turn < TURNS; turn++) {
                int player = turn % players;
                equip(t.table(), player, random);
                t.turnOf(player);
                wander(t.table(), player, random);
            }
        }
    }

    private static void equip(ClashTable table, int player, Random random) {
        Numbers advances = table.player(player)
                .advances()
                .with(BaseAdvance.TACTICS.number())
                .with(BaseAdvance.ROADS.number());
        table.player(player)
                .setAdvances(random.nextBoolean() ? advances.with(BaseAdvance.NAVIGATION.number()) : advances);
        table.player(player).set(Good.FOOD, 2);
        table.player(player).set(Good.ORE, 2);
        for (int space = 0; space < table.board().size(); space++) {
            UnitType type = table.lands().isSea(space) ? BaseUnit.SHIP : BaseUnit.values()[random.nextInt(2)];
            boolean free =
                    !Attacks.isEnemy(table, player, space) && table.lands().isExplored(space);
            boolean room = !type.isMilitary() || table.hasRoom(player, space);
            if (free && room && random.nextInt(6) == 0 && table.unitsLeft(player, type) > 0) {
                table.units().add(player, type, space, 1);
            }
        }
    }

    private static void wander(ClashTable table, int player, Random random) {
        while (table.turn().actionsLeft() > 0) {
            pick(table, player, "move");
            while (!(table.top().orElseThrow() instanceof TakeTurn)) {
                int seat = table.asking();
                List<Choice> choices = table.choices(seat);
                Set<String> codes = new HashSet<>();
                for (Choice choice : choices) {
                    assertThat(codes.add(choice.code())).as("%s twice", choice).isTrue();
                    table.copy().choose(seat, choice);
                }
                table.choose(seat, choices.get(random.nextInt(choices.size())));
                check(table, player);
            }
        }
    }

    private static void pick(ClashTable table, int player, String code) {
        for (Choice choice : table.choices(player)) {
            if (choice.code().equals(code)) {
                table.choose(player, choice);
                return;
            }
        }
        throw new AssertionError(code);
    }

    private static void check(ClashTable table, int player) {
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.lands().isSea(space)) {
                int room = table.units().count(BaseUnit.SHIP, space) * table.constants().shipCapacity;
                assertThat(table.units().landUnits(space)).isLessThanOrEqualTo(room);
            } else {
                assertThat(table.units().army(space)).isLessThanOrEqualTo(table.constants().stackLimit);
                assertThat(table.units().count(BaseUnit.SHIP, space)).isZero();
            }
            checkFatigue(table, space);
        }
    }

    private static void checkFatigue(ClashTable table, int space) {
        Fatigue fatigue = table.turn().fatigue();
        for (UnitType type : table.roster().all()) {
            int present = table.units().count(type, space);
            assertThat(fatigue.count(space, type, 0, present)).isBetween(0, present);
        }
    }
}
