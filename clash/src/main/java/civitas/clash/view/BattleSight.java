package civitas.clash.view;

import civitas.clash.combat.Captains;
import civitas.clash.content.Face;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.state.Round;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView.BattleView;
import civitas.clash.view.ClashView.DieView;
import civitas.clash.view.ClashView.EffortView;
import civitas.clash.view.ClashView.PartView;
import civitas.clash.view.ClashView.RoundView;
import civitas.clash.view.ClashView.SideView;
import civitas.kernel.Codes;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** A battle as everybody sees it: all but a tactics card that lies face down (CC-18.4). */
final class BattleSight {

    private final ClashTable table;
    private final Battle battle;
    private final Viewer viewer;

    BattleSight(ClashTable table, Viewer viewer) {
        this.table = table;
        this.battle = table.battle();
        this.viewer = viewer;
    }

    /** The battle being fought. */
    BattleView running() {
        return battle.isActive() ? view(battle.earlier(), "") : BattleView.NONE;
    }

    /** The battle fought last, which lies on the sheet until the next one begins. */
    BattleView last() {
        return switch (battle.result()) {
            case UNDECIDED -> BattleView.NONE;
            case ATTACKER_WON -> over("attacker");
            case DEFENDER_WON -> over("defender");
            case NOBODY_WON -> over("nobody");
        };
    }

    private BattleView over(String result) {
        return battle.isActive() ? BattleView.NONE : view(battle.rounds(), result);
    }

    private BattleView view(List<Round> rounds, String result) {
        List<RoundView> views = new ArrayList<>();
        for (Round round : rounds) {
            views.add(new RoundView(
                    round.number(), List.of(effort(round, Battle.ATTACKER), effort(round, Battle.DEFENDER))));
        }
        return new BattleView(
                label(battle.space()),
                label(battle.origin()),
                battle.isSea(),
                battle.isCity(),
                battle.hasFortress(),
                battle.isCaptured(),
                battle.round(),
                battle.now().isRevealed(),
                List.of(side(Battle.ATTACKER), side(Battle.DEFENDER)),
                List.copyOf(views),
                result);
    }

    private SideView side(int role) {
        Round now = battle.rounds().getLast();
        EffortView effort = effort(now, role);
        return new SideView(
                Sight.side(table, battle.side(role)),
                Sight.present(table, type -> fighting(role, type)),
                battle.strength(role),
                battle.now().card(role) != 0 || battle.now().shown(role) != 0,
                effort.card().isEmpty() ? onTheTable(role) : effort.card(),
                effort.ignored(),
                effort.noClash(),
                effort.dice(),
                effort.clash(),
                effort.parts(),
                effort.value(),
                effort.hits(),
                effort.cancelled(),
                effort.losses(),
                battle.killed(role));
    }

    /** Whether the viewer has played a card that lies face down. */
    boolean seesMore() {
        return !battle.now().isRevealed() && (sees(Battle.ATTACKER) || sees(Battle.DEFENDER));
    }

    private boolean sees(int role) {
        return battle.now().card(role) != 0 && viewer.is(Captains.of(table, role));
    }

    /** A face-down card is known to its player only, that it was played to everybody. */
    private String onTheTable(int role) {
        return battle.now().isRevealed() || viewer.is(Captains.of(table, role))
                ? card(battle.now().card(role))
                : "";
    }

    private EffortView effort(Round round, int role) {
        Round.Side side = round.sides().get(role);
        int hits = hits(side);
        return new EffortView(
                card(side.card()),
                side.ignored(),
                side.noClash(),
                side.dice().stream().map(BattleSight::die).toList(),
                side.clash(),
                side.parts().stream().map(BattleSight::part).toList(),
                side.value(),
                hits,
                Math.min(side.cancels(), hits(round.sides().get(Battle.other(role)))),
                side.losses());
    }

    private int hits(Round.Side side) {
        return side.value() / table.constants().hitDivisor;
    }

    private static DieView die(Face face) {
        return new DieView(face.number(), face.symbol().code());
    }

    private static PartView part(Battle.Part part) {
        return new PartView(
                Codes.of(part.kind()),
                part.number(),
                part.source().kind(),
                part.source().code());
    }

    private String card(int number) {
        return number == 0 ? "" : table.content().actionCard(number).code();
    }

    /** Once it is over the units are on the board again. */
    private int fighting(int role, UnitType type) {
        if (!battle.isActive()) {
            return 0;
        }
        return role == Battle.ATTACKER
                ? battle.force().count(type)
                : table.units().count(battle.side(role), type, battle.space());
    }

    private String label(int space) {
        return space == Cities.NOBODY ? "" : table.space(space).label();
    }
}
