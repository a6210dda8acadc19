package civitas.kernel.toy;

import civitas.kernel.Box;
import civitas.kernel.BoxSet;
import civitas.kernel.Chronicle;
import civitas.kernel.DumpReader;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.Variant;
import civitas.kernel.Variants;
import civitas.kernel.Viewer;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SplittableRandom;

/** The toy game. */
public class ToyGame implements Game<ToyTable> {

    private static final List<Variant> VARIANTS =
            List.of(new Variant("dice", List.of("one", "two")), Variant.flag("no-market"));
    private static final List<String> WORDS = List.of("civitas/kernel/messages/kernel", "civitas/kernel/toy/messages");
    private static final List<Box> BOXES =
            List.of(Box.base("base", "B", 2, 4).with(VARIANTS).inWordsOf(WORDS), Box.expansion("extra", "X", "base"));
    private static final int HAND = 4;

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public List<Box> boxes() {
        return BOXES;
    }

    @Override
    public Map<String, Object> content(BoxSet boxes) {
        return Map.of("boxes", boxes.ids());
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    private ToyTable empty(Setup setup) {
        Variants variants = check(setup);
        return new ToyTable(
                setup.seats(),
                setup.seed(),
                variants.get("dice").equals("two") ? 2 : 1,
                variants.yes("no-market") ? ToyTable.Market.CLOSED : ToyTable.Market.OPEN,
                setup.boxes().contains("extra") ? ToyTable.MAX_PIPS : ToyTable.MAX_PIPS - 1);
    }

    @Override
    public ToyTable restore(Setup setup, DumpReader dump) {
        ToyTable table = empty(setup);
        table.restore(dump);
        return table;
    }

    @Override
    public ToyTable deal(Setup setup, Chronicle chronicle) {
        ToyTable table = empty(setup);
        table.listen(chronicle);
        for (int pips = 1; pips <= table.maxPips; pips++) {
            for (int i = 0; i < table.copies; i++) {
                table.deck[table.deckSize++] = (byte) pips;
            }
        }
        table.chance().shuffle(table.deck, 0, table.deckSize);
        for (int i = 0; i < HAND * table.seats(); i++) {
            table.draw(i % table.seats());
        }
        table.push(new Steps.Round(1));
        table.settle();
        return table;
    }

    @Override
    public Object view(ToyTable table, Viewer viewer) {
        List<Integer> handSizes = new ArrayList<>();
        List<Boolean> hasBid = new ArrayList<>();
        List<List<Integer>> openHands = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            handSizes.add(table.handSize(seat));
            hasBid.add(table.bids[seat] > 0);
            openHands.add(table.over || viewer.is(seat) ? ints(table.hands[seat]) : List.of());
        }
        return new ToyView(
                table.round,
                table.over,
                table.deckSize,
                ints(table.discard),
                java.util.Arrays.stream(table.coins).boxed().toList(),
                handSizes,
                hasBid,
                viewer.isSpectator() ? List.of() : List.of((int) table.bids[viewer.seat()]),
                openHands,
                table.asked(),
                table.invited());
    }

    private static List<Integer> ints(byte[] bytes) {
        List<Integer> list = new ArrayList<>();
        for (byte value : bytes) {
            list.add((int) value);
        }
        return list;
    }

    @Override
    public String describe(ToyTable table, Viewer viewer, Lexicon lexicon) {
        StringBuilder out = new StringBuilder(lexicon.say(Phrase.of("toy.round", table.round)));
        for (int seat = 0; seat < table.seats(); seat++) {
            out.append('\n')
                    .append(lexicon.say(Phrase.of("toy.line", Seat.of(seat), table.coins[seat], table.handSize(seat))));
        }
        viewer.asSeat()
                .ifPresent(seat -> out.append('\n')
                        .append(lexicon.say(seat))
                        .append(": ")
                        .append(ints(table.hands[seat.index()])));
        return out.append('\n').toString();
    }

    @Override
    public ToyTable imagine(ToyTable table, Seat seat, long seed) {
        ToyTable imagined = table.copy();
        byte[] pool = new byte[imagined.deck.length];
        int size = imagined.deckSize;
        System.arraycopy(imagined.deck, 0, pool, 0, size);
        int[] handSizes = new int[imagined.seats()];
        for (int other = 0; other < imagined.seats(); other++) {
            handSizes[other] = imagined.handSize(other);
            if (other == seat.index()) {
                continue;
            }
            for (int pips = 1; pips <= imagined.maxPips; pips++) {
                while (imagined.hands[other][pips] > 0) {
                    imagined.hands[other][pips]--;
                    pool[size++] = (byte) pips;
                }
            }
            if (imagined.bids[other] > 0) {
                pool[size++] = imagined.bids[other];
            }
        }
        shuffle(pool, size, seed);
        for (int other = 0; other < imagined.seats(); other++) {
            if (other == seat.index()) {
                continue;
            }
            for (int i = 0; i < handSizes[other]; i++) {
                imagined.hands[other][pool[--size]]++;
            }
            if (imagined.bids[other] > 0) {
                imagined.bids[other] = pool[--size];
            }
        }
        System.arraycopy(pool, 0, imagined.deck, 0, size);
        imagined.redealt(seed);
        return imagined;
    }

    private static void shuffle(byte[] cards, int size, long seed) {
        java.util.Arrays.sort(cards, 0, size);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = size - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            byte card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    @Override
    public List<Standing> standings(ToyTable table) {
        int[] halves = new int[table.seats()];
        List<Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < halves.length; seat++) {
            halves[seat] = 2 * table.coins[seat] + cardPoints(table, seat);
        }
        for (int seat = 0; seat < halves.length; seat++) {
            int place = 1;
            for (int other : halves) {
                place += other > halves[seat] ? 1 : 0;
            }
            SequencedMap<String, Double> points = new LinkedHashMap<>();
            points.put("coins", (double) table.coins[seat]);
            points.put("cards", cardPoints(table, seat) / 2.0);
            standings.add(new Standing(Seat.of(seat), points, place));
        }
        return standings;
    }

    /** A readable evaluation for agents: coins, and the cards in hand. */
    public static double worth(ToyTable table, int seat) {
        int halves = 2 * table.coins[seat];
        for (int pips = 1; pips <= table.maxPips; pips++) {
            halves += pips * table.hands[seat][pips];
        }
        return halves / 2.0;
    }

    private static int cardPoints(ToyTable table, int seat) {
        int pips = 0;
        for (int i = 1; table.over && i <= table.maxPips; i++) {
            pips += i * table.hands[seat][i];
        }
        return pips;
    }

    @Override
    public int period(ToyTable table) {
        return table.round;
    }

    @Override
    public void audit(ToyTable table) {
        int coins = table.bank;
        for (int own : table.coins) {
            coins += own;
            check(own >= 0, "negative coins");
        }
        check(coins == ToyTable.COINS, "coins are lost: " + coins);
        int[] count = new int[ToyTable.MAX_PIPS + 1];
        for (int i = 0; i < table.deckSize; i++) {
            count[table.deck[i]]++;
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            count[table.bids[seat]]++;
            for (int pips = 1; pips <= table.maxPips; pips++) {
                check(table.hands[seat][pips] >= 0, "negative cards");
                count[pips] += table.hands[seat][pips];
            }
        }
        for (int pips = 1; pips <= table.maxPips; pips++) {
            int all = count[pips] + table.discard[pips];
            check(all == table.copies, "cards of " + pips + " pips: " + all);
        }
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise);
        }
    }
}
