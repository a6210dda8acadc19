package civitas.clash.content;

import java.util.List;

/** A region of four spaces, in the order north, west, east, south of its unturned tile. */
public record RegionTile(int number, List<Terrain> cells) {}
