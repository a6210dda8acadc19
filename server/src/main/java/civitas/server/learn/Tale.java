package civitas.server.learn;

import civitas.kernel.scenario.Node;
import civitas.kernel.text.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A text of a lesson in all languages; one without any of them is refused. */
public record Tale(Map<Language, String> words) {

    private static final List<String> TAGS =
            java.util.Arrays.stream(Language.values()).map(Language::tag).toList();

    public Tale {
        words = Map.copyOf(words);
    }

    static Tale read(Node node) {
        Node.Fields fields = node.fields().only(TAGS.toArray(String[]::new));
        Map<Language, String> words = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Node said = fields.get(language.tag())
                    .orElseThrow(() -> node.wrong("the language '" + language.tag() + "' is missing"));
            if (said.text().isEmpty()) {
                throw said.wrong("the text is empty");
            }
            words.put(language, said.text());
        }
        return new Tale(words);
    }

    public String in(Language language) {
        String said = words.get(language);
        if (said == null) {
            throw new IllegalStateException("no words in " + language);
        }
        return said;
    }
}
