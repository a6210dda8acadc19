package civitas.clash.stage;

import civitas.clash.content.BaseEvent;
import civitas.clash.content.Wonder;
import civitas.clash.event.DrawEvent;
import civitas.clash.event.Pestilence;
import civitas.clash.setup.Dealing;
import civitas.clash.stage.CardBox.Kind;
import civitas.clash.status.StatusPhase;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.clash.turn.EndRound;
import civitas.clash.turn.NextAge;
import civitas.clash.turn.StartRound;
import civitas.clash.turn.StartTurn;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.scenario.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns a fresh deal into a position, field by field; see {@link ClashStage} for the fields. */
final class Arranging {

    private static final List<String> FIELDS = List.of(
            "age",
            "round",
            "first",
            "order",
            "active",
            "actions",
            "used",
            "phase",
            "empty-board",
            "map",
            "exhausted",
            "cities",
            "units",
            "decks",
            "discards",
            "open-wonders",
            "pestilence");

    private static final String STATUS = "status ";

    private final ClashTable table;
    private final Node.Fields fields;
    private final Reading reading;
    private final Map<Kind, CardBox> boxes = new EnumMap<>(Kind.class);

    Arranging(ClashTable table, Node.Fields fields) {
        this.table = table;
        this.fields = fields;
        this.reading = new Reading(table);
        for (Kind kind : Kind.values()) {
            boxes.put(kind, new CardBox(table, kind));
        }
    }

    void arrange() {
        if (fields.all().isEmpty()) {
            return;
        }
        checkNames();
        clock();
        BoardArranging board = new BoardArranging(table, reading, box(Kind.WONDERS));
        get("empty-board").filter(Node::yes).ifPresent(yes -> board.clear());
        get("map").ifPresent(board::map);
        players();
        get("cities").ifPresent(board::cities);
        get("units").ifPresent(board::units);
        get("exhausted").ifPresent(board::exhausted);
        cards();
        agenda();
    }

    private void checkNames() {
        List<String> known = new ArrayList<>(FIELDS);
        known.addAll(reading.seats());
        for (Node.Field field : fields.all()) {
            if (!known.contains(field.name())) {
                throw field.unknown(known);
            }
        }
    }

    private Optional<Node> get(String name) {
        return fields.get(name);
    }

    private CardBox box(Kind kind) {
        CardBox box = boxes.get(kind);
        if (box == null) {
            throw new IllegalStateException("no box for " + kind);
        }
        return box;
    }

    private void clock() {
        int age = get("age")
                .map(node -> reading.number(node, 1, table.rules().options().ages()))
                .orElse(table.age());
        int round = get("round")
                .map(node -> reading.number(node, 1, table.constants().roundsPerAge))
                .orElse(table.round());
        table.setClock(age, round);
        get("first").ifPresent(node -> table.setFirstPlayer(reading.seat(node)));
        get("order").ifPresent(this::order);
    }

    private void order(Node node) {
        List<Node> items = node.items();
        int named = 0;
        for (Node item : items) {
            named |= 1 << reading.seat(item);
        }
        if (items.size() != table.seats() || Integer.bitCount(named) != table.seats()) {
            throw node.wrong("expected every player once, found " + node.texts());
        }
        for (int place = 0; place < items.size(); place++) {
            table.order()[place] = (byte) reading.seat(items.get(place));
        }
    }

    // --- players and cards ------------------------------------------------------------------------------------------

    private void players() {
        List<PlayerArranging> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            Optional<Node> node = get(reading.seats().get(seat));
            if (node.isPresent()) {
                players.add(new PlayerArranging(table, seat, node.get().fields(), reading, boxes));
            }
        }
        players.forEach(PlayerArranging::putHandsBack);
        players.forEach(PlayerArranging::arrange);
    }

    private void cards() {
        get("discards").ifPresent(node -> {
            Node.Fields piles = node.fields().only("actions", "events", "objectives");
            for (Kind kind : Kind.values()) {
                piles.get(kind.field).ifPresent(box(kind)::discard);
            }
        });
        get("open-wonders").ifPresent(node -> {
            for (Node item : node.items()) {
                Wonder wonder = reading.wonder(item, item.text());
                box(Kind.WONDERS).take(item);
                table.wonders().layOpen(wonder);
            }
        });
        get("pestilence").filter(Node::yes).ifPresent(this::pestilence);
        get("decks").ifPresent(node -> {
            Node.Fields piles = node.fields().only("actions", "events", "objectives", "wonders");
            for (Kind kind : Kind.values()) {
                piles.get(kind.field).ifPresent(box(kind)::stack);
            }
        });
    }

    /** The card lies on the table while its effect lasts. */
    private void pestilence(Node node) {
        Pestilence.breakOut(table);
        for (int card = 1; card <= table.content().eventCardCount(); card++) {
            if (table.content().eventCard(card).event() == BaseEvent.PESTILENCE) {
                box(Kind.EVENTS).take(node, card);
                table.lasting().keep(card);
            }
        }
    }

    // --- what comes next --------------------------------------------------------------------------------------------

    private void agenda() {
        int active = get("active").map(reading::seat).orElse(table.firstPlayer());
        table.setActive(active);
        table.turn()
                .reset(get("actions")
                        .map(node -> reading.number(node, 0, Byte.MAX_VALUE))
                        .orElse(table.constants().actionsPerTurn));
        table.trade().clear();
        get("used").ifPresent(node -> {
            for (Node item : node.items()) {
                table.turn().use(reading.ability(item));
            }
        });
        table.startOver();
        Node phase = get("phase").orElse(new Node.Text("turn", fields.line()));
        switch (phase.text()) {
            case "setup" -> Dealing.firstChoices(table);
            case "status" -> table.then(new StatusPhase(), new NextAge());
            case "round-start" -> table.push(new StartRound());
            case "turn-start" -> {
                restOfRound(active);
                table.push(new StartTurn(active));
            }
            case "event" -> {
                restOfRound(active);
                table.push(new TakeTurn(active));
                table.push(new DrawEvent(active));
            }
            case "turn" -> {
                restOfRound(active);
                table.push(new TakeTurn(active));
            }
            default -> status(phase, active);
        }
    }

    /** {@code status new-cards}: the status phase is in the middle of a step, and it is the active player's time. */
    private void status(Node phase, int active) {
        String step = phase.text().startsWith(STATUS) ? phase.text().substring(STATUS.length()) : "";
        if (!table.constants().statusPhase.contains(step)) {
            throw phase.wrong("'" + phase.text() + "' is none of setup, turn, turn-start, round-start, event, status, "
                    + STATUS + String.join(", " + STATUS, table.constants().statusPhase));
        }
        table.push(new NextAge());
        StatusPhase.beginAt(table, step, active);
    }

    /** The turns of those who come after the active player in this round. */
    private void restOfRound(int active) {
        table.push(new EndRound());
        int[] players = TurnOrder.of(table);
        for (int i = players.length - 1; i >= 0 && players[i] != active; i--) {
            table.push(new StartTurn(players[i]));
        }
    }
}
