package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A player chooses a free advance out of a set.
 *
 * @param from the advances allowed, as a set; those he may not gain at that moment are left out
 * @param optional whether he may decline
 */
public record ChooseAdvance(int player, Numbers from, Marker marker, boolean optional) implements Solo<ClashTable> {

    /** Every advance there is. */
    public static final Numbers ANY = Numbers.range(0, Numbers.LIMIT);

    /** Asks if there is anything to choose from. */
    public static void ask(ClashTable table, int player, Numbers from, Marker marker, boolean optional) {
        if (from.meets(Eligibility.gainable(table, player))) {
            table.push(new ChooseAdvance(player, from, marker, optional));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.free-advance");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Numbers advances = from.and(Eligibility.gainable(table, player));
        for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
            out.add(Act.ADVANCE, table.content().advance(number));
        }
        if (optional || out.isEmpty()) {
            out.add(Act.PASS);
        }
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Advance advance) {
            Eligibility.explain(table, player, advance, out);
            if (out.isEmpty() && !from.has(advance.number())) {
                out.because("why.advance-not-offered", advance);
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.ADVANCE) {
            Gaining.free(table, player, choice.subject(Advance.class), marker);
        }
    }
}
