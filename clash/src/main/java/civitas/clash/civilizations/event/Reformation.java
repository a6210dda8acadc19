package civitas.clash.civilizations.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.EventCard;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Reformation: a temple becomes one of an opponent; a player without temples passes the event on, once. */
final class Reformation {

    private Reformation() {}

    static void befall(ClashTable table, EventCard card, int player) {
        if (!temples(table, player).isEmpty()) {
            carryOut(table, player);
            return;
        }
        for (int other = table.next(player); other != player; other = table.next(other)) {
            if (!temples(table, other).isEmpty()) {
                table.push(new PassOn(player));
                return;
            }
        }
    }

    /** Temples of a player's own colour in his own cities. */
    private static SpaceSet temples(ClashTable table, int player) {
        SpaceSet found = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.cities().builder(city, BaseBuilding.TEMPLE) == player) {
                found.add(city);
            }
        }
        return found;
    }

    private static void carryOut(ClashTable table, int player) {
        for (int other = table.next(player); other != player; other = table.next(other)) {
            if (table.buildingsLeft(other, BaseBuilding.TEMPLE) > 0) {
                table.push(new Reformer(player));
                return;
            }
        }
    }

    /** Who carries the event out instead. */
    record PassOn(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.reformation-pass");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                if (!temples(table, other).isEmpty()) {
                    out.add(Act.CHOOSE, Seat.of(other));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            carryOut(table, choice.subject(Seat.class).index());
        }
    }

    /** Whose temple it will be. */
    record Reformer(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.reformation");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                if (table.buildingsLeft(other, BaseBuilding.TEMPLE) > 0) {
                    out.add(Act.CHOOSE, Seat.of(other));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            table.push(new Where(choice.subject(Seat.class).index(), player));
        }
    }

    /** In which city: the opponent says so. */
    record Where(int player, int owner) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.reformation-where");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet cities = temples(table, owner);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                out.add(Act.CHOOSE, table.space(city));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space city = choice.subject(Space.class);
            table.cities().setBuilding(city.index(), BaseBuilding.TEMPLE, player);
            table.say("log.reformation", table.name(player), city);
        }
    }
}
