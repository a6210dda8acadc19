package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Amount;
import civitas.server.api.ShortcutsInfo;
import civitas.server.api.Thing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which an action about a thing can be gone through with: from the choice that begins it to the next rest, so that a
 * client can offer the whole of it as one button, or light up where figures can go before they have been sent.
 *
 * <p>Everything is tried on an imagined table by the rules themselves, and a way ends where something is rolled, drawn or shown, so
 * nothing here depends on a secret. The work is bounded: with very many ways the longest are missing, and can still be gone step by
 * step. What has to be paid is paid with the very goods of the price where that is possible.
 */
final class Shortcuts<T extends Table<T>> {

    private static final int MOST_TRIALS = 2_000;
    private static final int MOST_SHORTCUTS = 240;
    private static final int MOST_CHOICES = 12;
    private static final int NOT_KEPT = -1;

    private final Game<T> game;
    private final T table;
    private final Seat seat;
    private final Lexicon words;
    private final Map<String, Integer> held;
    private final int revelations;
    private final List<Way<T>> found = new ArrayList<>();
    private int trials;

    /** @param imagined a table imagined for the seat, which nobody else uses */
    Shortcuts(Game<T> game, T imagined, Seat seat, Lexicon words) {
        this.game = game;
        this.table = imagined;
        this.seat = seat;
        this.words = words;
        held = game.holdings(imagined, seat);
        revelations = imagined.revelations();
    }

    /** Whole actions about a thing; none if nothing can be done with it now. */
    ShortcutsInfo about(String kind, String code) {
        return Speakers.aside(() -> {
            if (isAsked(table)) {
                search(begun(kind, code));
            }
            return told(worthwhile());
        });
    }

    /** The choices that concern the thing, and those behind a choice that says only what one wants ("Move units"). */
    private Deque<Way<T>> begun(String kind, String code) {
        Deque<Way<T>> ways = new ArrayDeque<>();
        Way<T> start = Way.from(table, seat);
        for (Choice choice : table.choices(seat.index())) {
            if (concerns(choice, kind, code)) {
                ways.add(tried(start, choice));
            } else if (choice.subject().equals(civitas.kernel.Thing.NONE)) {
                Way<T> inside = tried(start, choice);
                if (goesOn(inside)) {
                    inside.table().choices(seat.index()).stream()
                            .filter(next -> concerns(next, kind, code))
                            .forEach(next -> ways.add(tried(inside, next)));
                }
            }
        }
        return ways;
    }

    private static boolean concerns(Choice choice, String kind, String code) {
        return List.of(choice.subject(), choice.object()).stream()
                .anyMatch(thing -> thing.kind().equals(kind) && thing.code().equals(code));
    }

    /** Short ways first. */
    private void search(Deque<Way<T>> open) {
        while (!open.isEmpty() && trials < MOST_TRIALS && found.size() < MOST_SHORTCUTS) {
            Way<T> way = open.removeFirst();
            if (!goesOn(way)) {
                found.add(way);
            } else if (way.choices().size() < MOST_CHOICES) {
                if (way.table().owed(seat).isEmpty()) {
                    way.next(seat).forEach(choice -> open.addLast(tried(way, choice)));
                } else {
                    open.addFirst(paid(way));
                }
            }
        }
    }

    private Way<T> tried(Way<T> way, Choice choice) {
        trials++;
        return way.with(choice, seat);
    }

    /** Pays with the very goods of the price, or as the rules list it first. */
    private Way<T> paid(Way<T> way) {
        Map<String, Integer> before = game.holdings(way.table(), seat);
        Map<String, Integer> owed = way.table().owed(seat);
        @Nullable Way<T> first = null;
        for (Choice payment : way.table().choices(seat.index())) {
            Way<T> next = tried(way, payment);
            Map<String, Integer> after = game.holdings(next.table(), seat);
            boolean plain = owed.entrySet().stream()
                    .allMatch(due -> before.getOrDefault(due.getKey(), 0) - after.getOrDefault(due.getKey(), 0)
                            == due.getValue());
            if (plain) {
                return next;
            }
            first = first == null ? next : first;
        }
        return Objects.requireNonNull(first, "somebody who is asked has a choice");
    }

