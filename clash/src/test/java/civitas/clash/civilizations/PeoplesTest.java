package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.civilizations.people.Nations;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.DumpReader;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who plays what, the advances that come with others, and where leaders are. */
class PeoplesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    private final ClashTable table = test.table();

    private static ClashTable deal(int seats, int seed) {
        return Expansion.GAME.deal(Setup.of(ClashGame.ID, Expansion.BOXES, Map.of(), seats, seed));
    }

    @Test
    @Rule({"CC-16.1", "CC-1.11", "CC-16.2", "CC-16.17"})
    void everyCivilizationHasFourAdvancesAndThreeLeadersWithTwoAbilities() {
        Nations nations = new Nations(Expansion.GAME.book(Expansion.BOXES).content());
        assertThat(Civilization.values()).hasSize(15);
        assertThat(Leader.values()).hasSize(45);
        for (Civilization civilization : Civilization.values()) {
            assertThat(civilization.advances())
                    .hasSize(4)
                    .allMatch(advance -> advance.civilization() == civilization)
                    .allMatch(advance -> !nations.triggers(advance).isEmpty());
            assertThat(civilization.leaders()).hasSize(3).allMatch(leader -> leader.civilization() == civilization);
            civilization
                    .leaders()
                    .forEach(leader -> assertThat(leader.abilities())
                            .hasSize(2)
                            .allMatch(ability -> ability.leader() == leader)
                            .allMatch(ability -> nations.scope(ability) != null));
        }
        assertThat(CivAdvance.AZTECS_CAPTIVES.number()).isEqualTo(56);
        assertThat(CivAdvance.VIKINGS_RUNE_STONES.number()).isEqualTo(115);
        assertThat(LeaderAbility.ACAMAPICHTLI_GROWTH.number()).isEqualTo(116);
        assertThat(LeaderAbility.RAGNAR_LODBROK_HORROR_OF_THE_NORTH.number()).isEqualTo(205);
    }

    @Test
    @Rule({"CC-2.19", "CC-16.1"})
    void everybodyGetsAnotherCivilizationWithItsLeaders() {
        Set<Civilization> seen = EnumSet.noneOf(Civilization.class);
        for (int seed = 1; seed <= 40; seed++) {
            ClashTable dealt = deal(4, seed);
            Set<Civilization> here = EnumSet.noneOf(Civilization.class);
            for (int player = 0; player < 4; player++) {
                Civilization civilization =
                        Peoples.of(dealt).civilization(player).orElseThrow();
                assertThat(here.add(civilization)).isTrue();
                assertThat(Peoples.of(dealt).cards(player).size()).isEqualTo(3);
                assertThat(Peoples.of(dealt).leader(player)).isEmpty();
            }
            seen.addAll(here);
        }
        assertThat(seen).hasSize(15);
    }

    @Test
    @Rule({"CC-2.8", "CC-2.27"})
    void aCivilizationMayHaveItsOwnHomeRegion() {
        int found = 0;
        for (int seed = 1; seed <= 30; seed++) {
            ClashTable dealt = deal(4, seed);
            for (int place = 0; place < 4; place++) {
                int player = dealt.order()[place];
                if (Peoples.of(dealt).plays(player, Civilization.VIKINGS)) {
                    var home = dealt.board().homes().get(place);
                    assertThat(dealt.lands().terrain(home.space(0, false))).isEqualTo(Terrain.PLAINS);
                    assertThat(dealt.lands().terrain(home.space(1, false))).isEqualTo(Terrain.MOUNTAIN);
                    assertThat(dealt.lands().terrain(home.space(2, false))).isEqualTo(Terrain.FOREST);
                    assertThat(dealt.lands().terrain(home.space(3, false))).isEqualTo(Terrain.SEA);
                    assertThat(dealt.player(player).home()).isEqualTo(home.space(0, false));
                    found++;
                }
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    @Rule({"CC-16.3", "CC-16.4", "CC-16.5", "CC-16.7", "CC-15.7"})
    void anAdvanceOfACivilizationComesWithItsTrigger() {
        test.turnOf(BLUE);
        table.player(BLUE).setEventTrack(3);
        Gaining.free(table, BLUE, BaseAdvance.TACTICS, Marker.TRACK);
        table.settle();
        assertThat(table.player(BLUE).owns(CivAdvance.AZTECS_CAPTIVES)).isTrue();
        assertThat(table.player(BLUE).eventTrack())
                .as("a marker for Tactics only")
                .isEqualTo(2);
        assertThat(table.player(BLUE).advanceCount()).isEqualTo(4);
        Gaining.free(table, RED, BaseAdvance.TACTICS, Marker.TRACK);
        assertThat(table.player(RED).owns(CivAdvance.AZTECS_CAPTIVES)).isFalse();
    }

    @Test
    @Rule({"CC-16.8", "CC-16.9"})
    void itGoesWithItsTriggerAndAnyGovernmentIsOneTrigger() {
        test.advances(RED, BaseAdvance.VOTING);
        assertThat(table.player(RED).owns(CivAdvance.ROME_PROVINCES)).isTrue();
        var owned = table.player(RED).advances();
        table.setAdvances(RED, owned.without(BaseAdvance.VOTING.number()).with(BaseAdvance.DOGMA.number()));
        assertThat(table.player(RED).owns(CivAdvance.ROME_PROVINCES)).isTrue();
        table.setAdvances(RED, table.player(RED).advances().without(BaseAdvance.DOGMA.number()));
        assertThat(table.player(RED).owns(CivAdvance.ROME_PROVINCES)).isFalse();
    }

    @Test
    @Rule("CC-16.6")
    void nobodyCanChooseIt() {
        test.city(BLUE, "D4", Mood.HAPPY).goods(BLUE, Good.GOLD, 7).turnOf(BLUE);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("advance aztecs"));
    }

    @Test
    @Rule({"CC-16.17", "CC-16.23"})
    void aLeaderHasHisAbilitiesWhereHeIs() {
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        Expansion.leads(test, RED, Leader.SULLA, "D4");
        int dictator = LeaderAbility.SULLA_DICTATOR.number();
        assertThat(table.abilities(RED).has(dictator)).isFalse();
        assertThat(table.abilities(RED, test.at("D4")).has(dictator)).isTrue();
        assertThat(table.abilities(RED, test.at("D6")).has(dictator)).isFalse();
        assertThat(table.abilitiesAnywhere(RED).has(dictator)).isTrue();
        assertThat(Leaders.isInCity(table, RED)).isTrue();
        table.removeUnits(ExpansionUnit.LEADER, test.at("D4"), 1);
        test.terrain("D5", Terrain.SEA).units(RED, BaseUnit.SHIP, "D5", 1);
        test.units(RED, ExpansionUnit.LEADER, "D5", 1);
        assertThat(Leaders.isInCity(table, RED)).isFalse();
        assertThat(Leaders.place(table, RED)).isEqualTo(test.at("D5"));
    }

    @Test
    void theSheetIsCopiedAndReadBack() {
        Setup setup = Setup.of(ClashGame.ID, Expansion.BOXES, Map.of("initial-settler", "city"), 3, 5);
        ClashTable dealt = Expansion.GAME.deal(setup);
        Peoples.of(dealt)
                .crown(
                        0,
                        Peoples.of(dealt)
                                .civilization(0)
                                .orElseThrow()
                                .leaders()
                                .get(1));
        ClashTable copy = dealt.copy();
        Peoples.of(copy).depose(0);
        assertThat(Peoples.of(dealt).leader(0)).isPresent();
        assertThat(Peoples.of(copy).leader(0)).isEmpty();
        String dump = dealt.dump().toString();
        assertThat(Expansion.GAME.restore(setup, new DumpReader(dump)).dump().toString())
                .isEqualTo(dump);
    }
}
