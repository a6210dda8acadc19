package civitas.clash.card.civil;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Activation;
import civitas.clash.city.Construct;
import civitas.clash.city.Constructing;
import civitas.clash.content.Building;
import civitas.clash.state.Act;
import civitas.clash.state.Work;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** City Development: a building for nothing; the city is activated and every other rule of constructing holds. */
final class CityDevelopment implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            for (Building building : table.content().buildings().all()) {
                if (isLegal(table, player, city, building)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Develop(player));
    }

    private static boolean isLegal(ClashTable table, int player, int city, Building building) {
        return Activation.isPossible(table, city) && Constructing.isLegal(table, player, city, building);
    }

    /** Which building where. */
    record Develop(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.city-development");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                for (Building building : table.content().buildings().all()) {
                    if (isLegal(table, player, city, building)) {
                        out.add(Act.CONSTRUCT, building, table.space(city));
                    }
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            int city = choice.object(Space.class).index();
            Activation.begin(table, city, Work.CONSTRUCT);
            Construct.free(table, player, city, choice.subject(Building.class));
        }
    }
}
