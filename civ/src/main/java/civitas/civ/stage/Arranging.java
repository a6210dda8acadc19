package civitas.civ.stage;

import civitas.civ.board.Footprint;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Wonder;
import civitas.civ.research.ResearchPhase;
import civitas.civ.setup.Dealing;
import civitas.civ.state.Cities;
import civitas.civ.state.Turn;
import civitas.civ.table.CivTable;
import civitas.civ.trade.TradePhase;
import civitas.civ.turn.BeginPhase;
import civitas.civ.turn.BeginStep;
import civitas.civ.turn.BeginTurn;
import civitas.civ.turn.TakeStep;
import civitas.kernel.Seat;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Node.Field;
import civitas.kernel.scenario.Node.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Arranges a position as {@link CivStage} describes it. */
final class Arranging {

    private static final List<String> FIELDS = List.of(
            "turn",
            "first",
            "phase",
            "begins",
            "active",
            "battle",
            "market",
            "decks",
            "explored",
            "empty",
            "tiles",
            "map",
            "desert",
            "grassland",
            "tokens",
            "landmarks",
            "cities",
            "pieces",
            "obsolete",
            "wonder-coins",
            "figures");

    private final CivTable table;
    private final Fields position;
    private final Reading reading;
    private final MapArranging map;

    Arranging(CivTable table, Fields position) {
        this.table = table;
        this.position = position;
        this.reading = new Reading(table);
        this.map = new MapArranging(table, reading);
    }

    void arrange() {
        Optional<Node> setup =
                position.get("phase").filter(phase -> phase.text().equals("setup"));
        if (setup.isPresent()) {
            arrangeSetup(setup.get());
        } else {
            arrangeGame();
        }
    }

    /**
     * The set-up with named draws: who is first, and what lies on the decks. The map is laid when the civilizations are
     * known, so they must not have been drawn yet.
     */
    private void arrangeSetup(Node phase) {
        position.only("phase", "first", "decks");
        if (!table.rules().options().chooseCivilizations()) {
            throw phase.wrong("the set-up can be arranged only with 'options: {civilizations: choose}'");
        }
        position.get("first").ifPresent(first -> table.turn().setFirst(reading.seat(first)));
        position.get("decks").ifPresent(decks -> new SupplyArranging(table).arrange(decks.fields()));
        table.startOver();
        Dealing.begin(table);
    }

