package civitas.clash.combat;

import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * After a sea battle land units beyond the capacity of the remaining ships are lost; the owner says which (CC-7.103). Where units
 * are aboard a particular ship (CC-6.61, CC-7.104) this comes to the same, because he could have packed them so.
 */
record Overboard(int role) implements Question<ClashTable> {

    /** Asks if anything has to go and anything can stay. */
    static void check(ClashTable table, int role) {
        if (surplus(table, role) == 0) {
            return;
        }
        if (Forces.fighters(table, role) == 0) {
            Forces.destroyFollowers(table, role);
        } else {
            table.push(new Overboard(role));
        }
    }

    private static int surplus(ClashTable table, int role) {
        int capacity =
                Forces.fighters(table, role) * table.shipCapacity(table.battle().side(role));
        return Math.max(0, Forces.cargo(table, role) - capacity);
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << table.battle().side(role);
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.overboard", surplus(table, role));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (UnitType type : table.roster().all()) {
            if (type.isLand() && Forces.count(table, role, type) > 0) {
                out.add(Act.LOSE, type);
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        UnitType type = choice.subject(UnitType.class);
        Forces.destroy(table, role, type, 1);
        table.say("log.battle-loses", table.name(seat), Forces.counted(type, 1));
        check(table, role);
    }
}
