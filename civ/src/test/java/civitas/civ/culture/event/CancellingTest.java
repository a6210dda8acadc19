package civitas.civ.culture.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.board.Square;
import civitas.civ.city.MoreProduction;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.culture.Events;
import civitas.civ.culture.Scene;
import civitas.civ.pay.Paying;
import civitas.civ.reaction.Declaring;
import civitas.civ.state.Declaration;
import civitas.civ.state.Licence;
import civitas.civ.table.Canceller;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class CancellingTest {

    /** Player 0 is about to play Drought on a square of the wilderness or of somebody's outskirts. */
    private static TestTable drought(Scene scene, Square square) {
        scene.test().holds(0, BaseEvent.DROUGHT);
        return scene.step(0, Phase.START_OF_TURN).choose("play-event drought").choose("choose " + square.code());
    }

    private static boolean isDry(Scene scene, Square square) {
        return scene.table().lands().isStruck(square.index());
    }

    private static Square fertile(Scene scene, int player) {
        CivTable table = scene.table();
        return scene.find(square -> table.cities().around(square) == player * 3
                && table.lands().terrain(square) != Terrain.MOUNTAIN
                && table.pieces().isEmpty(square));
    }

    @Test
    @Rule({"CV-03.12", "CV-03.13", "CV-03.15", "CV-03.16"})
    void joustingTourneyCancelsAnyEvent() {
        Scene scene = Scene.of(3);
        scene.test().holds(1, BaseEvent.NATIONALISM).holds(2, BaseEvent.JOUSTING_TOURNEY);
        scene.test().holds(2, BaseEvent.SABOTAGE);
        Square square = scene.wild(Terrain.GRASSLAND);
        TestTable test = drought(scene, square);
        assertThat(test.codes(1)).containsExactly("pass", "pass-step");
        test.choose(1, "pass");
        assertThat(test.codes(2)).containsExactly("pass", "pass-step", "cancel jousting-tourney");
        test.choose(2, "cancel jousting-tourney");
        assertThat(test.codes(1)).containsExactly("pass", "pass-step");
        test.choose(1, "pass");
        assertThat(isDry(scene, square)).isFalse();
        assertThat(scene.table().market().events(1).discarded()).isOne();
        assertThat(scene.table().market().events(2).discarded()).isOne();
        assertThat(scene.table().player(0).hand().size()).isZero();
        assertThat(test.codes(0)).contains("done");
    }

    @Test
    @Rule({"CV-03.14", "CV-03.13"})
    void aCancellationCanBeCancelled() {
        Scene scene = Scene.of(3);
        scene.test().holds(1, BaseEvent.JOUSTING_TOURNEY).holds(2, BaseEvent.JOUSTING_TOURNEY);
        Square square = scene.wild(Terrain.GRASSLAND);
        TestTable test = drought(scene, square);
        test.choose(1, "cancel jousting-tourney").choose(2, "cancel jousting-tourney");
        assertThat(isDry(scene, square)).isTrue();
        assertThat(scene.table().market().events(2).discarded()).isEqualTo(2);
    }

    @Test
    @Rule("CV-03.14")
    void theLastOfThreeCancellationsResolvesFirst() {
        Scene scene = Scene.of(2);
        scene.test().holds(1, BaseEvent.JOUSTING_TOURNEY).holds(0, BaseEvent.JOUSTING_TOURNEY);
        scene.test().holds(1, BaseEvent.PRIMETIME_TV);
        Square square = scene.wild(Terrain.GRASSLAND);
        TestTable test = drought(scene, square);
        test.choose(1, "cancel jousting-tourney");
        test.choose(0, "cancel jousting-tourney");
        test.choose(1, "cancel primetime-tv");
        assertThat(isDry(scene, square)).isFalse();
        assertThat(scene.table().player(0).hand().size()).isZero();
        assertThat(scene.table().player(1).hand().size()).isZero();
    }

    @Test
    @Rule({"CV-03.12", "CV-17.23"})
    void breadAndCircusesProtectsItsPlayerOnly() {
        Scene scene = Scene.of(3);
        scene.test().holds(1, BaseEvent.BREAD_AND_CIRCUSES).holds(2, BaseEvent.BREAD_AND_CIRCUSES);
        Square wild = scene.wild(Terrain.GRASSLAND);
        assertThat(drought(scene, wild).codes(0)).contains("done");
        assertThat(isDry(scene, wild)).isTrue();
        Square square = fertile(scene, 2);
        TestTable test = drought(scene, square);
        assertThat(test.codes(1)).isEmpty();
        assertThat(test.codes(2)).containsExactly("pass", "pass-step", "cancel bread-and-circuses");
        test.choose(2, "cancel bread-and-circuses");
        assertThat(isDry(scene, square)).isFalse();
    }

    @Test
    @Rule("CV-03.12")
    void breadAndCircusesProtectsFiguresAndBuildings() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        Square square = scene.outskirts(1);
        table.putBuilding(square.index(), BaseBuilding.MARKET);
        scene.test().figure(0, Figure.ARMY, square.code());
        scene.test().holds(1, BaseEvent.BREAD_AND_CIRCUSES).holds(0, BaseEvent.SABOTAGE);
        TestTable test = scene.step(0, Phase.START_OF_TURN).choose("play-event sabotage");
        assertThat(test.codes(1)).contains("cancel bread-and-circuses");
        test.choose(1, "cancel bread-and-circuses");
        assertThat(table.pieces().isBuilding(square.index())).isTrue();
        Square wild = scene.wild(Terrain.GRASSLAND);
        scene.test()
                .figure(1, Figure.ARMY, wild.code())
                .figure(0, Figure.ARMY, neighbour(table, wild).code());
        scene.test().holds(1, BaseEvent.BREAD_AND_CIRCUSES).holds(0, BaseEvent.DEFECTION);
        test = scene.step(0, Phase.MOVEMENT).choose("play-event defection").choose("choose " + wild.code());
        assertThat(test.codes(1)).contains("cancel bread-and-circuses");
    }

    private static Square neighbour(CivTable table, Square square) {
        return table.square(table.board().beside(square.index())[0]);
    }

    @Test
    @Rule("CV-03.16")
    void primetimeTvCancelsEventsAndPaidAbilitiesButNoCityActions() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        Canceller events = table.book().cancellers().getLast();
        Declaration paid = new Declaration(0, Declaration.Kind.PAID_ABILITY, 0, 0, BaseTech.CURRENCY);
        Declaration action = new Declaration(0, Declaration.Kind.CITY_ACTION, 0, 0, scene.capital(0));
        scene.test().holds(1, BaseEvent.JOUSTING_TOURNEY);
        assertThat(events.seemsAble(table, 1, paid)).isFalse();
        scene.test().holds(1, BaseEvent.PRIMETIME_TV);
        assertThat(events.seemsAble(table, 1, paid)).isTrue();
        assertThat(events.seemsAble(table, 1, action)).isFalse();
        scene.test().knows(0, BaseTech.CURRENCY).resource(0, Resource.INCENSE);
        TestTable test = scene.step(0, Phase.CITY_MANAGEMENT).choose("use currency");
        assertThat(test.codes(1)).containsExactly("pass", "pass-step", "cancel primetime-tv");
        int culture = table.player(0).culture();
        test.choose(1, "cancel primetime-tv");
        assertThat(table.player(0).culture()).isEqualTo(culture);
        assertThat(table.player(0).resources()).isZero();
        assertThat(test.codes(0)).doesNotContain("use currency");
    }

    @Test
    @Rule("CV-10.18")
    void someEventsCannotBeCancelled() {
        Scene scene = Scene.of(2);
        scene.test().knows(0, BaseTech.MASS_MEDIA).holds(1, BaseEvent.JOUSTING_TOURNEY);
        Square square = scene.wild(Terrain.GRASSLAND);
        drought(scene, square);
        assertThat(isDry(scene, square)).isTrue();
        scene.test().knows(1, BaseTech.MASS_MEDIA).holds(0, BaseEvent.JOUSTING_TOURNEY);
        scene.happen(table -> Declaring.declare(
                table,
                Declaration.Kind.CULTURE_EVENT,
                0,
                0,
                BaseEvent.DROUGHT,
                new TerrainChange.Strike(square.index(), Terrain.GRASSLAND),
                new Nothing()));
        scene.test().choose(1, "cancel jousting-tourney");
        assertThat(scene.table().lands().terrain(square.index())).isEqualTo(Terrain.DESERT);
        assertThat(scene.test().isDone()).isTrue();
    }

    @Test
    @Rule("CV-17.23")
    void nobodyIsAskedWhoCannotHoldTheCard() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(1, BaseEvent.NATIONALISM);
        Square square = scene.wild(Terrain.GRASSLAND);
        assertThat(drought(scene, square).codes(1)).containsExactly("pass", "pass-step");
        for (int i = 0; i < 2; i++) {
            scene.test().holds(0, BaseEvent.JOUSTING_TOURNEY);
            Events.discard(table, 0, BaseEvent.JOUSTING_TOURNEY);
        }
        assertThat(drought(scene, square).codes(0)).contains("done");
    }

    @Test
    @Rule("CV-10.19")
    void aProtectedPlayerMayRefuse() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        table.hooks().license(BaseTech.POTTERY, Licence.UNTARGETABLE);
        scene.test().knows(1, BaseTech.POTTERY);
        Square square = fertile(scene, 1);
        TestTable test = drought(scene, square);
        assertThat(test.codes(1)).containsExactly("yes", "no");
        test.choose(1, "no");
        assertThat(isDry(scene, square)).isFalse();
        assertThat(table.player(0).hand().size()).isOne();
        assertThat(table.market().events(1).discarded()).isZero();
        test.choose("play-event drought");
        assertThat(test.codes(0)).doesNotContain("choose " + square.code());
        test.choose("choose " + scene.wild(Terrain.GRASSLAND).code());
        assertThat(table.player(0).hand().size()).isZero();
        table.player(0).renew();
        drought(scene, square).choose(1, "yes");
        assertThat(isDry(scene, square)).isTrue();
    }

    @Test
    @Rule({"CV-07.24", "CV-03.16", "CV-10.03"})
    void giftsServeAsResources() {
        Scene scene = Scene.of(3);
        CivTable table = scene.table();
        TestTable test = scene.test().holds(0, BaseEvent.GENEROUS_GIFT).holds(1, BaseEvent.JOUSTING_TOURNEY);
        assertThat(new Gifts().kinds(table, 0, Resource.IRON)).isEqualTo(1L << BaseEvent.GENEROUS_GIFT.index());
        assertThat(new Gifts().kinds(table, 0, Resource.URANIUM)).isZero();
        assertThat(new Gifts().kinds(table, 0, Resource.INCENSE)).isZero();
        scene.happen(t -> new Gifts()
                .play(
                        t,
                        0,
                        BaseEvent.GENEROUS_GIFT,
                        Resource.IRON,
                        new MoreProduction(0, 1, "log.celebrate"),
                        new Nothing()));
        test.choose(1, "cancel jousting-tourney");
        assertThat(table.player(0).production(0)).isZero();
        test.holds(0, BaseEvent.PRINCELY_GIFT);
        assertThat(new Gifts().kinds(table, 0, Resource.URANIUM)).isNotZero();
        scene.happen(t -> new Gifts()
                .play(
                        t,
                        0,
                        BaseEvent.PRINCELY_GIFT,
                        Resource.URANIUM,
                        new MoreProduction(0, 1, "log.celebrate"),
                        new Nothing()));
        assertThat(test.isDone()).isTrue();
        assertThat(table.player(0).production(0)).isOne();
        assertThat(table.player(0).hand().size()).isZero();
    }

    @Test
    @Rule({"CV-07.24", "CV-10.13"})
    void aGiftFromAfarGivesSomebodyACoin() {
        Scene scene = Scene.of(3);
        CivTable table = scene.table();
        TestTable test = scene.test().holds(0, BaseEvent.GIFT_FROM_AFAR).knows(0, BaseTech.POTTERY);
        test.resource(0, Resource.WHEAT);
        scene.step(0, Phase.CITY_MANAGEMENT).choose("use pottery");
        test.choose("pay gift-from-afar iron").choose("choose yellow");
        assertThat(table.player(2).sheetCoins()).isOne();
        assertThat(table.player(0).coinTokens(BaseTech.POTTERY)).isOne();
        assertThat(table.player(0).hand().size()).isZero();
    }

    @Test
    @Rule({"CV-10.19", "CV-03.27", "CV-03.28"})
    void aRefusedGiftCannotBeOfferedAgain() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        table.hooks().license(BaseTech.POTTERY, Licence.UNTARGETABLE);
        TestTable test = scene.test().knows(1, BaseTech.POTTERY).knows(0, BaseTech.WRITING);
        test.holds(0, BaseEvent.GIFT_FROM_AFAR);
        assertThat(new Gifts().mayHide(table, 0, 1 << Resource.SPY.ordinal())).isOne();
        assertThat(new Gifts().mayHide(table, 0, 1 << Resource.URANIUM.ordinal()))
                .isZero();
        var cost = table.content().spec(BaseTech.WRITING).abilities().getFirst().cost();
        assertThat(Paying.canPay(table, 0, cost)).isTrue();
        scene.happen(t -> Paying.pay(t, 0, cost, new MoreProduction(0, 1, "log.celebrate")));
        assertThat(test.codes(1)).containsExactly("yes", "no");
        test.choose(1, "no");
        assertThat(Paying.canPay(table, 0, cost)).isFalse();
        assertThat(table.player(0).hand().size()).isOne();
        assertThat(table.player(0).production(0)).isZero();
        assertThat(test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-03.08", "CV-07.17", "CV-07.23"})
    void eventsArePlayedInTheOwnStepOfTheirPhase() {
        Scene scene = Scene.of(2);
        scene.test().holds(0, BaseEvent.DROUGHT).holds(0, BaseEvent.DROUGHT);
        assertThat(scene.step(0, Phase.MOVEMENT).codes()).doesNotContain("play-event drought");
        assertThat(scene.step(1, Phase.START_OF_TURN).codes(0)).isEmpty();
        TestTable test = scene.step(0, Phase.START_OF_TURN);
        Square square = scene.wild(Terrain.GRASSLAND);
        for (int i = 0; i < 2; i++) {
            assertThat(test.codes()).containsOnlyOnce("play-event drought");
            test.choose("play-event drought").choose("choose " + square.code());
        }
        assertThat(test.codes()).doesNotContain("play-event drought");
    }
}
