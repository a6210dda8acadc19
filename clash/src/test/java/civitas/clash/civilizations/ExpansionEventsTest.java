package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.content.ExpansionSymbol;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.event.Happenings;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.EventCard;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The twenty events of the expansion, each by its card. */
class ExpansionEventsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS)
            .goods(RED, Good.FOOD, 0)
            .goods(BLUE, Good.FOOD, 0);
    private final ClashTable table = test.table();
    private final Happenings happenings = Happenings.of(table);

    /** The text of a card befalls red, or everybody from red on. */
    private void befall(int number) {
        test.turnOf(RED);
        EventCard card = table.content().eventCard(number);
        if (card.everybody()) {
            table.book().events().of(card.event()).befall(table, card, BLUE);
        }
        table.book().events().of(card.event()).befall(table, card, RED);
        table.settle();
    }

    private String goods(int player) {
        return table.player(player).goods().code();
    }

    private void attack(Force force) {
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    @Test
    @Rule({"CC-1.11", "CC-2.22"})
    void theDecksGrow() {
        assertThat(table.content().eventCardCount()).isEqualTo(58);
        assertThat(table.content().objectiveCardCount()).isEqualTo(38);
        assertThat(table.content().eventCards().stream()
                        .filter(card -> card.symbol().equals(Optional.of(ExpansionSymbol.PIRATES))))
                .hasSize(7);
    }

    /** Which card is which: tests below name them by number. */
    @Test
    @Rule("CC-1.11")
    void theCardsAreTheirEvents() {
        int number = 39;
        for (ExpansionEvent event : new ExpansionEvent[] {
            ExpansionEvent.UPRISING,
            ExpansionEvent.ENVOY,
            ExpansionEvent.SOLAR_ECLIPSE,
            ExpansionEvent.TROJAN_HORSE,
            ExpansionEvent.GUILLOTINE,
            ExpansionEvent.ANARCHY,
            ExpansionEvent.SCIENTIFIC_TRADE,
            ExpansionEvent.FLOURISHING_TRADE,
            ExpansionEvent.ERA_OF_STABILITY,
            ExpansionEvent.REFORMATION,
            ExpansionEvent.PANDEMICS,
            ExpansionEvent.BLACK_DEATH,
            ExpansionEvent.FAMINE_VERMIN,
            ExpansionEvent.FAMINE_DROUGHT,
            ExpansionEvent.FIRE,
            ExpansionEvent.SUCCESSFUL_YEAR,
            ExpansionEvent.GREAT_ARCHITECT,
            ExpansionEvent.GREAT_ATHLETE,
            ExpansionEvent.GREAT_DIPLOMAT,
            ExpansionEvent.GREAT_SEER
        }) {
            assertThat(table.content().eventCard(number++).event()).isEqualTo(event);
        }
    }

    @Test
    @Rule("CC-15.11")
    void uprisingTurnsTokensIntoPoints() {
        test.goods(RED, Good.MOOD, 2).goods(RED, Good.CULTURE, 1);
        befall(39);
        assertThat(test.codes()).containsExactly("give mood", "give culture");
        test.choose("give mood", "give culture", "done");
        assertThat(goods(RED)).isEqualTo("1mood");
        assertThat(table.player(RED).eventHalfPoints()).isEqualTo(2);
        assertThat(table.lasting().isKept(39)).isTrue();
    }

    @Test
    @Rule({"CC-9.13", "CC-12.4"})
    void envoyBringsGiftsAndLaysAWonderOpen() {
        befall(40);
        assertThat(goods(RED)).isEqualTo("1ideas+1culture");
        assertThat(goods(BLUE)).isEqualTo("1culture");
        int open = happenings.shownWonder();
        assertThat(open).isPositive();
        Expansion.GAME.audit(table);
        civitas.clash.card.Drawing.wonderCard(table, BLUE);
        table.settle();
        test.choose(BLUE, "take " + table.content().wonder(open).code());
        assertThat(table.player(BLUE).wonderCards().has(open)).isTrue();
        assertThat(happenings.shownWonder()).isZero();
    }

    @Test
    @Rule("CC-9.9")
    void solarEclipseEndsABattleAfterItsFirstRound() {
        befall(41);
        test.units(BLUE, INFANTRY, "D4", 2).dice("1l", "1l", "1l", "1l");
        attack(Force.of(INFANTRY, 2));
        assertThat(table.battle().result()).isEqualTo(Battle.Result.NOBODY_WON);
        assertThat(table.units().count(RED, INFANTRY, test.at("D3"))).isEqualTo(2);
        assertThat(table.player(BLUE).eventHalfPoints()).isEqualTo(2);
        test.dice("6i", "6i", "1l", "1l");
        attack(Force.of(INFANTRY, 2));
        assertThat(table.player(RED).eventHalfPoints())
                .as("only the next battle")
                .isZero();
    }

    @Test
    @Rule({"CC-9.9", "CC-7.46"})
    void trojanHorseSilencesTheDefender() {
        test.city(BLUE, "D4", Mood.NEUTRAL).units(BLUE, INFANTRY, "D4", 1).advances(BLUE, BaseAdvance.TACTICS);
        test.goods(RED, Good.WOOD, 1).goods(RED, Good.CULTURE, 1).hand(BLUE, 1);
        befall(42);
        test.dice("6i", "6i", "1l");
        attack(Force.of(INFANTRY, 2));
        test.choose("yes");
        assertThat(table.player(RED).eventHalfPoints()).isEqualTo(2);
        assertThat(table.cities().owner(test.at("D4")))
                .as("blue was not asked for a card")
                .isEqualTo(RED);
    }

    @Test
    @Rule({"CC-16.22", "CC-16.16"})
    void guillotineKillsTheLeaderAndBringsAnotherOrPoints() {
        test.city(RED, "D4", Mood.NEUTRAL);
        Expansion.leads(test, RED, Leader.SULLA, "D4");
        befall(43);
        assertThat(test.codes()).containsExactly("place D4", "take e43");
        test.choose("place D4", "choose julius-caesar");
        assertThat(table.units().count(RED, LEADER, test.at("D4"))).isEqualTo(1);
        assertThat(Peoples.of(table).leader(RED)).contains(Leader.JULIUS_CAESAR);
        assertThat(Peoples.of(table).isBanned(RED)).isTrue();
        assertThat(Peoples.of(table).killed(BLUE).isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-16.16")
    void withoutAnotherLeaderGuillotineIsWorthTwoPoints() {
        Peoples.of(table).setCards(RED, Numbers.NONE);
        befall(43);
        assertThat(table.player(RED).eventHalfPoints()).isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.9", "CC-9.1"})
    void anarchyTakesTheGovernmentAndItsMarkersComeBack() {
        test.advances(RED, BaseAdvance.VOTING, BaseAdvance.SEPARATION_OF_POWER);
        befall(44);
        assertThat(table.player(RED).owns(BaseAdvance.VOTING)).isFalse();
        assertThat(table.player(RED).owns(CivAdvance.ROME_PROVINCES)).isFalse();
        assertThat(happenings.anarchy(RED)).isEqualTo(2);
        assertThat(Expansion.GAME.standings(table).stream()
                        .filter(standing -> standing.seat().index() == RED)
                        .findFirst()
                        .orElseThrow()
                        .categories())
                .containsEntry("events", 2.0);
        table.player(RED).setEventTrack(1);
        Gaining.free(table, RED, BaseAdvance.VOTING, Marker.TRACK);
        assertThat(table.player(RED).eventTrack()).as("marked from the card").isEqualTo(1);
        assertThat(happenings.anarchy(RED)).isEqualTo(1);
    }

    @Test
    @Rule("CC-9.13")
    void scientificTradeAndFlourishingTradeAndStability() {
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        test.city(BLUE, "F4", Mood.NEUTRAL, BaseBuilding.ACADEMY, ExpansionBuilding.OBSERVATORY);
        test.city(BLUE, "D6", Mood.NEUTRAL, ExpansionBuilding.MARKET);
        befall(45);
        assertThat(goods(RED)).isEqualTo("2ideas");
        assertThat(goods(BLUE)).isEqualTo("1ideas");
        befall(46);
        assertThat(goods(RED)).isEqualTo("2ideas+1gold");
        assertThat(goods(BLUE)).isEqualTo("1ideas+1gold");
        befall(47);
        test.choose("take mood");
        assertThat(goods(RED)).isEqualTo("2ideas+1gold+1mood");
    }

    @Test
    @Rule("CC-9.18")
    void reformationReplacesATemple() {
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        befall(48);
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(BLUE);
        test.city(RED, "F4", Mood.NEUTRAL).city(BLUE, "D6", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        befall(48);
        assertThat(table.cities().builder(test.at("D6"), BaseBuilding.TEMPLE))
                .as("passed on to blue")
                .isEqualTo(RED);
    }

    @Test
    @Rule("CC-9.13")
    void pandemicsCostHalfAsMuchAsThereAreCities() {
        for (String city : new String[] {"D2", "D4", "D6", "F4"}) {
            test.city(RED, city, Mood.NEUTRAL);
        }
        test.units(RED, INFANTRY, "D4", 1).goods(RED, Good.ORE, 1).hand(RED, 5);
        befall(49);
        assertThat(test.codes()).containsExactly("remove infantry D4", "give ore", "discard a5");
        test.choose("give ore", "discard a5");
        assertThat(table.player(RED).actionHandSize()).isZero();
        assertThat(table.units().count(INFANTRY, test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule("CC-9.13")
    void blackDeathTakesEveryFourthUnit() {
        test.units(RED, INFANTRY, "D4", 4).advances(RED, BaseAdvance.ROADS);
        befall(50);
        assertThat(table.units().count(INFANTRY, test.at("D4"))).isEqualTo(2);
        assertThat(table.player(RED).eventHalfPoints()).isEqualTo(4);
    }

    @Test
    @Rule({"CC-9.22", "CC-16.73"})
    void vermin() {
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "F4", Mood.NEUTRAL).advances(RED, BaseAdvance.STORAGE);
        befall(51);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
        assertThat(table.cities().mood(test.at("F4"))).as("no Storage").isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule("CC-9.22")
    void drought() {
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "A3", Mood.NEUTRAL).terrain("D5", Terrain.BARREN);
        test.goods(RED, Good.FOOD, 2);
        befall(52);
        assertThat(goods(RED)).isEqualTo("1food");
        test.goods(RED, Good.FOOD, 0);
        befall(52);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
        assertThat(table.cities().mood(test.at("A3"))).isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule("CC-5.18")
    void fireSpreadsThroughTheForest() {
        test.terrain("D4", Terrain.FOREST).terrain("D5", Terrain.FOREST).terrain("D6", Terrain.FOREST);
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D6", Mood.HAPPY).city(BLUE, "F4", Mood.HAPPY);
        befall(53);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
        assertThat(table.cities().mood(test.at("D6"))).isEqualTo(Mood.NEUTRAL);
        assertThat(table.cities().mood(test.at("F4"))).isEqualTo(Mood.HAPPY);
    }

    @Test
    @Rule("CC-9.13")
    void aSuccessfulYearHelpsWhoIsBehind() {
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D6", Mood.HAPPY).city(BLUE, "F4", Mood.HAPPY);
        befall(54);
        assertThat(goods(RED)).isEqualTo("1food");
        assertThat(table.player(BLUE).goods().isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-9.36")
    void greatArchitectLiesOpenAndBuildsAWonderForLess() {
        test.city(RED, "D4", Mood.HAPPY).city(RED, "F4", Mood.NEUTRAL);
        test.advances(RED, BaseAdvance.ENGINEERING, BaseAdvance.STORAGE).goods(RED, Good.CULTURE, 1);
        befall(55);
        test.choose("take e55");
        assertThat(happenings.hasArchitect(RED)).isTrue();
        assertThat(table.lasting().isKept(55)).isTrue();
        assertThat(table.player(RED).greatPeople().isEmpty()).isTrue();
        test.goods(RED, Good.CULTURE, 2)
                .goods(RED, Good.FOOD, 7)
                .goods(RED, Good.WOOD, 7)
                .goods(RED, Good.ORE, 7);
        test.wonderCards(RED, Wonder.GREAT_GARDENS).turnOf(RED);
        test.choose("employ e55");
        assertThat(table.player(RED).holds(Wonder.GREAT_GARDENS))
                .as("without Irrigation")
                .isTrue();
        assertThat(goods(RED)).isEqualTo("2food+5ore+2wood");
        assertThat(table.turn().actionsLeft()).isEqualTo(3);
        assertThat(table.lasting().isKept(55)).isFalse();
    }

    @Test
    @Rule({"CC-9.31", "CC-9.30"})
    void greatAthleteTurnsTokens() {
        test.goods(RED, Good.MOOD, 3);
        table.book().people().of(table.content().eventCard(56).event()).perform(table, RED);
        test.turnOf(RED);
        table.book().people().of(table.content().eventCard(56).event()).perform(table, RED);
        table.settle();
        assertThat(test.codes()).containsExactly("give 1mood", "give 2mood", "give 3mood", "pass");
        test.choose("give 2mood");
        assertThat(goods(RED)).isEqualTo("2culture+1mood");
    }

    @Test
    @Rule("CC-9.36")
    void greatDiplomatKeepsThePeaceForAPrice() {
        test.units(RED, INFANTRY, "D3", 1).units(BLUE, INFANTRY, "D4", 1).advances(RED, BaseAdvance.TACTICS);
        test.goods(RED, Good.CULTURE, 1);
        befall(57);
        test.choose("take e57");
        assertThat(happenings.diplomat()).isEqualTo(RED);
        assertThat(happenings.partner()).isEqualTo(BLUE);
        test.turnOf(RED).choose("move", "from D3");
        assertThat(test.codes()).as("nothing to pay with").doesNotContain("go D4");
        test.goods(RED, Good.CULTURE, 2).turnOf(RED).choose("move", "from D3").dice("6i", "1l");
        test.choose("go D4");
        assertThat(table.player(RED).get(Good.CULTURE)).isZero();
        assertThat(happenings.diplomat()).isEqualTo(-1);
        assertThat(table.lasting().isKept(57)).isFalse();
    }

    @Test
    @Rule("CC-18.9")
    void greatSeerAssignsObjectives() {
        test.turnOf(RED);
        table.book().people().of(table.content().eventCard(58).event()).perform(table, RED);
        table.settle();
        String first = test.codes().getFirst();
        test.choose(first);
        Expansion.GAME.audit(table);
        civitas.clash.card.Drawing.objectiveCard(table, RED);
        assertThat("give "
                        + table.content()
                                .objectiveCard(
                                        table.player(RED).objectiveCards().next(0))
                                .code())
                .isEqualTo(first);
        Expansion.GAME.audit(Expansion.GAME.imagine(table, civitas.kernel.Seat.of(BLUE), 3));
    }
}
