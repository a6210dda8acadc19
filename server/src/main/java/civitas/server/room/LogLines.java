package civitas.server.room;

import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.api.LogLine;
import civitas.server.api.Thing;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Lines of a log in the words of one language: what several are told is put into words once. Everybody who is told the same is told the
 * very same phrase, and whoever is told something else another one, so nobody gets to read the line of somebody else. The room's door
 * guards it.
 */
final class LogLines {

    private final Lexicon words;
    private final IdentityHashMap<Phrase, LogLine> said = new IdentityHashMap<>();

    LogLines(Lexicon words) {
        this.words = words;
    }

    /** A phrase that is always the same may be told at several plies. */
    LogLine line(int ply, Phrase phrase) {
        LogLine known = said.get(phrase);
        if (known == null || known.ply() != ply) {
            known = worded(ply, phrase);
            said.put(phrase, known);
        }
        return known;
    }

    private LogLine worded(int ply, Phrase phrase) {
        List<Thing> things = new ArrayList<>();
        collect(phrase, things);
        return new LogLine(ply, phrase.key(), words.say(phrase), List.copyOf(things));
    }

    private void collect(Phrase phrase, List<Thing> things) {
        for (Object arg : phrase.args()) {
            if (arg instanceof Phrase nested) {
                collect(nested, things);
            } else if (arg instanceof civitas.kernel.Thing thing) {
                things.add(new Thing(thing.kind(), thing.code(), words.say(thing)));
            }
        }
    }
}
