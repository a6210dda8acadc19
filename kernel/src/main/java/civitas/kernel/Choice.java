package civitas.kernel;

import civitas.kernel.text.Phrase;

/**
 * One legal option of a decision: a verb and up to two things, such as {@code construct temple D4}.
 *
 * <p>People, agents, scenarios and records all use this one vocabulary. Bigger choices are sequences of small ones.
 */
public record Choice(Verb verb, Thing subject, Thing object) {

    /** The text that names this choice in records and requests. */
    public String code() {
        if (subject.equals(Thing.NONE)) {
            return verb.code();
        }
        if (object.equals(Thing.NONE)) {
            return verb.code() + " " + subject.code();
        }
        return verb.code() + " " + subject.code() + " " + object.code();
    }

    /** What a person reads on the button. */
    public Phrase label() {
        String key = "choice." + verb.code();
        if (subject.equals(Thing.NONE)) {
            return Phrase.of(key);
        }
        if (object.equals(Thing.NONE)) {
            return Phrase.of(key, subject);
        }
        return Phrase.of(key, subject, object);
    }

    /** The thing it is about, of the kind that the question has listed. */
    public <K> K subject(Class<K> kind) {
        return as(kind, subject);
    }

    /** The other thing it is about, of the kind that the question has listed. */
    public <K> K object(Class<K> kind) {
        return as(kind, object);
    }

    private <K> K as(Class<K> kind, Thing thing) {
        if (!kind.isInstance(thing)) {
            throw new IllegalStateException("'" + code() + "' is not about a " + kind.getSimpleName());
        }
        return kind.cast(thing);
    }

    /** Whether it names a thing, or its verb is meant; things are the same when kind and code are. */
    public boolean isAbout(Thing thing) {
        return isSame(subject, thing)
                || isSame(object, thing)
                || thing.kind().equals(Verb.KIND) && thing.code().equals(verb.code());
    }

    private static boolean isSame(Thing one, Thing other) {
        return one.code().equals(other.code()) && one.kind().equals(other.kind());
    }

    /** Whether this choice says {@code code}; cheaper than building {@link #code()} for every option. */
    public boolean says(String code) {
        String word = verb.code();
        if (!code.startsWith(word)) {
            return false;
        }
        if (code.length() > word.length() && code.charAt(word.length()) != ' ') {
            return false;
        }
        return code().equals(code);
    }

    @Override
    public String toString() {
        return code();
    }
}
