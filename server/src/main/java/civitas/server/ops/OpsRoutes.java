package civitas.server.ops;

import civitas.server.Catalogue;
import civitas.server.api.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** What operators and their tools ask for. */
public final class OpsRoutes {

    private final Health health;
    private final BooleanSupplier takingPart;
    private final Measurements measurements;
    private final ApiDocs docs;

    /** @param takingPart whether this server looks after tables, or could */
    public OpsRoutes(Health health, BooleanSupplier takingPart, Measurements measurements, Catalogue catalogue) {
        this.takingPart = takingPart;
        this.health = health;
        this.measurements = measurements;
        docs = new ApiDocs(catalogue);
    }

    public void join(RoutesConfig routes) {
        routes.get("/health", this::health);
        routes.get(
                "/metrics",
                request -> request.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(measurements.text()));
        docs.join(routes);
    }

    /** Healthy means: the database can be read and written, and the other servers count on this one. */
    private void health(Context request) {
        boolean up = takingPart.getAsBoolean() && health.isUp();
        request.status(up ? 200 : 503)
                .contentType("application/json")
                .result(Json.bytes(Map.of("status", up ? "up" : "down")));
    }
}
