package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.research.LearnOne;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Exchange of Ideas, Knowledge Shared, Think Tank: two players learn one tech of each other, first the one who plays the
 * card (CV-09.15). A part that is impossible is left out; if both are, there is no target (CV-03.26, CV-03.28).
 */
final class Exchange implements EventPlay {

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        for (int other = 0; other < table.seats(); other++) {
            if (fits(table, by, event, other)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        table.push(new ChoosePartner(by, event));
    }

    private static boolean fits(CivTable table, int by, CultureEvent event, int other) {
        if (other == by || !Aim.isAllowed(table, by, 1 << other)) {
            return false;
        }
        int level = table.content().spec(event).amount();
        return LearnOne.possible(table, by, offered(table, other, level))
                || LearnOne.possible(table, other, offered(table, by, level));
    }

    /** The techs of a player up to a level; what the other knows already has no place any more. */
    private static long offered(CivTable table, int player, int level) {
        long techs = 0;
        for (int i = 1; i <= level; i++) {
            techs |= table.content().techs(i);
        }
        return techs & table.player(player).techs();
    }

    /** With whom. */
    record ChoosePartner(int by, CultureEvent event) implements Question<CivTable>, Committed {

        @Override
        public int asked(CivTable table) {
            return 1 << by;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.event-player", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = 0; other < table.seats(); other++) {
                if (fits(table, by, event, other)) {
                    out.add(Act.CHOOSE, table.name(other));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Seat other) || fits(table, by, event, other.index())) {
                return;
            }
            if (other.index() == by) {
                out.because("why.not-yourself");
            } else if (Aim.isAllowed(table, by, other.mask())) {
                out.because(
                        "why.nothing-to-learn",
                        other,
                        table.content().spec(event).amount());
            } else {
                Aim.explain(table, by, other.mask(), out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Seat other = choice.subject(Seat.class);
            int level = table.content().spec(event).amount();
            Playing.play(table, by, event, other, other.mask(), new Learn(by, other.index(), level, true));
        }
    }

    /**
     * One player learns a tech of the other.
     *
     * @param back whether the other then learns one in return
     */
    record Learn(int player, int from, int level, boolean back) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (back) {
                table.push(new Learn(/* player= */ from, /* from= */ player, level, false));
            }
            long techs = offered(table, from, level);
            if (LearnOne.possible(table, player, techs)) {
                table.push(new LearnOne(player, techs, false));
            }
        }
    }
}
