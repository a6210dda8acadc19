package civitas.server.web;

import civitas.server.api.Json;
import civitas.server.store.TableId;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Keeps what took long to find out about the past of tables, for as long as that past is the same: playing a long game
 * through again takes a tenth of a second. Whoever asks while it is being found out waits for it; those used last are
 * kept, up to a few megabytes.
 */
final class Answers {

    private static final long MOST_BYTES = 16_000_000;
    private static final int MOST = 1_000;

    private final Map<Key, Answer> kept = new LinkedHashMap<>(16, 0.75f, true);

    private record Key(TableId table, String question) {}

    private static final class Answer {
        private Optional<Object> about = Optional.empty();
        private byte[] text = {};
    }

    /** The answer as JSON: the one found before, if it was about this very past. */
    byte[] find(TableId table, String question, Object past, Supplier<Object> finding) {
        Answer answer;
        synchronized (kept) {
            answer = kept.computeIfAbsent(new Key(table, question), key -> new Answer());
        }
        synchronized (answer) {
            if (!answer.about.equals(Optional.of(past))) {
                answer.text = Json.bytes(finding.get());
                answer.about = Optional.of(past);
                forgetTheOldest();
            }
            return answer.text;
        }
    }

    private void forgetTheOldest() {
        synchronized (kept) {
            long bytes = kept.values().stream()
                    .mapToLong(answer -> answer.text.length)
                    .sum();
            Iterator<Answer> oldest = kept.values().iterator();
            while (oldest.hasNext() && (bytes > MOST_BYTES || kept.size() > MOST)) {
                bytes -= oldest.next().text.length;
                oldest.remove();
            }
        }
    }

    int size() {
        synchronized (kept) {
            return kept.size();
        }
    }
}
