package civitas.clash.card;

import static civitas.clash.card.CardTable.BLUE;
import static civitas.clash.card.CardTable.RED;
import static civitas.clash.card.CardTable.actionsLeft;
import static civitas.clash.card.CardTable.askAgain;
import static civitas.clash.card.CardTable.great;
import static civitas.clash.card.CardTable.isBetweenActions;
import static civitas.clash.card.CardTable.plains;
import static civitas.clash.card.CardTable.red;
import static civitas.clash.card.CardTable.three;
import static civitas.clash.card.CardTable.topEventDiscard;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.view.ClashView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The nine great people, played from the hand. */
class GreatPeopleTest {

    @Test
    @Rule({"CC-9.31", "CC-9.33", "CC-4.26"})
    void greatArtistTeachesCultureAndDelightsACity() {
        TestTable t = great(plains().city(RED, "B4", Mood.ANGRY), RED, 19).turnOf(RED);
        t.choose("play e19");
        assertThat(t.codes()).containsExactlyInAnyOrder("advance arts", "pass");
        t.choose("advance arts");
        assertThat(red(t).owns(BaseAdvance.ARTS)).isTrue();
        assertThat(red(t).eventTrack()).isEqualTo(3);
        t.choose("choose B4");
        assertThat(t.table().cities().mood(t.at("B4"))).isEqualTo(Mood.HAPPY);
        assertThat(red(t).greatPeople().isEmpty()).isTrue();
        assertThat(topEventDiscard(t)).isEqualTo("e19");
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule("CC-9.31")
    void greatPeopleNeedAnAction() {
        TestTable t = great(plains(), RED, 19, 21).turnOf(RED);
        t.table().turn().setActionsLeft(0);
        askAgain(t);
        assertThat(t.codes()).doesNotContain("play e19", "play e21");
    }

    @Test
    @Rule("CC-9.31")
    void greatExplorerRevealsARegionAndFoundsACity() {
        TestTable t = plains();
        for (String cell : new String[] {"D5", "C6", "E6", "D6"}) {
            t.terrain(cell, Terrain.UNEXPLORED);
        }
        great(t.goods(RED, Good.FOOD, 1).goods(RED, Good.GOLD, 1), RED, 18).turnOf(RED);
        t.choose("play e18", "advance fishing");
        assertThat(t.codes()).containsExactlyInAnyOrder("explore D5", "pass");
        t.choose("explore D5");
        while (t.codes().stream().noneMatch(code -> code.startsWith("found "))) {
            t.choose(t.codes().getFirst());
        }
        List<String> places =
                t.codes().stream().filter(code -> code.startsWith("found ")).toList();
        assertThat(t.codes()).contains("pass");
        assertThat(ClashView.of(t.table(), new Viewer(RED)).sites())
                .as("what a city could collect there")
                .extracting(site -> "found " + site.space())
                .containsExactlyInAnyOrderElementsOf(places);
        t.choose(places.getFirst());
        assertThat(t.table().cities().count(RED)).isEqualTo(2);
        assertThat(t.table().cities().isOf(RED, t.at(places.getFirst().substring("found ".length()))))
                .isTrue();
        assertThat(red(t).get(Good.FOOD) + red(t).get(Good.GOLD)).isZero();
        assertThat(isBetweenActions(t)).isTrue();

        assertThat(great(plains(), RED, 18).turnOf(RED).codes())
                .as("nothing to explore")
                .doesNotContain("play e18");
    }

    /** Two red cities and everything a building costs. */
    private static TestTable builder() {
        return plains().city(RED, "B4", Mood.NEUTRAL)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.ORE, 1)
                .goods(RED, Good.WOOD, 1);
    }

    @Test
    @Rule({"CC-9.31", "CC-4.75"})
    void greatProphetConstructsATempleWithoutActivation() {
        TestTable t =
                great(builder().advances(RED, BaseAdvance.WRITING), RED, 20).turnOf(RED);
        t.choose("play e20", "advance myths");
        assertThat(t.codes()).containsExactlyInAnyOrder("construct temple B4", "construct temple D4", "pass");
        t.choose("construct temple D4", "take culture");
        assertThat(t.table().cities().has(t.at("D4"), BaseBuilding.TEMPLE)).isTrue();
        assertThat(t.table().cities().activations(t.at("D4"))).isZero();
        assertThat(red(t).get(Good.ORE)).isZero();
        assertThat(actionsLeft(t)).isEqualTo(2);
    }

    @Test
    @Rule("CC-9.31")
    void greatPhilosopherBringsTwoIdeas() {
        TestTable t = great(plains(), RED, 21).turnOf(RED);
        t.choose("play e21", "pass");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
        assertThat(red(t).owns(BaseAdvance.WRITING))
                .as("the advance is optional")
                .isFalse();
    }

