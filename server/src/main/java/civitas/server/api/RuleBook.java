package civitas.server.api;

import java.util.List;
import java.util.function.Predicate;

/**
 * The specification of a game for people who look something up.
 *
 * @param language the language the rules are really in: English where there is no translation
 */
public record RuleBook(String language, List<RuleInfo> rules, List<Term> glossary) {

    /** The same book for people at a table: only the rules that hold there, without notes about where they come from. */
    public RuleBook holding(Predicate<List<String>> tags) {
        return new RuleBook(
                language,
                rules.stream()
                        .filter(rule -> tags.test(rule.tags()))
                        .map(RuleInfo::plain)
                        .toList(),
                glossary);
    }

    /**
     * A word of the game.
     *
     * @param section the part of the glossary
     * @param term in the language that was asked for
     * @param other in the other language
     * @param note what else it is called, and where; may be empty
     */
    public record Term(String section, String term, String other, String note) {}
}
