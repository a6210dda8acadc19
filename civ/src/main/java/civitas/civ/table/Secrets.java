package civitas.civ.table;

import civitas.civ.content.Back;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.TokenKind;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Hand;
import civitas.civ.state.Player;
import civitas.kernel.Thing;
import civitas.kernel.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The hidden part of one side of a deal: culture events and hut or village tokens, handed over face down (CV-05.19,
 * CV-05.21). Cards of one kind are alike.
 *
 * @param events the cards, in the order of the kinds
 * @param tokens the tokens as a set
 */
public record Secrets(List<CultureEvent> events, long tokens) {

    /** Whether tokens that are no resources can be given away (question 52). */
    public static final Variant OTHER_TOKENS = new Variant("other-tokens", List.of("traded", "kept"));

    private static final Comparator<CultureEvent> BY_NUMBER = Comparator.comparingInt(CultureEvent::index);

    public static final Secrets NONE = new Secrets(List.of(), 0);

    public Secrets {
        events = List.copyOf(events);
    }

    /** Everything hidden that a player has. Others see how much it is, so what may be asked for rests on this. */
    public static Secrets of(CivTable table, int player) {
        Hand hand = table.player(player).hand();
        long tokens = table.player(player).tokens();
        if (hand.size() == 0) {
            return tokens == 0 ? NONE : new Secrets(List.of(), tokens);
        }
        CultureEvent[] events = new CultureEvent[hand.size()];
        for (int i = 0; i < events.length; i++) {
            events[i] = table.content().event(hand.get(i));
        }
        Arrays.sort(events, BY_NUMBER);
        return new Secrets(List.of(events), tokens);
    }

    /** What of it he may give: all, unless the table keeps tokens that are no resources (CV-05.22, question 52). */
    public static Secrets givable(CivTable table, int player) {
        Secrets all = of(table, player);
        if (!table.rules().options().otherwise(OTHER_TOKENS)) {
            return all;
        }
        long resources = 0;
        for (long left = all.tokens; left != 0; left &= left - 1) {
            boolean isResource = table.content()
                    .token(Long.numberOfTrailingZeros(left))
                    .resource()
                    .isPresent();
            resources |= isResource ? Long.lowestOneBit(left) : 0;
        }
        return new Secrets(all.events, resources);
    }

    /** One of these that is a given kind of event or token. */
    public Secrets one(Content content, Thing kind) {
        if (kind instanceof CultureEvent event && events.contains(event)) {
            return new Secrets(List.of(event), 0);
        }
        for (long left = tokens; left != 0; left &= left - 1) {
            if (content.token(Long.numberOfTrailingZeros(left)).equals(kind)) {
                return new Secrets(List.of(), Long.lowestOneBit(left));
            }
        }
        throw new IllegalArgumentException("no " + kind + " among " + this);
    }

    public Secrets plus(Secrets others) {
        List<CultureEvent> more = new ArrayList<>(events);
        more.addAll(others.events);
        more.sort(BY_NUMBER);
        return new Secrets(more, tokens | others.tokens);
    }

    public Secrets minus(Secrets others) {
        if (others.isEmpty()) {
            return this;
        }
        if (others.events.isEmpty()) {
            return new Secrets(events, tokens & ~others.tokens);
        }
        List<CultureEvent> fewer = new ArrayList<>(events);
        for (CultureEvent event : others.events) {
            fewer.remove(event);
        }
        return new Secrets(fewer, tokens & ~others.tokens);
    }

    /** The tokens among these whose fronts a player has seen. */
    public Secrets seenBy(Player player) {
        return new Secrets(List.of(), tokens & player.seenTokens());
    }

    /** Whether all of others are among these. */
    public boolean contain(Secrets others) {
        return (others.tokens & ~tokens) == 0 && minus(others).events.size() == events.size() - others.events.size();
    }

    /** All events and tokens, kinds as often as they are there. */
    public List<Thing> things(Content content) {
        List<Thing> things = new ArrayList<>(events);
        for (long left = tokens; left != 0; left &= left - 1) {
            things.add(content.token(Long.numberOfTrailingZeros(left)));
        }
        return things;
    }

    /** The kinds of events and tokens among these, each once. */
    public List<Thing> kinds(Content content) {
        List<Thing> kinds = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (i == 0 || !events.get(i).equals(events.get(i - 1))) {
                kinds.add(events.get(i));
            }
        }
        long seen = 0;
        for (long left = tokens; left != 0; left &= left - 1) {
            TokenKind kind = content.token(Long.numberOfTrailingZeros(left));
            if ((seen >> kind.index() & 1) == 0) {
                seen |= 1L << kind.index();
                kinds.add(kind);
            }
        }
        return kinds;
    }

    /** The back of a kind of event or token. */
    public static Back back(Content content, Thing kind) {
        return switch (kind) {
            case CultureEvent event -> Back.ofLevel(content.spec(event).level());
            case TokenKind token -> Back.of(token);
            default -> throw new IllegalArgumentException(kind + " has no back");
        };
    }

    /** How many show a back. */
    public int count(Content content, Back back) {
        int count = 0;
        for (int i = 0; i < events.size(); i++) {
            count += Back.ofLevel(content.spec(events.get(i)).level()) == back ? 1 : 0;
        }
        for (long left = tokens; left != 0; left &= left - 1) {
            count += Back.of(content.token(Long.numberOfTrailingZeros(left))) == back ? 1 : 0;
        }
        return count;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public int size() {
        return events.size() + Long.bitCount(tokens);
    }
}
