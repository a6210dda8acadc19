package civitas.clash.city.recruit;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** The piece of a recruited unit comes from another space of the board. */
record Relocate(Recruit recruit, UnitType type) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << recruit.player();
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.relocate", type);
    }

    /** Ships that carry units beyond what the others there can take stay where they are. */
    static SpaceSet sources(ClashTable table, int player, UnitType type) {
        SpaceSet found = new SpaceSet();
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.units().count(type, space) > 0 && canLeave(table, player, type, space)) {
                found.add(space);
            }
        }
        return found;
    }

    private static boolean canLeave(ClashTable table, int player, UnitType type, int space) {
        if (type.isLand()) {
            return true;
        }
        int left = table.units().ships(space) - 1;
        return table.units().landUnits(space) <= left * table.shipCapacity(player);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet spaces = sources(table, recruit.player(), type);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            out.add(Act.RELOCATE, table.space(space));
        }
    }

    /** The unit is gone from where it stood: it was not moved. */
    @Override
    public Phrase loss(ClashTable table, int seat, Choice choice) {
        return Phrase.of("loss.relocate", type, choice.subject());
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Space from = choice.subject(Space.class);
        table.removeUnits(type, from.index(), 1);
        table.say("log.relocates", table.name(recruit.player()), type, from);
        recruit.place(table, type);
    }
}
