package civitas.civ.move;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Civilization;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.content.Terrain;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.turn.BeginStep;
import civitas.civ.turn.TakeStep;
import java.util.List;

/** A plain of grassland without figures or tokens, with the capitals far away in their corners. */
final class Field {

    /** Civilizations that move like everybody else. */
    private static final Civilization[] PLAIN = {BaseCivilization.AMERICA, BaseCivilization.GERMANY};

    private final TestTable test;

    private Field(TestTable test) {
        this.test = test;
    }

    /** The map of two players, 8 columns by 16 rows, explored. */
    static Field explored() {
        return new Field(TestTable.begun().explored()).plain();
    }

    /** Only the home tiles are known. */
    static Field unexplored() {
        return new Field(TestTable.begun()).plain();
    }

    static Field of(int seats, long seed) {
        return new Field(TestTable.begun(seats, TestTable.STANDARD, seed));
    }

    private Field plain() {
        CivTable table = test.table();
        for (int player = 0; player < table.seats(); player++) {
            test.civilization(player, PLAIN[player]);
            table.setGovernment(player, BaseGovernment.DESPOTISM);
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (table.figures().where(player, figure) >= 0) {
                    table.putFigure(player, figure, Figures.RESERVE);
                }
            }
        }
        for (int square = 0; square < table.board().size(); square++) {
            if (table.lands().isKnown(square)) {
                table.lands().strike(square, Terrain.GRASSLAND);
                table.lands().takeToken(square);
            }
        }
        return this;
    }

    CivTable table() {
        return test.table();
    }

    int square(String label) {
        return test.square(label);
    }

    Field army(int player, String... squares) {
        for (String square : squares) {
            test.figure(player, Figure.ARMY, square);
        }
        return this;
    }

    Field scout(int player, String... squares) {
        for (String square : squares) {
            test.figure(player, Figure.SCOUT, square);
        }
        return this;
    }

    Field water(String... squares) {
        for (String square : squares) {
            table().lands().strike(square(square), Terrain.WATER);
        }
        return this;
    }

    Field knows(int player, Tech... techs) {
        test.knows(player, techs);
        return this;
    }

    /** Gives a licence to a player, whatever card it is printed on. */
    Field may(int player, Licence licence) {
        if (!table().may(player, licence)) {
            test.knows(player, BaseTech.POTTERY);
            table().hooks().license(BaseTech.POTTERY, licence);
        }
        return this;
    }

    Field city(int city, String square) {
        table().foundCity(city, square(square));
        return this;
    }

    /** Puts a hut or village token with a certain resource, or a great person, on a square; returns its number. */
    int token(String square, String kind) {
        for (int token = 0; token < table().content().tokens(); token++) {
            if (table().content().token(token).code().equals(kind)
                    && (table().market().huts().remove(token)
                            || table().market().villages().remove(token))) {
                table().lands().putToken(square(square), token);
                return token;
            }
        }
        throw new IllegalStateException("no " + kind + " left");
    }

    /** The step of the Movement phase begins. */
    Field step(int player) {
        table().turn().setPhase(Phase.MOVEMENT);
        test.at(new BeginStep(Phase.MOVEMENT, player));
        return this;
    }

    /** Asks the present question anew, after something was changed behind its back. */
    Field again() {
        test.again();
        return this;
    }

    /** The key of what the asked player would lose by a choice; empty for nothing. */
    String loss(String code) {
        return test.loss(code);
    }

    List<String> codes() {
        return test.codes();
    }

    List<String> codes(String prefix) {
        return test.codes().stream().filter(code -> code.startsWith(prefix)).toList();
    }

    Field choose(String... codes) {
        for (String code : codes) {
            test.choose(code);
        }
        return this;
    }

    /** Answers whatever is asked with the first choice until the player may choose the next figure. */
    Field untilNextFigure() {
        while (!isChoosing()) {
            table().choose(table().asking(), table().choices(table().asking()).getFirst());
        }
        return this;
    }

    boolean isChoosing() {
        return table().over() || table().top().orElseThrow() instanceof TakeStep;
    }

    int armies(int player, String square) {
        return table().figures().count(player, Figure.ARMY, square(square));
    }

    int scouts(int player, String square) {
        return table().figures().count(player, Figure.SCOUT, square(square));
    }

    int capital(int player) {
        return table().cities().center(Cities.of(player, 0));
    }
}