    /** Whether the action is still half done, and nothing has come to light; how one fights is for later. */
    private boolean goesOn(Way<T> way) {
        return way.table().revelations() == revelations && isAsked(way.table()) && !way.isBack() && !way.fights();
    }

    private boolean isAsked(T at) {
        return !at.over() && (at.asked() & seat.mask()) != 0;
    }

    // --- what is told of them ---------------------------------------------------------------------------------------

    /** A whole action and what one has more or less after it. */
    private record Deal<T extends Table<T>>(Way<T> way, Map<String, Integer> change) {

        boolean isFree() {
            return !way.fights() && change.values().stream().allMatch(amount -> amount > 0);
        }

        boolean isPureGain() {
            return !change.isEmpty() && isFree();
        }

        /** Whether another one that begins alike, and costs nothing either, brings as much of everything. */
        boolean isMatchedBy(Deal<T> other) {
            return other.way.choices().getFirst().equals(way.choices().getFirst())
                    && other.isPureGain()
                    && change.entrySet().stream()
                            .allMatch(one -> other.change.getOrDefault(one.getKey(), 0) >= one.getValue());
        }
    }

    /** Of ways that cost nothing, those that bring less than another are left out, and all but one of those that bring the same. */
    private List<Deal<T>> worthwhile() {
        List<Deal<T>> deals =
                found.stream().map(way -> new Deal<>(way, change(way))).toList();
        List<Deal<T>> kept = new ArrayList<>();
        for (Deal<T> deal : deals) {
            boolean beaten = deal.isFree()
                    && (kept.stream().anyMatch(deal::isMatchedBy)
                            || deals.stream()
                                    .anyMatch(other -> deal.isMatchedBy(other) && !other.change.equals(deal.change)));
            if (!beaten) {
                kept.add(deal);
            }
        }
        return kept;
    }

    private Map<String, Integer> change(Way<T> way) {
        Map<String, Integer> change = new LinkedHashMap<>();
        if (way.table().revelations() == revelations) {
            game.holdings(way.table(), seat).forEach((what, amount) -> {
                int difference = amount - held.getOrDefault(what, 0);
                if (difference != 0) {
                    change.put(what, difference);
                }
            });
        }
        return change;
    }

    private ShortcutsInfo told(List<Deal<T>> deals) {
        Map<String, ShortcutsInfo.Step> steps = new LinkedHashMap<>();
        List<ShortcutsInfo.Shortcut> shortcuts = new ArrayList<>();
        for (Deal<T> deal : deals) {
            Way<T> way = deal.way();
            way.choices().forEach(choice -> steps.computeIfAbsent(choice.code(), code -> step(choice)));
            shortcuts.add(new ShortcutsInfo.Shortcut(
                    way.choices().stream().map(Choice::code).toList(),
                    amounts(deal.change()),
                    way.table().revelations() != revelations,
                    way.fights(),
                    words.say(way.loss())));
        }
        return new ShortcutsInfo(List.copyOf(steps.values()), shortcuts);
    }

    private ShortcutsInfo.Step step(Choice choice) {
        List<Thing> things = new ArrayList<>(2);
        for (civitas.kernel.Thing thing : List.of(choice.subject(), choice.object())) {
            if (!thing.equals(civitas.kernel.Thing.NONE)) {
                things.add(new Thing(thing.kind(), thing.code(), words.say(thing)));
            }
        }
        return new ShortcutsInfo.Step(choice.code(), choice.verb().code(), words.say(choice.label()), things);
    }

    private List<Amount> amounts(Map<String, Integer> change) {
        List<Amount> amounts = new ArrayList<>();
        change.forEach((what, amount) ->
                amounts.add(new Amount(what, amount, held.containsKey(what) ? held.get(what) + amount : NOT_KEPT)));
        return amounts;
    }
}
