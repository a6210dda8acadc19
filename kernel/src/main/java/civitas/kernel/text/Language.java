package civitas.kernel.text;

import java.util.Locale;
import java.util.Optional;

/** The languages Civitas speaks. Each viewer chooses; a table never does. */
public enum Language {
    EN("en"),
    RU("ru");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    public String tag() {
        return tag;
    }

    public Locale locale() {
        return Locale.forLanguageTag(tag);
    }

    public static Optional<Language> of(String tag) {
        for (Language language : values()) {
            if (language.tag.equals(tag)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }
}
