package civitas.kernel.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The words of one language, read from message bundles in ICU syntax (which knows the plurals of Russian). */
public final class Lexicon {

    private final Language language;
    private final Map<String, Message> messages = new HashMap<>();

    private Lexicon(Language language) {
        this.language = language;
    }

    /**
     * Reads the bundles of a language.
     *
     * @param bundles resource names without language and ending, such as {@code civitas/clash/messages/content}
     */
    public static Lexicon load(Language language, List<String> bundles) {
        Lexicon lexicon = new Lexicon(language);
        for (String bundle : bundles) {
            lexicon.read(bundle + "_" + language.tag() + ".properties");
        }
        return lexicon;
    }

    private void read(String resource) {
        try (InputStream in = Lexicon.class.getClassLoader().getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no message bundle " + resource);
            }
            Properties properties = new Properties();
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            properties.forEach(
                    (key, value) -> messages.put((String) key, new Message((String) value, language.locale())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Language language() {
        return language;
    }

    public Set<String> keys() {
        return new TreeSet<>(messages.keySet());
    }

    public boolean knows(String key) {
        return messages.containsKey(key);
    }

    /** The pattern of a message, as written in its bundle; empty if there is none. */
    public String pattern(String key) {
        Message message = messages.get(key);
        return message == null ? "" : message.pattern();
    }

    /** The text of a phrase. An unknown key shows itself in brackets: a build check keeps that from happening. */
    public String say(Phrase phrase) {
        if (phrase.key().isEmpty()) {
            StringBuilder text = new StringBuilder();
            for (Object arg : phrase.args()) {
                text.append(argument(arg));
            }
            return text.toString();
        }
        Message message = find(phrase);
        if (message == null) {
            return "⟨" + phrase.key() + "⟩";
        }
        Object[] args = new Object[phrase.args().size()];
        for (int i = 0; i < args.length; i++) {
            args[i] = argument(phrase.args().get(i));
        }
        return message.say(args);
    }

    /** A message may have a wording of its own for a number of arguments: {@code choice.pay.2} beside {@code choice.pay}. */
    private @Nullable Message find(Phrase phrase) {
        Message special = messages.get(phrase.key() + "." + phrase.args().size());
        return special != null ? special : messages.get(phrase.key());
    }

    public String say(Named thing) {
        return say(thing.title());
    }

    private Object argument(Object arg) {
        return switch (arg) {
            case Phrase nested -> say(nested);
            case Named thing -> say(thing.title());
            case Number number -> number;
            default -> arg.toString();
        };
    }
}
