package civitas.clash.combat;

import civitas.clash.content.Building;
import civitas.clash.content.CombatNumbers;
import civitas.clash.content.Face;
import civitas.clash.content.UnitType;
import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Both sides roll; clash abilities and bonuses make the combat values (CC-7.10 to CC-7.12, CC-7.22 to CC-7.33).
 *
 * <p>Rules: CC-4.76, CC-4.86, CC-7.24, CC-7.25, CC-7.31, CC-7.57, CC-8.6.
 */
record CombatRoll() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        defendByFortress(table);
        speak(table, Battle.ATTACKER);
        speak(table, Battle.DEFENDER);
        roll(table, Battle.ATTACKER);
        roll(table, Battle.DEFENDER);
    }

    /** The fortress helps in the first round, as far as nobody has switched it off (CC-7.58). */
    private static void defendByFortress(ClashTable table) {
        Battle battle = table.battle();
        if (!Forces.hasFortress(table)) {
            return;
        }
        CombatNumbers numbers = table.constants().combat;
        if (battle.fortressDie) {
            battle.addDice(Battle.DEFENDER, numbers.fortressDice(), Building.FORTRESS);
        }
        if (battle.fortressCancel) {
            battle.addCancels(Battle.DEFENDER, numbers.fortressCancels(), Building.FORTRESS);
        }
    }

    private static void speak(ClashTable table, int role) {
        int side = table.battle().side[role];
        if (!ClashTable.isPlayer(side)) {
            return;
        }
        Hook<Hooks.BattleEffect> hook = table.hooks().combatRoll;
        for (long m = hook.of(table.player(side)); m != 0; m &= m - 1) {
            hook.first(m).run(table, table.battle(), role);
        }
    }

    private static void roll(ClashTable table, int role) {
        Battle battle = table.battle();
        List<Face> faces = Dice.roll(table, Forces.fighters(table, role) + battle.dice[role]);
        int sum = 0;
        for (Face face : faces) {
            sum += face.number();
        }
        int clash = clash(table, role, faces);
        battle.rolled(role, faces, clash);
        battle.value[role] = Math.max(0, sum + clash + battle.bonus[role] + battle.lasting[role]);
        if (table.heard()) {
            tell(table, role, faces, clash);
        }
    }

    /** Every infantry symbol activates one infantry, each at most once (CC-7.22, CC-7.23, CC-7.26). */
    private static int clash(ClashTable table, int role, List<Face> faces) {
        Battle battle = table.battle();
        if (battle.sea || battle.noClash[role]) {
            return 0;
        }
        int symbols = 0;
        for (Face face : faces) {
            if (face.symbol() == Face.ClashSymbol.INFANTRY) {
                symbols++;
            }
        }
        return Math.min(symbols, Forces.count(table, role, UnitType.INFANTRY))
                * table.constants().combat.infantryClash();
    }

    private static void tell(ClashTable table, int role, List<Face> faces, int clash) {
        Battle battle = table.battle();
        List<Object> parts = new ArrayList<>();
        int unexplained = battle.bonus[role] + battle.lasting[role];
        if (clash != 0) {
            parts.add(part(UnitType.INFANTRY, clash));
        }
        for (Battle.Part part : battle.parts()) {
            if (part.role() == role && part.kind() != Battle.Kind.CANCEL) {
                boolean bonus = part.kind() == Battle.Kind.BONUS;
                parts.add(bonus ? part(part.source(), part.number()) : Phrase.of("battle.part-die", part.source()));
                unexplained -= bonus ? part.number() : 0;
            }
        }
        if (unexplained != 0) {
            parts.add(part(Battle.Reason.OTHER, unexplained));
        }
        if (battle.noClash[role]) {
            parts.add(Phrase.of("battle.part-no-clash"));
        }
        Telling.say(
                table,
                "log.combat-roll",
                table.name(battle.side[role]),
                Dice.describe(faces),
                new Phrase("", parts),
                battle.value[role],
                battle.value[role] / table.constants().hitDivisor);
    }

    private static Phrase part(Named source, int number) {
        return Phrase.of("battle.part", source, (number > 0 ? "+" : "−") + Math.abs(number));
    }
}
