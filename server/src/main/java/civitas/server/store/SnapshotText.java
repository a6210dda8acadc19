package civitas.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** How snapshots are written into columns. */
final class SnapshotText {

    private SnapshotText() {}

    static String times(List<Instant> times) {
        return String.join(
                " ",
                times.stream().map(time -> Long.toString(time.toEpochMilli())).toList());
    }

    static List<Instant> times(String text) {
        List<Instant> times = new ArrayList<>();
        for (String millis : text.split(" ")) {
            times.add(Instant.ofEpochMilli(Long.parseLong(millis)));
        }
        return times;
    }

    static byte[] zipped(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static String unzipped(byte[] bytes) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
