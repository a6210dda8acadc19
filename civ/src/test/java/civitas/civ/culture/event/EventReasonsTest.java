package civitas.civ.culture.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.board.Square;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.content.UnitType;
import civitas.civ.culture.Scene;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import org.junit.jupiter.api.Test;

/** Why a culture event cannot be played, or not be aimed at something. */
class EventReasonsTest {

    @Test
    @Rule({"CV-07.17", "CV-07.24", "CV-03.28"})
    void cardsInHandSayWhenTheyArePlayed() {
        Scene scene = Scene.of(2);
        scene.test()
                .holds(0, BaseEvent.DEFECTION)
                .holds(0, BaseEvent.JOUSTING_TOURNEY)
                .holds(0, BaseEvent.GENEROUS_GIFT)
                .holds(0, BaseEvent.DISASTER);
        scene.step(0, Phase.CITY_MANAGEMENT);
        assertThat(scene.test().why(0, BaseEvent.DEFECTION)).containsExactly("why.event-phase");
        assertThat(scene.test().why(0, BaseEvent.JOUSTING_TOURNEY)).containsExactly("why.event-answer");
        assertThat(scene.test().why(0, BaseEvent.GENEROUS_GIFT)).containsExactly("why.event-gift");
        scene.step(0, Phase.START_OF_TURN);
        assertThat(scene.test().why(0, BaseEvent.DISASTER)).containsExactly("why.no-target");
    }

    @Test
    @Rule({"CV-10.21", "CV-10.23"})
    void aimsSayWhyTheyDoNotFit() {
        Scene scene = Scene.of(2);
        Square built = scene.outskirts(0);
        scene.table().putBuilding(built.index(), BaseBuilding.MARKET);
        scene.test().at(new ChooseSquare(0, BaseEvent.DROUGHT));
        assertThat(scene.test().why(0, built)).containsExactly("why.piece-there");
        assertThat(scene.test().why(0, scene.capital(0))).containsExactly("why.city-there");
        assertThat(scene.test().why(0, scene.wild(Terrain.MOUNTAIN))).contains("why.event-terrain");
    }

    @Test
    @Rule({"CV-10.24", "CV-10.19", "CV-01.24"})
    void rangeBuildingsAndRefusalsAreNamed() {
        Scene scene = Scene.of(2);
        Square built = scene.outskirts(1);
        scene.table().putBuilding(built.index(), BaseBuilding.MARKET);
        scene.table().putBuilding(scene.outskirts(1).index(), BaseBuilding.LIBRARY);
        scene.table().putBuilding(scene.outskirts(0).index(), BaseBuilding.MARKET);
        scene.table().putBuilding(scene.outskirts(0).index(), BaseBuilding.LIBRARY);
        scene.test().at(new ChooseSquare(0, BaseEvent.SABOTAGE));
        assertThat(scene.test().why(0, built)).containsExactly("why.range");
        assertThat(scene.test().why(0, scene.outskirts(0))).containsExactly("why.nothing-built");
        scene.test().at(new ChooseSquare(0, BaseEvent.DISASTER));
        assertThat(scene.test().why(0, built)).isEmpty();
        scene.table().player(0).setRefused(2);
        assertThat(scene.test().why(0, built)).containsExactly("why.refused");
    }

    @Test
    @Rule({"CV-10.26", "CV-09.15"})
    void playersAndVictimsAreNamed() {
        Scene scene = Scene.of(3);
        scene.test().figure(0, Figure.ARMY, scene.outskirts(0).code());
        scene.test().figure(0, Figure.ARMY, scene.outskirts(0).code());
        scene.test().at(new ChooseSquare(0, BaseEvent.WHOLESALE_DEFECTION));
        assertThat(scene.test().why(0, scene.outskirts(0))).containsExactly("why.nobody-there");
        scene.test().at(new ChooseRival(0, BaseEvent.THINK_TANK));
        assertThat(scene.test().why(0, Seat.RED)).containsExactly("why.not-yourself");
        scene.table().forgetTechs(0);
        scene.table().forgetTechs(1);
        assertThat(scene.test().why(0, Seat.BLUE)).containsExactly("why.nothing-to-learn");
        scene.table().player(0).setRefused(2);
        assertThat(scene.test().why(0, Seat.BLUE)).containsExactly("why.refused");
    }

    @Test
    @Rule({"CV-06.34", "CV-03.24"})
    void unitsThatCannotBeRaisedSayWhy() {
        Scene scene = Scene.of(2);
        scene.test().at(new Recruitment.Muster(0, BaseEvent.PATRIOTISM, 0, 3));
        assertThat(scene.test().why(0, UnitType.AIRCRAFT)).containsExactly("why.unit-locked");
        assertThat(scene.test().why(0, UnitType.INFANTRY)).isEmpty();
    }
}
