package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Terrain;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.BuildingSpec;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Optional;

/** What a square has against a new piece, told apart only when somebody asks: {@link Placing} decides. */
public final class Ground {

    private Ground() {}

    /** What keeps a piece off a square. */
    enum Obstacle {
        NONE,
        ELSEWHERE,
        WATER,
        TERRAIN,
        ENEMY,
        UNIQUE,
        WONDER,
        STACK,
        CENTER,
        WALLS,
        TOKEN
    }

    /** What keeps a player's figure, building or wonder off a square. */
    static Obstacle obstacle(CivTable table, int player, int square, Thing what) {
        return switch (what) {
            case Figure figure -> obstacle(table, player, square, figure);
            case Building building -> obstacle(table, player, square, building);
            case Wonder wonder -> obstacle(table, player, square);
            default -> throw new IllegalArgumentException("no place for " + what);
        };
    }

    /** Whether nothing keeps it off. */
    static boolean isFree(CivTable table, int player, int square, Thing what) {
        return switch (what) {
            case Figure figure -> Placing.mayPlace(table, player, square, figure);
            case Building building -> Placing.mayPlace(table, player, square, building);
            case Wonder wonder -> Placing.mayPlaceWonder(table, player, square);
            default -> throw new IllegalArgumentException("no place for " + what);
        };
    }

    private static Obstacle obstacle(CivTable table, int player, int square, Figure figure) {
        if (Placing.mayPlace(table, player, square, figure)) {
            return Obstacle.NONE;
        }
        if (!Sites.isAnyOf(table, player, square)) {
            return Obstacle.ELSEWHERE;
        }
        if (table.lands().hasToken(square)) {
            return Obstacle.TOKEN;
        }
        int holder = table.figures().holder(square);
        if (holder >= 0 && holder != player) {
            return figure == Figure.SCOUT ? Obstacle.ENEMY : Obstacle.WATER;
        }
        return table.figures().count(square) < table.stack(player) ? Obstacle.WATER : Obstacle.STACK;
    }

    private static Obstacle obstacle(CivTable table, int player, int square, Building building) {
        if (Placing.mayPlace(table, player, square, building)) {
            return Obstacle.NONE;
        }
        if (Placing.isWalls(table, building)) {
            int city = table.cities().at(square);
            return city >= 0 && Cities.owner(city) == player ? Obstacle.WALLS : Obstacle.CENTER;
        }
        if (!isOwn(table, player, square)) {
            return Obstacle.ELSEWHERE;
        }
        if (table.lands().hasToken(square)) {
            return Obstacle.TOKEN;
        }
        Optional<Terrain> terrain = table.content().spec(building).terrain();
        if (terrain.isPresent() && table.lands().terrain(square) != terrain.get()) {
            return Obstacle.TERRAIN;
        }
        if (terrain.isEmpty() && table.lands().isWater(square)) {
            return Obstacle.WATER;
        }
        return Placing.isOwnGround(table, player, square) ? Obstacle.UNIQUE : Obstacle.ENEMY;
    }

    private static Obstacle obstacle(CivTable table, int player, int square) {
        if (Placing.mayPlaceWonder(table, player, square)) {
            return Obstacle.NONE;
        }
        if (!isOwn(table, player, square)) {
            return Obstacle.ELSEWHERE;
        }
        if (table.lands().hasToken(square)) {
            return Obstacle.TOKEN;
        }
        if (table.lands().isWater(square)) {
            return Obstacle.WATER;
        }
        return Placing.isOwnGround(table, player, square) ? Obstacle.WONDER : Obstacle.ENEMY;
    }

    private static boolean isOwn(CivTable table, int player, int square) {
        int city = table.cities().around(square);
        return city >= 0 && Cities.owner(city) == player;
    }

    /** Says why a figure, building or wonder of a player may not stand on a square, if so. */
    static void explain(CivTable table, int player, Square square, Thing what, Reasons out) {
        int index = square.index();
        switch (obstacle(table, player, index, what)) {
            case NONE -> {}
            case ELSEWHERE -> out.because("why.not-outskirts", square);
            case WATER -> out.because(what instanceof Figure ? "why.water-end" : "why.water", square);
            case TERRAIN -> explainTerrain(table, square, (Building) what, out);
            case ENEMY ->
                out.because("why.enemy", square, table.name(table.figures().holder(index)));
            case UNIQUE -> out.because("why.unique", center(table, index), what);
            case WONDER -> out.because("why.second-wonder", center(table, index));
            case STACK -> out.because("why.stack", square, table.stack(player));
            case CENTER -> out.because("why.walls-center", what);
            case WALLS -> out.because("why.walls-there", square);
            case TOKEN -> out.because("why.token-there", square);
        }
    }

    private static void explainTerrain(CivTable table, Square square, Building building, Reasons out) {
        BuildingSpec spec = table.content().spec(building);
        out.because(
                "why.terrain",
                building,
                spec.terrain().orElseThrow(),
                square,
                table.lands().terrain(square.index()));
    }

    private static Square center(CivTable table, int square) {
        return table.square(table.cities().center(table.cities().around(square)));
    }

    /** Says what a square has against something that stands on any dry land of a player's outskirts. */
    public static void explainDryLand(CivTable table, int player, Square square, Reasons out) {
        if (!isOwn(table, player, square.index())) {
            out.because("why.not-outskirts", square);
        } else if (table.lands().isWater(square.index())) {
            out.because("why.water", square);
        } else if (table.lands().hasToken(square.index())) {
            out.because("why.token-there", square);
        } else if (!Placing.isOwnGround(table, player, square.index())) {
            out.because("why.enemy", square, table.name(table.figures().holder(square.index())));
        }
    }
}
