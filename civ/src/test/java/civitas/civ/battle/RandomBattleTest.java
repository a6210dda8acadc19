package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.table.Supply;
import civitas.civ.view.Audit;
import civitas.kernel.Choice;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random battles come to an end and lose no card and no figure. */
class RandomBattleTest {

    private static final int BATTLES = 60;
    private static final int ENOUGH = 400;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nothingIsLost(int seats) {
        for (int seed = 0; seed < BATTLES; seed++) {
            Random random = new Random(seed);
            Rules.Options options = new Rules.Options(
                    false, false, random.nextBoolean(), random.nextBoolean(), random.nextBoolean(), false, true);
            Field field = Field.prepared(seats, options, seed);
            arm(field, random);
            start(field, random);
            play(field, random);
        }
    }

    private static void arm(Field field, Random random) {
        for (int player = RED; player <= BLUE; player++) {
            for (int i = random.nextInt(10); i > 0; i--) {
                UnitType type = UnitType.of(random.nextInt(UnitType.COUNT));
                Supply.drawUnit(field.table, player, type);
            }
            for (Tech tech : List.of(
                    BaseTech.METALWORKING,
                    BaseTech.MATHEMATICS,
                    BaseTech.BALLISTICS,
                    BaseTech.BIOLOGY,
                    BaseTech.POTTERY)) {
                if (random.nextBoolean()) {
                    field.test.knows(player, tech);
                }
            }
            field.table.takeResource(player, Resource.IRON);
            field.table.takeResource(player, Resource.of(random.nextInt(Resource.MARKET)));
            field.table.player(player).addToken(field.table.market().huts().draw(field.table.chance()));
            field.table.player(player).setTrade(random.nextInt(9));
            field.table.player(player).setCulture(random.nextInt(9));
            field.table.setSheetCoins(player, random.nextInt(3));
        }
        field.test.holds(BLUE, BaseEvent.DROUGHT).holds(RED, BaseEvent.DISASTER);
    }

    private static void start(Field field, Random random) {
        int armies = 1 + random.nextInt(3);
        int scouts = random.nextInt(2);
        switch (random.nextInt(5)) {
            case 0 -> field.city().attack(armies, scouts);
            case 1 -> field.village().attack(armies, scouts);
            case 2 -> field.attack(armies, scouts, field.table.cities().center(Cities.of(BLUE, 0)));
            case 3 -> field.defenders(0, 2).attack(armies, scouts);
            default -> field.defenders(1 + random.nextInt(4), random.nextInt(2)).attack(armies, scouts);
        }
    }

    private static void play(Field field, Random random) {
        CivTable table = field.table;
        for (int i = 0; !field.test.isDone() && !table.over(); i++) {
            assertThat(i).isLessThan(ENOUGH);
            Audit.check(table);
            assertThat(table.copy().dump().toString()).isEqualTo(table.dump().toString());
            List<Choice> choices = table.choices(table.asking());
            table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
        }
        if (table.over()) {
            return;
        }
        Audit.check(table);
        assertThat(table.battle().isActive()).isFalse();
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            assertThat(table.figures().where(RED, figure)).isNotEqualTo(Figures.LIFTED);
        }
    }
}
