package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.EventCard;
import civitas.clash.content.Force;
import civitas.clash.content.Mood;
import civitas.clash.event.MoodLoss;
import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Round;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Riders, storms, fleets and roads: what civilizations and leaders do on the march. */
class CampaignAbilitiesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    private ClashTable table = test.table();

    private void between(Civilization red, Civilization blue) {
        test = Expansion.plain(red, blue);
        table = test.table();
    }

    private void attack(Force force, String... dice) {
        test.turnOf(RED).dice(dice);
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    private Round.Side firstRound(int role) {
        return table.battle().rounds().getFirst().sides().get(role);
    }

    private void befall(BaseEvent event, int player) {
        test.turnOf(player);
        EventCard card = table.content().eventCards().stream()
                .filter(one -> one.event() == event)
                .findFirst()
                .orElseThrow();
        table.book().events().of(event).befall(table, card, player);
        table.settle();
    }

    // --- riders -----------------------------------------------------------------------------------------------------

    private void cavalryDefends(BaseBuilding building) {
        between(Civilization.ROME, Civilization.JAPAN);
        test.advances(BLUE, BaseAdvance.HUSBANDRY).city(BLUE, "D4", Mood.NEUTRAL, building);
        test.units(BLUE, ExpansionUnit.CAVALRY, "D4", 2);
        assertThat(table.player(BLUE).owns(CivAdvance.JAPAN_HORSEMANSHIP)).isTrue();
    }

    @Test
    @Rule({"CC-16.10", "CC-7.27"})
    void horsemanshipAddsOneForOneRiderBehindAFortress() {
        cavalryDefends(BaseBuilding.FORTRESS);
        attack(Force.of(BaseUnit.INFANTRY, 1), "1l", "2c", "2c", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(firstRound(Battle.DEFENDER).clash()).as("+3 and +2").isEqualTo(5);
        cavalryDefends(BaseBuilding.TEMPLE);
        attack(Force.of(BaseUnit.INFANTRY, 1), "1l", "2c", "2c", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(firstRound(Battle.DEFENDER).clash()).as("no fortress").isEqualTo(4);
        cavalryDefends(BaseBuilding.FORTRESS);
        attack(Force.of(BaseUnit.INFANTRY, 1), "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(firstRound(Battle.DEFENDER).clash()).as("no rider clashes").isZero();
    }

    private void attilaRides(String answer) {
        between(Civilization.HUNS, Civilization.ROME);
        test.units(BLUE, BaseUnit.INFANTRY, "D4", 2);
        Peoples.of(table).crown(RED, Leader.ATTILA);
        attack(
                Force.of(ExpansionUnit.LEADER, 1).plus(ExpansionUnit.CAVALRY, 1),
                "2c", "4c", "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l");
        test.choose(answer);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.28", "CC-7.30"})
    void attilaHorseMasterLetsOneRiderTrample() {
        attilaRides("yes");
        assertThat(firstRound(Battle.ATTACKER).value()).as("without the 2 and its bonus").isEqualTo(4);
        assertThat(firstRound(Battle.ATTACKER).cancels())
                .as("%s", LeaderAbility.ATTILA_HORSE_MASTER)
                .isEqualTo(1);
        attilaRides("no");
        assertThat(firstRound(Battle.ATTACKER).value()).isEqualTo(2 + 4 + 2);
        assertThat(firstRound(Battle.ATTACKER).cancels()).isZero();
    }

    // --- storms -----------------------------------------------------------------------------------------------------

    private void marqzenIsIn(String city) {
        between(Civilization.AZTECS, Civilization.ROME);
        test.city(RED, city, Mood.NEUTRAL).units(RED, BaseUnit.INFANTRY, city, 2);
        Expansion.leads(test, RED, Leader.MARQZEN, city);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.22"})
    void marqzenStormMasterKeepsMoodAndUnitsButNotHimself() {
        marqzenIsIn("D4");
        test.turnOf(RED);
        table.push(new MoodLoss(RED, test.at("D4"), MoodLoss.Fall.TO_ANGRY));
        table.settle();
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", LeaderAbility.MARQZEN_STORM_MASTER)
                .isEqualTo(Mood.NEUTRAL);
        test.units(RED, BaseUnit.SETTLER, "D6", 6);
        befall(BaseEvent.EPIDEMICS, RED);
        test.choose("remove infantry D4");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(2);
        befall(BaseEvent.EPIDEMICS, RED);
        test.choose("remove leader D4");
        assertThat(Peoples.of(table).leader(RED)).as("he is not spared").isEmpty();
        befall(BaseEvent.EPIDEMICS, RED);
        test.choose("remove infantry D4");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.22"})
    void marqzenStormMasterSavesThePeopleFromTheVolcano() {
        marqzenIsIn("D4");
        for (String city : new String[] {"B3", "D6", "F5"}) {
            test.city(RED, city, Mood.NEUTRAL);
        }
        befall(BaseEvent.VOLCANO, RED);
        test.choose("bury-city D4");
        assertThat(table.cities().isCity(test.at("D4"))).isFalse();
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(2);
        assertThat(Peoples.of(table).leader(RED)).isEmpty();
    }
}
