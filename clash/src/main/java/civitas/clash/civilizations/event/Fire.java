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

/** Fire: it breaks out in a city in the forest and reaches every city, whoever owns it, in the same forest. */
record Fire(int player) implements Solo<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        if (new Fire(player).next(table, 0) >= 0) {
            table.push(new Fire(player));
        } else if (table.player(player).get(Good.WOOD) > 0) {
            table.player(player).spend(Goods.of(Good.WOOD, 1));
            table.say("log.loses", table.name(player), Goods.of(Good.WOOD, 1));
        }
    }

    private int next(ClashTable table, int from) {
        SpaceSet cities = table.cities().of(player);
        int city = cities.next(from);
        while (city >= 0 && table.lands().terrain(city) != Terrain.FOREST) {
            city = cities.next(city + 1);
        }
        return city;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.fire");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int city = next(table, 0); city >= 0; city = next(table, city + 1)) {
            out.add(Act.CHOOSE, table.space(city));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        SpaceSet burning = new SpaceSet();
        burning.add(choice.subject(Space.class).index());
        table.lands().spread(burning, table.board().size(), forests(table));
        for (int space = burning.next(0); space >= 0; space = burning.next(space + 1)) {
            int owner = table.cities().owner(space);
            if (table.isPlayer(owner)) {
                table.push(new MoodLoss(owner, space, MoodLoss.Fall.ONE_STEP));
            } else if (table.cities().isCity(space)) {
                Moods.worsen(table, space);
            }
        }
    }

    private static SpaceSet forests(ClashTable table) {
        SpaceSet forests = new SpaceSet();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.lands().terrain(space) == Terrain.FOREST) {
                forests.add(space);
            }
        }
        return forests;
    }
}
