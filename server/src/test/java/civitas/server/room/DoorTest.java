package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** One command is inside at a time, and what they did is told in the order in which they did it. */
class DoorTest {

    private final Door door = new Door(() -> Instant.EPOCH);
    private final List<String> told = new CopyOnWriteArrayList<>();

    @Test
    void whoeverTellsSlowlyIsNotOvertaken() throws InterruptedException {
        CountDownLatch firstTells = new CountDownLatch(1);
        CountDownLatch secondHasLeft = new CountDownLatch(1);
        Thread first = Thread.ofVirtual()
                .start(() -> door.run(() -> door.afterwards(() -> {
                    firstTells.countDown();
                    await(secondHasLeft);
                    told.add("first");
                })));
        firstTells.await();
        door.run(() -> door.afterwards(() -> told.add("second")));
        secondHasLeft.countDown();
        first.join();
        assertThat(told).containsExactly("first", "second");
    }

    @Test
    void nothingIsToldBeforeTheLastOfOnesOwnCommandsHasLeft() {
        door.run(() -> {
            door.run(() -> door.afterwards(() -> told.add("told")));
            told.add("inside");
        });
        assertThat(told).containsExactly("inside", "told");
    }

    @Test
    void whoeverIsToldMayComeInAndHasItsOwnThingsToldBehind() {
        door.run(() -> {
            door.afterwards(() -> {
                door.run(() -> door.afterwards(() -> told.add("third")));
                told.add("first");
            });
            door.afterwards(() -> told.add("second"));
        });
        assertThat(told).containsExactly("first", "second", "third");
    }

    @Test
    void outsideTheDoorThingsAreToldAtOnce() {
        door.afterwards(() -> told.add("at once"));
        assertThat(told).containsExactly("at once");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
