package civitas.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files of the web client, from {@code /web} on the class path. Files under {@code /assets} have the hash of their
 * content in their name and may be kept for ever; the page itself is asked for again each time. Every address that is
 * not a file is a place within the page.
 */
final class WebFiles {

    private static final String ROOT = "/web";
    private static final String PAGE = "/index.html";
    private static final byte[] NO_CLIENT = ("<!doctype html><meta charset=utf-8><title>Civitas</title>"
                    + "<p>Civitas is running, but the web client is not in this build. "
                    + "The API is described at <a href=/api/docs>/api/docs</a>.")
            .getBytes(StandardCharsets.UTF_8);
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("webp", "image/webp"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("map", "application/json"));

    private final Map<String, Optional<byte[]>> files = new ConcurrentHashMap<>();

    void answer(Context request) {
        String path = request.path();
        Optional<byte[]> file = isPlain(path) ? file(path) : Optional.empty();
        if (file.isPresent()) {
            String caching = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
            send(request, path, caching, file.get());
        } else {
            send(request, PAGE, "no-cache", file(PAGE).orElse(NO_CLIENT));
        }
    }

    /** Only names that cannot lead anywhere else. */
    private static boolean isPlain(String path) {
        return path.matches("/[/\\w.-]*\\.\\w+")
                && !path.contains("/.")
                && !path.contains("..")
                && !path.contains("//");
    }

    /** Only files that exist are remembered: there are few of them, and endlessly many that do not. */
    private Optional<byte[]> file(String path) {
        Optional<byte[]> known = files.get(path);
        if (known != null) {
            return known;
        }
        try (InputStream in = WebFiles.class.getResourceAsStream(ROOT + path)) {
            if (in == null) {
                return Optional.empty();
            }
            Optional<byte[]> read = Optional.of(in.readAllBytes());
            files.put(path, read);
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void send(Context request, String path, String caching, byte[] bytes) {
        String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        request.contentType(TYPES.getOrDefault(ending, "application/octet-stream"))
                .header("Cache-Control", caching)
                .result(bytes);
    }
}
