package civitas.civ.stage;

import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.content.TileSquare;
import civitas.civ.content.Wonder;
import civitas.civ.research.ResearchPhase;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;
import civitas.civ.trade.TradePhase;
import civitas.civ.turn.BeginPhase;
import civitas.civ.turn.BeginStep;
import civitas.civ.turn.BeginTurn;
import civitas.civ.turn.TakeStep;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Node.Field;
import civitas.kernel.scenario.Node.Fields;

/** Arranges a position as {@link CivStage} describes it. */
final class Arranging {

    private static final int TILE_SQUARES = 16;

    private final CivTable table;
    private final Fields position;
    private final Reading reading;

    Arranging(CivTable table, Fields position) {
        this.table = table;
        this.position = position;
        this.reading = new Reading(table);
    }

    void arrange() {
        finishSetup();
        table.turn().setNumber(position.get("turn").map(Node::number).orElse(1));
        position.get("first").ifPresent(first -> table.turn().setFirst(reading.seat(first)));
        if (yes("empty")) {
            empty();
        }
        if (yes("explored") || yes("empty")) {
            explore();
        }
        for (Field field : position.all()) {
            field(field);
        }
        setAgenda();
    }

    private boolean yes(String name) {
        return position.get(name).map(Node::yes).orElse(false);
    }

    /** A position comes after the set-up, in which everybody takes what is offered first. */
    private void finishSetup() {
        while (table.turn().number() == 0) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        table.startOver();
    }

    private void field(Field field) {
        Node value = field.value();
        switch (field.name()) {
            case "turn", "first", "phase", "active", "explored", "empty" -> {}
            case "map" -> value.fields().all().forEach(this::draw);
            case "desert" -> value.items().forEach(at -> table.lands().strike(reading.square(at), Terrain.DESERT));
            case "grassland" ->
                value.items().forEach(at -> table.lands().strike(reading.square(at), Terrain.GRASSLAND));
            case "tokens" -> value.fields().all().forEach(this::token);
            case "cities" -> value.fields().all().forEach(this::city);
            case "pieces" -> value.fields().all().forEach(this::piece);
            case "obsolete" ->
                value.items().forEach(wonder -> table.makeObsolete(Reading.one(wonder, Wonder.values())));
            case "figures" -> value.fields().all().forEach(this::figures);
            case "market", "decks" -> new SupplyArranging(table).arrange(value.fields());
            default -> {
                if (!reading.isSeat(field.name())) {
                    throw new civitas.kernel.scenario.ScenarioException(
                            field.line(), "unknown field '" + field.name() + "'");
                }
                int seat = civitas.kernel.Seat.parse(field.name()).orElseThrow().index();
                new PlayerArranging(table, seat, reading).arrange(value.fields());
            }
        }
    }

    // --- the map ----------------------------------------------------------------------------------------------------

    private void empty() {
        for (int square = 0; square < table.board().size(); square++) {
            if (!table.pieces().isEmpty(square)) {
                table.clearPiece(square);
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
            table.lands().draw(reading.square(field.name(), field.line()), place);
            return;
        }
        for (int square = 0; square < table.board().size(); square++) {
            if (table.board().exists(square)) {
                table.lands().draw(square, place);
            }
        }
    }

    /** A square printed somewhere in the box that looks like this, without hut or village. */
    private int printed(Node wanted) {
        TileSquare square = table.content().square(wanted.text());
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            for (int place = 0; place < TILE_SQUARES; place++) {
                TileSquare found = table.content().tile(tile).squares().get(place);
                if (!found.hut()
                        && !found.village()
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

    private void city(Field field) {
        int square = reading.square(field.name(), field.line());
        Fields facts = field.value().fields().only("owner", "walls");
        int seat =
                reading.seat(facts.get("owner").orElseThrow(() -> field.value().wrong("whose city is it?")));
        int marker = 0;
        while (table.cities().exists(Cities.of(seat, marker))) {
            marker++;
        }
        table.foundCity(Cities.of(seat, marker), square);
        table.cities()
                .setWalls(
                        Cities.of(seat, marker),
                        facts.get("walls").map(Node::yes).orElse(false));
    }

    private void piece(Field field) {
        int square = reading.square(field.name(), field.line());
        String code = field.value().text();
        if (Building.parse(code).isPresent()) {
            table.putBuilding(square, Building.parse(code).orElseThrow());
        } else if (GreatPerson.parse(code).isPresent()) {
            table.putPerson(square, SupplyArranging.takePerson(table, field.value()));
        } else {
            Wonder wonder = Reading.one(field.value(), Wonder.values());
            SupplyArranging.takeWonder(table, wonder);
            table.putWonder(square, wonder);
        }
    }

    private void figures(Field field) {
        int square = reading.square(field.name(), field.line());
        Fields facts = field.value().fields().only("owner", "armies", "scouts");
        int seat =
                reading.seat(facts.get("owner").orElseThrow(() -> field.value().wrong("whose figures are they?")));
        place(field, seat, Figure.ARMY, facts.get("armies").map(Node::number).orElse(0), square);
        place(field, seat, Figure.SCOUT, facts.get("scouts").map(Node::number).orElse(0), square);
    }

    private void place(Field field, int seat, Figure kind, int count, int square) {
        for (int i = 0; i < count; i++) {
            int figure = table.figures().inReserve(seat, kind);
            if (figure < 0) {
                throw field.value().wrong("there are not so many figures");
            }
            table.putFigure(seat, figure, square);
            if (kind == Figure.SCOUT && table.player(seat).assigned(figure) < 0) {
                table.player(seat).assign(figure, 0);
            }
        }
    }

    // --- what comes next --------------------------------------------------------------------------------------------

    private void setAgenda() {
        Phase phase = position.get("phase")
                .map(node -> Reading.one(node, Phase.values()))
                .orElse(Phase.START_OF_TURN);
        table.push(new BeginTurn());
        for (Phase later : new Phase[] {Phase.RESEARCH, Phase.MOVEMENT, Phase.CITY_MANAGEMENT, Phase.TRADE}) {
            if (later.ordinal() > phase.ordinal()) {
                table.push(new BeginPhase(later));
            }
        }
        table.turn().setPhase(phase);
        table.turn().setActive(civitas.civ.table.Turn.NOBODY);
        switch (phase) {
            case TRADE -> table.push(new TradePhase());
            case RESEARCH -> table.push(new ResearchPhase());
            default -> step(phase);
        }
    }

    private void step(Phase phase) {
        int active =
                position.get("active").map(reading::seat).orElse(table.turn().first());
        for (int i = table.seats() - 1; i >= 0; i--) {
            int seat = (table.turn().first() + i) % table.seats();
            if (seat == active) {
                break;
            }
            table.push(new BeginStep(phase, seat));
        }
        table.turn().setActive(active);
        table.push(new TakeStep(active, phase));
    }
}
