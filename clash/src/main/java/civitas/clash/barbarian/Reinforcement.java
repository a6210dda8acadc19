package civitas.clash.barbarian;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** One unit more for a barbarian settlement: infantry, or beside infantry another kind that they have (CC-8.11). */
record Reinforcement(int player, int city) implements Procedure<ClashTable> {

    /** The kinds of unit that can be added; not whether there is room. */
    static List<UnitType> kinds(ClashTable table, int city) {
        boolean infantry = table.units().count(ClashTable.BARBARIANS, BaseUnit.INFANTRY, city) > 0;
        List<UnitType> kinds = new ArrayList<>(1);
        for (UnitType type : table.roster().all()) {
            if (type.isMilitary()
                    && (infantry || type == BaseUnit.INFANTRY)
                    && table.unitsLeft(ClashTable.BARBARIANS, type) > 0) {
                kinds.add(type);
            }
        }
        return kinds;
    }

    @Override
    public void run(ClashTable table) {
        List<UnitType> kinds = kinds(table, city);
        if (kinds.size() == 1) {
            add(table, kinds.getFirst());
        } else {
            table.push(new Which(this));
        }
    }

    private void add(ClashTable table, UnitType type) {
        table.units().add(ClashTable.BARBARIANS, type, city, 1);
        if (type == BaseUnit.INFANTRY) {
            table.say("log.barbarians-reinforced", table.space(city));
        } else {
            table.say("log.barbarians-reinforced-with", type, table.space(city));
        }
    }

    /** Which kind it is. */
    record Which(Reinforcement reinforcement) implements Solo<ClashTable> {

        @Override
        public int player() {
            return reinforcement.player;
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.barbarians-kind", table.space(reinforcement.city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            kinds(table, reinforcement.city).forEach(type -> out.add(Act.TAKE, type));
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            reinforcement.add(table, choice.subject(UnitType.class));
        }
    }
}