    @Test
    @Rule("CC-9.31")
    void greatScientistBringsAnIdeaAndACard() {
        TestTable t = great(plains(), RED, 22).turnOf(RED);
        t.choose("play e22", "advance math");
        assertThat(red(t).owns(BaseAdvance.MATH)).isTrue();
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(1);
        assertThat(red(t).actionCards().size()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-9.31", "CC-4.15", "CC-4.18"})
    void elderStatesmanTeachesGovernmentAndBringsTwoCards() {
        TestTable t = great(
                        plains().advances(
                                        RED,
                                        BaseAdvance.WRITING,
                                        BaseAdvance.PHILOSOPHY,
                                        BaseAdvance.TACTICS,
                                        BaseAdvance.DRAFT),
                        RED,
                        23)
                .turnOf(RED);
        t.choose("play e23");
        assertThat(t.codes()).containsExactlyInAnyOrder("advance voting", "advance nationalism", "pass");
        t.choose("advance voting");
        assertThat(red(t).actionCards().size()).isEqualTo(2);
        assertThat(red(t).eventTrack()).isEqualTo(3);

        t = great(plains(), RED, 23).turnOf(RED).choose("play e23");
        assertThat(isBetweenActions(t))
                .as("no government in reach: only the cards")
                .isTrue();
        assertThat(red(t).actionCards().size()).isEqualTo(2);
    }

    @Test
    @Rule("CC-9.31")
    void greatWarlordTeachesWarfareAndMoves() {
        TestTable t = great(plains(), RED, 24).turnOf(RED);
        t.choose("play e24", "advance tactics");
        assertThat(red(t).owns(BaseAdvance.TACTICS)).isTrue();
        assertThat(actionsLeft(t)).as("the move itself is free").isEqualTo(2);
        assertThat(topEventDiscard(t)).isEqualTo("e24");
    }

    @Test
    @Rule("CC-9.31")
    void greatWarlordAddsTwoInTheFirstBattle() {
        TestTable t = plains().objectives(RED).units(RED, BaseUnit.INFANTRY, "D4", 1);
        t.units(BLUE, BaseUnit.INFANTRY, "D5", 1).dice("3e", "1");
        great(t, RED, 24).turnOf(RED).choose("play e24", "advance tactics", "from D4");
        while (!t.codes().contains("go D5")) {
            t.choose(t.codes().getFirst());
        }
        t.choose("go D5");
        assertThat(t.table().units().owner(t.at("D5"))).as("3 and 2 make a hit").isEqualTo(RED);
    }

    @Test
    @Rule({"CC-9.31", "CC-6.87"})
    void greatMerchantBringsTheIncomeOfTradeRoutesGainedWithHim() {
        TestTable t = plains().advances(RED, BaseAdvance.BARTERING).goods(RED, Good.FOOD, 0);
        t.units(RED, BaseUnit.SETTLER, "D7", 1);
        great(t, RED, 25).turnOf(RED).choose("play e25", "advance trade-routes");
        while (!isBetweenActions(t)) {
            t.choose(t.codes().getFirst());
        }
        assertThat(red(t).get(Good.FOOD)).isEqualTo(1);
    }

    @Test
    @Rule("CC-9.31")
    void greatMerchantTeachesEconomy() {
        TestTable t =
                great(plains().advances(RED, BaseAdvance.BARTERING), RED, 25).turnOf(RED);
        t.choose("play e25");
        assertThat(t.codes())
                .containsExactlyInAnyOrder("advance taxes", "advance trade-routes", "advance currency", "pass");
        t.choose("advance taxes");
        assertThat(red(t).owns(BaseAdvance.TAXES)).isTrue();
        assertThat(isBetweenActions(t)).as("no trade routes, no income").isTrue();
    }

    @Test
    @Rule({"CC-9.31", "CC-4.74"})
    void greatEngineerConstructsAnyBuildingForItsPrice() {
        TestTable t = great(builder().advances(RED, BaseAdvance.WRITING, BaseAdvance.TACTICS), RED, 26)
                .turnOf(RED);
        t.choose("play e26", "pass");
        assertThat(t.codes()).contains("construct academy D4", "construct fortress B4", "pass");
        t.choose("construct academy D4");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
        assertThat(red(t).get(Good.WOOD)).isZero();
        assertThat(t.table().cities().activations(t.at("D4"))).isZero();
    }

    @Test
    @Rule({"CC-9.31", "CC-9.32"})
    void greatPeopleAreOnlyPlayedByTheirOwner() {
        TestTable t = great(three(), BLUE, 21).turnOf(RED);
        assertThat(t.codes()).doesNotContain("play e21");
    }
}
