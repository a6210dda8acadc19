package civitas.clash.turn;

import civitas.clash.objective.AngryCheck;
import civitas.clash.state.Act;
import civitas.clash.state.OwnTurn;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.clash.trade.Trading;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Between actions: the active player chooses what to do next or ends his turn (CC-3.9, CC-3.17, CC-4.1). Meanwhile the others may
 * answer offers and make their own (chapter 14).
 *
 * <p>Rules: CC-4.4.
 */
public record TakeTurn(int player) implements Question<ClashTable>, OwnTurn {

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public int invited(ClashTable table) {
        return Trading.invited(table, player);
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return seat == player
                ? Phrase.of("prompt.turn", table.turn().actionsLeft())
                : Trading.promptInvited(table, seat);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (seat != player) {
            Trading.listInvited(table, seat, out);
            return;
        }
        for (TurnOffer offer : table.book().offers().all()) {
            offer.list(table, player, out);
        }
        out.add(Act.END_TURN);
    }

    @Override
    public Phrase loss(ClashTable table, int seat, Choice choice) {
        Act act = (Act) choice.verb();
        return seat != player || act == Act.END_TURN
                ? Phrase.NONE
                : table.book().offers().of(act).loss(table, player, choice);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (seat != player) {
            table.push(this);
            Trading.chooseInvited(table, seat, choice);
            return;
        }
        Act act = (Act) choice.verb();
        if (act == Act.END_TURN) {
            table.push(new EndTurn(player));
            return;
        }
        table.push(this);
        if (Trading.isTalk(act)) {
            table.book().offers().of(act).begin(table, player, choice);
            return;
        }
        Trading.lapse(table);
        table.push(AngryCheck.around(table, player));
        table.book().offers().of(act).begin(table, player, choice);
        table.turn().begin();
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (seat != player) {
            out.waitingFor(1 << player);
        } else if (thing instanceof TurnAction action) {
            action.explain(table, player, out);
        } else {
            for (TurnOffer offer : table.book().offers().all()) {
                offer.explain(table, player, thing, out);
            }
        }
    }

    /** Ending a turn is never automatic. */
    @Override
    public boolean answersItself(ClashTable table) {
        return false;
    }

    @Override
    public boolean atRest() {
        return true;
    }
}
