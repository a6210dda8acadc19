package civitas.clash.box;

import static civitas.clash.box.SteppeBuilding.STABLE;
import static civitas.clash.box.SteppeUnit.CHIEF;
import static civitas.clash.box.SteppeUnit.HORSEMAN;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import civitas.clash.ClashGame;
import civitas.clash.Monumental;
import civitas.clash.TestTable;
import civitas.clash.barbarian.Barbarians;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Units, buildings and sides of a box are treated as if they had always been there. */
class SteppeTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int NOMADS = SteppeSide.NOMADS.number();
    private static final ClashGame GAME = new ClashGame(List.of(new Monumental(), new Steppe()));
    private static final Setup SETUP =
            Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL, Steppe.ID), Map.of("initial-settler", "city"), 2, 7);

    private final TestTable test = TestTable.of(GAME.deal(SETUP))
            .emptyBoard()
            .everywhere(Terrain.PLAINS)
            .hand(RED)
            .hand(BLUE)
            .objectives(RED)
            .objectives(BLUE);
    private final ClashTable table = test.table();

    private TestTable rich(Building... buildings) {
        return test.city(RED, "D4", Mood.HAPPY, buildings)
                .advances(RED, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY, BaseAdvance.TACTICS)
                .goods(RED, Good.FOOD, 7)
                .goods(RED, Good.ORE, 7)
                .goods(RED, Good.WOOD, 7)
                .goods(RED, Good.CULTURE, 3)
                .goods(RED, Good.MOOD, 3);
    }

    private int count(UnitType type, String label) {
        return table.units().count(type, test.at(label));
    }

    private void attack(Force force) {
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    private List<String> reasons(UnitType type) {
        return table.reasons(Seat.of(RED), type).stream().map(Phrase::key).toList();
    }

    @Test
    void aUnitIsRecruitedWhereItsBuildingStands() {
        rich().turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).contains("hire infantry", "hire chief").doesNotContain("hire horseman");
        assertThat(reasons(HORSEMAN)).containsExactly("why.no-stable");
    }

    @Test
    void itIsPaidWithItsPriceAndComesFromItsSupply() {
        rich(STABLE, BaseBuilding.TEMPLE).turnOf(RED);
        test.choose("recruit D4", "hire horseman", "hire chief");
        assertThat(count(HORSEMAN, "D4")).isEqualTo(1);
        assertThat(count(CHIEF, "D4")).isEqualTo(1);
        assertThat(table.player(RED).goods().code()).isEqualTo("6food+7ore+6wood+2culture+2mood");
        assertThat(table.unitsLeft(RED, HORSEMAN)).isEqualTo(3);
        test.choose("hire chief");
        assertThat(table.unitsLeft(RED, CHIEF)).as("taken from the board").isZero();
        assertThat(count(CHIEF, "D4")).isEqualTo(1);
    }

    @Test
    void theLimitOfASpaceCountsAllMilitaryUnits() {
        rich(STABLE).units(RED, INFANTRY, "D4", 2).units(RED, HORSEMAN, "D4", 2).turnOf(RED);
        test.choose("recruit D4");
        assertThat(test.codes())
                .contains("hire settler")
                .doesNotContain("hire infantry", "hire horseman", "hire chief");
        assertThat(reasons(HORSEMAN)).containsExactly("why.stack");
    }

    @Test
    void aGroupSetsOutInTheOrderOfItsKinds() {
        rich().units(RED, INFANTRY, "D4", 1).units(RED, HORSEMAN, "D4", 1).units(RED, SETTLER, "D4", 1);
        test.units(RED, INFANTRY, "E4", 3).turnOf(RED).choose("move", "from D4");
        assertThat(test.codes()).startsWith("add horseman", "add infantry", "add settler", "add all");
        test.choose("add all");
        assertThat(test.codes())
                .as("five would be too many")
                .doesNotContain("go E4")
                .contains("go D3");
        test.choose("go D3");
        assertThat(count(HORSEMAN, "D3")).isEqualTo(1);
        assertThat(count(SETTLER, "D3")).isEqualTo(1);
    }

    @Test
    void itMovesOnlyWithTactics() {
        test.city(RED, "D4", Mood.HAPPY).units(RED, HORSEMAN, "D4", 1).units(RED, SETTLER, "D4", 1);
        test.turnOf(RED).choose("move", "from D4");
        assertThat(test.codes())
                .as("the settler is on its way")
                .contains("go D3")
                .doesNotContain("add horseman");
        assertThat(reasons(HORSEMAN)).containsExactly("why.needs-tactics");
    }

    @Test
    void shipsCarryItLikeAnyLandUnit() {
        rich().terrain("D5", Terrain.SEA).units(RED, SHIP, "D5", 1).units(RED, HORSEMAN, "D4", 3);
        test.turnOf(RED).choose("move", "from D4", "add horseman", "add horseman");
        assertThat(test.codes()).contains("go D5");
        test.choose("add horseman");
        assertThat(test.codes()).doesNotContain("go D5");
    }

    /** The numbers are those of CC-EX-47, with horsemen for cavalry and a chief for the leader. */
    @Test
    void everyKindClashesWithItsOwnSymbol() {
        test.units(BLUE, INFANTRY, "D4", 4).turnOf(RED).dice("4c", "2c", "3e", "1l", "6i", "1l", "1l", "1l", "1l");
        attack(Force.of(INFANTRY, 2).plus(HORSEMAN, 1).plus(CHIEF, 1));
        assertThat(table.battle().now().value(Battle.ATTACKER)).isEqualTo(4 + 2 + 3 + 6 + 2 + 1);
        assertThat(table.battle().now().clash(Battle.ATTACKER)).isEqualTo(2 + 1);
        assertThat(table.battle().now().losses(Battle.DEFENDER)).isEqualTo(3);
    }

    @Test
    void theOwnerSaysWhichKindIsLost() {
        test.units(BLUE, INFANTRY, "D4", 2).turnOf(RED).dice("1l", "1l", "3e", "2c", "3e");
        attack(Force.of(INFANTRY, 1).plus(HORSEMAN, 1).plus(SETTLER, 1));
        assertThat(test.codes(RED)).containsExactly("lose infantry", "lose horseman");
        test.choose("lose horseman", "retreat");
        assertThat(count(INFANTRY, "D3")).isEqualTo(1);
        assertThat(table.unitsLeft(RED, HORSEMAN)).isEqualTo(4);
    }

    @Test
    void whereNobodyChoosesTheWeakestFall() {
        test.units(ClashTable.BARBARIANS, INFANTRY, "D4", 1).units(ClashTable.BARBARIANS, HORSEMAN, "D4", 1);
        test.turnOf(RED).dice("6i", "1l", "1l", "1l");
        attack(Force.of(HORSEMAN, 2));
        assertThat(count(INFANTRY, "D4")).isZero();
        assertThat(count(HORSEMAN, "D4")).isEqualTo(1);
    }

    @Test
    void anArmyOfBarbariansMovesWithAllItsKinds() {
        test.city(RED, "D4", Mood.NEUTRAL).units(ClashTable.BARBARIANS, INFANTRY, "D2", 1);
        test.units(ClashTable.BARBARIANS, HORSEMAN, "D2", 2).turnOf(RED);
        Barbarians.move(table, RED);
        table.settle();
        assertThat(count(HORSEMAN, "D3")).isEqualTo(2);
        assertThat(count(INFANTRY, "D3")).isEqualTo(1);
    }

    @Test
    void besideInfantryASettlementMayGetAnotherKind() {
        test.city(ClashTable.BARBARIANS, "D2", Mood.NEUTRAL).turnOf(RED);
        Barbarians.reinforce(table, RED, test.at("D2"));
        assertThat(count(INFANTRY, "D2")).as("the first is infantry").isEqualTo(1);
        Barbarians.reinforce(table, RED, test.at("D2"));
        table.settle();
        assertThat(test.codes()).containsExactly("take infantry", "take horseman");
        test.choose("take horseman");
        assertThat(count(HORSEMAN, "D2")).isEqualTo(1);
        assertThat(table.unitsLeft(ClashTable.BARBARIANS, HORSEMAN)).isEqualTo(3);
    }

    @Test
    void aBuildingSpeaksWhenItIsConstructed() {
        rich().city(RED, "E4", Mood.NEUTRAL).turnOf(RED).choose("construct stable D4");
        assertThat(table.cities().has(test.at("D4"), STABLE)).isTrue();
        assertThat(table.player(RED).get(Good.CULTURE)).isEqualTo(4);
        assertThat(table.buildingsLeft(RED, STABLE)).isEqualTo(4);
        assertThat(table.cities().buildings(test.at("D4")).has(STABLE.number())).isTrue();
        assertThat(table.cities().buildings(test.at("D4")).size()).isEqualTo(1);
    }

    @Test
    void itKeepsItsColourWhenItsCityFalls() {
        test.city(BLUE, "D4", Mood.NEUTRAL, STABLE, BaseBuilding.TEMPLE).turnOf(RED);
        attack(Force.of(HORSEMAN, 1));
        assertThat(table.cities().owner(test.at("D4"))).isEqualTo(RED);
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        assertThat(table.cities().builder(test.at("D4"), STABLE)).isEqualTo(BLUE);
    }

    @Test
    void noInfluenceReplacesIt() {
        rich().city(BLUE, "D3", Mood.NEUTRAL, STABLE).turnOf(RED);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("influence"));
        test.city(BLUE, "D3", Mood.NEUTRAL, BaseBuilding.TEMPLE).turnOf(RED);
        assertThat(test.codes()).anyMatch(code -> code.startsWith("influence"));
    }

    @Test
    void aSecondWildSideFightsAndIsBeaten() {
        test.city(NOMADS, "D4", Mood.NEUTRAL).units(NOMADS, HORSEMAN, "D4", 1).turnOf(RED);
        test.goods(RED, Good.GOLD, 0).goods(RED, Good.MOOD, 0).dice("6i", "1l", "1l");
        assertThat(table.settlementsLeft(NOMADS)).isEqualTo(1);
        attack(Force.of(INFANTRY, 2));
        assertThat(table.cities().owner(test.at("D4"))).isEqualTo(RED);
        assertThat(table.player(RED).get(Good.MOOD)).as("what its voice gives").isEqualTo(1);
        assertThat(table.player(RED).get(Good.GOLD)).as("nothing of barbarians").isZero();
        assertThat(table.unitsLeft(NOMADS, HORSEMAN)).isEqualTo(4);
        assertThat(table.settlementsLeft(NOMADS)).isEqualTo(2);
    }

    @Test
    void itIsAnEnemyOfEverybodyAndHasAName() {
        rich().units(NOMADS, HORSEMAN, "D3", 1).turnOf(RED).choose("collect D4");
        assertThat(test.codes()).noneMatch(code -> code.contains(" D3 "));
        assertThat(GAME.view(table, Viewer.SPECTATOR).units())
                .anyMatch(units -> units.space().equals("D3") && units.owner().equals("nomads"));
        GAME.audit(table);
        test.units(NOMADS, HORSEMAN, "A3", 4);
        assertThat(table.unitsLeft(NOMADS, HORSEMAN)).isNegative();
        assertThatIllegalStateException()
                .isThrownBy(() -> GAME.audit(table))
                .withMessageContaining("nomads has more horseman");
    }

    @Test
    void randomGamesWithTheBoxKeepThePiecesTogether() {
        int horsemen = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Setup setup = Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL, Steppe.ID), Map.of(), 3, seed);
            ClashTable played = GAME.deal(setup);
            Random random = new Random(seed);
            for (int seat = 0; seat < played.seats(); seat++) {
                played.player(seat)
                        .setAdvances(played.player(seat)
                                .advances()
                                .or(Numbers.of(BaseAdvance.HUSBANDRY.number(), BaseAdvance.TACTICS.number())));
                played.cities().setBuilding(played.player(seat).home(), STABLE, seat);
            }
            while (!played.over()) {
                List<Choice> choices = played.choices(played.asking());
                played.choose(played.asking(), pick(choices, random));
                GAME.audit(played);
                horsemen = Math.max(horsemen, 4 - played.unitsLeft(RED, HORSEMAN));
                if (played.isRestorable()) {
                    String dump = played.dump().toString();
                    assertThat(GAME.restore(setup, new DumpReader(dump)).dump().toString())
                            .isEqualTo(dump);
                }
            }
        }
        assertThat(horsemen).as("they were seen").isPositive();
    }

    /** At random, but nobody who could hire a horseman does without. */
    private static Choice pick(List<Choice> choices, Random random) {
        return choices.stream()
                .filter(choice -> choice.isAbout(HORSEMAN))
                .findFirst()
                .orElseGet(() -> choices.get(random.nextInt(choices.size())));
    }
}
