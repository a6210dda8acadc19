package civitas.clash.combat;

import static civitas.clash.combat.Field.BARBARIANS;
import static civitas.clash.combat.Field.BLUE;
import static civitas.clash.combat.Field.ORIGIN;
import static civitas.clash.combat.Field.RED;
import static civitas.clash.combat.Field.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Battles of all kinds with all cards, played at random: every listed choice can be carried out and every battle ends. */
class RandomBattleTest {

    private static final int BATTLES = 1000;
    private static final Advance[] WARLIKE = {
        BaseAdvance.TACTICS,
        BaseAdvance.SIEGECRAFT,
        BaseAdvance.STEEL_WEAPONS,
        BaseAdvance.METALLURGY,
        BaseAdvance.WAR_SHIPS,
        BaseAdvance.FANATICISM
    };

    private final Random random = new Random(11);

    @Test
    @Rule({"CC-7.5", "CC-6.10"})
    void everyBattleEnds() {
        for (int i = 0; i < BATTLES; i++) {
            Field field = arrange();
            ClashTable table = field.table;
            int cards = cards(table);
            begin(field);
            ClashTable copy = table.copy();
            String before = copy.dump().toString();
            play(table, random.nextLong());
            assertThat(copy.dump().toString()).isEqualTo(before);
            assertThat(table.battle().isActive()).isFalse();
            assertThat(table.battle().result()).isNotEqualTo(Battle.Result.UNDECIDED);
            assertThat(cards(table)).isEqualTo(cards);
            // Four attackers or defenders, and the one that Fanaticism may bring.
            assertThat(table.units().total(RED, BaseUnit.INFANTRY)).isBetween(0, 5);
        }
    }

    private Field arrange() {
        Field field = Field.plain();
        for (int player = RED; player <= BLUE; player++) {
            for (Advance advance : WARLIKE) {
                if (random.nextInt(3) > 0) {
                    field.test.advances(player, advance);
                }
            }
            for (Good good : Good.values()) {
                field.test.goods(player, good, random.nextInt(3));
            }
        }
        field.test.city(BLUE, "F3", Mood.NEUTRAL).city(RED, "A3", Mood.NEUTRAL);
        field.test.hand(RED, hand(0)).hand(BLUE, hand(1));
        field.table.chance().reseed(random.nextLong());
        return field;
    }

    /** Odd cards for one player, even ones for the other. */
    private int[] hand(int parity) {
        return random.ints(1, 22).limit(3).distinct().map(n -> 2 * n - parity).toArray();
    }

    private void begin(Field field) {
        int kind = random.nextInt(6);
        if (kind == 0) {
            field.test
                    .terrain(SPACE, Terrain.SEA)
                    .units(BLUE, BaseUnit.SHIP, SPACE, 1 + random.nextInt(3))
                    .units(BLUE, BaseUnit.SETTLER, SPACE, random.nextInt(3));
            field.sail(1 + random.nextInt(3), random.nextInt(3), random.nextInt(2));
            return;
        }
        int defender = kind == 1 ? BARBARIANS : BLUE;
        boolean city = random.nextBoolean();
        if (city) {
            field.test.city(defender, SPACE, Mood.of(random.nextInt(3)));
            for (Building building : new Building[] {BaseBuilding.FORTRESS, BaseBuilding.TEMPLE}) {
                if (random.nextBoolean()) {
                    field.table.cities().setBuilding(field.test.at(SPACE), building, BLUE);
                }
            }
        }
        field.defenders(defender, (city ? 0 : 1) + random.nextInt(4));
        if (defender == BLUE) {
            field.test.units(BLUE, BaseUnit.SETTLER, SPACE, random.nextInt(2));
        }
        if (kind == 2) {
            field.barbariansAttack(1 + random.nextInt(4));
        } else {
            int settlers = random.nextInt(2);
            int infantry = 1 + random.nextInt(4);
            int bonus = random.nextInt(2);
            boolean landing = random.nextInt(4) == 0;
            if (landing) {
                field.test.terrain(ORIGIN, Terrain.SEA).units(RED, BaseUnit.SHIP, ORIGIN, 3);
            }
            field.attack(new Assault(
                    RED,
                    field.test.at(SPACE),
                    field.test.at(ORIGIN),
                    Field.force(0, infantry, settlers),
                    landing,
                    0,
                    bonus));
        }
    }

    private static void play(ClashTable table, long seed) {
        Random choices = new Random(seed);
        while (!(table.top().orElseThrow() instanceof TakeTurn)) {
            int seat = table.asking();
            List<Choice> options = table.choices(seat);
            table.choose(seat, options.get(choices.nextInt(options.size())));
        }
    }

    private static int cards(ClashTable table) {
        Battle battle = table.battle();
        int sum = table.actionDeck().size() + table.actionDeck().discarded();
        for (int player = 0; player < table.seats(); player++) {
            sum += table.player(player).actionCards().size();
        }
        for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
            sum += battle.now().card(role) == 0 ? 0 : 1;
        }
        return sum;
    }
}
