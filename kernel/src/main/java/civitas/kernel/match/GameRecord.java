package civitas.kernel.match;

import civitas.kernel.Generator;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.SetupException;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A game as a readable text, as PGN is for chess: the set-up, then one line per choice, then a closing line that shows
 * when something is missing. The table is the replay of its record.
 *
 * <pre>
 * civitas record 1
 * game: clash
 * boxes: monumental
 * rules: 1
 * options: events=optional
 * red: Anna
 * blue: greedy
 * chance: siphash-2-4
 * seed: 5a0e3c91d2b7f4886e1d0c5b9a3f7264
 *
 * 1 red place E2
 * 2 blue place C8
 * end 2 0f3a9c1e22b4d577
 * </pre>
 *
 * <p>Without a line {@code chance} the {@linkplain Generator generator} is SplitMix64, as it was when there was no other.
 *
 * @param entries the choices in order
 * @param fingerprint of the table after the last choice
 */
public record GameRecord(Setup setup, int rules, List<Entry> entries, String fingerprint) {

    private static final String MAGIC = "civitas record 1";
    private static final String END = "end";
    private static final String CHANCE = "chance";
    private static final int LONGEST_QUOTE = 60;

    static final int RULES_LINE = 4;
    private static final int FIRST_PLAYER_LINE = 6;

    /** One choice: who and what. */
    public record Entry(Seat seat, String code) {}

    public GameRecord {
        entries = List.copyOf(entries);
    }

    // --- writing ----------------------------------------------------------------------------------------------------

