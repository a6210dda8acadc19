package civitas.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import civitas.server.patch.Patch;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A follower knows what a client knows that applies every patch. */
class FollowerTest {

    record Option(String code, String label, List<Integer> price) {}

    record Question(String prompt, boolean required, List<Option> choices) {}

    record Moment(List<String> noise, int ply, List<Question> decisions, boolean over) {}

    private final SplittableRandom random = new SplittableRandom(17);

    @Test
    void patchesAreFollowed() {
        Follower follower = new Follower();
        assertThat(follower.hear("{\"type\":\"presence\",\"online\":[\"red\",{\"ply\":7}]}"))
                .isFalse();
        assertThat(follower.ply()).isNegative();
        Moment before = moment(0);
        assertThat(follower.hear("{\"type\":\"state\",\"number\":1,\"state\":" + Json.write(before) + "}"))
                .isTrue();
        check(follower, before);
        for (int ply = 1; ply < 2_000; ply++) {
            Moment now = moment(ply);
            String patch = Json.write(Patch.between(before, now));
            assertThat(follower.hear("{\"type\":\"patch\",\"patch\":" + patch + ",\"log\":[{\"ply\":3}]}"))
                    .isTrue();
            check(follower, now);
            before = now;
        }
    }

    private static void check(Follower follower, Moment moment) {
        assertThat(follower.ply()).isEqualTo(moment.ply);
        assertThat(follower.isOver()).isEqualTo(moment.over);
        assertThat(follower.codes())
                .isEqualTo(moment.decisions.stream()
                        .filter(Question::required)
                        .flatMap(question -> question.choices.stream())
                        .map(Option::code)
                        .toList());
    }

    private Moment moment(int ply) {
        List<Question> decisions = random.nextInt(4) == 0 ? List.of() : List.of(question());
        return new Moment(List.of("x", "quote \" and \\ {[", "щ" + random.nextInt(3)), ply, decisions, ply % 50 == 49);
    }

    private Question question() {
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            if (random.nextInt(3) > 0) {
                String code = random.nextInt(9) == 0 ? "say \"" + i + "\" \\ щ" : "move " + i;
                options.add(new Option(code, "Move " + i + ", {1}", List.of(random.nextInt(2))));
            }
        }
        return new Question("What?", random.nextBoolean(), options);
    }
}
