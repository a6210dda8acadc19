package civitas.civ.turn;

import civitas.civ.content.Phase;
import civitas.civ.start.StartStep;
import civitas.civ.state.Act;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.civ.table.OtherPhases;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;
import java.util.Map;

/** A player does what the phase allows, in any order, until he is done (CV-03.03, CV-03.07). Rules: CV-03.08, CV-03.11. */
public record TakeStep(int player, Phase phase) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << player;
    }

    @Override
    public int invited(CivTable table) {
        return AnyTime.invited(table) & ~(1 << player);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        if (seat != player) {
            return Phrase.of("prompt.any-time");
        }
        return Phrase.of("prompt.step." + phase.code());
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        if (seat != player) {
            AnyTime.listAll(table, seat, out);
            return;
        }
        boolean due = false;
        for (Offer offer : table.book().offers(phase)) {
            offer.list(table, player, out);
            due |= offer.isDue(table, player);
        }
        if (!due) {
            out.add(Act.DONE);
        }
    }

    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        Act act = (Act) choice.verb();
        return act == Act.DONE || seat != player
                ? Phrase.NONE
                : table.book().offer(phase, act).loss(table, player, choice);
    }

    @Override
    public Map<String, Integer> expense(CivTable table, int seat, Choice choice) {
        Act act = (Act) choice.verb();
        return act == Act.DONE || seat != player
                ? Map.of()
                : table.book().offer(phase, act).expense(table, player, choice);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Act act = (Act) choice.verb();
        if (seat != player) {
            table.push(this);
            AnyTime.beginOne(table, seat, choice);
            return;
        }
        if (act == Act.DONE) {
            if (phase == Phase.START_OF_TURN) {
                StartStep.end(table, player);
            }
            return;
        }
        table.push(this);
        table.book().offer(phase, act).begin(table, player, choice);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (seat == player) {
            for (Offer offer : table.book().offers(phase)) {
                offer.explain(table, player, thing, out);
            }
        }
        OtherPhases.explain(table, seat, thing, out);
    }

    /** Ending a step is never automatic: it would tell that a player holds no card to play. */
    @Override
    public boolean answersItself(CivTable table) {
        return false;
    }

    @Override
    public Weight weight(Choice choice) {
        return choice.verb() == Act.DONE ? Weight.SILENT : Weight.OPEN;
    }

    @Override
    public boolean atRest() {
        return true;
    }
}
