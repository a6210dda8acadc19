package civitas.server.ops;

import civitas.server.Catalogue;
import civitas.server.api.Json;
import civitas.server.store.Store;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What operators and their tools ask for. */
public final class OpsRoutes {

    private static final Logger LOG = LoggerFactory.getLogger(OpsRoutes.class);

    private final Store store;
    private final Measurements measurements;
    private final ApiDocs docs;

    public OpsRoutes(Store store, Measurements measurements, Catalogue catalogue) {
        this.store = store;
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

    /** Healthy means: the database answers. */
    private void health(Context request) {
        try {
            store.ping();
            request.contentType("application/json").result(Json.bytes(Map.of("status", "up")));
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).log("the database does not answer");
            request.status(503).contentType("application/json").result(Json.bytes(Map.of("status", "down")));
        }
    }
}
