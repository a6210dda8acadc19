package civitas.civ.fame;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import civitas.civ.content.facts.TileSquare;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Rules;
import java.util.List;
import java.util.Set;

/**
 * A bare table with Fame and Fortune for two: all of the map is known and nearly all of it grassland, the red capital stands on C6,
 * the blue one on F14, and nobody has figures on the map.
 */
public final class Fame {

    public static final int RED = 0;
    public static final int BLUE = 1;
    public static final int CAPITAL = Cities.of(RED, 0);

    private static final int SQUARES = 16;

    private static final Rulebook BOOK = Rulebook.of(List.of(new BaseBox(), new FameAndFortune()));

    private Fame() {}

    public static Rulebook book() {
        return BOOK;
    }

    public static TestTable bare() {
        return bare(Set.of());
    }

    /** The same without some modules. */
    public static TestTable bare(Set<String> leftOut) {
        Rules.Options options = new Rules.Options(false, false, false, false, false, false, true, leftOut);
        TestTable test = TestTable.dealt(BOOK, 2, options, 7).ready().explored();
        CivTable table = test.table();
        for (int player = 0; player < table.seats(); player++) {
            test.cleared(player).civilization(player, BaseCivilization.CHINA);
            table.razeCity(Cities.of(player, 0));
            table.forgetTechs(player);
            table.setGovernment(player, BaseGovernment.DESPOTISM);
            table.player(player).setTrade(0);
        }
        for (int square = 0; square < table.board().size(); square++) {
            if (!table.pieces().isEmpty(square)) {
                table.clearPiece(square);
            }
            if (table.board().exists(square)) {
                draw(table, square, Terrain.GRASSLAND);
            }
        }
        return test.city(RED, 0, "C6").city(BLUE, 0, "F14");
    }

    /** Makes a square look like some plain square of a terrain. */
    public static void draw(CivTable table, int square, Terrain terrain) {
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            for (int place = 0; place < SQUARES; place++) {
                TileSquare printed = table.content().tile(tile).squares().get(place);
                if (printed.terrain() == terrain
                        && printed.resource().isEmpty()
                        && !printed.hut()
                        && !printed.village()
                        && Yield.coins(printed.icons()) == 0
                        && Yield.culture(printed.icons()) == 0) {
                    table.lands().draw(square, tile * SQUARES + place);
                    return;
                }
            }
        }
        throw new IllegalArgumentException("no " + terrain);
    }
}
