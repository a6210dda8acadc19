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

    /** Whether a rulebook says it or the specification had to decide, after something else in brackets. */
    private static final Pattern ASIDE = Pattern.compile(
            "[;,] (?:ruling|inferred|reference|own numbers|решение|вывод|справочно|свои числа)(?=\\))",
            Pattern.UNICODE_CHARACTER_CLASS);

    /** The same in brackets of its own. */
    private static final Pattern NOTE = Pattern.compile(
            " ?\\((?:ruling|inferred|reference|own numbers|решение|вывод|справочно|свои числа)\\b[^()]*\\)"
                    + "| ?\\([^()]*\\b(?:ruling|inferred|OQ-\\d+)\\b[^()]*\\)"
                    + "| ?\\([^()]* — (?:решение|вывод)\\)",
            Pattern.UNICODE_CHARACTER_CLASS);

    /** Which rules a worked example proves: for those who test the program. */
    private static final Pattern PROOF = Pattern.compile(" ?\\*(?:Tests|Проверяет|Проверяются|Тесты):\\*.*$");

    /** The rule alone, as a player reads it. */
    RuleInfo plain() {
        String rule = text;
        for (Pattern internal : List.of(PROOF, REASONS, ASIDE, NOTE)) {
            rule = internal.matcher(rule).replaceAll("");
        }
        rule = rule.strip();
        return new RuleInfo(id, section, rule, tags, example);
    }
}
