package civitas.clash.civilizations.persia;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Influence converts an enemy military unit outside cities; the others of its space are fought at once. Rules: CC-16.70, CC-16.71. */
final class Zoroastrianism implements InfluenceHooks.InfluenceTarget {

    @Override
    public SpaceSet spaces(ClashTable table, int player) {
        SpaceSet found = new SpaceSet();
        for (int side = 0; side < table.sides().count(); side++) {
            if (side != player) {
                addAll(table, player, table.units().of(side), found);
            }
        }
        return found;
    }

    private static void addAll(ClashTable table, int player, SpaceSet spaces, SpaceSet found) {
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.lands().isLand(space) && !table.cities().isCity(space) && isConvertible(table, player, space)) {
                found.add(space);
            }
        }
    }

    private static boolean isConvertible(ClashTable table, int player, int space) {
        Choices out = new Choices();
        new Convert(player, space).list(table, player, out);
        return !out.isEmpty();
    }

    @Override
    public void succeed(ClashTable table, int player, int source, int target) {
        table.push(new Convert(player, target));
    }

    /** Which unit comes over. */
    record Convert(int player, int space) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.convert-unit", table.space(space));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                if (type.isMilitary()
                        && type != ExpansionUnit.LEADER
                        && table.units().count(type, space) > 0
                        && table.unitsLeft(player, type) > 0) {
                    out.add(Act.TAKE, type);
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            UnitType type = choice.subject(UnitType.class);
            table.removeUnits(type, space, 1);
            table.say("log.converts-unit", table.name(player), type, table.space(space));
            if (table.units().isEmpty(space)) {
                table.units().add(player, type, space, 1);
            } else {
                Battles.attack(table, new Assault(player, space, ClashTable.NOBODY, Force.of(type, 1), false, 0, 0));
            }
        }
    }
}
