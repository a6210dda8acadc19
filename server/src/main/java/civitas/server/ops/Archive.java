package civitas.server.ops;

import civitas.server.api.Json;
import civitas.server.store.Store;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import tools.jackson.databind.JsonNode;

/**
 * Backups: every row of every table as one line of JSON, zipped. The same file goes into SQLite and PostgreSQL, so it is
 * also the way from one to the other. It is written from one consistent moment while the server goes on.
 */
public final class Archive {

    /** In an order in which every row finds what it refers to. Snapshots are made anew from the records. */
    private static final List<String> TABLES = List.of(
            "person", "session", "game_table", "seat", "choice", "chat", "seat_link", "presence", "known_address");

    private static final String MAGIC = "civitas backup 1";

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

    // --- writing ----------------------------------------------------------------------------------------------------

    /** Writes the file, whole or not at all; returns the number of rows. */
    public static long write(Store store, Path file) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        long rows;
        try (Writer out = new BufferedWriter(new OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(unfinished)), StandardCharsets.UTF_8))) {
            out.write(MAGIC + "\n");
            rows = store.everything()
                    .inTransaction(TransactionIsolationLevel.SERIALIZABLE, handle -> writeAll(handle, out));
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        return rows;
    }

    private static long writeAll(Handle handle, Writer out) {
        long rows = 0;
        for (String table : TABLES) {
            rows += handle.createQuery("SELECT * FROM " + table).mapToMap().stream()
                    .peek(row -> writeLine(table, row, out))
                    .count();
        }
        return rows;
    }

    private static void writeLine(String table, Map<String, Object> row, Writer out) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("in", table);
        line.put("row", row);
        try {
            out.write(Json.write(line) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    /** Reads a file into an empty database, whole or not at all; returns the number of rows. */
    public static long read(Store store, Path file) throws IOException {
        long[] rows = {0};
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            if (!MAGIC.equals(in.readLine())) {
                throw new Unreadable(file + " is not a backup of Civitas");
            }
            store.writeAll(handle -> {
                requireEmpty(handle);
                in.lines().forEach(line -> {
                    readLine(handle, line);
                    rows[0]++;
                });
            });
        } catch (java.util.zip.ZipException e) {
            throw new Unreadable(file + " is not a backup of Civitas");
        }
        return rows[0];
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
                values.add(value.isNumber() ? (Object) value.longValue() : value.asString());
            }
        }
        handle.execute(
                "INSERT INTO " + table + " (" + String.join(", ", columns) + ") VALUES ("
                        + String.join(", ", java.util.Collections.nCopies(columns.size(), "?")) + ")",
                values.toArray());
    }
}
