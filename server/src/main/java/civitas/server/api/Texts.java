package civitas.server.api;

import java.util.List;

/**
 * All words of a game in one language.
 *
 * @param words plain phrases by key, without those that need arguments
 */
public record Texts(List<Text> things, java.util.Map<String, String> words) {}
