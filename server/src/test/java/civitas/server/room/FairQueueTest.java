package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is served when many wait. */
class FairQueueTest {

    private static final PersonId GREEDY = new PersonId("greedy");
    private static final PersonId ANNA = new PersonId("anna");
    private static final PersonId BORIS = new PersonId("boris");

    private final FairQueue queue = new FairQueue();
    private final List<String> served = new ArrayList<>();

    private void wish(PersonId person, String table) {
        queue.add(person, new TableId(table), () -> served.add(table));
    }

    /** Does one job, which takes as long as it says. */
    private void serve(long nanos) throws InterruptedException {
        FairQueue.Job job = queue.take();
        job.work().run();
        queue.done(job, nanos);
    }

    @Test
    void oneTableOfAnotherIsNextHoweverManyWait() throws InterruptedException {
        for (int i = 0; i < 150; i++) {
            wish(GREEDY, "g" + i);
        }
        serve(500);
        wish(ANNA, "a");
        serve(500);
        assertThat(served).containsExactly("g0", "a");
        assertThat(queue.size()).isEqualTo(149);
    }

    @Test
    void peopleTakeTurnsAndSoDoTheirTables() throws InterruptedException {
        for (String table : List.of("g1", "g2", "g3")) {
            wish(GREEDY, table);
            wish(GREEDY, table);
        }
        wish(ANNA, "a1");
        wish(ANNA, "a1");
        wish(BORIS, "b1");
        for (int i = 0; i < 9; i++) {
            serve(100);
        }
        assertThat(served).containsExactly("g1", "a1", "b1", "g2", "a1", "g3", "g1", "g2", "g3");
    }

    @Test
    void whoeverUsesLittleIsServedMoreOften() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            wish(GREEDY, "g");
        }
        serve(500);
        for (int i = 0; i < 20; i++) {
            wish(ANNA, "a");
            serve(10);
        }
        assertThat(Collections.frequency(served, "g")).isEqualTo(1);
    }

    @Test
    void nobodySavesTimeUp() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            wish(ANNA, "a");
            serve(100);
        }
        for (int i = 0; i < 4; i++) {
            wish(BORIS, "b");
            wish(ANNA, "a");
        }
        served.clear();
        for (int i = 0; i < 8; i++) {
            serve(100);
        }
        assertThat(Collections.frequency(served.subList(0, 4), "a")).isEqualTo(2);
    }

    @Test
    void aClosedQueueTakesNothing() {
        wish(ANNA, "a");
        queue.close();
        wish(ANNA, "b");
        assertThat(queue.size()).isZero();
    }
}
