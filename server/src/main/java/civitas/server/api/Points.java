package civitas.server.api;

import java.util.List;
import java.util.Map;

/**
 * The points of all seats, in seat order, after a ply.
 *
 * @param categories the same by category, for games whose categories are races of their own
 */
public record Points(int ply, List<Double> points, Map<String, List<Double>> categories) {}
