package civitas.server.ops;

import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.api.Json;
import civitas.server.web.Callers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The description of the API: as OpenAPI for tools, and as a page for people. */
final class ApiDocs {

    private final Catalogue catalogue;
    private final Map<Language, String> pages = new ConcurrentHashMap<>();

    ApiDocs(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    void join(RoutesConfig routes) {
        routes.get(
                "/api/openapi.json",
                request -> request.contentType("application/json").result(read("openapi.json")));
        routes.get(
                "/api/docs/style.css",
                request -> request.contentType("text/css; charset=utf-8").result(read("docs.css")));
        routes.get("/api/docs", this::page);
    }

    private void page(Context request) {
        request.html(pages.computeIfAbsent(
                Callers.language(request),
                language ->
                        new ApiPage(Json.mapper().readTree(read("openapi.json")), catalogue.words(language)).html()));
    }

    private static byte[] read(String name) {
        try (InputStream in = ApiDocs.class.getResourceAsStream("/civitas/server/" + name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
