package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.SetClock;
import civitas.server.Settings;
import civitas.server.api.ChatLine;
import civitas.server.api.Json;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Answers given for people, and what the others can learn from them: by what they are sent, and when. */
class VeilTest {

    private static final Instant START = Instant.parse("2026-05-01T12:00:00Z");
    private static final Person ANNA = person("anna");
    private static final Person BEN = person("ben");
    private static final int NOBODY_HOLDS = 0;
    private static final int BEN_HOLDS = Seat.BLUE.mask();
    private static final Duration TICK = Duration.ofMillis(100);

    private static Person person(String name) {
        return new Person(new PersonId(name), name, "", "", "en", Person.Mailing.UNWANTED, START);
    }

    /** A house with one table, at which Anna sits at red and Ben at blue. */
    private static final class World implements AutoCloseable {

        private final SetClock clock = new SetClock(START);
        private final Store store;
        private final Rooms rooms;
        private final TableId id;
        private final Listener anna;
        private final Listener ben;

        World(int holders, Settings.Veil veil, boolean together) {
            try {
                store = Store.openAlone(
                        Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "veil"),
                        new SimpleMeterRegistry());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            store.people().add(ANNA);
            store.people().add(BEN);
            Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(new HushGame(holders), (table, seat) -> 0)));
            rooms = new Rooms(
                    store, catalogue, new Deaf(), clock, clock, veil, Seeds.always(5), 1, new SimpleMeterRegistry());
            Requests.NewSeat me = new Requests.NewSeat("me", null, null);
            Requests.NewSeat open = new Requests.NewSeat("open", null, null);
            id = rooms.create(
                    new Requests.NewTable(
                            null, null, null, null, List.of(me, together ? open : me), null, false, null, !together),
                    ANNA);
            if (together) {
                rooms.company(id, company -> {
                    company.join(BEN, Optional.of(Seat.BLUE));
                    return id;
                });
                rooms.at(id, room -> {
                    room.start(ANNA.id());
                    return id;
                });
            }
            anna = new Listener(this, ANNA, Seat.RED);
            ben = new Listener(this, together ? BEN : ANNA, Seat.BLUE);
        }

        static World together(int holders) {
            return new World(holders, Settings.Veil.USUAL, true);
        }

        void come(Listener who, boolean empty) {
            rooms.at(id, room -> {
                room.watch(who);
                room.arrive(who.person(), who.seat, empty);
                return id;
            });
        }

        void choose(Listener who, String code) {
            rooms.at(id, room -> room.choose(who.person(), who.seat, ply(), code));
        }

        void answer(Listener who, Manners.Plan plan) {
            rooms.at(
                    id,
                    room -> room.answer(who.person(), who.seat, new Manners(true, plan), Language.EN)
                            .state());
        }

        State state(Listener who) {
            return rooms.at(
                    id, room -> room.state(who.person(), Optional.of(who.seat), Language.EN, Portrait.LAST_LINES));
        }

        int ply() {
            return state(anna).ply();
        }

        /** Time goes on in small steps, and the caretaker makes his rounds. */
        void pass(Duration time) {
            for (Duration gone = Duration.ZERO; gone.compareTo(time) < 0; gone = gone.plus(TICK)) {
                clock.goOn(TICK);
                rooms.unveil();
            }
        }

        @Override
        public void close() {
            rooms.close();
            store.close();
        }
    }

    /** Somebody at a seat, who writes down what they are sent and when. */
    private static final class Listener implements Watcher {

        private final World world;
        private final Person person;
        private final Seat seat;
        private final List<String> heard = new ArrayList<>();
        private Seen seen = Seen.NOTHING;

        Listener(World world, Person person, Seat seat) {
            this.world = world;
            this.person = person;
            this.seat = seat;
        }

        @Override
        public PersonId person() {
            return person.id();
        }

        @Override
        public Optional<Integer> seat() {
            return Optional.of(seat.index());
        }

        @Override
        public void changed() {
            Look look = new Look(Optional.of(seat), Language.EN, seen);
            Optional<Seen.Glimpse> news = world.rooms.at(world.id, room -> room.lookAgain(person.id(), look));
            news.ifPresent(glimpse -> {
                seen = glimpse.seen();
                heard.add(world.clock.instant() + " "
                        + Json.write(glimpse.state()).replace(world.id.value(), "ID"));
            });
        }

        @Override
        public void gone() {
            heard.add("gone");
        }

        @Override
        public void moved() {
            heard.add("moved");
        }

        @Override
        public void said(Function<Language, ChatLine> line) {
            heard.add("said");
        }

        @Override
        public void present(List<String> seats) {
            heard.add("present " + seats);
        }
    }

    @Test
    void whetherSomebodyHoldsNothingOrPassesAtOnceIsTheSameToTheOthers() {
        List<String> mute = heardByAnna(NOBODY_HOLDS, world -> {});
        List<String> quick = heardByAnna(BEN_HOLDS, world -> world.choose(world.ben, "done"));
        List<String> planned = heardByAnna(BEN_HOLDS, world -> world.answer(world.ben, Manners.Plan.ATTACK));
        assertThat(mute).hasSizeGreaterThan(10).last().asString().contains("\"turns\":4");
        assertThat(quick).isEqualTo(mute);
        assertThat(planned).isEqualTo(mute);
    }

    /** Four turns, in which Ben is asked twice whether he minds and does the same each time. */
    private static List<String> heardByAnna(int holders, Consumer<World> whenBenIsAsked) {
        try (World world = World.together(holders)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            for (int turn = 0; turn < 2; turn++) {
                world.choose(world.anna, "take");
                world.pass(Duration.ofMillis(300));
                whenBenIsAsked.accept(world);
                world.pass(Duration.ofSeconds(5));
                world.choose(world.ben, "take");
                world.pass(Duration.ofSeconds(5));
            }
            return List.copyOf(world.anna.heard);
        }
    }

    @Test
    void nothingLeavesTheTableBeforeItsMoment() {
        try (World world = World.together(BEN_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.choose(world.anna, "take");
            int before = world.anna.heard.size();
            world.choose(world.ben, "done");
            assertThat(world.ply()).isEqualTo(1);
            assertThat(world.state(world.ben).answering().held()).isEqualTo("done");
            assertThat(world.state(world.anna).answering().held()).isEmpty();
            world.pass(Duration.ofMillis(1400));
            assertThat(world.anna.heard).hasSize(before);
            world.pass(Duration.ofMillis(2200));
            assertThat(world.ply()).isEqualTo(2);
            assertThat(world.anna.heard.size()).isGreaterThan(before);
        }
    }

    @Test
    void whoMindsIsHeardAtOnceAndWhoThinksWhenTheyHaveThought() {
        try (World world = World.together(BEN_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.choose(world.anna, "take");
            world.choose(world.ben, "draw");
            assertThat(world.ply()).isEqualTo(2);
            world.choose(world.ben, "take");
            world.pass(Duration.ofSeconds(4));
            world.choose(world.anna, "take");
            world.pass(Duration.ofSeconds(20));
            assertThat(world.ply()).as("Ben thinks").isEqualTo(5);
            world.choose(world.ben, "done");
            assertThat(world.ply()).isEqualTo(6);
        }
    }

    @Test
    void aSecondThoughtCountsUntilTheMomentComes() {
        try (World world = World.together(BEN_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.choose(world.anna, "take");
            world.choose(world.ben, "done");
            world.choose(world.ben, "draw");
            assertThat(world.state(world.anna).view()).isEqualTo(new HushGame.View(1, 1, false));
            world.pass(Duration.ofSeconds(5));
            assertThat(world.ply()).as("what was held is forgotten").isEqualTo(2);
        }
    }

    @Test
    void whoeverWantsToBeAskedIsAskedAndNotHeldBack() {
        try (World world = World.together(NOBODY_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, false);
            world.choose(world.anna, "take");
            world.pass(Duration.ofSeconds(20));
            assertThat(world.ply()).isEqualTo(1);
            world.choose(world.ben, "done");
            assertThat(world.ply()).isEqualTo(2);
        }
    }

    @Test
    void nobodyIsAnsweredForWhoIsSeenToBeAway() {
        try (World world = World.together(NOBODY_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.rooms.at(world.id, room -> {
                room.unwatch(world.ben);
                return world.id;
            });
            world.choose(world.anna, "take");
            world.pass(Duration.ofSeconds(20));
            assertThat(world.ply()).isEqualTo(1);
            world.come(world.ben, true);
            assertThat(world.ply())
                    .as("no sooner than if he had been asked now")
                    .isEqualTo(1);
            world.pass(Duration.ofMillis(3600));
            assertThat(world.ply()).isEqualTo(2);
        }
    }

    @Test
    void withNobodyElseItIsAnsweredAtOnceAndTakenBackWithWhatBroughtIt() {
        try (World world = new World(NOBODY_HOLDS, Settings.Veil.USUAL, false)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.choose(world.anna, "take");
            assertThat(world.ply()).isEqualTo(2);
            assertThat(world.state(world.ben).undo().freeTo())
                    .as("Blue has chosen nothing that could be taken back")
                    .isEqualTo(2);
            assertThat(world.state(world.ben).undo().askTo()).isEqualTo(-1);
        }
    }

    @Test
    void amongPeopleWhereThereIsNoVeilNobodyIsAnsweredFor() {
        try (World world = new World(NOBODY_HOLDS, Settings.Veil.NONE, true)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.choose(world.anna, "take");
            world.pass(Duration.ofSeconds(20));
            assertThat(world.ply()).isEqualTo(1);
            world.choose(world.ben, "done");
            assertThat(world.ply()).isEqualTo(2);
        }
    }

    @Test
    void aPlanEndsWhenSomethingIsAimedAtWhoeverMadeIt() {
        try (World world = World.together(BEN_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            int before = world.anna.heard.size();
            world.answer(world.ben, Manners.Plan.ATTACK);
            assertThat(world.anna.heard).as("a plan is nobody else's business").hasSize(before);
            world.choose(world.anna, "take");
            world.pass(Duration.ofSeconds(5));
            world.choose(world.ben, "take");
            world.pass(Duration.ofSeconds(5));
            assertThat(world.state(world.ben).answering().until()).isEqualTo("attack");
            world.choose(world.anna, "gamble");
            assertThat(world.state(world.ben).answering().until()).isEmpty();
            world.pass(Duration.ofSeconds(20));
            assertThat(world.ply()).as("Ben is asked").isEqualTo(5);
        }
    }

    @Test
    void aPlanUntilMyTurnEndsThere() {
        try (World world = World.together(BEN_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.answer(world.ben, Manners.Plan.TURN);
            world.choose(world.anna, "take");
            world.pass(Duration.ofSeconds(5));
            assertThat(world.ply()).isEqualTo(2);
            assertThat(world.state(world.ben).answering().until()).isEmpty();
        }
    }

    @Test
    void aChangedPastEndsPlans() {
        try (World world = World.together(BEN_HOLDS)) {
            world.come(world.anna, true);
            world.come(world.ben, true);
            world.choose(world.anna, "take");
            world.answer(world.ben, Manners.Plan.ATTACK);
            world.rooms.at(world.id, room -> room.undo(ANNA.id(), Seat.RED, new UndoWish.Own(0), Language.EN));
            assertThat(world.state(world.ben).answering().until()).isEmpty();
        }
    }
}
