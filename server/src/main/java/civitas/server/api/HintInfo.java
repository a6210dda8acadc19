package civitas.server.api;

import java.util.List;

/**
 * What an expert would do in somebody's place, or how far the thinking is.
 *
 * @param ply at which moment
 * @param percent how much of the thinking is done
 * @param hints the best choices, once it is {@code ready}
 */
public record HintInfo(int ply, boolean ready, int percent, List<AdviceInfo> hints) {}
