package civitas.server.web;

import io.javalin.http.Context;
import io.micrometer.core.instrument.MeterRegistry;

/** Counts the answers by their kind. */
final class RequestMeter {

    private final MeterRegistry meters;

    RequestMeter(MeterRegistry meters) {
        this.meters = meters;
    }

    void count(Context request) {
        meters.counter(
                        "civitas.requests",
                        "method",
                        String.valueOf(request.method()),
                        "status",
                        request.statusCode() / 100 + "xx")
                .increment();
    }
}
