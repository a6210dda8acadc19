package civitas.civ.view;

import civitas.civ.city.Production;
import civitas.civ.content.CityMark;
import civitas.civ.content.Resource;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.PartView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One city with its totals. */
final class CitySight {

    private CitySight() {}

    static CityView view(CivTable table, int city) {
        int player = Cities.owner(city);
        return new CityView(
                table.square(table.cities().center(city)).code(),
                codes(table, table.cities().footprint(city).squares()),
                Sight.seat(player),
                Cities.isCapital(city),
                table.cities().hasWalls(city),
                marks(table, city),
                codes(table, table.cities().outskirts(city)),
                Sight.yields(Yields.ofCity(table, city)),
                production(table, city),
                resources(table, city),
                table.player(player).actions(Cities.marker(city)));
    }

    private static List<String> codes(CivTable table, int[] squares) {
        return Arrays.stream(squares)
                .mapToObj(square -> table.square(square).code())
                .toList();
    }

    private static List<String> marks(CivTable table, int city) {
        return table.book().marks().stream()
                .filter(mark -> table.cities().has(city, mark))
                .map(CityMark::code)
                .toList();
    }

    private static List<PartView> production(CivTable table, int city) {
        return Production.parts(table, city).stream()
                .map(part -> new PartView(part.source().title().key(), part.amount()))
                .toList();
    }

    /** The resource symbols visible in the outskirts, whether or not the market has tokens left. */
    private static List<String> resources(CivTable table, int city) {
        List<String> found = new ArrayList<>();
        for (int square : table.cities().outskirts(city)) {
            if (table.pieces().isEmpty(square) && !Yields.isBlockaded(table, square)) {
                table.lands().resource(square).map(Resource::code).ifPresent(found::add);
            }
        }
        return found.stream().distinct().sorted().toList();
    }
}
