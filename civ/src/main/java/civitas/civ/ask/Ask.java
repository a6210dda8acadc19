package civitas.civ.ask;

import civitas.civ.board.Square;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.ask.Pick;
import civitas.kernel.ask.YesNo;

/**
 * Begins the declaration of a question to one player. What may be picked is listed in the order of the board, of the cities,
 * of the resources, of the seats clockwise from the player.
 */
public final class Ask {

    private Ask() {}

    public static YesNo<CivTable, Integer> yesNo(String prompt) {
        return YesNo.of(prompt, Act.YES, Act.NO);
    }

    /** Which square of the map, explored or not. */
    public static Pick<CivTable, Integer, Square> square(Act act, String prompt) {
        return Pick.of(prompt, act, Square.class, (table, player, out) -> {
            for (int square = 0; square < table.board().size(); square++) {
                out.accept(table.square(square));
            }
        });
    }

    /** Which city, whoever owns it; its center is picked. */
    public static Pick<CivTable, Integer, Square> city(Act act, String prompt) {
        return Pick.of(prompt, act, Square.class, (table, player, out) -> {
            for (int city = 0; city < table.cities().size(); city++) {
                if (table.cities().exists(city)) {
                    out.accept(table.square(table.cities().center(city)));
                }
            }
        });
    }

    /** Which resource of the market, whether there are tokens left or not. */
    public static Pick<CivTable, Integer, Resource> resource(Act act, String prompt) {
        return Pick.of(prompt, act, Resource.class, (table, player, out) -> {
            for (int i = 0; i < Resource.MARKET; i++) {
                out.accept(Resource.of(i));
            }
        });
    }

    /** Which other player. */
    public static Pick<CivTable, Integer, Seat> seat(Act act, String prompt) {
        return Pick.of(prompt, act, Seat.class, (table, player, out) -> {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                out.accept(table.name(other));
            }
        });
    }

    /** Which of the things that {@link Pick#from} hands out. */
    public static <K extends Thing> Pick<CivTable, Integer, K> thing(Act act, String prompt, Class<K> kind) {
        return Pick.of(prompt, act, kind, (table, player, out) -> {});
    }

    /** A question that lists choices of its own kind. */
    public static Inquiry.Draft<CivTable, Integer> free(String prompt) {
        return Inquiry.free(prompt);
    }
}
