package civitas.civ.fame.tech;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.city.Production;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.culture.Events;
import civitas.civ.culture.Track;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.fame.content.FameTech;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.view.Audit;
import civitas.civ.view.CivView;
import civitas.civ.view.Imagining;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The techs of Fame and Fortune, one by one. */
class FameTechTest {

    private final TestTable test = TestTable.choosing(
                    Rulebook.of(List.of(new BaseBox(), new FameAndFortune())),
                    BaseCivilization.RUSSIA,
                    BaseCivilization.CHINA)
            .ready();
    private final CivTable table = test.table();

    @Test
    @Rule({"CV-07.04", "CV-01.33"})
    void ecologyMakesAdvancesCheaper() {
        int position = 15;
        int before = Track.trade(table, 0, position);
        test.knows(0, FameTech.ECOLOGY);
        table.setSheetCoins(0, 6);
        assertThat(Track.trade(table, 0, position)).isEqualTo(Math.max(0, before - table.coins(0) / 3));
    }

    @Test
    @Rule({"CV-10.21", "CV-10.04", "CV-01.61"})
    void ecologyChangesAnEmptySquare() {
        test.knows(0, FameTech.ECOLOGY).resource(0, Resource.WHEAT);
        test.step(Phase.START_OF_TURN, 0).choose("use ecology");
        String square = test.codes().getFirst();
        int index = test.square(square.substring("choose ".length()));
        Terrain before = table.lands().terrain(index);
        String terrain = test.choose(square).codes().getFirst();
        test.choose(terrain);
        assertThat(table.lands().terrain(index)).isNotIn(Terrain.MOUNTAIN, before);
        assertThat(table.lands().terrain(index).code()).isEqualTo(terrain.substring("choose ".length()));
        assertThat(table.player(0).resource(Resource.WHEAT)).isZero();
        assertThat(test.codes()).doesNotContain("use ecology");
    }

    @Test
    @Rule({"CV-03.24", "CV-14.24"})
    void plasticsBuildSomethingEveryTurn() {
        test.knows(0, FameTech.PLASTICS);
        int units = Long.bitCount(table.player(0).forces());
        test.step(Phase.START_OF_TURN, 0).choose("deed plastics").choose("muster infantry");
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(units + 1);
        assertThat(test.codes()).doesNotContain("deed plastics");
    }

    @Test
    @Rule({"CV-06.14", "CV-10.04"})
    void plasticsRaiseProductionForWheat() {
        test.knows(0, FameTech.PLASTICS).resource(0, Resource.WHEAT);
        int before = Production.of(table, 0);
        test.step(Phase.CITY_MANAGEMENT, 0).choose("use plastics");
        assertThat(Production.of(table, 0)).isEqualTo(before + 10);
    }

    /** Lets player 0 draw a culture event. */
    private void draw(int level) {
        test.at((civitas.kernel.Procedure<CivTable>) t -> Events.draw(t, 0, level));
    }

    @Test
    @Rule({"CV-07.11", "CV-07.14", "CV-07.19", "CV-17.15", "CV-17.24"})
    void mysticismKeepsOneOfTwoCultureEvents() {
        test.knows(0, FameTech.MYSTICISM);
        int size = table.market().events(1).size();
        draw(1);
        assertThat(test.codes()).hasSizeBetween(1, 2);
        assertThat(table.player(0).hand().size()).as("not in hand yet").isZero();
        for (long seed = 1; seed < 6; seed++) {
            CivTable own = Imagining.imagine(table, 0, seed);
            assertThat(own.choices(0).stream().map(Choice::code).toList()).isEqualTo(test.codes());
            Audit.check(own);
            Audit.check(Imagining.imagine(table, 1, seed));
        }
        String drawn = test.codes().getFirst().substring("choose ".length());
        assertThat(CivView.of(table, new Viewer(1)).toString()).doesNotContain(drawn);
        String kept = test.codes().getLast();
        test.choose(kept);
        assertThat(table.player(0).hand().size()).isOne();
        assertThat(table.content().event(table.player(0).hand().get(0)).code())
                .isEqualTo(kept.substring("choose ".length()));
        assertThat(table.market().events(1).size()).isEqualTo(size - 2);
        assertThat(table.market().events(1).discarded()).isOne();
        Audit.check(table);
    }

    @Test
    @Rule({"CV-07.11", "CV-07.20"})
    void mysticismTakesTheLastCultureEvent() {
        test.knows(0, FameTech.MYSTICISM);
        table.market().events(1).replace(new byte[] {table.market().events(1).drawPile()[0]});
        draw(1);
        assertThat(table.player(0).hand().size()).isOne();
        draw(1);
        assertThat(table.player(0).hand().size()).isOne();
    }

    @Test
    @Rule({"CV-10.03", "CV-11.92", "CV-12.08"})
    void mysticismTakesACoinTokenForASpy() {
        test.knows(0, FameTech.MYSTICISM).knows(1, BaseTech.POTTERY);
        for (int token = 0; token < table.content().tokens(); token++) {
            if (table.content().token(token).resource().equals(Optional.of(Resource.SPY))
                    && table.player(0).tokens() == 0
                    && (table.market().huts().remove(token)
                            || table.market().villages().remove(token))) {
                table.player(0).addToken(token);
            }
        }
        table.setSheetCoins(1, 0);
        test.step(Phase.CITY_MANAGEMENT, 0);
        assertThat(test.codes()).doesNotContain("use mysticism");
        assertThat(test.why(0, FameTech.MYSTICISM)).contains("why.nobody-has-coins");
        table.setSheetCoins(1, 2);
        table.setCoinTokens(1, BaseTech.POTTERY, 1);
        test.step(Phase.CITY_MANAGEMENT, 0).choose("use mysticism");
        assertThat(test.why(0, table.name(0))).contains("why.not-yourself");
        test.choose("choose china " + table.name(1).code());
        while (!table.player(0).hasUsed(FameTech.MYSTICISM, 0)
                || table.player(1).sheetCoins() == 2) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.player(1).sheetCoins()).isOne();
        assertThat(table.player(1).coinTokens(BaseTech.POTTERY)).isOne();
        assertThat(table.player(0).tokens()).isZero();
    }
}
