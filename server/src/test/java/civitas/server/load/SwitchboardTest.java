package civitas.server.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SwitchboardTest {

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

    private Switchboard.Line connect(Switchboard switchboard, Mouth mouth) throws Exception {
        return switchboard.connect(mouth.address(), Map.of(), Mouth.PATIENCE, hearer);
    }

    @Test
    void nothingIsLostOfAServerThatSpeaksAtOnce() throws Exception {
        String longOne = "щука · ".repeat(40_000); // more than is read at once
        byte[] words = Mouth.joined(
                Mouth.frame(0x81, longOne),
                Mouth.frame(0x81, "short"),
                Mouth.frame(0x88, ByteBuffer.allocate(2).putShort((short) 4401).array()));
        try (Switchboard switchboard = new Switchboard();
                Mouth mouth = new Mouth("101 Switching Protocols", words)) {
            connect(switchboard, mouth);
            assertThat(List.of(next(), next(), next())).containsExactly(longOne, "short", "closed 4401");
        }
    }

    @Test
    void partsAreJoinedAndPingsAreAnswered() throws Exception {
        byte[] text = "щука".getBytes(StandardCharsets.UTF_8);
        byte[] words = Mouth.joined(
                Mouth.frame(0x01, Arrays.copyOf(text, 3)), // in the middle of a letter
                Mouth.frame(0x89, "here?"),
                Mouth.frame(0x80, Arrays.copyOfRange(text, 3, text.length)));
        try (Switchboard switchboard = new Switchboard();
                Mouth mouth = new Mouth("101 Switching Protocols", words);
                Switchboard.Line line = connect(switchboard, mouth)) {
            assertThat(next()).isEqualTo("щука");
            line.say("and back");
            assertThat(mouth.hear()).isEqualTo("here?");
            assertThat(mouth.hear()).isEqualTo("and back");
        }
        assertThat(heard).as("our own goodbye is no news").isEmpty();
    }

    @Test
    void aLineThatBreaksIsToldAndARefusalNamesItsStatus() throws Exception {
        try (Switchboard switchboard = new Switchboard()) {
            try (Mouth mouth = new Mouth("101 Switching Protocols", new byte[0])) {
                connect(switchboard, mouth);
                mouth.fallSilent();
                assertThat(next()).isEqualTo("closed " + LiveLine.CUT);
            }
            try (Mouth mouth = new Mouth("403 Forbidden", new byte[0])) {
                URI address = mouth.address();
                assertThatThrownBy(() -> switchboard.connect(address, Map.of(), Mouth.PATIENCE, hearer))
                        .isInstanceOf(LiveLine.Refused.class)
                        .hasMessageContaining("403");
            }
        }
    }

    @Test
    void theBeatIsKept() throws Exception {
        CountDownLatch beats = new CountDownLatch(5);
        try (Switchboard switchboard = new Switchboard()) {
            switchboard.keep(now -> {
                beats.countDown();
                return 0;
            });
            assertThat(beats.await(Mouth.PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
        }
    }

    private String next() throws InterruptedException {
        String message = heard.poll(Mouth.PATIENCE.toSeconds(), TimeUnit.SECONDS);
        assertThat(message).as("something comes").isNotNull();
        return message == null ? "" : message;
    }
}
