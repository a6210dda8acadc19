package civitas.civ.move;

import civitas.civ.battle.Battles;
import civitas.civ.board.Slot;
import civitas.civ.board.Square;
import civitas.civ.reaction.InterruptWindow;
import civitas.civ.state.Act;
import civitas.civ.state.Group;
import civitas.civ.state.Intent;
import civitas.civ.table.CivTable;
import civitas.civ.table.OpenQuestion;
import civitas.civ.table.Supply;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * The moving group goes on, square by square: it enters a neighbouring square, discovers a tile, or stops. Whatever is
 * listed leaves the move a legal end (CV-08.02, CV-08.10, CV-08.22, CV-08.23).
 *
 * <p>Rules: CV-08.08, CV-08.31.
 */
record Travel(int mover) implements OpenQuestion {

    @Override
    public int player(CivTable table) {
        return mover;
    }

    @Override
    public Phrase prompt(CivTable table) {
        Group group = table.group();
        return Phrase.of("prompt.travel", Party.of(group.figures()), table.square(group.square()), group.points());
    }

    @Override
    public void list(CivTable table, Choices out) {
        Group group = table.group();
        Way way = Way.ofGroup(table);
        if (!table.locked().has(group.square())) {
            listSteps(table, way, out);
        }
        listDiscoveries(table, way, out);
        if (mayStop(table, way)) {
            out.add(Act.STOP);
        }
    }

    private static void listSteps(CivTable table, Way way, Choices out) {
        Group group = table.group();
        for (int next : table.board().beside(group.square())) {
            if (way.mayStep(next, group.points())) {
                out.add(Act.STEP, table.square(next));
            }
            if (group.points() > 0 && way.maySpy(next)) {
                out.add(Act.SACRIFICE, table.square(next));
            }
        }
    }

    /**
     * A figure that has not left its square may always stay there, if it has done something and need not leave (CV-08.05, CV-08.20,
     * CV-14.22).
     */
    private static boolean mayStop(CivTable table, Way way) {
        Group group = table.group();
        return group.steps() == 0
                ? group.points() < table.speed(group.player(), group.figures())
                        && !way.mustLeave(group.square(), group.points())
                : way.mayEnd(group.square());
    }

    /** Unexplored tiles beside the group, each once (CV-08.23, CV-08.32, CV-08.33). */
    private static void listDiscoveries(CivTable table, Way way, Choices out) {
        Group group = table.group();
        if (group.points() == 0) {
            return;
        }
        boolean goesOn = group.steps() > 0 || way.mustLeave(group.square(), group.points());
        if (goesOn && !way.canFinish(group.square(), group.points() - 1)) {
            return;
        }
        int listed = 0;
        for (int next : table.board().beside(group.square())) {
            int slot = table.board().slotOf(next);
            if (!table.lands().isKnown(next) && (listed >> slot & 1) == 0) {
                listed |= 1 << slot;
                out.add(Act.DISCOVER, table.board().slot(slot));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (seat != mover || table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
            return;
        }
        switch (thing) {
            case Square square -> MoveReasons.explainStep(table, square, out);
            case Slot slot -> MoveReasons.explainDiscovery(table, slot, out);
            case Intent intent when intent.act() == Act.STOP -> MoveReasons.explainStop(table, out);
            default -> {}
        }
    }

    /** Figures that end their move in an own city, or spy, go back to the reserve. */
    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        Group group = table.group();
        Way way = Way.ofGroup(table);
        return switch ((Act) choice.verb()) {
            case STOP -> disbanding(table, way.mayDisband(group.square()), group.square());
            case STEP -> {
                int square = choice.subject(Square.class).index();
                yield disbanding(table, way.mayDisband(square) && group.points() == 1, square);
            }
            case SACRIFICE -> Phrase.of("loss.sacrifice", Party.of(group.figures()));
            default -> Phrase.NONE;
        };
    }

    private static Phrase disbanding(CivTable table, boolean disbands, int square) {
        return disbands
                ? Phrase.of("loss.disband", Party.of(table.group().figures()), table.square(square))
                : Phrase.NONE;
    }

    @Override
    public Thing fight(CivTable table, int seat, Choice choice) {
        if (choice.verb() != Act.STEP) {
            return Thing.NONE;
        }
        int square = choice.subject(Square.class).index();
        boolean fights = Party.hasArmy(table.group().figures())
                && Way.ofGroup(table).stops(square)
                && Battles.isDue(table, mover, square);
        return fights ? choice.subject() : Thing.NONE;
    }

    @Override
    public void choose(CivTable table, Choice choice) {
        switch ((Act) choice.verb()) {
            case STEP -> {
                int square = choice.subject(Square.class).index();
                boolean stops = Way.ofGroup(table).stops(square);
                enter(table, square, stops ? Arrive.Purpose.STAY : Arrive.Purpose.GO_ON);
            }
            case SACRIFICE -> enter(table, choice.subject(Square.class).index(), Arrive.Purpose.SPY);
            case DISCOVER -> {
                table.push(this);
                discover(table, choice.subject(Slot.class));
            }
            case STOP -> Halting.halt(table);
            default -> throw new IllegalArgumentException(choice.code());
        }
    }

    /** Others may interrupt after the step and before anything comes of it (CV-03.18). */
    private void enter(CivTable table, int square, Arrive.Purpose purpose) {
        table.group().step(square);
        table.say("log.step", table.name(mover), table.square(square));
        table.push(new Arrive(purpose));
        InterruptWindow.open(table);
    }

    /** The tile is turned up with its arrow edge at the group, which does not move (CV-08.25 to CV-08.28). */
    private void discover(CivTable table, Slot slot) {
        Group group = table.group();
        group.setPoints(group.points() - 1);
        table.say("log.discover", table.name(mover), slot);
        Supply.turnUp(table, slot, table.board().turnsSeenFrom(group.square(), slot));
        table.run(table.hooks().move.afterDiscovery, mover);
    }
}
