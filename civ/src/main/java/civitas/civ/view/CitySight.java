package civitas.civ.view;

import civitas.civ.board.Square;
import civitas.civ.city.Production;
import civitas.civ.city.Ware;
import civitas.civ.content.CityMark;
import civitas.civ.content.Landmark;
import civitas.civ.content.Resource;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.PartView;
import civitas.civ.view.CivView.WareView;
import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** One city with its totals. */
final class CitySight {

    private CitySight() {}

    static CityView view(CivTable table, int city, Viewer viewer) {
        int player = Cities.owner(city);
        return new CityView(
                table.square(table.cities().center(city)).code(),
                codes(table, table.cities().footprint(city).squares()),
                Sight.seat(player),
                Cities.isCapital(city),
                table.cities().hasWalls(city),
                marks(table, city),
                codes(table, table.cities().outskirts(city)),
                annexed(table, city),
                Sight.yields(Yields.ofCity(table, city)),
                production(table, city),
                Production.of(table, city),
                Production.reach(table, player, Production.of(table, city)),
                resources(table, city),
                table.player(player).actions(Cities.marker(city)),
                viewer.is(player) ? wares(table, city) : List.of());
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

    /** Summands of one name together; what land gives and what pieces give is told apart. */
    private static List<PartView> production(CivTable table, int city) {
        SequencedMap<String, Integer> parts = new LinkedHashMap<>();
        for (Production.Part part : Production.parts(table, city)) {
            parts.merge(name(table, part), part.amount(), Integer::sum);
        }
        return parts.entrySet().stream()
                .map(part -> new PartView(part.getKey(), part.getValue()))
                .toList();
    }

    private static String name(CivTable table, Production.Part part) {
        if (part.source() == Production.Source.OUTSKIRTS && part.from() instanceof Square square) {
            return table.pieces().isEmpty(square.index()) ? "production.land" : "production.pieces";
        }
        return part.source().title().key();
    }

    private static List<WareView> wares(CivTable table, int city) {
        return Ware.of(table, city).stream()
                .map(ware -> new WareView(
                        ware.what().kind(),
                        ware.what().code(),
                        ware.cost(),
                        Codes.of(ware.obstacle()),
                        ware.by().stream().map(Thing::code).toList(),
                        ware.count(),
                        ware.trade()))
                .toList();
    }

    private static List<String> annexed(CivTable table, int city) {
        return table.content().landmarks().all().stream()
                .filter(landmark -> Yields.isAnnexed(table, city, landmark))
                .map(landmark -> table.square(table.landmarks().where(landmark)).code())
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
        for (Landmark landmark : table.content().landmarks().all()) {
            if (table.content().spec(landmark).anyResource() && Yields.isAnnexed(table, city, landmark)) {
                Arrays.stream(Resource.values())
                        .filter(Resource::isOnMarket)
                        .map(Resource::code)
                        .forEach(found::add);
            }
        }
        return found.stream().distinct().sorted().toList();
    }
}
