package civitas.civ.stage;

import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.civ.view.CivView.BattleView;
import civitas.civ.view.CivView.FrontView;
import civitas.civ.view.CivView.SideView;
import civitas.civ.view.CivView.UnitView;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Facts of a battle; sides are named by the seats that play them. */
final class BattleMeasuring {

    private final CivTable table;

    BattleMeasuring(CivTable table) {
        this.table = table;
    }

    Optional<Object> fact(String name) {
        Battle battle = table.battle();
        BattleView view = CivView.of(table, Viewer.SPECTATOR).battle();
        int dot = name.indexOf('.');
        if (dot > 0) {
            return side(name.substring(0, dot)).flatMap(side -> of(side, name.substring(dot + 1)));
        }
        return switch (name) {
            case "square" -> Optional.of(view.square());
            case "city" -> Optional.of(view.city());
            case "barbarians" -> Optional.of(view.barbarians());
            case "turn" ->
                Optional.of(
                        battle.isActive()
                                ? Seat.of(battle.player(battle.turn())).code()
                                : "");
            default -> Optional.empty();
        };
    }

    /** The side a seat plays, or nothing if it does not fight. */
    private Optional<Integer> side(String name) {
        Battle battle = table.battle();
        return Seat.parse(name)
                .map(Seat::index)
                .filter(seat -> battle.isActive()
                        && (seat == battle.player(Battle.ATTACKER) || seat == battle.player(Battle.DEFENDER)))
                .map(battle::side);
    }

    private Optional<Object> of(int side, String name) {
        BattleView view =
                CivView.of(table, new Viewer(table.battle().player(side))).battle();
        SideView own = side == Battle.ATTACKER ? view.attacker() : view.defender();
        return Optional.ofNullable(
                switch (name) {
                    case "bonus" -> own.bonus();
                    case "force" -> Measuring.set(kinds(own.hand()));
                    case "cards" -> own.cards();
                    case "killed" -> Measuring.set(kinds(own.killed()));
                    case "armies" -> own.armies();
                    case "total" -> own.total();
                    case "wild" -> own.wild();
                    default -> null;
                });
    }

    /** {@code 1.red} is the unit there, {@code 1.red.wounds} its wounds. */
    Optional<Object> front(String fact) {
        String[] words = fact.split("\\.", 3);
        List<FrontView> fronts = CivView.of(table, Viewer.SPECTATOR).battle().fronts();
        if (words.length < 2 || !words[0].matches("[0-9]+")) {
            return Optional.empty();
        }
        int front = Integer.parseInt(words[0]) - 1;
        Optional<Integer> side = side(words[1]);
        if (front < 0 || front >= fronts.size() || side.isEmpty()) {
            return Optional.empty();
        }
        UnitView unit = side.get() == Battle.ATTACKER
                ? fronts.get(front).attacker()
                : fronts.get(front).defender();
        return Optional.ofNullable(
                switch (words.length == 2 ? "kind" : words[2]) {
                    case "kind" -> unit.kind();
                    case "wounds" -> unit.wounds();
                    case "strength" -> unit.strength();
                    case "health" -> unit.health();
                    case "rank" -> unit.rank();
                    default -> null;
                });
    }

    private static List<String> kinds(List<CivView.UnitView> units) {
        return units.stream().map(CivView.UnitView::kind).toList();
    }
}
