package civitas.server.web;

import civitas.server.api.RuleInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbered rules of the games, read from the specification that is packed beside the program. */
final class RuleTexts {

    private static final Pattern RULE = Pattern.compile("- \\*\\*([A-Z]+-[\\d.]+)\\*\\*((?: *\\[\\w+])*) *(.*)");
    private static final Pattern TAG = Pattern.compile("\\[(\\w+)]");
    private static final Map<String, List<RuleInfo>> READ = new ConcurrentHashMap<>();

    private RuleTexts() {}

    /** The rules of a game in their order; none if its specification is not here. */
    static List<RuleInfo> of(String game) {
        return READ.computeIfAbsent(game, RuleTexts::read);
    }

    private static List<RuleInfo> read(String game) {
        try (InputStream in = RuleTexts.class.getResourceAsStream("/civitas/rules/" + game + ".md")) {
            return in == null ? List.of() : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<RuleInfo> parse(String text) {
        List<RuleInfo> rules = new ArrayList<>();
        String chapter = "";
        String section = "";
        for (String line : text.lines().toList()) {
            Matcher rule = RULE.matcher(line);
            if (line.startsWith("## ")) {
                chapter = line.substring(3).strip();
                section = chapter;
            } else if (line.startsWith("### ")) {
                section = chapter + " / " + line.substring(4).strip();
            } else if (rule.matches()) {
                List<String> tags = TAG.matcher(rule.group(2))
                        .results()
                        .map(tag -> tag.group(1))
                        .toList();
                rules.add(new RuleInfo(rule.group(1), section, rule.group(3), tags));
            }
        }
        return List.copyOf(rules);
    }
}
