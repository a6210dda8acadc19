package civitas.server.api;

import java.util.List;

/** How a seat stands, as everybody may know. */
public record StandingInfo(String seat, double points, int place, List<Category> categories) {}
