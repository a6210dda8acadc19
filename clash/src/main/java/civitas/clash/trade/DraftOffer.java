package civitas.clash.trade;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * The active player writes an offer, line by line. The draft itself lies on the table's trade sheet, where only he can
 * see it; the others may go on talking meanwhile.
 */
public record DraftOffer(int player) implements Question<ClashTable> {

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
        return seat == player ? Drafts.prompt(table, player) : Trading.promptInvited(table, seat);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (seat == player) {
            Drafts.list(table, player, out);
        } else {
            Trading.listInvited(table, seat, out);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (seat != player) {
            table.push(this);
            Trading.chooseInvited(table, seat, choice);
            return;
        }
        if (choice.verb() == Act.WITHDRAW) {
            table.trade().drop(player);
            return;
        }
        Drafts.choose(table, player, choice);
        if (table.trade().draft(player).isPresent()) {
            table.push(this);
        }
    }
}
