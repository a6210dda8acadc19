package civitas.server.mail;

import io.javalin.config.RoutesConfig;

/**
 * What the links in letters lead to. They open a page with a button, and the button comes here: programs that read letters
 * follow links, but press no buttons.
 */
public final class MailRoutes {

    private final Addresses addresses;

    public MailRoutes(Addresses addresses) {
        this.addresses = addresses;
    }

    public void join(RoutesConfig routes) {
        routes.post("/api/mail/confirm/{secret}", request -> {
            addresses.confirm(request.pathParam("secret"));
            request.status(204);
        });
        routes.post("/api/mail/stop/{secret}", request -> {
            addresses.stop(request.pathParam("secret"));
            request.status(204);
        });
    }
}
