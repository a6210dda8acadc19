package civitas.clash.move;

import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Which units of a group change kind at the shore, one by one, and into what. Rules: CC-16.74, CC-16.77, CC-16.78.
 *
 * @param group the group as it set out
 * @param rest those that have not changed
 * @param changed those that have
 */
record Reshape(Progress progress, Group group, int to, Group rest, Group changed) implements Solo<ClashTable> {

    static Reshape of(Progress progress, Group group, int to) {
        return new Reshape(progress, group, to, group, Group.none(group.from()));
    }

    @Override
    public int player() {
        return progress.player();
    }

    private Shore shore(ClashTable table) {
        return new Shore(table, progress.player(), rest, changed);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.reshape", table.space(to));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Shore shore = shore(table);
        for (UnitType type : table.roster().all()) {
            if (rest.count(type) > 0 && type.isShip() == table.lands().isLand(to)) {
                for (UnitType form : shore.forms(type)) {
                    if (isPossible(table, shore, type, form)) {
                        out.add(Act.CONVERT, type, form);
                    }
                }
            }
        }
        if (shore.isComplete(to)) {
            out.add(Act.DONE);
        }
    }

    private boolean isPossible(ClashTable table, Shore shore, UnitType type, UnitType form) {
        Shore next = shore.with(type, form);
        return table.unitsLeft(progress.player(), form) >= next.changed().count(form) && next.canComplete(to);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            go(table);
            return;
        }
        Shore next = shore(table).with(choice.subject(UnitType.class), choice.object(UnitType.class));
        table.push(new Reshape(progress, group, to, next.rest(), next.changed()));
    }

    /** They are the same units in another shape: all of them have moved, and they keep what they have done. */
    private void go(ClashTable table) {
        int player = progress.player();
        table.say("log.reshapes", table.name(player), group, changed, table.space(to));
        progress.after(group.isFleet() ? Progress.Travel.SEA : Progress.Travel.LAND)
                .goOn(table);
        group.leave(table);
        int gained = Fatigue.MOVED | Group.flagsOf(table.lands().terrain(to));
        changed.enter(table, player, to, gained);
        if (!rest.isEmpty()) {
            rest.enter(table, player, to, gained);
        }
    }
}
