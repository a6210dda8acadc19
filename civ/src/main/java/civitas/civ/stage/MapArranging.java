package civitas.civ.stage;

import civitas.civ.board.Slot;
import civitas.civ.content.Landmark;
import civitas.civ.content.Terrain;
import civitas.civ.content.facts.TileSquare;
import civitas.civ.state.Figures;
import civitas.civ.state.Landmarks;
import civitas.civ.table.CivTable;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Node.Field;
import civitas.kernel.scenario.Node.Fields;
import civitas.kernel.scenario.ScenarioException;

/** Arranges the map: first everything, then tiles that lie face down, then single squares and what lies on them. */
final class MapArranging {

    private static final int TILE_SQUARES = 16;

    private final CivTable table;
    private final Reading reading;

    MapArranging(CivTable table, Reading reading) {
        this.table = table;
        this.reading = reading;
    }

    void arrange(Fields position, boolean empty, boolean explored) {
        if (empty) {
            empty();
        }
        if (explored || empty) {
            explore();
        }
        position.get("tiles").ifPresent(tiles -> tiles.fields().all().forEach(this::tile));
        position.get("map").ifPresent(map -> map.fields().all().forEach(this::draw));
        position.get("desert").ifPresent(squares -> strike(squares, Terrain.DESERT));
        position.get("grassland").ifPresent(squares -> strike(squares, Terrain.GRASSLAND));
        position.get("tokens").ifPresent(tokens -> tokens.fields().all().forEach(this::token));
        position.get("landmarks")
                .ifPresent(landmarks -> landmarks.fields().all().forEach(this::landmark));
    }

    private void empty() {
        for (int square = 0; square < table.board().size(); square++) {
            if (!table.pieces().isEmpty(square)) {
                table.clearPiece(square);
            }
            if (table.landmarks().has(square)) {
                table.putLandmark(table.landmarks().on(square), Landmarks.SUPPLY);
            }
            if (table.lands().hasToken(square)) {
                putBack(table.lands().takeToken(square));
            }
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (table.figures().where(seat, figure) >= 0) {
                    table.putFigure(seat, figure, Figures.RESERVE);
                }
            }
        }
        for (int city = 0; city < table.cities().size(); city++) {
            if (table.cities().exists(city)) {
                table.razeCity(city);
            }
        }
    }

    private void putBack(int token) {
        (table.content().token(token).village()
                        ? table.market().villages()
                        : table.market().huts())
                .putOnTop(token);
    }

    private void explore() {
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            if (!table.lands().isRevealed(slot)) {
                table.lands().reveal(slot, 0);
            }
        }
    }

    private void draw(Field field) {
        int place = printed(field.value());
        if (!field.name().equals("all")) {
            int square = reading.square(field.name(), field.line());
            if (!table.lands().isKnown(square)) {
                throw field.value().wrong(field.name() + " lies on an unexplored tile");
            }
            table.lands().draw(square, place);
            return;
        }
        for (int square = 0; square < table.board().size(); square++) {
            if (table.lands().isKnown(square)) {
                table.lands().draw(square, place);
            }
        }
    }

    /** A square printed somewhere in the box that looks like this, without hut, village or relic. */
    private int printed(Node wanted) {
        TileSquare square = table.content().square(wanted.text());
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            for (int place = 0; place < TILE_SQUARES; place++) {
                TileSquare found = table.content().tile(tile).squares().get(place);
                if (!found.hut()
                        && !found.village()
                        && found.relic().isEmpty()
                        && found.terrain() == square.terrain()
                        && found.icons() == square.icons()
                        && found.resource().equals(square.resource())) {
                    return tile * TILE_SQUARES + place;
                }
            }
        }
        throw wanted.wrong("no tile shows a square '" + wanted.text() + "'");
    }

    private void token(Field field) {
        int square = reading.square(field.name(), field.line());
        table.lands().putToken(square, SupplyArranging.takeToken(table, field.value()));
    }

    /** Lays a relic or a city-state on a square; a city-state leaves its supply. */
    private void landmark(Field field) {
        int square = reading.square(field.name(), field.line());
        Landmark landmark =
                Reading.one(field.value(), table.content().landmarks().all());
        table.landmarks().cityStates().remove(landmark.index());
        table.putLandmark(landmark, square);
    }

    private void strike(Node squares, Terrain terrain) {
        squares.items().forEach(at -> table.lands().strike(reading.square(at), terrain));
    }

    /** Lays a particular tile face down; where it lay before, the tile it displaces lies now. */
    private void tile(Field field) {
        int slot = slot(field);
        int tile = tileNamed(field.value());
        for (int other = 0; other < table.board().slots().size(); other++) {
            if (other != slot && table.lands().tile(other) == tile) {
                table.lands().lay(other, table.lands().tile(slot));
                if (table.lands().isRevealed(other)) {
                    table.lands().reveal(other, table.lands().turns(other));
                }
            }
        }
        table.lands().lay(slot, tile);
        table.lands().conceal(slot);
    }

    private int slot(Field field) {
        for (Slot slot : table.board().slots()) {
            if (slot.code().equals("tile-" + field.name())) {
                return slot.index();
            }
        }
        throw new ScenarioException(field.line(), "there is no place '" + field.name() + "' for a tile on this map");
    }

    private int tileNamed(Node name) {
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            if (table.content().tile(tile).id().equals(name.text())) {
                return tile;
            }
        }
        throw name.wrong("there is no tile '" + name.text() + "'");
    }
}
