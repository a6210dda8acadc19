package civitas.server.web;

import civitas.kernel.text.Language;
import civitas.server.api.RuleBook;
import civitas.server.api.RuleInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of the games for people to look up, read from the specification that is packed beside the program: in English
 * at {@code civitas/rules/GAME.md}, in other languages at {@code civitas/rules/LANG/GAME.md}. Translations have the same
 * rules on the same lines.
 */
public final class RuleTexts {

    private static final Pattern RULE = Pattern.compile("- \\*\\*([A-Z]+-(EX-)?[\\d.]+)\\*\\*((?: *\\[\\w+])*) *(.*)");
    private static final Pattern TAG = Pattern.compile("\\[(\\w+)]");

    /** The head of a table of words; other tables belong to a rule. */
    private static final Pattern WORDS = Pattern.compile("\\| *English *\\|.*");

    private static final RuleTexts PACKED = new RuleTexts("/civitas/rules/");

    private final String root;
    private final Map<String, RuleBook> read = new ConcurrentHashMap<>();

    /** @param root where the specifications are on the class path */
    RuleTexts(String root) {
        this.root = root;
    }

    /** The rules of a game in their order; none if its specification is not here. */
    public static RuleBook of(String game, Language language) {
        return PACKED.book(game, language);
    }

    RuleBook book(String game, Language language) {
        return read.computeIfAbsent(language.tag() + "/" + game, key -> read(game, language));
    }

    private RuleBook read(String game, Language language) {
        String english = text(game + ".md").orElse("");
        Optional<String> translated =
                language == Language.EN ? Optional.empty() : text(language.tag() + "/" + game + ".md");
        return new RuleBook(
                translated.isPresent() ? language.tag() : Language.EN.tag(),
                rules(translated.orElse(english)),
                glossary(english, translated.orElse(english), language));
    }

    private Optional<String> text(String path) {
        try (InputStream in = RuleTexts.class.getResourceAsStream(root + path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The numbered rules and worked examples of a specification. */
    public static List<RuleInfo> rules(String text) {
        List<RuleInfo> rules = new ArrayList<>();
        Headings headings = new Headings();
        for (String line : text.lines().toList()) {
            headings.read(line);
            Matcher rule = RULE.matcher(line);
            if (rule.matches()) {
                List<String> tags = TAG.matcher(rule.group(3))
                        .results()
                        .map(tag -> tag.group(1))
                        .toList();
                rules.add(new RuleInfo(rule.group(1), headings.section, rule.group(4), tags, rule.group(2) != null));
            }
        }
        return List.copyOf(rules);
    }

    /**
     * The words of a game. Every glossary holds both languages, so the English file is read for them; what stands around
     * them (headings, columns) comes from the same lines of the translation.
     */
    static List<RuleBook.Term> glossary(String english, String asked, Language language) {
        List<String> lines = english.lines().toList();
        List<String> shown = asked.lines().toList();
        if (shown.size() != lines.size()) {
            shown = lines;
        }
        List<RuleBook.Term> terms = new ArrayList<>();
        Headings headings = new Headings();
        for (int i = 0; i < lines.size(); i++) {
            headings.read(shown.get(i));
            if (WORDS.matcher(lines.get(i)).matches()) {
                String[] columns = cells(shown.get(i));
                // The line after the head only draws the table.
                for (i += 2; i < lines.size() && lines.get(i).startsWith("|"); i++) {
                    terms.add(term(headings.section, columns, cells(lines.get(i)), language));
                }
            }
        }
        return List.copyOf(terms);
    }

    private static RuleBook.Term term(String section, String[] columns, String[] cells, Language language) {
        String english = cells[0];
        String russian = cells[1];
        boolean more = cells.length > 2 && !cells[2].isEmpty() && !cells[2].equals(russian);
        String note = more ? columns[2] + ": " + cells[2] : "";
        if (russian.isEmpty()) {
            return new RuleBook.Term(section, english, "", note);
        }
        return switch (language) {
            case EN -> new RuleBook.Term(section, english, russian, note);
            case RU -> new RuleBook.Term(section, russian, english, note);
        };
    }

    /** The cells of a line of a table; a dash stands for nothing. */
    private static String[] cells(String line) {
        return Arrays.stream(line.strip().replaceAll("^\\||\\|$", "").split("\\|", -1))
                .map(String::strip)
                .map(cell -> cell.matches("[–—-]") ? "" : cell)
                .toArray(String[]::new);
    }

    /** Where in the text a line is. */
    private static final class Headings {

        private String chapter = "";
        private String section = "";

        void read(String line) {
            if (line.startsWith("## ")) {
                chapter = tidy(line.substring(3));
                section = chapter;
            } else if (line.startsWith("### ")) {
                section = chapter + " / " + tidy(line.substring(4));
            }
        }

        /** Some headings name the editions they belong to; the rules below them do so as well. */
        private static String tidy(String heading) {
            return heading.replaceAll("`(\\[\\w+])+`", "").strip();
        }
    }
}
