package civitas.civ.battle;

import civitas.civ.ability.UsePaid;
import civitas.civ.content.Ability;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.state.Player;
import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/**
 * The abilities of a battle turn: those for nothing, once per battle, and those that are paid for (CV-11.42, CV-10.11).
 * The abilities of the player who plays the barbarians do not serve them (CV-11.110).
 */
final class BattleAbilities {

    private BattleAbilities() {}

    static void list(CivTable table, int side, Choices out) {
        if (!table.battle().isPlayer(side)) {
            return;
        }
        Hook.Walk<BattleHooks.BattleDeed> voices = voices(table, side);
        while (voices.hasNext()) {
            Ability ability = (Ability) voices.ability();
            if (isUsable(table, side, ability, voices.next())) {
                out.add(Act.APPLY, ability);
            }
        }
        UsePaid.list(table, table.battle().player(side), Phase.BATTLE, out);
    }

    private static Hook.Walk<BattleHooks.BattleDeed> voices(CivTable table, int side) {
        return table.voices(table.hooks().battle.battleTurn, table.battle().player(side))
                .iterator();
    }

    private static boolean isUsable(CivTable table, int side, Ability ability, BattleHooks.BattleDeed deed) {
        Battle battle = table.battle();
        return !battle.hasUsed(side, ability) && deed.possible(table, battle.player(side));
    }

    /** Says why a known tech does not serve a side in this part of its turn. */
    static void explain(CivTable table, int side, Thing thing, Reasons out) {
        if (!(thing instanceof Tech tech)
                || !table.player(table.battle().player(side)).knows(tech)) {
            return;
        }
        Hook<BattleHooks.BattleDeed> hook = table.hooks().battle.battleTurn;
        if (!table.battle().isPlayer(side)) {
            out.because("why.barbarian-abilities");
        } else if (!hook.has(tech)) {
            UsePaid.explain(table, table.battle().player(side), Phase.BATTLE, tech, out);
        } else if (!isUsable(table, side, tech, hook.voice(tech))) {
            boolean used = table.battle().hasUsed(side, tech);
            out.because(used ? "why.used-battle" : "why.no-target", tech);
        }
    }

    static void begin(CivTable table, int side, Choice choice) {
        Battle battle = table.battle();
        int player = battle.player(side);
        if (choice.verb() != Act.APPLY) {
            UsePaid.begin(table, player, Phase.BATTLE, choice);
            return;
        }
        Ability ability = choice.subject(Ability.class);
        battle.use(side, ability);
        table.say("log.battle.ability", table.name(player), ability);
        table.hooks().battle.battleTurn.voice(ability).resolve(table, player);
    }

    /**
     * Whether a side could use an ability as far as everybody can see; what its player could pay with is partly hidden
     * (CV-17.23).
     */
    static boolean seemUsable(CivTable table, int side) {
        Battle battle = table.battle();
        if (!battle.isPlayer(side)) {
            return false;
        }
        Hook.Walk<BattleHooks.BattleDeed> voices = voices(table, side);
        while (voices.hasNext()) {
            Ability ability = (Ability) voices.ability();
            if (isUsable(table, side, ability, voices.next())) {
                return true;
            }
        }
        int player = battle.player(side);
        return seemsToPay(table.player(player)) && seemsPaid(table, player);
    }

    private static boolean seemsToPay(Player player) {
        return player.resources() > 0 || player.tokens() != 0 || player.hand().size() > 0;
    }

    private static boolean seemsPaid(CivTable table, int player) {
        Hook.Walk<TurnHooks.PaidDeed> voices =
                table.voices(table.hooks().turn.paid, player).iterator();
        while (voices.hasNext()) {
            civitas.kernel.Ability speaker = voices.ability();
            TurnHooks.PaidDeed deed = voices.next();
            if (speaker instanceof Tech tech && !table.player(player).hasUsed(tech, 0)) {
                PaidAbility ability = table.content().spec(tech).abilities().getFirst();
                if (ability.phase() == Phase.BATTLE && deed.possible(table, player, ability)) {
                    return true;
                }
            }
        }
        return false;
    }
}
