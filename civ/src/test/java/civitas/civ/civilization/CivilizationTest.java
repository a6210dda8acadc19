package civitas.civ.civilization;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Era;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.Yield;
import civitas.civ.research.Learning;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Yields;
import civitas.kernel.Rule;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CivilizationTest {

    private static int units(CivTable table, int player, UnitType type) {
        int count = 0;
        for (long rest = table.player(player).forces(); rest != 0; rest &= rest - 1) {
            count += table.content().unit(Long.numberOfTrailingZeros(rest)).type() == type ? 1 : 0;
        }
        return count;
    }

    @Test
    @Rule({"CV-02.53", "CV-02.52", "CV-02.50", "CV-12.01"})
    void americaStartsWithAGreatPerson() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .ready("place-capital B3");
        CivTable table = test.table();
        int person = -1;
        int printed = 0;
        for (int square : table.cities().outskirts(Cities.of(0, 0))) {
            person = table.pieces().isPerson(square) ? square : person;
            printed += Yield.trade(table.lands().icons(square));
        }
        assertThat(person).isNotNegative();
        assertThat(table.player(0).people()).isZero();
        assertThat(table.market().people().size()).isEqualTo(17);
        assertThat(table.player(0).trade()).isEqualTo(printed).isEqualTo(3);
        assertThat(table.coins(0)).isEqualTo(Yield.coins(Yields.of(table, person)));
    }

    @Test
    @Rule("CV-06.17")
    void americaBuysTwoProduction() {
        CivTable table = TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .table();
        assertThat(table.sum(table.hooks().city.rush, 0)).isEqualTo(2);
        assertThat(table.sum(table.hooks().city.rush, 1)).isZero();
    }

    @Test
    @Rule({"CV-02.42", "CV-02.55"})
    void startingBonusesComeBeforeTheFigures() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.CHINA, BaseCivilization.ROME);
        while (test.table().asking() != 0) {
            test.choose(test.codes().getFirst());
        }
        test.choose(test.codes().getFirst());
        assertThat(test.codes()).allMatch(code -> code.startsWith("place army"));
        assertThat(test.table().cities().hasWalls(Cities.of(0, 0))).isTrue();
    }

    @Test
    @Rule("CV-02.55")
    void chinaStartsWithWallsAndLearnsFromNatives() {
        CivTable table = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.AMERICA)
                .table();
        assertThat(table.cities().hasWalls(Cities.of(0, 0))).isTrue();
        assertThat(table.cities().hasWalls(Cities.of(1, 0))).isFalse();
        int culture = table.player(0).culture();
        List<Phrase> said = new ArrayList<>();
        table.listen(event -> said.add(event.text()));
        table.run(table.hooks().move.afterHut, 0);
        table.run(table.hooks().battle.afterVillage, 0);
        assertThat(table.player(0).culture()).isEqualTo(culture + 6);
        Phrase gained = Phrase.of("log.explorer-culture", table.name(0), 3, BaseCivilization.CHINA);
        assertThat(said).as("and everybody hears of it").containsExactly(gained, gained);
    }

    /** China attacks with two units killed: infantry of strength 1 and mounted of strength 2, by card. */
    private static TestTable afterBattle(boolean barbarians) {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.AMERICA);
        CivTable table = test.table();
        table.player(0).setForces(0);
        test.unit(0, UnitType.INFANTRY, 1).unit(0, UnitType.MOUNTED, 2);
        long killed = table.player(0).forces();
        table.player(0).setForces(0);
        Contender enemy = barbarians ? Contender.wild(1, 1) : Contender.player(1, 0);
        table.battle().start(Contender.player(0, 1), enemy, test.square("A1"), Cities.NONE);
        table.battle().setKilled(Battle.ATTACKER, killed);
        table.hooks().battle.afterBattle.voice(BaseCivilization.CHINA).run(table, 0, false);
        table.settle();
        return test;
    }

    @Test
    void chinaSavesOneUnitAfterABattle() {
        TestTable test = afterBattle(false);
        assertThat(test.codes(0)).hasSize(3).contains("no");
        String infantry = test.codes(0).stream()
                .filter(code -> code.contains("infantry"))
                .findFirst()
                .orElseThrow();
        test.choose(0, infantry);
        CivTable table = test.table();
        assertThat(units(table, 0, UnitType.INFANTRY)).isOne();
        assertThat(Long.bitCount(table.battle().killed(Battle.ATTACKER))).isOne();
        test = afterBattle(true).choose(0, "no");
        assertThat(test.table().player(0).forces()).isZero();
    }

    @Test
    void killingScoutsIsNoBattleToSaveUnitsFrom() {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.AMERICA);
        CivTable table = test.table();
        test.step(Phase.MOVEMENT, 1);
        table.hooks().battle.afterBattle.voice(BaseCivilization.CHINA).run(table, 0, true);
        table.settle();
        assertThat(table.asking()).isOne();
    }

    @Test
    @Rule({"CV-02.22", "CV-02.56", "CV-14.08"})
    void egyptStartsWithAnAncientWonder() {
        TestTable test = TestTable.playing(BaseCivilization.EGYPT, BaseCivilization.AMERICA);
        CivTable table = test.table();
        Wonder wonder = BaseWonder.STONEHENGE;
        int found = 0;
        for (int square : table.cities().outskirts(Cities.of(0, 0))) {
            if (table.pieces().isWonder(square)) {
                wonder = table.pieces().wonder(square);
                assertThat(table.lands().isWater(square)).isFalse();
                found++;
            }
        }
        assertThat(found).isOne();
        assertThat(table.content().spec(wonder).era()).isEqualTo(Era.ANCIENT);
        assertThat(table.has(0, wonder)).isTrue();
        assertThat(table.wonders().promised()).isZero();
        int[] eras = new int[Era.COUNT];
        for (int space = 0; space < table.market().wonderSpaces(); space++) {
            eras[
                    table.content()
                            .spec(table.content().wonders().get(table.market().wonder(space)))
                            .era()
                            .ordinal()]++;
        }
        assertThat(eras).containsExactly(3, 1, 0);
        assertThat(table.market().wonderDeck().size()).isEqualTo(7);
    }

    @Test
    @Rule("CV-03.22")
    void egyptBuildsForNothingOncePerTurn() {
        CivTable table = TestTable.playing(BaseCivilization.EGYPT, BaseCivilization.AMERICA)
                .table();
        Hooks.Privilege free = table.hooks().city.freeBuilding.voice(BaseCivilization.EGYPT);
        assertThat(free.isReady(table, 0)).isTrue();
        free.use(table, 0);
        assertThat(free.isReady(table, 0)).isFalse();
        table.player(0).renew();
        assertThat(free.isReady(table, 0)).isTrue();
    }

    @Test
    @Rule({"CV-02.57", "CV-02.06", "CV-02.70"})
    void germanyStartsWithMoreInfantry() {
        CivTable table = TestTable.playing(BaseCivilization.GERMANY, BaseCivilization.AMERICA)
                .table();
        assertThat(units(table, 0, UnitType.INFANTRY)).isEqualTo(3);
        assertThat(units(table, 0, UnitType.ARTILLERY)).isOne();
        assertThat(units(table, 0, UnitType.MOUNTED)).isOne();
        assertThat(Long.bitCount(table.player(1).forces())).isEqualTo(3);
        assertThat(table.market().units(UnitType.INFANTRY).size()).isEqualTo(11);
    }

    @Test
    @Rule({"CV-03.24", "CV-03.25", "CV-09.13"})
    void germanyArmsWithEveryTechOfUnits() {
        TestTable test = TestTable.playing(BaseCivilization.GERMANY, BaseCivilization.AMERICA);
        CivTable table = test.table();
        int mounted = units(table, 0, UnitType.MOUNTED);
        Learning.learn(table, 0, BaseTech.CHIVALRY);
        table.settle();
        assertThat(units(table, 0, UnitType.MOUNTED)).isEqualTo(mounted + 1);
        assertThat(test.codes(0)).containsExactly("choose wheat", "choose silk", "choose incense", "choose iron");
        test.choose(0, "choose iron");
        assertThat(table.player(0).resource(Resource.IRON)).isOne();
        assertThat(table.market().resources(Resource.IRON)).isOne();
        int forces = Long.bitCount(table.player(0).forces());
        Learning.learn(table, 0, BaseTech.POTTERY);
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(forces);
        Learning.learn(table, 0, BaseTech.FLIGHT);
        assertThat(units(table, 0, UnitType.AIRCRAFT)).isOne();
    }

    @Test
    @Rule({"CV-03.25", "CV-03.26"})
    void anEmptyMarketGivesGermanyNothing() {
        TestTable test = TestTable.playing(BaseCivilization.GERMANY, BaseCivilization.AMERICA);
        CivTable table = test.table();
        for (int i = 0; i < Resource.MARKET; i++) {
            test.resource(1, Resource.of(i)).resource(1, Resource.of(i));
        }
        test.step(Phase.START_OF_TURN, 1);
        int artillery = units(table, 0, UnitType.ARTILLERY);
        Learning.learn(table, 0, BaseTech.MATHEMATICS);
        table.settle();
        assertThat(table.asking()).isOne();
        assertThat(units(table, 0, UnitType.ARTILLERY)).isEqualTo(artillery + 1);
    }

    @Test
    @Rule({"CV-02.58", "CV-07.08"})
    void romeTriumphs() {
        TestTable test = TestTable.playing(BaseCivilization.ROME, BaseCivilization.AMERICA)
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
        CivTable table = test.table();
        assertThat(table.player(0).government()).isEqualTo(BaseGovernment.REPUBLIC);
        assertThat(table.player(0).knows(BaseTech.CODE_OF_LAWS)).isTrue();
        test.figure(0, Figure.ARMY, "B6").step(Phase.START_OF_TURN, 0).choose("found B6 army");
        assertThat(table.player(0).track()).isOne();
        table.run(table.hooks().city.afterWonder, 0);
        assertThat(table.player(0).track()).isEqualTo(2);
        table.run(table.hooks().battle.afterVillage, 0);
        assertThat(table.player(0).track()).isEqualTo(3);
        table.run(table.hooks().battle.afterConquest, 0);
        assertThat(table.player(0).track()).isEqualTo(4);
        table.run(table.hooks().move.afterHut, 0);
        assertThat(table.player(0).track()).isEqualTo(4);
    }

    @Test
    @Rule({"CV-02.59", "CV-01.26", "CV-02.45", "CV-02.44", "CV-02.46"})
    void russiaStartsWithTwoArmiesInLargeGroups() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.RUSSIA, BaseCivilization.AMERICA)
                .ready("place army A1", "place scout A1");
        CivTable table = test.table();
        int armies = 0;
        for (int figure = 0; figure < 7; figure++) {
            armies += table.figures().where(0, figure) >= 0 ? 1 : 0;
        }
        assertThat(armies).isEqualTo(2);
        assertThat(table.figures().where(0, 6)).isNotEqualTo(civitas.civ.state.Figures.ABSENT);
        assertThat(table.figures().where(1, 6)).isEqualTo(civitas.civ.state.Figures.ABSENT);
        assertThat(table.stack(0)).isEqualTo(3);
        assertThat(table.stack(1)).isEqualTo(2);
        assertThat(table.player(0).government()).isEqualTo(BaseGovernment.COMMUNISM);
        // Communism lies in the bottom row but is of level III
        assertThat(table.player(0).startTechs()).isEqualTo(BaseTech.COMMUNISM.mask());
        assertThat(civitas.civ.research.Pyramid.inRow(table, 0, 1)).isOne();
        assertThat(civitas.civ.research.Pyramid.inRow(table, 0, 3)).isZero();
        assertThat(table.content().spec(BaseTech.COMMUNISM).level()).isEqualTo(3);
        assertThat(table.sumIn(table.hooks().city.production, Cities.of(0, 0))).isEqualTo(2);
    }

    @Test
    void russiaSendsSpies() {
        CivTable table = TestTable.playing(BaseCivilization.RUSSIA, BaseCivilization.AMERICA)
                .table();
        assertThat(table.sum(table.hooks().move.espionage, 0)).isOne();
        assertThat(table.sum(table.hooks().move.espionage, 1)).isZero();
    }
}
