package civitas.server.room;

import civitas.agents.Agent;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Code;
import civitas.server.api.LessonInfo;
import civitas.server.api.Refused;
import civitas.server.learn.Course;
import civitas.server.learn.Tutor;
import civitas.server.store.LessonRow;
import civitas.server.store.Origin;
import civitas.server.store.TableRow;
import java.util.List;
import java.util.Optional;

/**
 * What is taught at a table, if it is a lesson. The room's door guards it.
 *
 * @param <T> the game's table
 */
final class Schooling<T extends Table<T>> {

    private final Ledger<T> ledger;
    private final House house;
    private final Optional<Tutor<T>> tutor;

    Schooling(Ledger<T> ledger, House house) {
        this.ledger = ledger;
        this.house = house;
        tutor = tutor();
    }

    /** A lesson that is not taught any more is a game like any other. */
    private Optional<Tutor<T>> tutor() {
        TableRow row = ledger.row();
        if (row.origin() != Origin.LESSON || ledger.play().isEmpty()) {
            return Optional.empty();
        }
        Lexicon english = house.catalogue().words(row.game(), row.boxes(), Language.EN);
        return house.store()
                .lessons()
                .find(row.id())
                .flatMap(kept -> house.lessons()
                        .find(row.game(), kept.name())
                        .map(lesson -> new Tutor<>(
                                new Course<>(ledger.served(), lesson), english, ledger.beginning(), skips(kept))));
    }

    private static List<Tutor.Skip> skips(LessonRow kept) {
        return kept.skipped().stream()
                .map(skip -> new Tutor.Skip(skip.goal(), skip.ply()))
                .toList();
    }

    /** The tutor, who has seen everything up to now. */
    private Optional<Tutor<T>> present() {
        tutor.ifPresent(one -> one.follow(ledger.playing().match(), ledger.rewinds()));
        return tutor;
    }

    /** What the pupil is told; the others, and whoever looks at the past, are not taught. */
    Optional<LessonInfo> info(Match<T> match, Optional<Seat> seat, Language language) {
        boolean live = ledger.play().filter(play -> play.match() == match).isPresent();
        return live
                ? present()
                        .filter(one -> seat.filter(own -> own == one.pupil()).isPresent())
                        .map(one -> one.info(language))
                : Optional.empty();
    }

    /** Who chooses for a computer. */
    Agent<T> agent(Agent<T> itself) {
        return present().map(one -> one.agent(itself)).orElse(itself);
    }

    void skip(Seat seat, int goal) {
        Tutor<T> one = present()
                .filter(some -> some.pupil() == seat)
                .orElseThrow(() -> Refused.of(Code.NOT_ALLOWED, "no-lesson"));
        List<Tutor.Skip> skipped = one.skip(goal).orElseThrow(() -> Refused.of(Code.MOVED_ON, "moved-on"));
        house.store()
                .lessons()
                .skip(
                        ledger.row().id(),
                        skipped.stream()
                                .map(skip -> new LessonRow.Skipped(skip.goal(), skip.ply()))
                                .toList());
        ledger.announce();
    }
}
