package civitas.server.api;

import java.util.List;

/**
 * The specification of a game for people who look something up.
 *
 * @param language the language the rules are really in: English where there is no translation
 */
public record RuleBook(String language, List<RuleInfo> rules, List<Term> glossary) {

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
