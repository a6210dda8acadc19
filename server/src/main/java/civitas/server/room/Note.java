package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Something done at a table beside the game, such as a computer put in somebody's place. Everybody there is told of it, each in
 * their own language, so it is kept as a kind ({@code notice.KIND} in the bundles) and what it was done with.
 *
 * @param args names, seats, numbers, and phrases without arguments
 */
record Note(String kind, List<Object> args) {

    private static final String BETWEEN = "\t";
    private static final char NAME = '=';
    private static final char SEAT = '@';
    private static final char NUMBER = '#';
    private static final char PHRASE = '%';

    static Note of(String kind, Object... args) {
        return new Note(kind, List.of(args));
    }

    /** The arguments as they are kept. No name has a tab in it; see {@link Texts#tidy}. */
    String text() {
        List<String> words = new ArrayList<>();
        for (Object arg : args) {
            words.add(
                    switch (arg) {
                        case Seat seat -> SEAT + seat.code();
                        case Integer number -> NUMBER + number.toString();
                        case Phrase phrase -> PHRASE + phrase.key();
                        default -> NAME + arg.toString();
                    });
        }
        return String.join(BETWEEN, words);
    }

    /** What was kept, to be said in any language. */
    static Phrase phrase(String kind, String text) {
        List<Object> args = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(BETWEEN, -1)) {
            String rest = word.substring(1);
            args.add(
                    switch (word.charAt(0)) {
                        case SEAT -> Seat.parse(rest).<Object>map(seat -> seat).orElse(rest);
                        case NUMBER -> Integer.parseInt(rest);
                        case PHRASE -> Phrase.of(rest);
                        default -> rest;
                    });
        }
        return Phrase.of("notice." + kind, args.toArray());
    }
}