    public String text() {
        StringBuilder out = new StringBuilder(64 + entries.size() * 24);
        out.append(MAGIC).append('\n');
        out.append("game: ").append(setup.game()).append('\n');
        out.append("boxes: ").append(String.join(" ", setup.boxes())).append('\n');
        out.append("rules: ").append(rules).append('\n');
        out.append("options:");
        setup.options()
                .forEach((key, value) -> out.append(' ').append(key).append('=').append(value));
        out.append('\n');
        for (int seat = 0; seat < setup.seats(); seat++) {
            out.append(Seat.of(seat).code())
                    .append(": ")
                    .append(setup.players().get(seat))
                    .append('\n');
        }
        if (namesChance(setup)) {
            out.append(CHANCE + ": ").append(setup.seed().generator().code()).append('\n');
        }
        out.append("seed: ").append(setup.seed().text()).append("\n\n");
        for (int ply = 0; ply < entries.size(); ply++) {
            Entry entry = entries.get(ply);
            out.append(ply + 1).append(' ').append(entry.seat().code()).append(' ');
            out.append(entry.code()).append('\n');
        }
        out.append(END)
                .append(' ')
                .append(entries.size())
                .append(' ')
                .append(fingerprint)
                .append('\n');
        return out.toString();
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    public static GameRecord parse(String text) {
        return new Reader(text).read();
    }

    /** The line of the text that holds a ply (1 is the first choice). */
    public int lineOf(int ply) {
        int seedLine = FIRST_PLAYER_LINE + setup.seats() + (namesChance(setup) ? 1 : 0);
        return seedLine + 1 + ply;
    }

    /** The line on which a part of the set-up is written. */
    static int lineOf(SetupException.Part part) {
        return switch (part) {
            case GAME -> 2;
            case BOXES -> 3;
            case OPTIONS -> 5;
            case PLAYERS -> FIRST_PLAYER_LINE;
        };
    }

    private static boolean namesChance(Setup setup) {
        return setup.seed().generator() != Generator.SPLITMIX;
    }

    private static final class Reader {

        private final String[] lines;
        private int at;

        Reader(String text) {
            lines = text.split("\n", -1);
        }

        GameRecord read() {
            if (!lines[0].strip().equals(MAGIC)) {
                throw wrong("this is not a record: it does not begin with '" + MAGIC + "'", "magic", MAGIC);
            }
            at = 1;
            String game = field("game");
            List<String> boxes = List.of(field("boxes").split(" +"));
            int rules = version(field("rules"));
            SortedMap<String, String> options = options(field("options"));
            List<String> players = players();
            Generator generator = line().startsWith(CHANCE + ":") ? generator(field(CHANCE)) : Generator.SPLITMIX;
            Setup setup = new Setup(game, boxes, options, players, seed(generator, field("seed")));
            if (!line().isEmpty()) {
                throw wrong("expected an empty line between the head and the choices", "no-gap");
            }
            at++;
            return moves(setup, rules);
        }

        private List<String> players() {
            List<String> players = new ArrayList<>();
            while (players.size() < Seat.values().length
                    && line().startsWith(Seat.of(players.size()).code() + ":")) {
                players.add(field(Seat.of(players.size()).code()));
            }
            if (players.isEmpty()) {
                throw wrong(
                        "expected the seats, beginning with '" + Seat.RED.code() + ":'", "no-seats", Seat.RED.code());
            }
            return players;
        }

        private GameRecord moves(Setup setup, int rules) {
            List<Entry> entries = new ArrayList<>();
            while (at < lines.length) {
                String line = lines[at].strip();
                if (line.startsWith(END + " ")) {
                    return close(setup, rules, entries, line);
                }
                if (line.isEmpty()) {
                    break;
                }
                entries.add(entry(line, entries.size() + 1, setup.seats()));
                at++;
            }
            throw wrong("the record was cut: its closing line '" + END + " …' is missing", "cut", END);
        }

        private Entry entry(String line, int ply, int seats) {
            String[] words = line.split(" ", 3);
            if (words.length < 3) {
                throw wrong("expected 'ply seat choice', found '" + line + "'", "no-choice", shortened(line));
            }
            if (!words[0].equals(Integer.toString(ply))) {
                throw wrong(
                        "expected ply " + ply + ", found '" + words[0] + "'", "wrong-ply", ply, shortened(words[0]));
            }
            Optional<Seat> seat = Seat.parse(words[1]);
            if (seat.isEmpty() || seat.get().index() >= seats) {
                throw wrong("'" + words[1] + "' is no seat of this table", "no-such-seat", shortened(words[1]));
            }
            return new Entry(seat.get(), words[2]);
        }

        private GameRecord close(Setup setup, int rules, List<Entry> entries, String line) {
            String[] words = line.split(" ");
            if (words.length != 3) {
                throw wrong("expected '" + END + " plies fingerprint'", "bad-end", END);
            }
            if (!words[1].equals(Integer.toString(entries.size()))) {
                throw wrong(
                        "the closing line says " + words[1] + " choices, but there are " + entries.size(),
                        "wrong-count",
                        shortened(words[1]),
                        entries.size());
            }
            for (int i = at + 1; i < lines.length; i++) {
                if (!lines[i].isBlank()) {
                    at = i;
                    throw wrong("nothing may follow the closing line", "after-end");
                }
            }
            return new GameRecord(setup, rules, entries, words[2]);
        }

        private String field(String name) {
            String line = line();
            if (!line.startsWith(name + ":")) {
                throw wrong("expected '" + name + ": …', found '" + line + "'", "no-field", name, shortened(line));
            }
            at++;
            return line.substring(name.length() + 1).strip();
        }

        private SortedMap<String, String> options(String text) {
            SortedMap<String, String> options = new TreeMap<>();
            if (text.isEmpty()) {
                return options;
            }
            for (String pair : text.split(" +")) {
                int equals = pair.indexOf('=');
                if (equals < 1) {
                    at--;
                    throw wrong("expected options as key=value, found '" + pair + "'", "bad-option", shortened(pair));
                }
                options.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
            return options;
        }

        private Generator generator(String text) {
            return Generator.of(text).orElseThrow(() -> {
                at--;
                return wrong("'" + text + "' is no generator of chance", "bad-chance", shortened(text));
            });
        }

        private Seed seed(Generator generator, String text) {
            return Seed.parse(generator, text).orElseThrow(() -> {
                at--;
                return switch (generator) {
                    case SPLITMIX -> wrong("'" + text + "' is not a number", "no-number", shortened(text));
                    case SIPHASH -> wrong("'" + text + "' is not 32 hexadecimal digits", "bad-seed", shortened(text));
                };
            });
        }

        private int version(String text) {
            long version = number(text);
            if (version < 1 || version > Integer.MAX_VALUE) {
                at--;
                throw wrong("'" + text + "' is no version of the rules", "bad-version", shortened(text));
            }
            return (int) version;
        }

        private long number(String text) {
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException e) {
                at--;
                throw wrong("'" + text + "' is not a number", "no-number", shortened(text));
            }
        }

        private String line() {
            if (at >= lines.length) {
                throw wrong("the record was cut", "cut", END);
            }
            return lines[at].strip();
        }

        /** @param key of the reason among the messages of the kernel, after {@code record.} */
        private RecordException wrong(String message, String key, Object... args) {
            return new RecordException(Math.min(at, lines.length - 1) + 1, message, Phrase.of("record." + key, args));
        }

        /** What was found is shown to a person: a line of a file that is no record may be anything. */
        private static String shortened(String text) {
            return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
        }
    }

    /** Options of the set-up in the order of their keys. */
    public Map<String, String> options() {
        return setup.options();
    }
}
