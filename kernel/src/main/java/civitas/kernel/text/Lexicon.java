package civitas.kernel.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The words of one language, read from message bundles in ICU syntax (which knows the plurals of Russian).
 *
 * <p>ICU knows nothing of cases. A message that needs a name in another one asks for that form of its argument,
 * {@code {1~dat}}, and the name has an entry for it beside its own: {@code seat.0~dat} beside {@code seat.0}. A name without such
 * an entry stands as it is; in a listing every part is bent.
 */
public final class Lexicon {

    /** Stands between the key of a message and its form. */
    private static final String FORM = "~";

    private static final String PLAIN = "";

    private final Language language;
    private final Map<String, Message> messages;
    private final Map<String, Phrase> instead;

    /** The messages that have a wording of their own for some number of arguments. */
    private final Set<String> counted;

    private Lexicon(
            Language language, Map<String, Message> messages, Map<String, Phrase> instead, Set<String> counted) {
        this.language = language;
        this.messages = messages;
        this.instead = instead;
        this.counted = counted;
    }

    /**
     * Reads the bundles of a language.
     *
     * @param bundles resource names without language and ending, such as {@code civitas/clash/messages/content}
     */
    public static Lexicon load(Language language, List<String> bundles) {
        Lexicon lexicon = new Lexicon(language, new HashMap<>(), Map.of(), new HashSet<>());
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
            properties.forEach((key, value) -> put((String) key, (String) value));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void put(String key, String text) {
        messages.put(key, new Message(text, language.locale()));
        int dot = key.lastIndexOf('.');
        if (dot >= 0 && key.chars().skip(dot + 1L).allMatch(Character::isDigit)) {
            counted.add(key.substring(0, dot));
        }
    }

    /**
     * The same words, where some things are called otherwise: "Anna" instead of "Red". What is said instead is bent like
     * anything else, by entries for the forms of its own key.
     */
    public Lexicon calling(Map<String, Phrase> otherwise) {
        return new Lexicon(language, messages, Map.copyOf(otherwise), counted);
    }

    public Language language() {
        return language;
    }

    /** All messages, without the forms that only this language needs. */
    public Set<String> keys() {
        Set<String> keys = new TreeSet<>(messages.keySet());
        keys.removeIf(key -> key.contains(FORM));
        return keys;
    }

    /** The entries that bend a message: its key and the form, such as {@code seat.0~dat}. */
    public Set<String> forms() {
        Set<String> keys = new TreeSet<>(messages.keySet());
        keys.removeIf(key -> !key.contains(FORM));
        return keys;
    }

    public boolean knows(String key) {
        return messages.containsKey(key);
    }

    /** The pattern of a message in ICU syntax; empty if there is none. */
    public String pattern(String key) {
        Message message = messages.get(key);
        return message == null ? "" : message.pattern();
    }

    /** The text of a phrase. An unknown key shows itself in brackets: a build check keeps that from happening. */
    public String say(Phrase phrase) {
        return say(phrase, PLAIN);
    }

    private String say(Phrase phrase, String form) {
        if (phrase.key().isEmpty()) {
            StringBuilder text = new StringBuilder();
            for (Object arg : phrase.args()) {
                text.append(argument(arg, form));
            }
            return text.toString();
        }
        Phrase other = instead.get(phrase.key());
        if (other != null) {
            return say(other, form);
        }
        Message message = find(phrase, form);
        return message == null ? "⟨" + phrase.key() + "⟩" : message.say(arguments(phrase.args(), message.bent()));
    }

    private Object[] arguments(List<Object> plain, List<Message.Bent> bent) {
        int needed = bent.isEmpty() ? 0 : bent.getLast().gap() + 1;
        Object[] args = new Object[Math.max(plain.size(), needed)];
        Arrays.fill(args, "");
        for (int i = 0; i < plain.size(); i++) {
            args[i] = argument(plain.get(i), PLAIN);
        }
        for (Message.Bent one : bent) {
            if (one.arg() < plain.size()) {
                args[one.gap()] = argument(plain.get(one.arg()), one.form());
            }
        }
        return args;
    }

    /** A message may have a wording of its own for a number of arguments: {@code choice.pay.2} beside {@code choice.pay}. */
    private @Nullable Message find(Phrase phrase, String form) {
        Message bent = form.isEmpty() ? null : messages.get(phrase.key() + FORM + form);
        if (bent != null) {
            return bent;
        }
        Message special = counted.contains(phrase.key())
                ? messages.get(phrase.key() + "." + phrase.args().size())
                : null;
        return special != null ? special : messages.get(phrase.key());
    }

    public String say(Named thing) {
        return say(thing.title());
    }

    private Object argument(Object arg, String form) {
        return switch (arg) {
            case Phrase nested -> say(nested, form);
            case Named thing -> say(thing.title(), form);
            case Number number -> number;
            default -> arg.toString();
        };
    }
}
