package civitas.civ.view;

import civitas.civ.board.Square;
import civitas.civ.city.Production;
import civitas.civ.city.Ware;
import civitas.civ.content.CityMark;
import civitas.civ.content.Landmark;
import civitas.civ.content.Resource;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.PartView;
import civitas.civ.view.CivView.WareView;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

/** One city with its totals. */
final class CitySight {

    private CitySight() {}

    /** What everybody sees. */
    static CityView view(CivTable table, int city) {
        int player = Cities.owner(city);
        List<Production.Part> parts = Production.parts(table, city);
        int sum = Production.of(parts);
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
                production(table, parts),
                sum,
                Production.reach(table, player, sum),
                resources(table, city),
                table.player(player).actions(Cities.marker(city)),
                List.of());
    }

    /** The same for somebody in a seat: what could be built is for the owner to know. */
    static CityView seenBy(int seat, CivTable table, int city, CityView open) {
        if (Cities.owner(city) != seat) {
            return open;
        }
        return new CityView(
                open.square(),
                open.squares(),
                open.owner(),
                open.capital(),
                open.walls(),
                open.marks(),
                open.outskirts(),
                open.annexed(),
                open.yields(),
                open.production(),
                open.sum(),
                open.reach(),
                open.resources(),
                open.actions(),
                wares(table, city, open.sum()));
    }

    private static List<String> codes(CivTable table, int[] squares) {
        String[] codes = new String[squares.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = table.square(squares[i]).code();
        }
        return List.of(codes);
    }

    private static List<String> marks(CivTable table, int city) {
        List<String> marks = new ArrayList<>();
        for (CityMark mark : table.book().marks()) {
            if (table.cities().has(city, mark)) {
                marks.add(mark.code());
            }
        }
        return List.copyOf(marks);
    }

    /** Summands of one name together, in the order in which they come; what land, pieces and city-states give is told apart. */
    private static List<PartView> production(CivTable table, List<Production.Part> parts) {
        List<PartView> views = new ArrayList<>();
        for (Production.Part part : parts) {
            add(views, name(table, part), part.amount());
        }
        return List.copyOf(views);
    }

    private static void add(List<PartView> parts, String name, int amount) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).name().equals(name)) {
                parts.set(i, new PartView(name, parts.get(i).amount() + amount));
                return;
            }
        }
        parts.add(new PartView(name, amount));
    }

    private static String name(CivTable table, Production.Part part) {
        if (part.source() == Production.Source.OUTSKIRTS && part.from() instanceof Square square) {
            return table.pieces().isEmpty(square.index()) ? "production.land" : "production.pieces";
        }
        if (part.source() == Production.Source.OUTSKIRTS) {
            return "production.city-states";
        }
        return part.source().title().key();
    }

    private static List<WareView> wares(CivTable table, int city, int production) {
        List<Ware> wares = Ware.of(table, city, production);
        WareView[] views = new WareView[wares.size()];
        for (int i = 0; i < views.length; i++) {
            Ware ware = wares.get(i);
            views[i] = new WareView(
                    ware.what().kind(),
                    ware.what().code(),
                    ware.cost(),
                    ware.obstacle().code(),
                    things(ware.by()),
                    ware.count(),
                    ware.trade());
        }
        return List.of(views);
    }

    private static List<String> things(List<Thing> things) {
        return switch (things.size()) {
            case 0 -> List.of();
            case 1 -> List.of(things.getFirst().code());
            default -> things.stream().map(Thing::code).toList();
        };
    }

    private static List<String> annexed(CivTable table, int city) {
        if (table.landmarks().isEmpty()) {
            return List.of();
        }
        return table.content().landmarks().all().stream()
                .filter(landmark -> Yields.isAnnexed(table, city, landmark))
                .map(landmark -> table.square(table.landmarks().where(landmark)).code())
                .toList();
    }

    /** The resource symbols visible in the outskirts, whether or not the market has tokens left. */
    private static List<String> resources(CivTable table, int city) {
        EnumSet<Resource> found = EnumSet.noneOf(Resource.class);
        for (int square : table.cities().outskirts(city)) {
            if (table.pieces().isEmpty(square) && !Yields.isBlockaded(table, square)) {
                table.lands().resource(square).ifPresent(found::add);
            }
        }
        if (showsAny(table, city)) {
            Arrays.stream(Resource.values()).filter(Resource::isOnMarket).forEach(found::add);
        }
        String[] codes = new String[found.size()];
        int count = 0;
        for (Resource resource : found) {
            codes[count++] = resource.code();
        }
        Arrays.sort(codes);
        return List.of(codes);
    }

    private static boolean showsAny(CivTable table, int city) {
        if (!table.landmarks().isEmpty()) {
            for (Landmark landmark : table.content().landmarks().all()) {
                if (table.content().spec(landmark).anyResource() && Yields.isAnnexed(table, city, landmark)) {
                    return true;
                }
            }
        }
        return false;
    }
}
