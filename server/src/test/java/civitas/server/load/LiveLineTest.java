package civitas.server.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LiveLineTest {

    private static final Duration PATIENCE = Mouth.PATIENCE;

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final LiveLine.Hearer hearer = new LiveLine.Hearer() {

        @Override
        public void heard(String message) {
            heard.add(message);
        }

        @Override
        public void closed(int status) {
            heard.add("closed " + status);
        }
    };

    @Test
    void nothingIsLostOfAServerThatSpeaksAtOnce() throws Exception {
        String longOne = "щука · ".repeat(20_000);
        byte[] words = Mouth.joined(
                Mouth.frame(0x81, longOne),
                Mouth.frame(0x81, "short"),
                Mouth.frame(0x88, ByteBuffer.allocate(2).putShort((short) 4401).array()));
        try (Mouth mouth = new Mouth("101 Switching Protocols", words)) {
            LiveLine line = LiveLine.connect(mouth.address(), "", PATIENCE, hearer);
            assertThat(List.of(next(), next(), next())).containsExactly(longOne, "short", "closed 4401");
            line.close();
        }
    }

    @Test
    void partsAreJoinedAndPingsAreAnswered() throws Exception {
        byte[] text = "щука".getBytes(StandardCharsets.UTF_8);
        byte[] words = Mouth.joined(
                Mouth.frame(0x01, java.util.Arrays.copyOf(text, 3)), // in the middle of a letter
                Mouth.frame(0x89, "here?"),
                Mouth.frame(0x80, java.util.Arrays.copyOfRange(text, 3, text.length)));
        try (Mouth mouth = new Mouth("101 Switching Protocols", words);
                LiveLine line = LiveLine.connect(mouth.address(), "", PATIENCE, hearer)) {
            assertThat(next()).isEqualTo("щука");
            line.say("and back");
            assertThat(mouth.hear()).isEqualTo("here?");
            assertThat(mouth.hear()).isEqualTo("and back");
        }
        assertThat(heard).as("our own goodbye is no news").isEmpty();
    }

    @Test
    void aLineThatBreaksIsToldAndARefusalNamesItsStatus() throws Exception {
        try (Mouth mouth = new Mouth("101 Switching Protocols", new byte[0])) {
            LiveLine.connect(mouth.address(), "", PATIENCE, hearer);
            mouth.fallSilent();
            assertThat(next()).isEqualTo("closed " + LiveLine.CUT);
        }
        try (Mouth mouth = new Mouth("403 Forbidden", new byte[0])) {
            URI address = mouth.address();
            assertThatThrownBy(() -> LiveLine.connect(address, "", PATIENCE, hearer))
                    .isInstanceOf(LiveLine.Refused.class)
                    .hasMessageContaining("403");
        }
    }

    private String next() throws InterruptedException {
        String message = heard.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        assertThat(message).as("something comes").isNotNull();
        return message == null ? "" : message;
    }
}
