package civitas.clash.influence;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A barbarian city of size 1 comes over to the player, and one of its units with it (card Cultural Takeover). */
final class Takeover {

    private Takeover() {}

    static void perform(ClashTable table, int player, int city) {
        Force barbarians = table.units().armyAt(city);
        table.removeUnits(barbarians, city);
        table.book().cityLost(table, city);
        table.cities().setOwner(city, player);
        table.cities().setActivations(city, 0);
        table.cities().setWorn(city, false);
        if (table.cities().mood(city) != Mood.ANGRY) {
            table.cities().setMood(city, Mood.NEUTRAL);
        }
        table.say("log.takeover", table.name(player), table.space(city));
        if (!barbarians.isEmpty() && hasPiece(table, player)) {
            table.push(new Convert(player, city));
        }
    }

    private static boolean hasPiece(ClashTable table, int player) {
        return table.unitsLeft(player, BaseUnit.SETTLER) + table.unitsLeft(player, BaseUnit.INFANTRY) > 0;
    }

    /** What one of the barbarians becomes. */
    record Convert(int player, int city) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.takeover-unit", table.space(city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            listUnit(table, BaseUnit.SETTLER, out);
            listUnit(table, BaseUnit.INFANTRY, out);
        }

        private void listUnit(ClashTable table, UnitType type, Choices out) {
            if (table.unitsLeft(player, type) > 0) {
                out.add(Act.TAKE, type);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            UnitType type = choice.subject(UnitType.class);
            table.units().add(player, type, city, 1);
            table.say("log.takeover-unit", table.name(player), type, table.space(city));
        }
    }
}
