package civitas.clash.move;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The player says where the next group starts, or stops moving (CC-6.1, CC-6.8). Rules: CC-6.9. */
record ChooseGroup(Progress progress) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << progress.player();
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.move", progress.mandate().groups(progress.groupsLeft()));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet spaces = Wandering.starts(table, progress.player());
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (new Muster(table, progress.player(), space, progress.mandate()).canMarch()) {
                out.add(Act.FROM, table.space(space));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public Phrase loss(ClashTable table, int seat, Choice choice) {
        return choice.verb() == Act.DONE && progress.isUntouched(table) ? Phrase.of("loss.no-move") : Phrase.NONE;
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Space space) {
            new Muster(table, progress.player(), space.index(), progress.mandate()).explain(out);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            table.push(new Progress.Finish(progress));
            return;
        }
        table.push(
                new FormGroup(progress, Group.none(choice.subject(Space.class).index())));
    }
}
