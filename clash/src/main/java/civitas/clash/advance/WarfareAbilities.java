package civitas.clash.advance;

import civitas.clash.city.PlaceUnit;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.facts.CombatNumbers;
import civitas.clash.state.Battle;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** The advances that are about battles. */
public final class WarfareAbilities {

    private WarfareAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.grant(BaseAdvance.TACTICS, Licence.COMMAND_ARMIES);
        hooks.grant(BaseAdvance.TACTICS, Licence.PLAY_TACTICS);
        hooks.battle.beforeBattle.join(BaseAdvance.SIEGECRAFT, Siegecraft::prepare);
        hooks.grant(BaseAdvance.STEEL_WEAPONS, Licence.STEEL_WEAPONS);
        hooks.battle.combatRoll.join(BaseAdvance.WAR_SHIPS, WarfareAbilities::warShips);
        hooks.battle.combatRoll.join(BaseAdvance.FANATICISM, WarfareAbilities::fanaticism);
        hooks.battle.afterBattle.join(BaseAdvance.FANATICISM, WarfareAbilities::martyrs);
    }

    public static void join(Hooks hooks) {
        common(hooks);
        hooks.grant(BaseAdvance.METALLURGY, Licence.FREE_STEEL);
        hooks.battle.beforeBattle.join(BaseAdvance.STEEL_WEAPONS, SteelWeapons::prepare);
    }

    /** First round at sea, or on land right from the ships: one hit less (CC-7.59). */
    private static void warShips(ClashTable table, Battle battle, int role) {
        boolean landing = battle.isDisembarked() && role == Battle.ATTACKER;
        if (battle.isFirstRound() && (battle.isSea() || landing)) {
            battle.now().addCancels(role, table.constants().combat.warShipsCancels(), BaseAdvance.WAR_SHIPS);
        }
    }

    /** First round for a city with a temple, on either side (CC-7.61). */
    private static void fanaticism(ClashTable table, Battle battle, int role) {
        CombatNumbers numbers = table.constants().combat;
        if (battle.isFirstRound() && battle.hadBuilding(BaseBuilding.TEMPLE)) {
            battle.now().addBonus(role, numbers.fanaticismBonus(), BaseAdvance.FANATICISM);
        }
    }

    /** The loser of such a battle raises new infantry (CC-7.109, CC-7.110). */
    private static void martyrs(ClashTable table, Battle battle, int role) {
        if (battle.wonBy(Battle.other(role)) && battle.hadBuilding(BaseBuilding.TEMPLE)) {
            PlaceUnit.ask(table, battle.side(role), BaseUnit.INFANTRY);
        }
    }
}
