package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Building;
import civitas.clash.content.EventCard;
import civitas.clash.content.Wonder;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.state.Act;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Earthquake and Heavy Earthquake: piece by piece the player chooses what falls. A settlement falls only when nothing
 * else of its city stands any more, so the city goes as a whole or not at all.
 *
 * @param taken how many pieces have fallen
 * @param shaken the cities that lost pieces and still stand
 */
record Earthquake(int player, int number, int taken, SpaceSet shaken) implements Solo<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        if (table.cities().count(player) >= card.minimum()) {
            table.push(new Earthquake(player, card.number(), 0, new SpaceSet()));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.earthquake", limit(table) - taken);
    }

    private int limit(ClashTable table) {
        return table.content().eventCard(number).amount();
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            listPieces(table, city, out);
        }
        if (taken > 0) {
            out.add(Act.DONE);
        }
    }

    private static void listPieces(ClashTable table, int city, Choices out) {
        Cities cities = table.cities();
        if (cities.size(city) == 1) {
            out.add(Act.BURY_CITY, table.space(city));
            return;
        }
        for (Building building : table.content().buildings().all()) {
            if (cities.has(city, building)) {
                out.add(Act.BURY, building, table.space(city));
            }
        }
        for (Wonder wonder : table.content().wonders()) {
            if (table.constants().wondersCount && cities.has(city, wonder)) {
                out.add(Act.BURY, wonder, table.space(city));
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            afterwards(table, shaken);
            return;
        }
        SpaceSet now = shaken.copy();
        if (choice.verb() == Act.BURY_CITY) {
            int city = choice.subject(Space.class).index();
            Rubble.burySettlement(table, number, city);
            now.remove(city);
        } else {
            int city = choice.object(Space.class).index();
            switch (choice.subject()) {
                case Building building -> Rubble.bury(table, number, city, building);
                case Wonder wonder -> Rubble.bury(table, number, city, wonder);
                default -> throw new IllegalArgumentException(choice.code());
            }
            now.add(city);
        }
        if (taken + 1 < limit(table)) {
            table.push(new Earthquake(player, number, taken + 1, now));
        } else {
            afterwards(table, now);
        }
    }

    /** The cities that lost pieces and still stand lose heart, one after the other. */
    private void afterwards(ClashTable table, SpaceSet cities) {
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            table.push(new MoodLoss(player, city, Fall.ONE_STEP));
        }
    }
}
