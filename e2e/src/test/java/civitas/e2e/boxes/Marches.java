package civitas.e2e.boxes;

import civitas.clash.ClashGame;
import civitas.clash.content.Component;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.clash.content.facts.Components;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashBox;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Opening;
import civitas.clash.table.Presence;
import civitas.clash.table.Rulebook;
import civitas.kernel.Ability;
import civitas.kernel.Box;
import civitas.kernel.Numbers;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Optional;

/**
 * A made-up box of Clash of Cultures: a unit, an ability that works where it stands, a wild side and a replaced number. The page
 * has never heard of any of it.
 */
final class Marches implements ClashBox {

    static final String ID = "marches";

    private static final int BEHIND_OTHER_BOXES = 6;
    private static final int LAST_ABILITY = 250;

    enum Cavalry implements UnitType {
        RIDER;

        @Override
        public int number() {
            return BEHIND_OTHER_BOXES;
        }

        @Override
        public Role role() {
            return Role.MILITARY;
        }

        @Override
        public String code() {
            return "rider";
        }
    }

    enum Raiders implements WildSide {
        NOMADS;

        @Override
        public int number() {
            return BEHIND_OTHER_BOXES;
        }

        @Override
        public String code() {
            return "nomads";
        }
    }

    /** Like a leader: he helps where the riders of his player are. */
    enum Person implements Component, Ability {
        WARDEN;

        @Override
        public int number() {
            return LAST_ABILITY;
        }

        @Override
        public String code() {
            return "warden";
        }

        @Override
        public Phrase title() {
            return Phrase.of("warden.warden.name");
        }
    }

    @Override
    public Box lid() {
        return Box.expansion(ID, "S", ClashGame.MONUMENTAL).inWordsOf(List.of("civitas/e2e/boxes/marches/words"));
    }

    @Override
    public String content() {
        return "/civitas/e2e/boxes/marches";
    }

    @Override
    public Components components() {
        return Components.of(Cavalry.values(), Raiders.values(), Person.values());
    }

    @Override
    public void contribute(Rulebook book) {
        book.hooks()
                .collect
                .afterCollect
                .join(Person.WARDEN, (table, player, city, collected, spaces) -> table.gain(player, Good.IDEAS, 1));
        book.join(new WithTheRiders());
        book.join(new Mustering());
    }

    /** Everybody begins with two riders in his city, and nomads ride beside it. */
    private record Mustering() implements Opening {

        @Override
        public void deal(ClashTable table) {}

        @Override
        public Optional<List<Terrain>> home(ClashTable table, int player) {
            return Optional.empty();
        }

        @Override
        public void firstChoices(ClashTable table) {
            for (int player = 0; player < table.seats(); player++) {
                int city = table.cities().of(player).next(0);
                table.units().add(player, Cavalry.RIDER, city, 2);
            }
        }
    }

    private record WithTheRiders() implements Presence {

        private static final Numbers WARDEN = Numbers.of(Person.WARDEN.number());

        @Override
        public Numbers anywhere(ClashTable table, int player) {
            return table.units().total(player, Cavalry.RIDER) > 0 ? WARDEN : Numbers.NONE;
        }

        @Override
        public Numbers at(ClashTable table, int player, int space) {
            return table.units().count(player, Cavalry.RIDER, space) > 0 ? WARDEN : Numbers.NONE;
        }

        @Override
        public Numbers inBattle(ClashTable table, Battle battle, int role) {
            return Numbers.NONE;
        }
    }
}
