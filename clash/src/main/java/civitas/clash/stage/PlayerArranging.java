package civitas.clash.stage;

import civitas.clash.content.Good;
import civitas.clash.objective.Exclusions;
import civitas.clash.stage.CardBox.Kind;
import civitas.clash.state.Player;
import civitas.clash.table.Belonging;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.scenario.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a position says about one player. */
final class PlayerArranging {

    private static final String PEOPLE = "people";

    private final ClashTable table;
    private final int seat;
    private final Player player;
    private final Node.Fields fields;
    private final Reading reading;
    private final Map<Kind, CardBox> boxes;

    PlayerArranging(ClashTable table, int seat, Node.Fields fields, Reading reading, Map<Kind, CardBox> boxes) {
        this.table = table;
        this.seat = seat;
        this.player = table.player(seat);
        this.reading = reading;
        this.boxes = boxes;
        List<String> known = new ArrayList<>(Reading.goods());
        known.addAll(List.of(
                "advances",
                "borrowed",
                "event-track",
                "hand",
                "completed",
                "event-halves",
                "lost",
                "lost-actions",
                "truce",
                "founder"));
        table.book().belongings().forEach(belonging -> known.add(belonging.name()));
        this.fields = fields.only(known.toArray(String[]::new));
    }

    /** Before any card is handed out: whoever's hand is named gives up what he was dealt. */
    void putHandsBack() {
        fields.get("hand").ifPresent(node -> {
            Node.Fields hand = node.fields().only("actions", PEOPLE, "objectives", "wonders");
            boxes.forEach((kind, box) -> {
                if (hand.get(field(kind)).isPresent()) {
                    box.empty(seat);
                }
            });
        });
    }

    private static String field(Kind kind) {
        return kind == Kind.EVENTS ? PEOPLE : kind.field;
    }

    void arrange() {
        table.book().belongings().forEach(this::belonging);
        advances();
        for (Good good : Good.values()) {
            fields.get(good.code()).ifPresent(node -> goods(node, good));
        }
        cards();
        fields.get("event-track")
                .ifPresent(node -> player.setEventTrack(reading.number(node, 1, table.constants().eventTrack)));
        fields.get("event-halves")
                .ifPresent(node ->
                        player.addEventHalfPoints(reading.number(node, 0, Byte.MAX_VALUE) - player.eventHalfPoints()));
        fields.get("lost").ifPresent(this::lost);
        fields.get("lost-actions")
                .ifPresent(node -> player.setLostActions(reading.number(node, 0, table.constants().actionsPerTurn)));
        fields.get("truce").ifPresent(node -> table.lasting().setTruce(seat, reading.seat(node)));
        fields.get("founder").filter(Node::yes).ifPresent(node -> Exclusions.bind(table, seat));
    }

    private void belonging(Belonging belonging) {
        fields.get(belonging.name()).ifPresent(node -> {
            List<String> codes = belonging.single() ? List.of(node.text()) : node.texts();
            try {
                belonging.setting().set(table, seat, codes);
            } catch (IllegalArgumentException e) {
                throw node.wrong(String.valueOf(e.getMessage()));
            }
        });
    }

    private void goods(Node node, Good good) {
        int number = reading.number(node, 0, Byte.MAX_VALUE);
        if (number > table.cap(seat, good)) {
            throw node.wrong("this player can hold at most " + table.cap(seat, good) + " " + good.code());
        }
        player.set(good, number);
    }

    private void advances() {
        fields.get("advances").ifPresent(node -> table.setAdvances(seat, set(node)));
        fields.get("borrowed").ifPresent(node -> player.borrow(set(node)));
    }

    private Numbers set(Node node) {
        Numbers set = Numbers.NONE;
        for (Node item : node.items()) {
            set = set.with(reading.advance(item).number());
        }
        return set;
    }

    private void cards() {
        Optional<Node> node = fields.get("hand");
        if (node.isPresent()) {
            boxes.forEach(
                    (kind, box) -> node.get().fields().get(field(kind)).ifPresent(cards -> box.fill(seat, cards)));
        }
        fields.get("completed").ifPresent(list -> {
            for (Node item : list.items()) {
                complete(item);
            }
        });
    }

    private void complete(Node item) {
        String[] words = Reading.words(item);
        String half = words.length == 1 ? "upper" : words[1];
        if (!half.equals("upper") && !half.equals("lower")) {
            throw item.wrong("expected upper or lower, found '" + half + "'");
        }
        CardBox box = boxes.get(Kind.OBJECTIVES);
        if (box != null) {
            player.complete(box.take(new Node.Text(words[0], item.line())), half.equals("lower"));
        }
    }

    private void lost(Node node) {
        List<String> known =
                new ArrayList<>(Reading.codes(table.content().buildings().all()));
        known.add("settlement");
        for (Node.Field field : node.fields().only(known.toArray(String[]::new)).all()) {
            for (int n = reading.number(field.value(), 0, table.constants().settlements); n > 0; n--) {
                if (field.name().equals("settlement")) {
                    player.loseSettlement();
                } else {
                    player.lose(reading.building(field.value(), field.name()));
                }
            }
        }
    }
}
