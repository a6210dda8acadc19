package civitas.kernel.toy;

import civitas.kernel.Seat;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Stage;
import civitas.kernel.scenario.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Positions of the toy game: {@code round}, {@code market} (whose), {@code coins} and {@code hands} by seat, and the
 * {@code deck} from its top.
 */
public final class ToyStage implements Stage<ToyTable> {

    @Override
    public void arrange(ToyTable table, Node position) {
        Node.Fields fields = position.fields().only("round", "market", "coins", "hands", "deck");
        fields.get("round").ifPresent(round -> table.round = round.number());
        fields.get("coins").ifPresent(coins -> {
            for (Node.Field field : coins.fields().all()) {
                int seat = seat(table, field);
                table.bank += table.coins[seat] - field.value().number();
                table.coins[seat] = field.value().number();
            }
        });
        fields.get("hands").ifPresent(hands -> {
            for (Node.Field field : hands.fields().all()) {
                int seat = seat(table, field);
                putBack(table, seat);
                field.value().items().forEach(card -> table.hands[seat][take(table, card)]++);
            }
        });
        fields.get("deck").ifPresent(deck -> {
            List<Integer> top = new ArrayList<>();
            deck.items().forEach(card -> top.add(take(table, card)));
            top.reversed().forEach(pips -> table.deck[table.deckSize++] = pips.byteValue());
        });
        table.startOver();
        Optional<Node> market = fields.get("market");
        if (market.isPresent()) {
            table.push(new Steps.Round(table.round + 1));
            int seat = Seat.parse(market.get().text()).orElseThrow().index();
            table.push(new Steps.Market(seat, -1, 0, 0));
        } else {
            table.push(new Steps.Round(table.round));
        }
    }

    private static int seat(ToyTable table, Node.Field field) {
        return Seat.parse(field.name())
                .map(Seat::index)
                .filter(seat -> seat < table.seats())
                .orElseThrow(() -> field.unknown(List.of("red", "blue", "yellow", "purple")));
    }

    private static void putBack(ToyTable table, int seat) {
        for (int pips = 1; pips <= table.maxPips; pips++) {
            while (table.hands[seat][pips] > 0) {
                table.hands[seat][pips]--;
                table.deck[table.deckSize++] = (byte) pips;
            }
        }
    }

    private static int take(ToyTable table, Node card) {
        for (int i = 0; i < table.deckSize; i++) {
            if (Card.of(table.deck[i]).code().equals(card.text())) {
                byte pips = table.deck[i];
                System.arraycopy(table.deck, i + 1, table.deck, i, table.deckSize - i - 1);
                table.deckSize--;
                return pips;
            }
        }
        throw card.wrong("no card '" + card.text() + "' is left in the deck");
    }

    @Override
    public int roll(ToyTable table, String die) {
        return switch (die) {
            case "1", "2", "3", "4", "5", "6" -> Integer.parseInt(die) - 1;
            default -> throw new IllegalArgumentException("a die shows 1 to 6");
        };
    }

    @Override
    public Optional<Object> measure(ToyTable table, String fact) {
        if (fact.equals("round")) {
            return Optional.of(table.round);
        }
        if (fact.equals("deck")) {
            return Optional.of(table.deckSize);
        }
        int dot = fact.indexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        Optional<Integer> seat =
                Seat.parse(fact.substring(0, dot)).map(Seat::index).filter(index -> index < table.seats());
        return seat.flatMap(index -> Optional.ofNullable(of(table, index).get(fact.substring(dot + 1))));
    }

    @Override
    public List<String> facts(ToyTable table) {
        return List.of("round", "deck", "red.coins", "red.hand", "blue.coins", "blue.hand");
    }

    @Override
    public Optional<Vocabulary> vocabulary(ToyTable table) {
        List<String> cards = new ArrayList<>();
        for (int pips = 1; pips <= table.maxPips; pips++) {
            cards.add(Card.of(pips).code());
        }
        return Optional.of(Vocabulary.of(ToyVerb.values(), "", List.of(Seat.values()), cards, "[0-9]+"));
    }

    private static Map<String, Object> of(ToyTable table, int seat) {
        List<String> hand = new ArrayList<>();
        Map<String, Integer> counts = new TreeMap<>();
        for (int pips = 1; pips <= table.maxPips; pips++) {
            for (int i = 0; i < table.hands[seat][pips]; i++) {
                hand.add(Card.of(pips).code());
                counts.merge(Card.of(pips).code(), 1, Integer::sum);
            }
        }
        return Map.of("coins", table.coins[seat], "hand", hand, "cards", counts, "poor", table.coins[seat] == 0);
    }
}
