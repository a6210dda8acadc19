package civitas.clash.content.facts;

import civitas.clash.content.Terrain;
import java.util.List;

/** A region of four spaces, in the order north, west, east, south of its unturned tile. */
public record RegionTile(int number, List<Terrain> cells) {}
