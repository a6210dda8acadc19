package civitas.server.ops;

import civitas.server.api.Json;
import civitas.server.store.PrivateFiles;
import civitas.server.store.Store;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Backups: every row of every table as one line of JSON, zipped. The same file goes into SQLite and PostgreSQL, so it is
 * also the way from one to the other. It is written from one consistent moment while the server goes on.
 *
 * <p>The last line says how many rows of each table there are, and a checksum of everything before it. A file that was cut or
 * changed is refused before anything is written; backups of releases that did not do this yet are still read.
 */
public final class Archive {

    /** In an order in which every row finds what it refers to. */
    private static final List<String> TABLES = List.of(
            "person",
            "session",
            "game_table",
            "seat",
            "choice",
            "chat",
            "seat_link",
            "presence",
            "known_address",
            "confirmed_address",
            "letter_secret",
            "unwanted_address",
            "border",
            "lesson",
            "snapshot");

    /** The column that holds bytes; in JSON they are Base64. */
    private static final String BYTES = "body";

    private static final String MAGIC = "civitas backup 2";
    private static final String WITHOUT_CHECKSUM = "civitas backup 1";
    private static final String CLOSING = "{\"rows\":";

    private Archive() {}

    /** A file that is no backup, or a database that is not empty. */
    public static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }

        @Override
        public String getMessage() {
            return String.valueOf(super.getMessage());
        }
    }

    /** What was read, and whether it could be checked. */
    public record Restored(long rows, Proof proof) {}

    /** Whether a backup proves that it is whole. */
    public enum Proof {
        CHECKED,
        OF_AN_EARLIER_RELEASE
    }

    // --- writing ----------------------------------------------------------------------------------------------------

    /** Writes the file, whole or not at all, and for its owner only; returns the number of rows. */
    public static long write(Store store, Path file) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        long rows;
        try (Sealed out = new Sealed(new BufferedWriter(new OutputStreamWriter(
                new GZIPOutputStream(PrivateFiles.write(unfinished)), StandardCharsets.UTF_8)))) {
            out.line(MAGIC);
            Map<String, Long> counts = store.everything()
                    .inTransaction(TransactionIsolationLevel.SERIALIZABLE, handle -> writeAll(handle, out));
            rows = counts.values().stream().mapToLong(Long::longValue).sum();
            out.seal(counts);
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        return rows;
    }

    private static Map<String, Long> writeAll(Handle handle, Sealed out) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String table : TABLES) {
            long rows = 0;
            try (Stream<Map<String, Object>> all = handle.createQuery("SELECT * FROM " + table).mapToMap().stream()) {
                for (Map<String, Object> row : (Iterable<Map<String, Object>>) all::iterator) {
                    writeLine(table, row, out);
                    rows++;
                }
            }
            counts.put(table, rows);
        }
        return counts;
    }

    private static void writeLine(String table, Map<String, Object> row, Sealed out) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("in", table);
        line.put("row", row);
        try {
            out.line(Json.write(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines and their checksum. */
    private record Sealed(Writer out, MessageDigest digest) implements AutoCloseable {

        Sealed(Writer out) {
            this(out, sha256());
        }

        void line(String text) throws IOException {
            digest.update((text + "\n").getBytes(StandardCharsets.UTF_8));
            out.write(text + "\n");
        }

        void seal(Map<String, Long> counts) throws IOException {
            out.write(CLOSING + Json.write(counts) + ",\"sha256\":\""
                    + HexFormat.of().formatHex(digest.digest()) + "\"}\n");
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    /** Reads a file into an empty database, whole or not at all. */
    public static Restored read(Store store, Path file) throws IOException {
        try {
            Proof proof = check(file);
            AtomicLong rows = new AtomicLong();
            try (BufferedReader in = open(file)) {
                in.readLine();
                store.writeAll(handle -> {
                    requireEmpty(handle);
                    in.lines().filter(line -> !line.startsWith(CLOSING)).forEach(line -> {
                        readLine(handle, line);
                        rows.incrementAndGet();
                    });
                });
            }
            return new Restored(rows.get(), proof);
        } catch (ZipException e) {
            throw new Unreadable(file + " is not a backup of Civitas");
        } catch (EOFException | UncheckedIOException e) {
            throw new Unreadable(file + " was cut: its end is missing");
        } catch (JacksonException e) {
            throw new Unreadable(file + " is damaged: it has lines that are no rows");
        }
    }

    private static BufferedReader open(Path file) throws IOException {
        return new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8));
    }

    /** Reads the whole file before a single row is written. */
    private static Proof check(Path file) throws IOException {
        try (BufferedReader in = open(file)) {
            String magic = in.readLine();
            if (WITHOUT_CHECKSUM.equals(magic)) {
                return Proof.OF_AN_EARLIER_RELEASE;
            }
            if (!MAGIC.equals(magic)) {
                throw new Unreadable(file + " is not a backup of Civitas, or one of a later release");
            }
            MessageDigest digest = sha256();
            String line = magic;
            while (line != null && !line.startsWith(CLOSING)) {
                digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
                line = in.readLine();
            }
            if (line == null) {
                throw new Unreadable(file + " was cut: its end is missing");
            }
            String sum = Json.mapper().readTree(line).path("sha256").asString("");
            if (!sum.equals(HexFormat.of().formatHex(digest.digest())) || in.readLine() != null) {
                throw new Unreadable(file + " was changed after it was written: its checksum does not fit");
            }
            return Proof.CHECKED;
        }
    }

    private static void requireEmpty(Handle handle) {
        int people = handle.createQuery("SELECT count(*) FROM person")
                .mapTo(Integer.class)
                .one();
        if (people > 0) {
            throw new Unreadable("the database is not empty; restoring would mix two worlds");
        }
    }

    private static void readLine(Handle handle, String line) {
        JsonNode node = Json.mapper().readTree(line);
        String table = node.path("in").asString("");
        if (!TABLES.contains(table)) {
            throw new Unreadable("the backup has rows of an unknown table '" + table + "'");
        }
        List<String> columns = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : node.path("row").properties()) {
            if (!field.getKey().matches("[a-z_]+")) {
                throw new Unreadable("the backup has a column '" + field.getKey() + "'");
            }
            JsonNode value = field.getValue();
            if (!value.isNull()) {
                columns.add(field.getKey());
                values.add(value(field.getKey(), value));
            }
        }
        handle.execute(
                "INSERT INTO " + table + " (" + String.join(", ", columns) + ") VALUES ("
                        + String.join(", ", java.util.Collections.nCopies(columns.size(), "?")) + ")",
                values.toArray());
    }

    private static Object value(String column, JsonNode value) {
        if (value.isNumber()) {
            return value.longValue();
        }
        return column.equals(BYTES) ? Base64.getDecoder().decode(value.asString()) : value.asString();
    }
}
