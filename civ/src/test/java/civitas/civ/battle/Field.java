package civitas.civ.battle;

import civitas.civ.TestTable;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.kernel.Event;
import civitas.kernel.Procedure;
import java.util.ArrayList;
import java.util.List;

/** An explored map without figures, units and goods, and words for fighting on it: player 0 attacks player 1. */
final class Field {

    static final int RED = 0;
    static final int BLUE = 1;

    final TestTable test;
    final CivTable table;
    final int square;
    final List<Event> told = new ArrayList<>();

    private Field(TestTable test) {
        this.test = test;
        table = test.explored().table();
        square = free();
        for (int player = 0; player < table.seats(); player++) {
            disarm(player);
        }
        table.listen(told::add);
    }

    static Field prepared() {
        return prepared(2, TestTable.STANDARD, 7);
    }

    static Field prepared(int seats, Rules.Options options, long seed) {
        return new Field(TestTable.begun(seats, options, seed));
    }

    static Field of(TestTable test) {
        return new Field(test);
    }

    static Field revised() {
        return prepared(2, new Rules.Options(false, false, true, false, false, false, true), 7);
    }

    private void disarm(int player) {
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if (table.figures().where(player, figure) >= 0) {
                table.putFigure(player, figure, Figures.RESERVE);
            }
        }
        for (long rest = table.player(player).forces(); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            table.market().units(table.content().unit(card).type()).putOnTop(card);
        }
        table.player(player).setForces(0);
        table.player(player).setTrade(0);
        table.player(player).setCulture(0);
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            if (table.cities().exists(Cities.of(player, marker))) {
                table.cities().setWalls(Cities.of(player, marker), false);
            }
        }
    }

    /** A land square far from everything, where a city could stand. */
    private int free() {
        for (int candidate = 0; candidate < table.board().size(); candidate++) {
            if (isFree(candidate)) {
                return candidate;
            }
        }
        throw new IllegalStateException("no free square");
    }

    private boolean isFree(int candidate) {
        if (table.board().around(candidate).length < 8 || !isLonely(candidate)) {
            return false;
        }
        for (int near : table.board().around(candidate)) {
            if (!isLonely(near)) {
                return false;
            }
        }
        return true;
    }

    private boolean isLonely(int candidate) {
        return table.lands().isKnown(candidate)
                && !table.lands().isWater(candidate)
                && !table.lands().hasToken(candidate)
                && table.cities().at(candidate) == Cities.NONE
                && table.cities().around(candidate) == Cities.NONE;
    }

    Field unit(int player, UnitType type, int strength) {
        test.unit(player, type, strength);
        return this;
    }

    Field infantry(int player, int... strengths) {
        return units(player, UnitType.INFANTRY, strengths);
    }

    Field mounted(int player, int... strengths) {
        return units(player, UnitType.MOUNTED, strengths);
    }

    Field artillery(int player, int... strengths) {
        return units(player, UnitType.ARTILLERY, strengths);
    }

    private Field units(int player, UnitType type, int... strengths) {
        for (int strength : strengths) {
            unit(player, type, strength);
        }
        return this;
    }

    /** Puts figures of the defender on the square. */
    Field defenders(int armies, int scouts) {
        for (int i = 0; i < armies + scouts; i++) {
            Figure kind = i < armies ? Figure.ARMY : Figure.SCOUT;
            table.putFigure(BLUE, table.figures().inReserve(BLUE, kind), square);
        }
        return this;
    }

    /** Founds an ordinary city of the defender on the square. */
    Field city() {
        table.foundCity(Cities.of(BLUE, 1), square);
        return this;
    }

    Field village() {
        int token = table.market().villages().draw(table.chance());
        while (table.content().token(token).resource().isEmpty()) {
            token = table.market().villages().draw(table.chance());
        }
        table.lands().putToken(square, token);
        return this;
    }

    /** Player 0 attacks the square with figures from his reserve. */
    Field attack(int armies, int scouts) {
        return attack(armies, scouts, square);
    }

    Field attack(int armies, int scouts, int target) {
        int mask = 0;
        for (int i = 0; i < armies + scouts; i++) {
            int figure = table.figures().inReserve(RED, i < armies ? Figure.ARMY : Figure.SCOUT);
            table.putFigure(RED, figure, Figures.LIFTED);
            mask |= 1 << figure;
        }
        test.at(new Attack(mask, target));
        return this;
    }

    /** The usual battle: one army against one army. */
    Field fight() {
        return defenders(1, 0).attack(1, 0);
    }

    Field choose(String... codes) {
        for (String code : codes) {
            test.choose(code);
        }
        return this;
    }

    Battle battle() {
        return table.battle();
    }

    int wounds(int side, int number) {
        return battle().wounds(side, number - 1);
    }

    /** The code of the unit on a front counted from 1, or "-". */
    String at(int side, int number) {
        int card = battle().card(side, number - 1);
        return card == Battle.NO_CARD ? "-" : table.content().unit(card).code();
    }

    int armies(int player) {
        return table.figures().count(player, Figure.ARMY, square);
    }

    boolean said(String key) {
        return told.stream().anyMatch(event -> event.text().key().equals(key));
    }

    List<Event> lines(String key) {
        return told.stream().filter(event -> event.text().key().equals(key)).toList();
    }

    private record Attack(int figures, int target) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Battles.attack(table, RED, figures, target);
        }
    }
}
