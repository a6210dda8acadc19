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
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The great people of the first edition, played by red from the hand as an action; his city is D4, blue's is D8. */
class FirstPeopleTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable t = First.plain()
            .city(RED, "D4", Mood.NEUTRAL)
            .city(BLUE, "D8", Mood.NEUTRAL)
            .goods(RED, Good.FOOD, 0)
            .goods(RED, Good.IDEAS, 0);

    private final ClashTable table = t.table();
    private final Player red = table.player(RED);

    /** Red has the person in hand and plays it. */
    private void play(BaseEvent person) {
        int card = table.content().eventCards().stream()
                .filter(one -> one.event() == person)
                .findFirst()
                .orElseThrow()
                .number();
        table.eventDeck().remove(card);
        red.setGreatPeople(red.greatPeople().with(card));
        t.turnOf(RED).choose("play e" + card);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    /** Everything that a building costs, and a second city, so that the first may grow. */
    private void materials() {
        t.city(RED, "B4", Mood.NEUTRAL)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.ORE, 1)
                .goods(RED, Good.WOOD, 1);
    }

    @Test
    @Rule({"CC-9.37", "CC-1.44"})
    void theArtistTeachesCultureAndDelightsACity() {
        t.city(RED, "B4", Mood.ANGRY);
        play(BaseEvent.GREAT_ARTIST);
        t.choose("advance arts", "choose B4");
        assertThat(red.owns(BaseAdvance.ARTS)).isTrue();
        assertThat(Scales.of(table).level(RED, Scale.CULTURE_LEVEL)).isEqualTo(1);
        assertThat(table.cities().mood(t.at("B4"))).isEqualTo(Mood.HAPPY);
    }

    @Test
    @Rule("CC-9.37")
    void theExplorerRevealsARegionAndFoundsACity() {
        for (String cell : new String[] {"D5", "C6", "E6", "D6"}) {
            t.terrain(cell, Terrain.UNEXPLORED);
        }
        t.goods(RED, Good.FOOD, 1).goods(RED, Good.GOLD, 1);
        play(BaseEvent.GREAT_EXPLORER);
        t.choose("advance fishing", "explore D5");
        while (t.codes().stream().noneMatch(code -> code.startsWith("found "))) {
            t.choose(t.codes().getFirst());
        }
        t.choose(t.codes().stream()
                .filter(code -> code.startsWith("found "))
                .findFirst()
                .orElseThrow());
        assertThat(red.owns(BaseAdvance.FISHING)).isTrue();
        assertThat(table.cities().count(RED)).isEqualTo(2);
        assertThat(red.get(Good.FOOD) + red.get(Good.GOLD)).isZero();
    }

    @Test
    @Rule({"CC-9.37", "CC-4.75"})
    void theProphetConstructsATemple() {
        materials();
        play(BaseEvent.GREAT_PROPHET);
        t.choose("advance myths", "construct temple D4");
        assertThat(table.cities().has(t.at("D4"), BaseBuilding.TEMPLE)).isTrue();
        assertThat(table.cities().activations(t.at("D4"))).isZero();
        assertThat(red.get(Good.ORE)).isZero();
    }

    @Test
    @Rule("CC-9.37")
    void thePhilosopherBringsTwoIdeas() {
        play(BaseEvent.GREAT_PHILOSOPHER);
        t.choose("pass");
        assertThat(red.get(Good.IDEAS)).isEqualTo(2);
        assertThat(red.owns(BaseAdvance.WRITING))
                .as("an advance only if wanted")
                .isFalse();
    }

    @Test
    @Rule({"CC-9.37", "CC-4.15", "CC-4.152"})
    void theStatesmanTeachesGovernmentAndBringsTwoCards() {
        t.advances(RED, BaseAdvance.WRITING, BaseAdvance.PHILOSOPHY, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        play(BaseEvent.ELDER_STATESMAN);
        t.choose("advance voting");
        assertThat(red.owns(BaseAdvance.VOTING)).isTrue();
        assertThat(red.actionCards().size()).as("two, and the one of Writing").isEqualTo(2 + 1);
    }

    @Test
    @Rule("CC-9.37")
    void theWarlordTeachesWarfareAndAddsTwoInTheFirstBattle() {
        t.units(RED, BaseUnit.INFANTRY, "D4", 1).units(BLUE, BaseUnit.INFANTRY, "D5", 1);
        play(BaseEvent.GREAT_WARLORD);
        t.dice("3", "1").choose("advance tactics", "from D4");
        while (!t.codes().contains("go D5")) {
            t.choose(t.codes().getFirst());
        }
        t.choose("go D5");
        assertThat(red.owns(BaseAdvance.TACTICS)).isTrue();
        assertThat(table.units().owner(t.at("D5"))).as("3 and 2 make a hit").isEqualTo(RED);
    }

    @Test
    @Rule({"CC-9.37", "CC-6.87"})
    void theMerchantBringsTheIncomeOfTradeRoutes() {
        t.advances(RED, BaseAdvance.BARTERING).units(RED, BaseUnit.SETTLER, "D7", 1);
        play(BaseEvent.GREAT_MERCHANT);
        t.choose("advance trade-routes");
        while (!t.codes().contains("end-turn")) {
            t.choose(t.codes().getFirst());
        }
        assertThat(red.owns(BaseAdvance.TRADE_ROUTES)).isTrue();
        assertThat(red.get(Good.FOOD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-9.37", "CC-4.74"})
    void theEngineerConstructsAnyBuilding() {
        t.advances(RED, BaseAdvance.WRITING, BaseAdvance.TACTICS);
        materials();
        play(BaseEvent.GREAT_ENGINEER);
        t.choose("pass");
        assertThat(t.codes()).contains("construct academy D4", "construct fortress B4", "pass");
        t.choose("construct academy D4");
        assertThat(table.cities().has(t.at("D4"), BaseBuilding.ACADEMY)).isTrue();
        assertThat(red.get(Good.WOOD)).isZero();
    }
}
