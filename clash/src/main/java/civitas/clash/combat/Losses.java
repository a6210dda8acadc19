package civitas.clash.combat;

import civitas.clash.aboard.Look;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A side loses fighting units; its owner says which (CC-7.19). Settlers cannot be named (CC-7.21).
 *
 * @param number units still to be removed; not more than there are
 */
public record Losses(int role, int number, Cause cause) implements Question<ClashTable> {

    /** Who takes the units off: only what the enemy destroys is his kill. */
    public enum Cause {
        ENEMY,
        SACRIFICE
    }

    /** Surplus hits are lost (CC-7.17). Where nobody chooses the weakest units go first (CC-8.9). */
    public static void take(ClashTable table, int role, int number, Cause cause) {
        int lost = Math.min(number, Forces.fighters(table, role));
        if (lost == 0) {
            return;
        }
        if (table.isPlayer(table.battle().side(role))) {
            table.push(new Losses(role, lost, cause));
        } else {
            takeWeakest(table, role, lost);
        }
    }

    private static void takeWeakest(ClashTable table, int role, int number) {
        int left = number;
        for (UnitType type : table.roster().weakestFirst()) {
            if (table.battle().fights(type)) {
                int lost = Math.min(left, Forces.count(table, role, type));
                Forces.destroy(table, role, type, lost);
                tell(table, role, type, lost);
                left -= lost;
            }
        }
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << table.battle().side(role);
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.losses", number);
    }

    /** Where all fall there is nothing to choose: they go kind by kind. */
    @Override
    public void list(ClashTable table, int seat, Choices out) {
        boolean all = isEverybody(table);
        boolean followers = hasFollowers(table);
        for (UnitType type : table.roster().all()) {
            if (isThere(table, type) && table.roster().spec(type).isFollower() == followers) {
                if (all) {
                    out.add(Act.LOSE, type);
                    return;
                }
                for (Thing unit : Forces.holds(table, role).kinds(type)) {
                    out.add(Act.LOSE, unit);
                }
            }
        }
    }

    private boolean isThere(ClashTable table, UnitType type) {
        return table.battle().fights(type) && Forces.count(table, role, type) > 0;
    }

    /** Followers fall before those they follow (CC-16.42). */
    private boolean hasFollowers(ClashTable table) {
        for (UnitType type : table.roster().all()) {
            if (table.roster().spec(type).isFollower() && isThere(table, type)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEverybody(ClashTable table) {
        return number == Forces.fighters(table, role);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        UnitType type = Look.kindOf(choice.subject());
        int lost = atOnce(table, type);
        tell(table, role, type, lost);
        Forces.abandon(table, role, choice.subject(), lost);
        switch (cause) {
            case ENEMY -> Forces.destroy(table, role, type, lost);
            case SACRIFICE -> Forces.sacrifice(table, role, type);
        }
        if (lost < number) {
            table.push(new Losses(role, number - lost, cause));
        }
    }

    /** Where all are alike, or all fall, they go together. */
    private int atOnce(ClashTable table, UnitType type) {
        int present = Forces.count(table, role, type);
        boolean alike = present == Forces.fighters(table, role)
                && Forces.holds(table, role).kinds(type).size() == 1;
        return alike || isEverybody(table) ? Math.min(number, present) : 1;
    }

    static void tell(ClashTable table, int role, UnitType type, int lost) {
        if (table.heard() && lost > 0) {
            Battle battle = table.battle();
            table.say("log.battle-loses", table.name(battle.side(role)), Forces.counted(type, lost));
        }
    }
}
