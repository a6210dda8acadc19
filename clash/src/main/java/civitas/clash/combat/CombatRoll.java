package civitas.clash.combat;

import civitas.clash.content.Face;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Both sides roll; clash abilities and bonuses make the combat values (CC-7.10 to CC-7.12, CC-7.13, CC-7.22 to CC-7.33).
 *
 * <p>Rules: CC-4.76, CC-4.86, CC-7.24, CC-7.25, CC-7.31, CC-7.57, CC-8.6.
 */
record CombatRoll() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        defend(table);
        speak(table, Battle.ATTACKER);
        speak(table, Battle.DEFENDER);
        roll(table, Battle.ATTACKER);
        roll(table, Battle.DEFENDER);
    }

    private static void defend(ClashTable table) {
        Battle battle = table.battle();
        for (BattleHooks.BattleEffect building : table.hooks().battle.defence.of(battle.cityBuildings())) {
            building.run(table, battle, Battle.DEFENDER);
        }
    }

    private static void speak(ClashTable table, int role) {
        int side = table.battle().side(role);
        if (!table.isPlayer(side)) {
            return;
        }
        for (BattleHooks.BattleEffect voice : table.hooks().battle.combatRoll.of(table.abilitiesInBattle(role))) {
            voice.run(table, table.battle(), role);
        }
    }

    private static void roll(ClashTable table, int role) {
        Battle battle = table.battle();
        List<Face> faces =
                Dice.roll(table, Forces.fighters(table, role) + battle.now().dice(role));
        List<Battle.Part> clashes = List.of();
        if (!battle.isSea() && !battle.now().isClashDenied(role)) {
            faces = rerolled(table, role, faces);
            clashes = clashes(table, role, faces);
        }
        int clash = 0;
        for (Battle.Part part : clashes) {
            clash += part.number();
        }
        int sum = clash;
        for (Face face : faces) {
            sum += face.number();
        }
        battle.now().rolled(role, faces, clash);
        battle.now().setValue(role, Math.max(0, sum + battle.now().bonus(role, ceiling(table, role))));
        if (table.heard()) {
            tell(table, role, faces, clashes);
        }
    }

    /** How much the bonuses of a side count at most, by what the other side says. */
    private static int ceiling(ClashTable table, int role) {
        int speaker = Battle.other(role);
        int ceiling = Integer.MAX_VALUE;
        if (table.hooks().battle.ceiling.joined().isEmpty()
                || !table.isPlayer(table.battle().side(speaker))) {
            return ceiling;
        }
        return table.hooks()
                .battle
                .ceiling
                .of(table.abilitiesInBattle(speaker))
                .number(ceiling, (number, voice) -> voice.of(table, table.battle(), speaker, number));
    }

    private static List<Face> rerolled(ClashTable table, int role, List<Face> rolled) {
        List<Face> faces = rolled;
        for (UnitType type : table.roster().all()) {
            int units = clashing(table, role, type);
            if (units > 0) {
                faces = table.hooks().battle.clash.voice(type).rerolled(table, role, units, faces);
            }
        }
        return faces;
    }

    /** The kinds in the fight answer to the symbols of the dice (CC-7.22). */
    private static List<Battle.Part> clashes(ClashTable table, int role, List<Face> faces) {
        List<Battle.Part> parts = new ArrayList<>(1);
        for (UnitType type : table.roster().all()) {
            int units = clashing(table, role, type);
            if (units > 0) {
                int number = table.hooks().battle.clash.voice(type).strike(table, role, units, faces)
                        + prowess(table, role, type, faces);
                parts.add(new Battle.Part(role, Battle.Kind.BONUS, number, type));
            }
        }
        return parts;
    }

    private static int prowess(ClashTable table, int role, UnitType type, List<Face> faces) {
        int added = 0;
        if (table.hooks().battle.prowess.joined().isEmpty()
                || !table.isPlayer(table.battle().side(role))) {
            return added;
        }
        return table.hooks()
                .battle
                .prowess
                .of(table.abilitiesInBattle(role))
                .number(added, (number, voice) -> number + voice.added(table, role, type, faces));
    }

    private static int clashing(ClashTable table, int role, UnitType type) {
        return table.hooks().battle.clash.has(type) ? Forces.count(table, role, type) : 0;
    }

    private static void tell(ClashTable table, int role, List<Face> faces, List<Battle.Part> clashes) {
        Battle battle = table.battle();
        List<Object> parts = new ArrayList<>();
        for (Battle.Part clash : clashes) {
            if (clash.number() != 0) {
                parts.add(part(clash.source(), clash.number()));
            }
        }
        for (Battle.Part part : battle.now().parts()) {
            if (part.role() == role && part.kind() != Battle.Kind.CANCEL) {
                boolean bonus = part.kind() == Battle.Kind.BONUS;
                parts.add(bonus ? part(part.source(), part.number()) : Phrase.of("battle.part-die", part.source()));
            }
        }
        if (battle.now().isClashDenied(role)) {
            parts.add(Phrase.of("battle.part-no-clash"));
        }
        Telling.say(
                table,
                "log.combat-roll",
                table.name(battle.side(role)),
                Dice.describe(faces),
                new Phrase("", parts),
                battle.now().value(role),
                battle.now().value(role) / table.constants().hitDivisor);
    }

    private static Phrase part(Named source, int number) {
        return Phrase.of("battle.part", source, (number > 0 ? "+" : "−") + Math.abs(number));
    }
}
