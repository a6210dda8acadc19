package civitas.server.learn;

import civitas.kernel.scenario.ScenarioException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The lessons that are packed with the program: {@code civitas/lessons/GAME/NAME.yaml}, listed in {@code lessons.txt} in the order
 * in which they are offered.
 */
public record Lessons(List<Lesson> all) {

    private static final String ROOT = "/civitas/lessons/";

    public Lessons {
        all = List.copyOf(all);
    }

    /** None, where the program was packed without any. */
    public static Lessons packed() {
        List<Lesson> lessons = new ArrayList<>();
        for (String line :
                text("lessons.txt").orElse("").lines().map(String::strip).toList()) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                lessons.add(packed(line));
            }
        }
        return new Lessons(lessons);
    }

    private static Lesson packed(String path) {
        String[] words = path.split("/");
        try {
            Lesson lesson = read(
                    words[1],
                    text(path + ".yaml").orElseThrow(() -> new ScenarioException(1, "there is no such file")));
            if (!lesson.game().equals(words[0])) {
                throw new ScenarioException(1, "it is a lesson of " + lesson.game());
            }
            return lesson;
        } catch (ScenarioException e) {
            throw new Unteachable(path, new IllegalArgumentException("line " + e.line() + ": " + e.getMessage(), e));
        }
    }

    /** Reads one lesson. */
    public static Lesson read(String name, String text) {
        return LessonReader.read(name, text);
    }

    private static Optional<String> text(String path) {
        try (InputStream in = Lessons.class.getResourceAsStream(ROOT + path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Optional<Lesson> find(String game, String name) {
        return all.stream()
                .filter(lesson -> lesson.game().equals(game) && lesson.name().equals(name))
                .findFirst();
    }
}
