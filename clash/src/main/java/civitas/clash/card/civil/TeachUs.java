package civitas.clash.card.civil;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.ask.Ask;
import civitas.clash.card.Discarding;
import civitas.clash.content.ActionCard;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/**
 * Teach Us: never played between actions, only right after the capture of another player's city.
 */
final class TeachUs implements CivilEffect {

    /** A player could learn from another one. */
    private record Lesson(int player, int teacher) {}

    /**
     * Whether the capturer learns an advance of the former owner. Passing at once would tell that the card is not in the hand
     * (CC-18.5).
     */
    private static final Inquiry<ClashTable, Lesson> LEARN = Ask.actionCard(Act.PLAY, "prompt.teach-us")
            .about(Lesson::player)
            .saying((table, lesson) -> List.of(table.name(lesson.teacher())))
            .when((table, lesson) ->
                    !lessons(table, lesson.player(), lesson.teacher()).isEmpty())
            .where((table, lesson, card) -> table.book().civil().of(card.civil()) instanceof TeachUs)
            .or(Act.PASS)
            .secret()
            .then((table, lesson, card) -> {
                table.say("log.plays", table.name(lesson.player()), card.civil());
                Discarding.actionCard(table, lesson.player(), card.number());
                Cancelling.before(table, lesson.player(), card, new Taught(lesson, card));
            });

    /** The lesson is given, unless somebody has cancelled the card: then it was not played for this capture (CC-10.17). */
    private record Taught(Lesson lesson, ActionCard card) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (Cancelling.isCancelled(table, lesson.player(), card)) {
                captured(table, lesson.player(), lesson.teacher());
                return;
            }
            Numbers known = table.player(lesson.teacher()).advances();
            ChooseAdvance.ask(table, lesson.player(), known, Marker.SUPPLY, false);
        }
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return false;
    }

    @Override
    public void perform(ClashTable table, int player) {
        throw new IllegalStateException("Teach Us answers a capture");
    }

    /**
     * A player has captured a city of another player (Teach Us). He is asked once for each capture, so one capture never
     * serves two cards of the name (CC-10.9), and whenever he could hold the card, so that the question betrays nothing.
     */
    static void captured(ClashTable table, int player, int formerOwner) {
        if (!table.player(player).actionCards().isEmpty()
                && !lessons(table, player, formerOwner).isEmpty()) {
            LEARN.ask(table, new Lesson(player, formerOwner));
        }
    }

    private static Numbers lessons(ClashTable table, int player, int teacher) {
        return table.player(teacher).advances().and(Eligibility.gainable(table, player));
    }
}
