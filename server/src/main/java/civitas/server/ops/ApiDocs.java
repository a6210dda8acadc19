package civitas.server.ops;

import civitas.server.api.Json;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The description of the API: as OpenAPI for tools, and as a plain page for people. */
final class ApiDocs {

    private static final byte[] OPENAPI = read();

    private ApiDocs() {}

    private static byte[] read() {
        try (InputStream in = ApiDocs.class.getResourceAsStream("/civitas/server/openapi.json")) {
            if (in == null) {
                throw new IllegalStateException("openapi.json is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void json(Context request) {
        request.contentType("application/json").result(OPENAPI);
    }

    static void page(Context request) {
        JsonNode api = Json.mapper().readTree(OPENAPI);
        StringBuilder out = new StringBuilder("<!doctype html><html lang=en><meta charset=utf-8>"
                + "<meta name=viewport content=\"width=device-width\"><title>Civitas API</title><h1>Civitas API</h1>");
        out.append("<p>").append(escape(api.path("info").path("description").asString("")));
        out.append("<p><a href=/api/openapi.json>openapi.json</a>");
        for (Map.Entry<String, JsonNode> path : api.path("paths").properties()) {
            out.append("<h2><code>").append(escape(path.getKey())).append("</code></h2><dl>");
            for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
                out.append("<dt><b>").append(escape(method.getKey().toUpperCase(java.util.Locale.ROOT)));
                out.append("</b><dd>")
                        .append(escape(method.getValue().path("summary").asString("")));
            }
            out.append("</dl>");
        }
        request.html(out.toString());
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
