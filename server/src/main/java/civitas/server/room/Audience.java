package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.api.ChatLine;
import civitas.server.store.PersonId;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Everybody who looks at one table. */
final class Audience {

    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private final Consumer<Runnable> later;

    /** Nobody's: whoever comes is told at once. */
    Audience() {
        this(Runnable::run);
    }

    /** @param later does something when there is something to see */
    Audience(Consumer<Runnable> later) {
        this.later = later;
    }

    void add(Watcher watcher) {
        watchers.add(watcher);
        present();
    }

    void remove(Watcher watcher) {
        watchers.remove(watcher);
        present();
    }

    private void present() {
        List<String> seats = seats().stream().map(seat -> Seat.of(seat).code()).toList();
        watchers.forEach(watcher -> watcher.present(seats));
    }

    void changed() {
        later.accept(() -> watchers.forEach(Watcher::changed));
    }

    /** Something has changed that can be seen from one seat only. */
    void changed(int seat) {
        later.accept(
                () -> watchers.stream().filter(watcher -> isAt(watcher, seat)).forEach(Watcher::changed));
    }

    boolean isLooking(int seat) {
        return watchers.stream().anyMatch(watcher -> isAt(watcher, seat));
    }

    private static boolean isAt(Watcher watcher, int seat) {
        return watcher.seat().filter(own -> own == seat).isPresent();
    }

    /** There is nothing left to look at. */
    void gone() {
        watchers.forEach(Watcher::gone);
        watchers.clear();
    }

    /** There is nothing left to look at here: it is somewhere else. */
    void moved() {
        watchers.forEach(Watcher::moved);
        watchers.clear();
    }

    /** Somebody has spoken, or something was done; told in the language of each who may hear it. */
    void said(Predicate<PersonId> mayHear, Function<Language, ChatLine> line) {
        later.accept(() -> watchers.stream()
                .filter(watcher -> mayHear.test(watcher.person()))
                .forEach(watcher -> watcher.said(line)));
    }

    /** The seats whose people are looking. */
    Set<Integer> seats() {
        Set<Integer> seats = new TreeSet<>();
        watchers.forEach(watcher -> watcher.seat().ifPresent(seats::add));
        return seats;
    }

    Notices.Presence presenceOf(PersonId person) {
        for (Watcher watcher : watchers) {
            if (watcher.person().equals(person)) {
                return Notices.Presence.LOOKING;
            }
        }
        return Notices.Presence.AWAY;
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }
}
