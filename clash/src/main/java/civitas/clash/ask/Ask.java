package civitas.clash.ask;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.ActionCard;
import civitas.clash.content.Advance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.ask.Pick;
import civitas.kernel.ask.YesNo;
import java.util.function.Consumer;

/**
 * Begins the declaration of a question to one player. What may be picked is listed in the order of the board, of the goods,
 * of the cards, of the seats clockwise from the player.
 */
public final class Ask {

    private Ask() {}

    public static YesNo<ClashTable, Integer> yesNo(String prompt) {
        return YesNo.of(prompt, Act.YES, Act.NO);
    }

    /** Which of the player's cities. */
    public static Pick<ClashTable, Integer, Space> city(Act act, String prompt) {
        return Pick.of(
                prompt,
                act,
                Space.class,
                (table, player, out) -> each(table, table.cities().of(player), out));
    }

    /** Which space; says {@code from} which. */
    public static Pick<ClashTable, Integer, Space> space(Act act, String prompt) {
        return Pick.of(prompt, act, Space.class, (table, player, out) -> {});
    }

    /** Which kind of goods, whether the player has some or not. */
    public static Pick<ClashTable, Integer, Good> good(Act act, String prompt) {
        return Pick.of(prompt, act, Good.class, (table, player, out) -> {
            for (int i = 0; i < Good.COUNT; i++) {
                out.accept(Good.of(i));
            }
        });
    }

    /** Which bundle of goods; says {@code from} which. */
    public static Pick<ClashTable, Integer, Goods> goods(Act act, String prompt) {
        return Pick.of(prompt, act, Goods.class, (table, player, out) -> {});
    }

    /** Which other player. */
    public static Pick<ClashTable, Integer, Seat> seat(String prompt) {
        return Pick.of(prompt, Act.CHOOSE, Seat.class, (table, player, out) -> {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                out.accept(Seat.of(other));
            }
        });
    }

    /** Which advance; says {@code from} which. */
    public static Pick<ClashTable, Integer, Advance> advance(Act act, String prompt) {
        return Pick.of(prompt, act, Advance.class, (table, player, out) -> {});
    }

    /** Which of the action cards in his hand. */
    public static Pick<ClashTable, Integer, ActionCard> actionCard(Act act, String prompt) {
        return Pick.of(prompt, act, ActionCard.class, (table, player, out) -> {
            Numbers cards = table.player(player).actionCards();
            for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
                out.accept(table.content().actionCard(card));
            }
        });
    }

    /** Which of the objective cards in his hand. */
    public static Pick<ClashTable, Integer, ObjectiveCard> objective(Act act, String prompt) {
        return Pick.of(prompt, act, ObjectiveCard.class, (table, player, out) -> {
            Numbers cards = table.player(player).objectiveCards();
            for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
                out.accept(table.content().objectiveCard(card));
            }
        });
    }

    /** Which card of whatever kind; says {@code from} which. */
    public static Pick<ClashTable, Integer, Thing> card(Act act, String prompt) {
        return Pick.of(prompt, act, Thing.class, (table, player, out) -> {});
    }

    /** A question that lists choices of its own kind. */
    public static Inquiry.Draft<ClashTable, Integer> free(String prompt) {
        return Inquiry.free(prompt);
    }

    /** Hands out spaces. */
    public static void each(ClashTable table, SpaceSet spaces, Consumer<Space> out) {
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            out.accept(table.space(space));
        }
    }

    /** Hands out advances. */
    public static void each(ClashTable table, Numbers advances, Consumer<Advance> out) {
        for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
            out.accept(table.content().advance(number));
        }
    }
}
