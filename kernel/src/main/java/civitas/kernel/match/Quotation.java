package civitas.kernel.match;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A thing that was once named in a log, remembered by what was said of it. */
record Quotation(String kind, String code, Phrase title) implements Thing {}
