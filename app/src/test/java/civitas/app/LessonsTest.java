package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.Situation;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.ServedGame;
import civitas.server.api.LessonInfo;
import civitas.server.learn.Course;
import civitas.server.learn.Lesson;
import civitas.server.learn.Lessons;
import civitas.server.learn.Tutor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson is played to its end by somebody who only does what its goals point at. */
class LessonsTest {

    private static final int MOST_CHOICES = 300;

    static List<Lesson> lessons() {
        return Lessons.packed().all();
    }

    @Test
    void everyFileIsOffered() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../lessons"))) {
            List<String> written = files.filter(file -> file.toString().endsWith(".yaml"))
                    .map(file -> Path.of("../lessons").relativize(file).toString())
                    .map(file -> file.replace('\\', '/').replace(".yaml", ""))
                    .sorted()
                    .toList();
            assertThat(lessons().stream()
                            .map(lesson -> lesson.game() + "/" + lesson.name())
                            .sorted())
                    .isEqualTo(written)
                    .contains("clash/first-game", "civ/first-game");
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoeverDoesWhatIsShownReachesEveryGoal(Lesson lesson) {
        Pupil<?> pupil = pupil(lesson);
        List<Integer> plies = pupil.learn();
        assertThat(plies)
                .as("the plies at which goals were met")
                .hasSize(lesson.goals().size());
        assertThat(plies).as("every goal takes a choice of its own").doesNotHaveDuplicates();
        assertThat(plies.getFirst()).isPositive();
        assertThat(pupil.info().goals())
                .extracting(LessonInfo.GoalInfo::outcome)
                .containsOnly("met");
        assertThat(pupil.info().end()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theFirstGameHasTenToFifteenGoalsInShortWords(Lesson lesson) {
        assertThat(lesson.goals().size()).isBetween(10, 15);
        for (Language language : Language.values()) {
            lesson.goals().forEach(goal -> {
                assertThat(goal.text().in(language).length())
                        .as(goal.title().in(language))
                        .isBetween(60, 420);
                assertThat(goal.title().in(language).length()).isLessThan(60);
            });
        }
        lesson.goals().forEach(goal -> assertThat(goal.text().in(Language.RU)).containsPattern("[а-яё]"));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void afterTheGoalsTipsGrowRareAndCease(Lesson lesson) {
        Pupil<?> pupil = pupil(lesson);
        pupil.learn();
        List<Boolean> tips = pupil.goOn(15);
        assertThat(tips.size()).isGreaterThan(9);
        assertThat(tips.subList(0, 4)).as("the first turns").containsOnly(true);
        assertThat(tips.subList(4, 9)).as("then").containsExactly(false, true, false, false, true);
        assertThat(tips.stream().skip(13)).as("at last").doesNotContain(true);
    }

    private static Pupil<?> pupil(Lesson lesson) {
        return pupil(
                Serve.games(Games.SHELF).stream()
                        .filter(served -> served.id().equals(lesson.game()))
                        .findFirst()
                        .orElseThrow(),
                lesson);
    }

    private static <T extends Table<T>> Pupil<T> pupil(ServedGame<T> served, Lesson lesson) {
        return new Pupil<>(new Course<>(served, lesson));
    }

    /** Somebody at the table of a lesson, with its computers. */
    private static final class Pupil<T extends Table<T>> {

        private final Course<T> course;
        private final Match<T> match;
        private final Tutor<T> tutor;
        private final List<Agent<T>> computers = new ArrayList<>();

        Pupil(Course<T> course) {
            this.course = course;
            match = course.begin(course.setup());
            Lexicon english = Lexicon.load(
                    Language.EN, course.served().game().boxSet(course.boxes()).bundles());
            tutor = new Tutor<>(course, english, () -> course.begin(course.setup()), List.of());
            tutor.follow(match, 0);
            for (int seat = 0; seat < course.lesson().players(); seat++) {
                computers.add(Level.GREEDY.agent(course.served().evaluation(), seat));
            }
        }

        LessonInfo info() {
            return tutor.info(Language.EN);
        }

        /** Follows the goals; answers with the plies at which they were met. */
        List<Integer> learn() {
            List<Integer> met = new ArrayList<>();
            while (!tutor.isOver()) {
                int goal = info().goal();
                step();
                for (; goal < info().goal(); goal++) {
                    met.add(match.plies());
                }
                assertThat(match.plies()).as(stuck("too long")).isLessThan(MOST_CHOICES);
            }
            return met;
        }

        private void step() {
            Seat pupil = tutor.pupil();
            if ((match.table().asked() >> pupil.index() & 1) != 0) {
                List<String> light = info().light();
                assertThat(light).as(stuck("nothing is lit")).isNotEmpty();
                match.choose(pupil, light.getFirst());
            } else {
                others();
            }
            tutor.follow(match, 0);
        }

        private void others() {
            int seat = Integer.numberOfTrailingZeros(match.table().asked());
            play(Seat.of(seat), tutor.agent(computers.get(seat)));
        }

        private void play(Seat seat, Agent<T> agent) {
            match.choose(
                    seat, agent.decide(new Situation<>(course.served().game(), match.table(), seat), Budget.UNLIMITED));
        }

        /** Plays on; answers for each own turn whether there was a tip in it. */
        List<Boolean> goOn(int turns) {
            List<Boolean> tips = new ArrayList<>();
            boolean tip = false;
            while (tips.size() < turns && !match.over()) {
                Seat pupil = tutor.pupil();
                if ((match.table().asked() >> pupil.index() & 1) == 0) {
                    others();
                    tutor.follow(match, 0);
                    continue;
                }
                tip |= !info().tip().isEmpty();
                int before = match.plies();
                play(pupil, computers.get(pupil.index()));
                if (course.lesson()
                        .endsTurn(match.choicesAfter(before).getFirst().code())) {
                    tips.add(tip);
                    tip = false;
                }
                tutor.follow(match, 0);
            }
            return tips;
        }

        private String stuck(String why) {
            LessonInfo info = info();
            String goal = info.goal() < info.goals().size()
                    ? info.goals().get(info.goal()).title()
                    : "the end";
            return why + " at “" + goal + "”, ply " + match.plies() + "; legal: "
                    + match.decision(tutor.pupil()).choices();
        }
    }
}
