package civitas.civ.battle;

import civitas.civ.ability.UsePaid;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.table.Act;
import civitas.civ.table.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hook;
import civitas.civ.table.Hooks;
import civitas.civ.table.Player;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
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
        Hook<Hooks.BattleDeed> hook = table.hooks().battleTurn;
        for (int i = 0; i < hook.size(); i++) {
            if (isUsable(table, side, i)) {
                out.add(Act.APPLY, hook.ability(i));
            }
        }
        UsePaid.list(table, table.battle().player(side), Phase.BATTLE, out);
    }

    private static boolean isUsable(CivTable table, int side, int index) {
        Battle battle = table.battle();
        Hook<Hooks.BattleDeed> hook = table.hooks().battleTurn;
        int player = battle.player(side);
        return (battle.used(side) >> index & 1) == 0
                && table.has(player, hook.ability(index))
                && hook.voice(index).possible(table, player);
    }

    /** Says why a known tech does not serve a side in this part of its turn. */
    static void explain(CivTable table, int side, Thing thing, Reasons out) {
        if (!(thing instanceof Tech tech)
                || !table.player(table.battle().player(side)).knows(tech)) {
            return;
        }
        int index = table.hooks().battleTurn.find(tech);
        if (!table.battle().isPlayer(side)) {
            out.because("why.barbarian-abilities");
        } else if (index < 0) {
            UsePaid.explain(table, table.battle().player(side), Phase.BATTLE, tech, out);
        } else if (!isUsable(table, side, index)) {
            boolean used = (table.battle().used(side) >> index & 1) != 0;
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
        Hook<Hooks.BattleDeed> hook = table.hooks().battleTurn;
        for (int i = 0; i < hook.size(); i++) {
            if (hook.ability(i).equals(choice.subject())) {
                battle.setUsed(side, battle.used(side) | 1L << i);
                table.say("log.battle.ability", table.name(player), choice.subject());
                hook.voice(i).resolve(table, player);
                return;
            }
        }
        throw new IllegalArgumentException(choice.code());
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
        for (int i = 0; i < table.hooks().battleTurn.size(); i++) {
            if (isUsable(table, side, i)) {
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
        Hook<Hooks.PaidDeed> hook = table.hooks().paid;
        for (int i = 0; i < hook.size(); i++) {
            if (table.has(player, hook.ability(i))
                    && hook.ability(i) instanceof Tech tech
                    && !table.player(player).hasUsed(tech, 0)) {
                PaidAbility ability = table.content().spec(tech).abilities().getFirst();
                if (ability.phase() == Phase.BATTLE && hook.voice(i).possible(table, player, ability)) {
                    return true;
                }
            }
        }
        return false;
    }
}
