package civitas.server.api;

import java.util.List;

/** What happened, as one viewer may read it. */
public record LogLine(int ply, String key, String text, List<Thing> things) {}
