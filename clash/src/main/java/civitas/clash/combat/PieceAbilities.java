package civitas.clash.combat;

import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Face;
import civitas.clash.content.UnitType;
import civitas.clash.content.facts.BaseSide;
import civitas.clash.content.facts.BuildingSpec;
import civitas.clash.content.facts.Content;
import civitas.clash.state.Battle;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import java.util.List;

/** What pieces do in battles: units that clash, the fortress, and what beaten barbarians leave behind. */
public final class PieceAbilities {

    private PieceAbilities() {}

    public static void join(Hooks hooks, Content content) {
        for (UnitType type : content.roster().all()) {
            int bonus = content.roster().spec(type).clash();
            content.roster()
                    .spec(type)
                    .symbol()
                    .filter(symbol -> bonus > 0)
                    .ifPresent(symbol -> hooks.battle.clash.join(type, new ClashBonus(symbol, bonus)));
        }
        fortify(hooks);
        hooks.battle.spoils.join(BaseSide.BARBARIANS, PieceAbilities::barbarians);
    }

    /** What a fortress does, whoever else fights. */
    public static void fortify(Hooks hooks) {
        hooks.battle.defence.join(BaseBuilding.FORTRESS, PieceAbilities::fortress);
    }

    /** Every symbol of its kind activates one unit, each at most once (CC-7.22, CC-7.23, CC-7.26). */
    private record ClashBonus(Face.ClashSymbol symbol, int bonus) implements BattleHooks.Clash {

        @Override
        public int strike(ClashTable table, int role, int units, List<Face> faces) {
            int symbols = 0;
            for (Face face : faces) {
                symbols += face.symbol() == symbol ? 1 : 0;
            }
            return Math.min(symbols, units) * bonus;
        }
    }

    /** The fortress helps in the first round, as far as nobody has switched it off (CC-7.58, CC-4.77). */
    private static void fortress(ClashTable table, Battle battle, int role) {
        if (!battle.isFirstRound()) {
            return;
        }
        BuildingSpec spec = table.content().buildings().spec(BaseBuilding.FORTRESS);
        if (battle.hasFortressDie()) {
            battle.now().addDice(role, spec.dice(), BaseBuilding.FORTRESS);
        }
        if (battle.hasFortressCancel()) {
            battle.now().addCancels(role, spec.cancels(), BaseBuilding.FORTRESS);
        }
    }

    /** Whoever beats at least one barbarian gains gold, whoever attacked (CC-8.39). */
    private static void barbarians(ClashTable table, Battle battle, int role) {
        if (battle.wonBy(role) && battle.killed(Battle.other(role)) > 0) {
            Spoils.gainGold(
                    table,
                    battle.side(role),
                    table.sides().spec(ClashTable.BARBARIANS).defeated());
        }
    }
}
