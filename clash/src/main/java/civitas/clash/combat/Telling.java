package civitas.clash.combat;

import civitas.clash.table.ClashTable;
import civitas.kernel.Event;
import civitas.kernel.text.Phrase;

/** Public log lines with more than a few arguments. */
final class Telling {

    private Telling() {}

    static void say(ClashTable table, String key, Object... args) {
        table.whisper(Event.EVERYBODY, Phrase.of(key, args), Phrase.NONE);
    }
}
