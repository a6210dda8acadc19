package civitas.clash.civilizations.pirate;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Moods;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Pirates raid everybody who has a city beside one of their ships: he loses one good, or the mood of such a city falls. No
 * ability keeps the mood up (CC-5.21).
 *
 * <p>Rules: CC-8.60, CC-8.61, CC-8.62, CC-8.63.
 */
record Raid(int drawer) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        int[] players = TurnOrder.from(table, drawer);
        for (int i = players.length - 1; i >= 0; i--) {
            table.push(new Befall(players[i]));
        }
    }

    /** One player is raided, if he has a city beside pirates. */
    record Befall(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (Pirates.raided(table, player).isEmpty()) {
                return;
            }
            if (!table.player(player).goods().isEmpty()) {
                table.push(new Loot(player));
            } else if (new Terror(player).next(table, 0) >= 0) {
                table.push(new Terror(player));
            }
        }
    }

    /** What he loses. */
    record Loot(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.pirates-loot");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int i = 0; i < Good.COUNT; i++) {
                if (table.player(player).get(Good.of(i)) > 0) {
                    out.add(Act.GIVE, Good.of(i));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Goods lost = Goods.of(choice.subject(Good.class), 1);
            table.player(player).spend(lost);
            table.say("log.pirates-loot", table.name(player), lost);
        }
    }

    /** Whoever has nothing to lose: which of his cities beside pirates suffers. */
    record Terror(int player) implements Solo<ClashTable> {

        /** The first city from a space on that can suffer, or -1. */
        int next(ClashTable table, int from) {
            SpaceSet cities = Pirates.raided(table, player);
            int city = cities.next(from);
            while (city >= 0 && !Moods.canWorsen(table, city)) {
                city = cities.next(city + 1);
            }
            return city;
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.pirates-terror");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int city = next(table, 0); city >= 0; city = next(table, city + 1)) {
                out.add(Act.WORSEN, table.space(city));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Moods.worsen(table, choice.subject(Space.class).index());
        }
    }
}
