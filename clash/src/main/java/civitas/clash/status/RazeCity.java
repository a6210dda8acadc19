package civitas.clash.status;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Destroying;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Step 4: a player may destroy one of his cities of size 1 for gold (CC-13.11). */
record RazeCity(int player) implements Solo<ClashTable> {

    static void ask(ClashTable table, int player) {
        boolean spared = isOnlyCity(table, player) && !table.rules().options().razeLastCity();
        if (!spared && !razeable(table, player).isEmpty()) {
            table.push(new RazeCity(player));
        }
    }

    private static boolean isOnlyCity(ClashTable table, int player) {
        return table.cities().count(player) == 1;
    }

    private static SpaceSet razeable(ClashTable table, int player) {
        SpaceSet found = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.cities().size(city) == table.constants().razeableSize) {
                found.add(city);
            }
        }
        return found;
    }

    /** Giving up the last city may end the game, so the player is warned (OQ-43). */
    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of(isOnlyCity(table, player) ? "prompt.raze-last-city" : "prompt.raze-city");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet cities = razeable(table, player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            out.add(Act.RAZE, table.space(city));
        }
        out.add(Act.PASS);
    }

    @Override
    public Phrase loss(ClashTable table, int seat, Choice choice) {
        if (choice.verb() != Act.RAZE) {
            return Phrase.NONE;
        }
        return Phrase.of(isOnlyCity(table, player) ? "loss.last-city" : "loss.city", choice.subject());
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.RAZE) {
            Destroying.destroy(table, choice.subject(Space.class).index());
            int gold = table.constants().razeGold;
            table.gain(player, Good.GOLD, gold);
            table.say("log.gains", table.name(player), Goods.of(Good.GOLD, gold));
        }
    }
}
