package civitas.civ.view;

import civitas.civ.battle.CombatBonus;
import civitas.civ.battle.Units;
import civitas.civ.content.UnitKind;
import civitas.civ.state.Battle;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView.BattleView;
import civitas.civ.view.CivView.BonusView;
import civitas.civ.view.CivView.FrontView;
import civitas.civ.view.CivView.SideView;
import civitas.civ.view.CivView.UnitView;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** The battle as a viewer may see it: hands only of his own side, or open ones (CV-17.11, CV-17.14). */
final class BattleSight {

    private static final String[] SIDES = {"attacker", "defender"};

    private final CivTable table;
    private final Battle battle;
    private final Viewer viewer;

    BattleSight(CivTable table, Viewer viewer) {
        this.table = table;
        this.battle = table.battle();
        this.viewer = viewer;
    }

    BattleView view() {
        if (!battle.isActive()) {
            return BattleView.NONE;
        }
        List<FrontView> fronts = new ArrayList<>();
        for (int front = 0; front < battle.fronts(); front++) {
            fronts.add(new FrontView(unit(Battle.ATTACKER, front), unit(Battle.DEFENDER, front), first(front)));
        }
        return new BattleView(
                table.square(battle.square()).code(),
                battle.city() < 0 ? "" : table.square(battle.square()).code(), // the city may be razed by now
                !battle.isPlayer(Battle.ATTACKER) || !battle.isPlayer(Battle.DEFENDER),
                SIDES[battle.turn()],
                side(Battle.ATTACKER),
                side(Battle.DEFENDER),
                List.copyOf(fronts));
    }

    private SideView side(int side) {
        return new SideView(
                Sight.seat(battle.player(side)),
                !battle.isPlayer(side),
                Integer.bitCount(battle.figures(side) & ((1 << Figures.ARMIES) - 1)),
                Integer.bitCount(battle.figures(side) >> Figures.ARMIES),
                battle.bonus(side),
                CombatBonus.parts(table, side).stream()
                        .map(part ->
                                new BonusView(part.from().kind(), part.from().code(), part.amount()))
                        .toList(),
                Long.bitCount(battle.hand(side)),
                sees(side) ? cards(side, battle.hand(side)) : List.of(),
                cards(side, battle.killed(side)),
                Units.total(table, side));
    }

    /** The player of a side sees its hand; so does an enemy to whom it lies open. */
    private boolean sees(int side) {
        int other = 1 - side;
        return viewer.is(battle.player(side))
                || (viewer.is(battle.player(other))
                        && battle.isPlayer(other)
                        && table.may(battle.player(other), Licence.SEES_ENEMY_FORCE));
    }

    /** Which side of a front strikes first, if either does (CV-11.59). */
    private String first(int front) {
        for (int side = 0; side < SIDES.length; side++) {
            if (Units.trumps(table, side, front)) {
                return SIDES[side];
            }
        }
        return "";
    }

    private UnitKind kind(int side, int front) {
        return table.content().unit(battle.card(side, front));
    }

    /** Cards that are not on a front, as they are printed. */
    private List<UnitView> cards(int side, long cards) {
        List<UnitView> units = new ArrayList<>();
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            UnitKind kind = table.content().unit(Long.numberOfTrailingZeros(rest));
            int rank = Units.rank(table, side, kind.type());
            units.add(new UnitView(kind.code(), rank, kind.strength(rank), kind.health(rank), 0, kind.health(rank)));
        }
        return List.copyOf(units);
    }

    private UnitView unit(int side, int front) {
        if (battle.card(side, front) == Battle.NO_CARD) {
            return UnitView.NONE;
        }
        UnitKind kind = kind(side, front);
        return new UnitView(
                kind.code(),
                Units.rank(table, side, kind.type()),
                Units.strength(table, side, front),
                Units.health(table, side, front),
                battle.wounds(side, front),
                Units.worth(table, side, front));
    }
}
