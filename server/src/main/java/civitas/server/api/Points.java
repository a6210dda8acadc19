package civitas.server.api;

import java.util.List;

/** The points of all seats, in seat order, after a ply. */
public record Points(int ply, List<Double> points) {}
