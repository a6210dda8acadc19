package civitas.server.api;

import java.util.List;

/** One numbered rule. */
public record RuleInfo(String id, String section, String text, List<String> tags) {}
