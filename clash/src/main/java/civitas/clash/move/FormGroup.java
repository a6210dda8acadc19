package civitas.clash.move;

import civitas.clash.board.Space;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The player puts a group together, unit by unit, and sends it off (CC-6.2). */
record FormGroup(Progress progress, Group group) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << progress.player();
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.form-group", table.space(group.from()), group);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        int player = progress.player();
        Muster muster = new Muster(table, player, group.from(), progress.mandate());
        muster.list(group, out);
        if (group.isEmpty() || !progress.mandate().suffices(group.force())) {
            return;
        }
        if (!group.isFleet()) {
            new Overland(table, player, group).list(out);
            listShore(table, out);
        } else if (muster.canSail(group)) {
            new Voyage(table, player, group.from(), group.isPeaceful()).list(out);
            listShore(table, out);
        }
        if (group.isFleet() && muster.canTurnOnAllies(group)) {
            out.add(Act.ATTACK, table.space(group.from()));
        }
    }

    private void listShore(ClashTable table, Choices out) {
        if (progress.mandate().equals(Mandate.EVERYBODY) && !group.hasCity()) {
            Shore.of(table, progress.player(), group).list(out);
        }
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        switch (thing) {
            case UnitType type ->
                new Muster(table, progress.player(), group.from(), progress.mandate()).explain(group, type, out);
            case Space space -> explainSpace(table, seat, space, out);
            default -> {}
        }
    }

    private void explainSpace(ClashTable table, int seat, Space space, Reasons out) {
        Choices choices = new Choices();
        list(table, seat, choices);
        if (choices.toList().stream().anyMatch(choice -> choice.isAbout(space))) {
            return;
        }
        if (group.isEmpty()) {
            out.because("why.group-empty", table.space(group.from()));
        } else if (!progress.mandate().suffices(group.force())) {
            out.because("why.group-incomplete");
        } else if (!group.isFleet()) {
            new Overland(table, progress.player(), group).explain(space.index(), out);
        } else if (new Muster(table, progress.player(), group.from(), progress.mandate()).canSail(group)) {
            new Voyage(table, progress.player(), group.from(), group.isPeaceful()).explain(space.index(), out);
        } else {
            out.because("why.left-in-water", table.shipCapacity(progress.player()));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.ADD) {
            Muster muster = new Muster(table, progress.player(), group.from(), progress.mandate());
            table.push(new FormGroup(progress, muster.joined(group, choice.subject())));
            return;
        }
        if (choice.verb() == Act.CONVERT) {
            table.push(Reshape.of(progress, group, space(choice.object())));
            return;
        }
        Departure departure = new Departure(progress.sending(group), group);
        int space = space(choice.subject());
        if (choice.verb() == Act.ATTACK) {
            departure.turnOnAllies(table);
        } else if (choice.verb() == Act.EXPLORE) {
            departure.explore(table, space);
        } else if (choice.verb() == Act.GO) {
            departure.go(table, space);
        } else if (choice.object().equals(Thing.NONE)) {
            departure.takeRoad(table, ClashTable.NOBODY, space);
        } else {
            departure.takeRoad(table, space, space(choice.object()));
        }
    }

    @Override
    public Thing fight(ClashTable table, int seat, Choice choice) {
        return switch ((Act) choice.verb()) {
            case ATTACK -> choice.subject();
            case GO, ROAD -> {
                Thing goal = choice.object().equals(Thing.NONE) ? choice.subject() : choice.object();
                yield Attacks.isEnemy(table, progress.player(), space(goal)) ? goal : Thing.NONE;
            }
            default -> Thing.NONE;
        };
    }

    private static int space(Thing thing) {
        return ((Space) thing).index();
    }

    /** A lone unit joins by itself, but nobody is sent off unasked: the way may lead into battle or the unknown. */
    @Override
    public boolean answersItself(ClashTable table) {
        return group.isEmpty();
    }
}
