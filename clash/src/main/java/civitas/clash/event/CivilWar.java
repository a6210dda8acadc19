package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.EventCard;
import civitas.clash.content.Mood;
import civitas.clash.event.LowerMood.Where;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Civil War: a city that is not happy and holds infantry loses one of them and its mood; otherwise any city's mood. */
record CivilWar(int player) implements Solo<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        if (next(table, player, 0) >= 0) {
            table.push(new CivilWar(player));
        } else {
            LowerMood.ask(table, player, Where.ANYWHERE, Fall.ONE_STEP, 1);
        }
    }

    /** The first city from a space on where war can break out, or -1. */
    private static int next(ClashTable table, int player, int from) {
        SpaceSet cities = table.cities().of(player);
        int city = cities.next(from);
        while (city >= 0
                && (table.cities().mood(city) == Mood.HAPPY
                        || table.units().count(player, BaseUnit.INFANTRY, city) == 0)) {
            city = cities.next(city + 1);
        }
        return city;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.civil-war");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int city = next(table, player, 0); city >= 0; city = next(table, player, city + 1)) {
            out.add(Act.CHOOSE, table.space(city));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        int city = choice.subject(Space.class).index();
        Casualties.remove(table, player, BaseUnit.INFANTRY, city);
        table.push(new MoodLoss(player, city, Fall.ONE_STEP));
    }
}
