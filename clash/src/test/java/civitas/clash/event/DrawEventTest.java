package civitas.clash.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseSymbol;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Drawing an event, its symbol, and where the card goes. */
class DrawEventTest {

    private static TestTable variant(String events) {
        return TestTable.players(2, Map.of("initial-settler", "city", "events", events))
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.HAPPY);
    }

    private static TestTable capital() {
        return Events.plains(2).city(0, "D2", Mood.HAPPY);
    }

    // --- when ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.1", "CC-9.2", "CC-9.3", "CC-9.6", "CC-4.23"})
    void theLastMarkerOfTheTrackBringsAnEvent() {
        TestTable t = capital().units(0, BaseUnit.INFANTRY, "D2", 1).goods(0, Good.FOOD, 2);
        t.table().player(0).setEventTrack(1);
        Events.onTop(t, Events.REVOLUTION);
        t.turnOf(0).choose("advance storage");
        assertThat(t.codes()).as("in the middle of the event").containsExactly("remove infantry D2", "pass");
        assertThat(t.table().player(0).eventTrack()).as("refilled already").isEqualTo(3);
        t.choose("pass");
        assertThat(Events.isDiscarded(t, Events.REVOLUTION)).isTrue();
        assertThat(t.table().turn().actionsLeft()).isEqualTo(1);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.1"})
    void anEarlierMarkerBringsNone() {
        TestTable t = capital().goods(0, Good.FOOD, 2);
        t.table().player(0).setEventTrack(2);
        int cards = t.table().eventDeck().size();
        t.turnOf(0).choose("advance storage");
        assertThat(t.table().eventDeck().size()).isEqualTo(cards);
        assertThat(t.table().player(0).eventTrack()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-9.7", "CC-9.9"})
    void anEmptyDeckIsRenewedFromTheDiscardPile() {
        TestTable t = capital().turnOf(0);
        Events.draw(t, 0, Events.FLOOD);
        t.table()
                .player(1)
                .setGreatPeople(Numbers.of(t.table().eventDeck().draw(t.table().chance())));
        while (t.table().eventDeck().size() > 0) {
            t.table().eventDeck().discard(t.table().eventDeck().draw(t.table().chance()));
        }
        int pile = t.table().eventDeck().discarded();
        assertThat(pile).as("all but the one in a hand").isEqualTo(37);
        t.table().eventDeck().draw(t.table().chance());
        assertThat(t.table().eventDeck().size()).isEqualTo(36);
        assertThat(t.table().eventDeck().discarded()).isZero();
    }

    // --- symbols ------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.23", "CC-9.10", "CC-9.11"})
    void aGoldMineGivesTwoGold() {
        TestTable t = capital().turnOf(0);
        Events.draw(t, 0, Events.REVOLUTION);
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(2);
        assertThat(t.table().player(1).get(Good.GOLD)).isZero();
        assertThat(t.table().turn().actionsLeft()).as("then the text").isEqualTo(2);
    }

    @Test
    @Rule({"CC-9.24", "CC-9.10"})
    void exhaustedLandIsEmptyFertileAndNextToACity() {
        TestTable t = capital()
                .city(1, "D3", Mood.NEUTRAL)
                .terrain("D1", Terrain.BARREN)
                .terrain("C2", Terrain.SEA)
                .units(0, BaseUnit.SETTLER, "E2", 1)
                .turnOf(0);
        Events.draw(t, 0, Events.AWESOME_YEAR_FOR_ALL);
        assertThat(t.table().player(0).get(Good.FOOD)).as("text comes later").isEqualTo(2);
        t.goods(0, Good.FOOD, 0);
        assertThat(t.codes()).containsExactlyInAnyOrder("place C3", "place E3");
        t.choose("place C3");
        assertThat(t.table().lands().isExhausted(t.at("C3"))).isTrue();
        assertThat(t.table().player(0).get(Good.FOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-1.21"})
    void withoutATokenNoLandIsExhausted() {
        TestTable t = capital();
        for (String space : List.of("A3", "A5", "A7", "G3", "G5", "G7")) {
            t.table().lands().exhaust(t.at(space));
        }
        t.turnOf(0);
        Events.draw(t, 0, Events.AWESOME_YEAR_FOR_ALL);
        assertThat(t.table().lands().exhaustedCount()).isEqualTo(6);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.26"})
    void withoutASpaceNoLandIsExhausted() {
        TestTable t = capital().everywhere(Terrain.BARREN).turnOf(0);
        Events.draw(t, 0, Events.AWESOME_YEAR_FOR_ALL);
        assertThat(t.table().lands().exhaustedCount()).isZero();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.10", "CC-9.16"})
    void barbariansComeBeforeTheTextAndInSpiteOfProtection() {
        TestTable t = Events.plains(2).advances(0, BaseAdvance.IRRIGATION).goods(0, Good.FOOD, 2);
        List<String> log = new ArrayList<>();
        List<Object> symbols = new ArrayList<>();
        t.table().listen(event -> {
            Phrase text = event.text();
            log.add(text.key());
            if (text.key().equals("log.symbol")) {
                symbols.add(text.args().get(1));
            }
        });
        t.turnOf(0);
        Events.draw(t, 0, Events.FAMINE);
        assertThat(symbols).containsExactly(BaseSymbol.BARBARIANS_MOVE.title());
        assertThat(log).containsSubsequence("log.event", "log.symbol", "log.event-ignored");
        assertThat(t.table().player(0).get(Good.FOOD)).isEqualTo(2);
        Events.draw(t, 0, Events.GOOD_YEAR);
        assertThat(symbols).containsExactly(BaseSymbol.BARBARIANS_MOVE.title(), BaseSymbol.BARBARIANS_SPAWN.title());
    }

    // --- variants -----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-17.1"})
    void withoutEventsOnlyTheSymbolCounts() {
        TestTable t = variant("none").turnOf(0);
        Events.draw(t, 0, Events.REVOLUTION);
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(2);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        assertThat(Events.isDiscarded(t, Events.REVOLUTION)).isTrue();
        Events.draw(t, 0, Events.FLOOD);
        assertThat(Events.isDiscarded(t, Events.FLOOD)).isTrue();
    }

    @Test
    @Rule({"CC-17.2"})
    void optionalEventsAreDeclaredBeforeDrawing() {
        TestTable t = variant("optional").turnOf(0);
        Events.draw(t, 0, Events.REVOLUTION);
        assertThat(t.codes()).containsExactly("whole-event", "symbol-only");
        assertThat(t.table().eventDeck().drawPile()).endsWith(Events.REVOLUTION);
        t.choose("symbol-only");
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(2);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        Events.draw(t, 0, Events.MIGRATION).choose("whole-event");
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(4);
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.NEUTRAL);
    }

    // --- the Great Mausoleum ------------------------------------------------------------------------------------

    private static TestTable mausoleum() {
        TestTable t = capital().turnOf(0);
        Hook<Voices.Effect> hook = t.table().hooks().turn.gravedigger;
        if (!hook.has(Wonder.GREAT_MAUSOLEUM)) {
            hook.join(Wonder.GREAT_MAUSOLEUM, (table, player) -> {});
        }
        t.table().player(0).setWonder(Wonder.GREAT_MAUSOLEUM, true);
        return t;
    }

    @Test
    @Rule({"CC-12.29"})
    void theGravediggerMayTakeTheTopDiscardAndPutsItUnderThePile() {
        TestTable t = mausoleum();
        t.table().eventDeck().remove(Events.FLOOD);
        t.table().eventDeck().remove(Events.REVOLUTION);
        t.table().eventDeck().discard(Events.FLOOD);
        t.table().eventDeck().discard(Events.REVOLUTION);
        Events.draw(t, 0, Events.HEAVY_FLOOD);
        assertThat(t.codes()).containsExactly("draw", "take e38");
        t.choose("take e38");
        assertThat(t.table().player(0).get(Good.GOLD)).as("symbol included").isEqualTo(2);
        assertThat(t.table().eventDeck().discardPile()).containsExactly(Events.REVOLUTION, Events.FLOOD);
        t.table().push(new DrawEvent(0));
        t.table().settle();
        t.choose("draw");
        assertThat(t.table().eventDeck().discardPile())
                .containsExactly(Events.HEAVY_FLOOD, Events.REVOLUTION, Events.FLOOD);
    }

    @Test
    @Rule({"CC-12.29"})
    void withoutADiscardPileTheGravediggerSimplyDraws() {
        TestTable t = mausoleum();
        Events.draw(t, 0, Events.FLOOD);
        assertThat(Events.isDiscarded(t, Events.FLOOD)).isTrue();
    }

    @Test
    @Rule({"CC-12.29"})
    void othersDrawAsUsual() {
        TestTable t = mausoleum();
        t.table().eventDeck().remove(Events.FLOOD);
        t.table().eventDeck().discard(Events.FLOOD);
        Events.draw(t, 1, Events.HEAVY_FLOOD);
        assertThat(t.table().eventDeck().discardPile()).containsExactly(Events.FLOOD, Events.HEAVY_FLOOD);
    }

    // --- everything ---------------------------------------------------------------------------------------------

    @Test
    void everyCardCanBeResolvedByChanceAndNoCardGetsLost() {
        java.util.Random random = new java.util.Random(1);
        for (int round = 0; round < 60; round++) {
            TestTable t = crowded(2 + round % 3, random);
            for (int card = 1; card <= t.table().content().eventCardCount(); card++) {
                if (t.table().eventDeck().remove(card)) {
                    t.table().eventDeck().putOnTop(card);
                    t.table().push(new DrawEvent(card % t.table().seats()));
                    t.table().settle();
                    playOut(t.table(), random);
                }
                assertThat(Events.census(t.table())).isEqualTo(Events.complete(t.table()));
            }
        }
    }

    private static void playOut(ClashTable table, java.util.Random random) {
        while (!table.atRest()) {
            int seat = table.asking();
            var choices = table.choices(seat);
            table.choose(seat, choices.get(random.nextInt(choices.size())));
        }
    }

    /** Cities, units, goods and advances at random, with everything an event may touch. */
    private static TestTable crowded(int players, java.util.Random random) {
        TestTable t = Events.plains(players);
        ClashTable table = t.table();
        Advance[] advances = {
            BaseAdvance.MYTHS,
            BaseAdvance.ROADS,
            BaseAdvance.SANITATION,
            BaseAdvance.PHILOSOPHY,
            BaseAdvance.DRAFT,
            BaseAdvance.STORAGE
        };
        for (int space = 0; space < table.board().size(); space++) {
            int player = random.nextInt(players);
            if (random.nextInt(4) == 0) {
                table.lands().setTerrain(space, Terrain.SEA);
                if (table.unitsLeft(player, BaseUnit.SHIP) > 0 && random.nextInt(3) == 0) {
                    table.units().add(player, BaseUnit.SHIP, space, 1);
                    table.units()
                            .add(
                                    player,
                                    BaseUnit.INFANTRY,
                                    space,
                                    Math.min(1, table.unitsLeft(player, BaseUnit.INFANTRY)));
                    table.units()
                            .add(
                                    player,
                                    BaseUnit.SETTLER,
                                    space,
                                    Math.min(1, table.unitsLeft(player, BaseUnit.SETTLER)));
                }
            } else if (table.settlementsLeft(player) > 0 && random.nextInt(4) == 0) {
                table.cities().setOwner(space, player);
                table.cities().setMood(space, Mood.of(random.nextInt(3)));
                List<Building> kinds = table.content().buildings().all();
                Building building = kinds.get(random.nextInt(kinds.size()));
                int colour = random.nextInt(players);
                if (building != BaseBuilding.PORT && table.buildingsLeft(colour, building) > 0) {
                    table.cities().setBuilding(space, building, colour);
                }
                table.units()
                        .add(player, BaseUnit.INFANTRY, space, Math.min(1, table.unitsLeft(player, BaseUnit.INFANTRY)));
            }
        }
        for (int player = 0; player < players; player++) {
            for (Advance advance : advances) {
                if (random.nextInt(3) == 0) {
                    t.advances(player, advance);
                }
            }
            if (table.player(player).owns(BaseAdvance.DRAFT)
                    && table.player(player).owns(BaseAdvance.PHILOSOPHY)) {
                t.advances(player, BaseAdvance.VOTING, BaseAdvance.CIVIL_LIBERTIES);
            }
            t.goods(player, Good.MOOD, random.nextInt(5)).goods(player, Good.CULTURE, random.nextInt(5));
        }
        return t.turnOf(0);
    }
}
