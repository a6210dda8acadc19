package civitas.server.api;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One numbered rule.
 *
 * @param example whether it is a worked example
 */
public record RuleInfo(String id, String section, String text, List<String> tags, boolean example) {

    /** Where the specification gives its reasons, after something else in brackets. */
    private static final Pattern REASONS = Pattern.compile("[;,] OQ-\\d+");

    /** Whether a rulebook says it or the specification had to decide. */
    private static final Pattern NOTE = Pattern.compile(
            " ?\\((?:ruling|inferred|reference|решение|вывод|справочно)\\b[^()]*\\)| ?\\([^()]*OQ-\\d+[^()]*\\)",
            Pattern.UNICODE_CHARACTER_CLASS);

    /** The rule alone, as a player reads it. */
    RuleInfo plain() {
        String rule = NOTE.matcher(REASONS.matcher(text).replaceAll(""))
                .replaceAll("")
                .strip();
        return new RuleInfo(id, section, rule, tags, example);
    }
}
