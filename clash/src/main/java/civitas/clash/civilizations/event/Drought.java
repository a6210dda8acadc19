package civitas.clash.civilizations.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Moods;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Terrain;
import civitas.clash.event.MoodLoss;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Famine by drought: food is lost for every city on or beside barren land; where it does not suffice, one becomes angry. */
record Drought(int player) implements Solo<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        int due = Math.min(new Drought(player).dry(table).size(), card.amount());
        int lost = Math.min(due, table.player(player).get(Good.FOOD));
        if (due == 0) {
            return;
        }
        table.player(player).spend(Goods.of(Good.FOOD, lost));
        table.say("log.loses", table.name(player), Goods.of(Good.FOOD, lost));
        Drought drought = new Drought(player);
        if (lost < due && drought.next(table, 0) >= 0) {
            table.push(drought);
        }
    }

    private SpaceSet dry(ClashTable table) {
        SpaceSet found = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isDry(table, city)) {
                found.add(city);
            }
        }
        return found;
    }

    private static boolean isDry(ClashTable table, int city) {
        if (table.lands().terrain(city) == Terrain.BARREN) {
            return true;
        }
        for (int space : table.board().neighbours(city)) {
            if (table.lands().terrain(space) == Terrain.BARREN) {
                return true;
            }
        }
        return false;
    }

    private int next(ClashTable table, int from) {
        SpaceSet cities = dry(table);
        int city = cities.next(from);
        while (city >= 0 && !Moods.canWorsen(table, city)) {
            city = cities.next(city + 1);
        }
        return city;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.drought");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int city = next(table, 0); city >= 0; city = next(table, city + 1)) {
            out.add(Act.WORSEN, table.space(city));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        table.push(new MoodLoss(player, choice.subject(Space.class).index(), MoodLoss.Fall.TO_ANGRY));
    }
}
