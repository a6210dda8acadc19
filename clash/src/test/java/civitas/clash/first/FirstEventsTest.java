package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.event.DrawEvent;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Events of the first edition, drawn by red; cards are named by number. */
class FirstEventsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int BARBARIANS = ClashTable.BARBARIANS;

    private final TestTable t = First.plain()
            .city(RED, "D3", Mood.NEUTRAL, BaseBuilding.TEMPLE)
            .city(RED, "B3", Mood.NEUTRAL)
            .city(RED, "F3", Mood.NEUTRAL)
            .city(BLUE, "D8", Mood.NEUTRAL)
            .goods(RED, Good.FOOD, 0)
            .goods(BLUE, Good.FOOD, 0)
            .turnOf(RED);

    private final ClashTable table = t.table();
    private final Player red = table.player(RED);
    private final Player blue = table.player(BLUE);

    /** Red draws the first card that tells of an event. */
    private FirstEventsTest draw(BaseEvent event) {
        return draw(table.content().eventCards().stream()
                .filter(card -> card.event() == event)
                .findFirst()
                .orElseThrow()
                .number());
    }

    /** Red draws one of the cards that tell of an event. */
    private FirstEventsTest draw(BaseEvent event, int card) {
        assertThat(table.content().eventCard(card).event()).isEqualTo(event);
        return draw(card);
    }

    private FirstEventsTest draw(int card) {
        table.eventDeck().remove(card);
        table.eventDeck().putOnTop(card);
        table.push(new DrawEvent(RED));
        table.settle();
        return this;
    }

    private Mood mood(String city) {
        return table.cities().mood(t.at(city));
    }

    @Test
    @Rule({"CC-9.16"})
    void pestilenceSparesWhoeverHasSanitation() {
        t.city(BLUE, "B6", Mood.NEUTRAL).advances(BLUE, BaseAdvance.SANITATION);
        draw(BaseEvent.PESTILENCE);
        t.choose("worsen D3");
        assertThat(mood("D3")).isEqualTo(Mood.ANGRY);
        assertThat(mood("D8")).isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule({"CC-9.16", "CC-9.17"})
    void whilePestilenceRagesNobodyGrowsOrBuildsWithoutSanitation() {
        Scales.of(table).setLevel(RED, Scale.CULTURE_LEVEL, 8);
        t.advances(RED, BaseAdvance.STORAGE, BaseAdvance.MYTHS, BaseAdvance.ENGINEERING, BaseAdvance.SIEGECRAFT);
        table.wonderDeck().remove(Wonder.GREAT_WALL.card());
        table.wonders().layOpen(Wonder.GREAT_WALL);
        for (Good good : new Good[] {Good.FOOD, Good.ORE, Good.WOOD, Good.CULTURE}) {
            t.goods(RED, good, 7);
        }
        assertThat(t.turnOf(RED).codes()).contains("construct temple B3", "build great-wall B3");
        draw(BaseEvent.PESTILENCE);
        t.choose("worsen D3").turnOf(RED);
        assertThat(t.codes()).noneMatch(code -> code.startsWith("construct") || code.startsWith("build"));
        t.advances(
                        RED,
                        BaseAdvance.STORAGE,
                        BaseAdvance.MYTHS,
                        BaseAdvance.ENGINEERING,
                        BaseAdvance.SIEGECRAFT,
                        BaseAdvance.SANITATION)
                .turnOf(RED);
        assertThat(t.codes()).as("protected").contains("construct temple B3", "build great-wall B3");
    }

    @Test
    @Rule({"CC-9.16"})
    void irrigationKeepsFaminesAway() {
        t.advances(RED, BaseAdvance.IRRIGATION).goods(RED, Good.FOOD, 2);
        draw(BaseEvent.SEVERE_FAMINE);
        finish();
        assertThat(red.get(Good.FOOD)).isEqualTo(2);
        draw(BaseEvent.FAMINE);
        finish();
        assertThat(red.get(Good.FOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-9.16"})
    void epidemicsTakeAUnit() {
        t.units(RED, BaseUnit.SETTLER, "D3", 1).units(RED, BaseUnit.INFANTRY, "B3", 1);
        draw(BaseEvent.EPIDEMICS);
        t.choose("remove infantry B3");
        assertThat(table.units().count(RED, BaseUnit.INFANTRY, t.at("B3"))).isZero();
        assertThat(table.units().count(RED, BaseUnit.SETTLER, t.at("D3"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-9.28", "CC-8.44", "CC-8.71", "CC-9.22"})
    void aFamineComesAfterTheBarbarians() {
        t.city(BARBARIANS, "D5", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "D5", 1)
                .units(RED, BaseUnit.SETTLER, "D3", 1)
                .goods(RED, Good.FOOD, 1)
                .dice("5");
        draw(BaseEvent.FAMINE);
        assertThat(table.units().isEmpty(t.at("D3"))).as("the settler is dead").isTrue();
        assertThat(table.units().army(BARBARIANS, t.at("D5"))).isEqualTo(1);
        assertThat(red.get(Good.FOOD)).isZero();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.22"})
    void aSevereFamineMakesACityAngry() {
        t.goods(RED, Good.FOOD, 1).goods(RED, Good.GOLD, 5);
        draw(BaseEvent.SEVERE_FAMINE);
        t.choose(t.codes().getFirst());
        assertThat(red.get(Good.FOOD)).isZero();
        assertThat(red.get(Good.GOLD)).isEqualTo(5);
        assertThat(mood("B3") == Mood.ANGRY || mood("D3") == Mood.ANGRY || mood("F3") == Mood.ANGRY)
                .isTrue();
    }

    @Test
    @Rule({"CC-1.37"})
    void goodYearsBringFood() {
        t.advances(RED, BaseAdvance.STORAGE).advances(BLUE, BaseAdvance.STORAGE);
        draw(BaseEvent.FANTASTIC_YEAR, 17);
        finish();
        assertThat(red.get(Good.FOOD)).as("a fantastic year").isEqualTo(3);
        assertThat(blue.get(Good.FOOD)).isZero();
        draw(BaseEvent.AWESOME_YEAR, 13);
        finish();
        assertThat(red.get(Good.FOOD)).as("an awesome year for all").isEqualTo(5);
        assertThat(blue.get(Good.FOOD)).isEqualTo(2);
        draw(BaseEvent.GOOD_YEAR, 11);
        finish();
        assertThat(red.get(Good.FOOD)).as("a good year").isEqualTo(6);
        assertThat(blue.get(Good.FOOD)).isEqualTo(3);
    }

    /** Whatever the symbol asks. */
    private void finish() {
        while (!t.codes().contains("end-turn")) {
            t.choose(t.codes().getFirst());
        }
    }

    @Test
    @Rule({"CC-9.37", "CC-1.44"})
    void theGreatScientistTeachesLater() {
        Scales.of(table).setLevel(RED, Scale.CULTURE_LEVEL, 1);
        t.goods(RED, Good.CULTURE, 1).goods(RED, Good.IDEAS, 0);
        draw(BaseEvent.GREAT_SCIENTIST);
        t.choose("take e22");
        assertThat(red.greatPeople().has(22)).isTrue();
        t.choose("play e22", "advance math");
        assertThat(red.owns(BaseAdvance.MATH)).isTrue();
        assertThat(red.get(Good.IDEAS)).isEqualTo(1);
        assertThat(red.actionCards().size()).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-9.35", "CC-12.24", "CC-1.51"})
    void aVolcanoTakesTheWonderWithItsPoints() {
        t.city(RED, "D5", Mood.NEUTRAL).wonder(RED, "D3", Wonder.GREAT_WALL);
        draw(BaseEvent.VOLCANO);
        t.choose("bury-city D3");
        assertThat(red.eventHalfPoints()).as("settlement and temple").isEqualTo(8);
        assertThat(table.wonders().builder(Wonder.GREAT_WALL)).isEqualTo(ClashTable.NOBODY);
        assertThat(table.wonders().isBuried(Wonder.GREAT_WALL)).isFalse();
        assertThat(red.holds(Wonder.GREAT_WALL)).isFalse();
    }

    @Test
    @Rule({"CC-9.35", "CC-1.51"})
    void anEarthquakeTakesNoWonders() {
        t.wonder(RED, "D3", Wonder.GREAT_WALL);
        draw(BaseEvent.EARTHQUAKE);
        assertThat(t.codes()).containsExactlyInAnyOrder("bury temple D3", "bury-city B3", "bury-city F3");
        t.choose("bury temple D3");
        assertThat(t.codes()).as("now the settlement, with the wonder").contains("bury-city D3", "done");
        t.choose("bury-city D3", "done");
        assertThat(red.holds(Wonder.GREAT_WALL)).isFalse();
        assertThat(red.eventHalfPoints()).isEqualTo(8);
    }

    @Test
    @Rule({"CC-9.35", "CC-9.12"})
    void aHeavyEarthquakeIsForEverybodyWithThreeCities() {
        draw(BaseEvent.HEAVY_EARTHQUAKE);
        t.choose("bury temple D3", "done");
        assertThat(mood("D3")).isEqualTo(Mood.ANGRY);
        assertThat(red.eventHalfPoints()).isEqualTo(4);
        assertThat(blue.eventHalfPoints()).isZero();
    }

    @Test
    @Rule({"CC-1.59"})
    void aFloodComesToTheCoast() {
        t.terrain("D2", Terrain.SEA);
        draw(BaseEvent.FLOOD);
        assertThat(mood("D3")).isEqualTo(Mood.ANGRY);
        assertThat(mood("F3")).isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule({"CC-1.59"})
    void aHeavyFloodComesToEverybody() {
        t.terrain("D2", Terrain.SEA).terrain("C8", Terrain.SEA);
        draw(BaseEvent.HEAVY_FLOOD);
        assertThat(mood("D3")).isEqualTo(Mood.ANGRY);
        assertThat(mood("D8")).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-9.23"})
    void aMigrationSendsASettlerAbroad() {
        draw(BaseEvent.MIGRATION);
        t.choose("worsen D3");
        assertThat(table.units().count(BLUE, BaseUnit.SETTLER, t.at("D8"))).isEqualTo(1);
        assertThat(red.get(Good.GOLD)).as("the gold mine").isEqualTo(2);
        assertThat(mood("D3")).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-8.20"})
    void aPopulationBoomIsForTwo() {
        draw(BaseEvent.POPULATION_BOOM, 28);
        t.choose("place B3");
        assertThat(table.units().count(RED, BaseUnit.SETTLER, t.at("B3"))).isEqualTo(1);
        assertThat(table.units().count(BLUE, BaseUnit.SETTLER, t.at("D8"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-9.18"})
    void aCivilWarKillsASoldier() {
        t.units(RED, BaseUnit.INFANTRY, "B3", 2);
        draw(BaseEvent.CIVIL_WAR);
        assertThat(table.units().army(t.at("B3"))).isEqualTo(1);
        assertThat(mood("B3")).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-9.20", "CC-4.19"})
    void aRevolutionCostsAnActionAndMovesTheGovernment() {
        t.advances(
                RED,
                BaseAdvance.TACTICS,
                BaseAdvance.DRAFT,
                BaseAdvance.WRITING,
                BaseAdvance.PHILOSOPHY,
                BaseAdvance.NATIONALISM,
                BaseAdvance.FORCED_LABOR);
        draw(BaseEvent.REVOLUTION);
        finish();
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(red.owns(BaseAdvance.NATIONALISM)).isFalse();
        assertThat(red.owns(BaseAdvance.VOTING)).as("its first advance").isTrue();
    }
}
