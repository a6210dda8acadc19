package civitas.server.api;

import java.util.List;

/**
 * One numbered rule.
 *
 * @param example whether it is a worked example
 */
public record RuleInfo(String id, String section, String text, List<String> tags, boolean example) {}
