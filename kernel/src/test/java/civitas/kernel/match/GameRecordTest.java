package civitas.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import civitas.kernel.Played;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.toy.ToyGame;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GameRecordTest {

    private static final GameRecord RECORD = Played.random(
                    new ToyGame(),
                    Setup.of("toy", List.of("base", "extra"), Map.of("dice", "two", "no-market", "no"), 3, 99),
                    5,
                    1000)
            .record();

    private static final String TEXT = RECORD.text();

    @Test
    void isReadableText() {
        assertThat(TEXT).startsWith("""
                        civitas record 1
                        game: toy
                        boxes: base extra
                        rules: 1
                        options: dice=two no-market=no
                        red: red
                        blue: blue
                        yellow: yellow
                        seed: 99

                        1\s""").endsWith("end " + RECORD.entries().size() + " " + RECORD.fingerprint() + "\n");
    }

    @Test
    void namesItsGeneratorIfItIsNotTheOldOne() {
        GameRecord keyed = keyed();
        assertThat(keyed.text()).contains("""
                        blue: blue
                        chance: siphash-2-4
                        seed: 0000000000000abc0000000000000063

                        1\s""");
        assertThat(GameRecord.parse(keyed.text())).isEqualTo(keyed);
        assertThat(Match.replay(new ToyGame(), keyed).fingerprint()).isEqualTo(keyed.fingerprint());
        assertThat(keyed.text().split("\n")[keyed.lineOf(1) - 1]).startsWith("1 ");
    }

    @Test
    void aWrongGeneratorIsNamed() {
        String text = keyed().text();
        complains(text.replace("siphash-2-4", "sha-1"), 8, "'sha-1' is no generator");
        complains(text.replace("0000063", "000006"), 9, "is not 32 hexadecimal digits");
        complains(text.replace("chance: siphash-2-4\n", ""), 8, "is not a number");
        complains(text.replace("siphash-2-4", "splitmix64"), 9, "is not a number");
        assertThatThrownBy(() -> load(text.replace("0000063", "0000064"))).isInstanceOf(RecordException.class);
    }

    private static GameRecord keyed() {
        Setup setup = Setup.of("toy", List.of("base"), Map.of(), 2, Seed.key(0xabc, 99));
        return Played.random(new ToyGame(), setup, 5, 1000).record();
    }

    @Test
    void readsWhatItWrote() {
        assertThat(GameRecord.parse(TEXT)).isEqualTo(RECORD);
        assertThat(GameRecord.parse(TEXT.replace("\n", "\r\n"))).isEqualTo(RECORD);
    }

    @Test
    void knowsTheLineOfAPly() {
        String[] lines = TEXT.split("\n");
        assertThat(lines[RECORD.lineOf(1) - 1]).startsWith("1 ");
        assertThat(lines[RECORD.lineOf(7) - 1]).startsWith("7 ");
    }

    @Test
    void anUnknownTextIsNoRecord() {
        complains("hello", 1, "not a record");
        complains("", 1, "not a record");
        complains(TEXT.replace("civitas record 1", "civitas record 2"), 1, "not a record");
    }

    @Test
    void wrongHeadLinesAreNamed() {
        complains(TEXT.replace("boxes:", "box:"), 3, "expected 'boxes: …'");
        complains(TEXT.replace("rules: 1", "rules: one"), 4, "'one' is not a number");
        complains(TEXT.replace("dice=two", "dice"), 5, "key=value");
        complains(TEXT.replace("seed: 99", "seed: x99"), 9, "'x99' is not a number");
        complains(TEXT.replace("seed: 99\n", ""), 9, "expected 'seed: …'");
    }

    @Test
    void wrongMovesAreNamed() {
        int line = RECORD.lineOf(3);
        String third = TEXT.split("\n")[line - 1];
        complains(TEXT.replace(third + "\n", ""), line, "expected ply 3, found '4'");
        complains(TEXT.replace(third, "3 red"), line, "expected 'ply seat choice'");
        complains(TEXT.replace(third, "3 green bid c1"), line, "'green' is no seat of this table");
        complains(TEXT.replace(third, "3 pink bid c1"), line, "'pink' is no seat of this table");
        complains(TEXT.replace(third, "3 red fly"), line, "'fly' refused");
    }

    @Test
    void aWrongEndIsNamed() {
        int line = RECORD.lineOf(RECORD.entries().size() + 1);
        complains(TEXT.replace(RECORD.fingerprint(), "0".repeat(16)), line, "fingerprint");
        complains(TEXT.replace("end " + RECORD.entries().size(), "end 3"), line, "says 3 choices");
        complains(TEXT.replace(" " + RECORD.fingerprint(), ""), line, "expected 'end plies fingerprint'");
        complains(TEXT + "\nmore", line + 2, "nothing may follow");
    }

    @Test
    void aSetUpTheGameDoesNotKnowIsRefused() {
        complains(TEXT.replace("rules: 1", "rules: 2"), 4, "rules version 2");
        complains(TEXT.replace("dice=two", "dice=nine"), 5, "option dice cannot be 'nine'; it can be one, two");
        complains(TEXT.replace("dice=two", "hats=two"), 5, "unknown option 'hats'; known are dice, no-market");
    }

    @Property(tries = 300)
    void aCutRecordSaysWhereItEnds(@ForAll @IntRange(max = 5000) int length) {
        String text = TEXT.substring(0, Math.min(length, TEXT.length() - 2));
        RecordException e = catchThrowableOfType(RecordException.class, () -> load(text));
        assertThat(e).isNotNull();
        assertThat(e.line()).isBetween(1, text.split("\n", -1).length);
        assertThat(e).hasMessageStartingWith("line " + e.line() + ": ");
    }

    @Test
    void aTamperedRecordIsNoticed() {
        for (int at = 0; at < TEXT.length(); at++) {
            for (char c = ' '; c <= '~'; c++) {
                String text = TEXT.substring(0, at) + c + TEXT.substring(at + 1);
                if (!saysTheSame(text)) {
                    assertThatThrownBy(() -> load(text), text).isInstanceOf(RecordException.class);
                }
            }
        }
    }

    private static boolean saysTheSame(String text) {
        return gist(text).equals(gist(TEXT));
    }

    /** Blanks at the edge of a line, a plus or zero before a number and the names of players may be anything. */
    private static String gist(String text) {
        return text.replaceAll(":[ +0]?", ":")
                .replaceAll("(?m)^(red|blue|yellow):.*$", "$1:")
                .replaceAll("(?m) +$|^ +", "")
                .strip();
    }

    private static void load(String text) {
        Match.replay(new ToyGame(), GameRecord.parse(text));
    }

    private static void complains(String text, int line, String reason) {
        assertThatThrownBy(() -> load(text))
                .isInstanceOf(RecordException.class)
                .hasMessageStartingWith("line " + line + ": ")
                .hasMessageContaining(reason);
    }
}
