package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Constructing;
import civitas.clash.city.Moods;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Which of his cities an event hits: the player must choose one whose mood can fall, if there is any (CC-5.18).
 *
 * @param left how many cities are still to be chosen
 * @param chosen those chosen already
 */
record LowerMood(int player, Where where, Fall fall, int left, SpaceSet chosen) implements Solo<ClashTable> {

    /** The cities an event can hit. */
    enum Where {
        ANYWHERE,
        AT_THE_COAST
    }

    /** Asks for as many different cities as possible of the required number. */
    static void ask(ClashTable table, int player, Where where, Fall fall, int number) {
        new LowerMood(player, where, fall, number, new SpaceSet()).askIfPossible(table);
    }

    private void askIfPossible(ClashTable table) {
        if (left > 0 && next(table, 0) >= 0) {
            table.push(this);
        }
    }

    /** The first city from a space on that may be chosen, or -1. */
    private int next(ClashTable table, int from) {
        SpaceSet cities = table.cities().of(player);
        int city = cities.next(from);
        while (city >= 0 && !isChoosable(table, city)) {
            city = cities.next(city + 1);
        }
        return city;
    }

    private boolean isChoosable(ClashTable table, int city) {
        return Moods.canWorsen(table, city)
                && !chosen.has(city)
                && (where == Where.ANYWHERE || Constructing.isCoastal(table, city));
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of(fall == Fall.TO_ANGRY ? "prompt.angry-city" : "prompt.lower-mood", left);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int city = next(table, 0); city >= 0; city = next(table, city + 1)) {
            out.add(Act.WORSEN, table.space(city));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        int city = choice.subject(Space.class).index();
        SpaceSet now = chosen.copy();
        now.add(city);
        new LowerMood(player, where, fall, left - 1, now).askIfPossible(table);
        table.push(new MoodLoss(player, city, fall));
    }
}