    private void arrangeGame() {
        finishSetup();
        table.turn().setNumber(position.get("turn").map(Node::number).orElse(1));
        position.get("first").ifPresent(first -> table.turn().setFirst(reading.seat(first)));
        map.arrange(position, yes("empty"), yes("explored"));
        position.all().stream()
                .filter(this::namesForces)
                .forEach(field -> player(field).disarm());
        for (Field field : position.all()) {
            field(field);
        }
        position.all().stream()
                .filter(field -> reading.isSeat(field.name()))
                .forEach(field -> player(field).assign(field.value().fields()));
        for (String supply : List.of("market", "decks")) {
            position.get(supply).ifPresent(fields -> new SupplyArranging(table).arrange(fields.fields()));
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            table.fitPolicies(seat);
        }
        setAgenda();
        position.get("battle").ifPresent(battle -> new BattleArranging(table, reading).arrange(battle.fields()));
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
            case "turn", "first", "phase", "begins", "active", "battle", "market", "decks" -> {}
            case "explored", "empty", "tiles", "map", "desert", "grassland", "tokens", "landmarks" -> {}
            case "cities" -> value.fields().all().forEach(this::city);
            case "pieces" -> value.fields().all().forEach(this::piece);
            case "obsolete" ->
                value.items()
                        .forEach(wonder -> table.makeObsolete(
                                Reading.one(wonder, table.content().wonders().all())));
            case "wonder-coins" ->
                value.fields()
                        .all()
                        .forEach(each -> table.setCoinTokens(
                                Reading.one(
                                        each.value(),
                                        each.name(),
                                        table.content().wonders().all()),
                                each.value().number()));
            case "figures" -> value.fields().all().forEach(this::figures);
            default -> {
                if (!reading.isSeat(field.name())) {
                    List<String> known = new ArrayList<>(FIELDS);
                    known.addAll(reading.seats());
                    throw field.unknown(known);
                }
                player(field).arrange(value.fields());
            }
        }
    }

    private boolean namesForces(Field field) {
        return reading.isSeat(field.name())
                && field.value().fields().get("forces").isPresent();
    }

    private PlayerArranging player(Field field) {
        return new PlayerArranging(table, Seat.parse(field.name()).orElseThrow().index(), reading);
    }

    // --- what stands on the map -------------------------------------------------------------------------------------

    private void city(Field field) {
        int square = reading.square(field.name(), field.line());
        Fields facts = field.value().fields().only("owner", "walls", "also", "marks");
        int seat =
                reading.seat(facts.get("owner").orElseThrow(() -> field.value().wrong("whose city is it?")));
        int marker = 0;
        while (table.cities().exists(Cities.of(seat, marker))) {
            marker++;
        }
        Footprint site = facts.get("also")
                .map(second -> table.board().footprint(square, reading.square(second)))
                .orElseGet(() -> table.board().footprint(square));
        table.foundCity(Cities.of(seat, marker), site);
        int city = Cities.of(seat, marker);
        table.cities().setWalls(city, facts.get("walls").map(Node::yes).orElse(false));
        facts.get("marks")
                .ifPresent(marks -> marks.items()
                        .forEach(mark -> table.cities()
                                .put(city, Reading.one(mark, table.book().marks()))));
    }

    private void piece(Field field) {
        int square = reading.square(field.name(), field.line());
        String code = field.value().text();
        if (table.content().buildings().parse(code).isPresent()) {
            table.putBuilding(square, table.content().buildings().parse(code).orElseThrow());
        } else if (table.content().people().parse(code).isPresent()) {
            table.putPerson(square, SupplyArranging.takePerson(table, field.value()));
        } else {
            Wonder wonder = Reading.one(field.value(), table.content().wonders().all());
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
                .map(node -> Reading.one(node, List.of(Phase.values())))
                .orElse(Phase.START_OF_TURN);
        table.push(new BeginTurn());
        for (Phase later : new Phase[] {Phase.RESEARCH, Phase.MOVEMENT, Phase.CITY_MANAGEMENT, Phase.TRADE}) {
            if (later.ordinal() > phase.ordinal()) {
                table.push(new BeginPhase(later));
            }
        }
        table.turn().setPhase(phase);
        table.turn().setActive(Turn.NOBODY);
        switch (phase) {
            case TRADE -> trade();
            case RESEARCH -> research();
            default -> step(phase);
        }
    }

    /** With {@code begins: no} everybody has collected, and the talks begin. */
    private void trade() {
        if (position.get("begins").map(Node::yes).orElse(true)) {
            table.push(new TradePhase());
        } else {
            TradePhase.negotiate(table);
        }
    }

    /** Where somebody has chosen already, the others still think. */
    private void research() {
        boolean chosen = position.all().stream()
                .anyMatch(field -> reading.isSeat(field.name())
                        && field.value().fields().get("research").isPresent());
        if (chosen) {
            ResearchPhase.think(table);
        } else {
            table.push(new ResearchPhase());
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
        if (phase == Phase.CITY_MANAGEMENT ? !namesActions(active) : yes("begins")) {
            table.push(new BeginStep(phase, active));
        } else {
            table.turn().setActive(active);
            table.push(new TakeStep(active, phase));
        }
    }

    private boolean namesActions(int seat) {
        return position.get(Seat.of(seat).code())
                .flatMap(player -> player.fields().get("actions"))
                .isPresent();
    }
}
