package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever brings a record that cannot be replayed is told why, in their own language. */
class BadRecordTest extends ServerTest {

    private static final String GOOD = record();

    private static String record() {
        Match<ToyTable> match = Match.start(new ToyGame(), Setup.of("toy", List.of("base"), Map.of(), 2, 42));
        for (int ply = 0; ply < 6; ply++) {
            int seat = match.table().asking();
            match.choose(Seat.of(seat), match.table().choices(seat).getFirst());
        }
        return match.record().text();
    }

    static List<Arguments> broken() {
        return List.of(
                broken(text -> "", "This is not a record of a game.", "Это не запись партии."),
                broken(text -> "<!doctype html>", "This is not a record of a game.", "Это не запись партии."),
                broken(
                        text -> text.replace("rules: 1", "rules: 7"),
                        "Line 4 of the record: The game was played by version 7 of the rules",
                        "Строка 4 записи: Партия сыграна по версии 7 правил, а здесь играют по версии 1."),
                broken(
                        text -> text.replace("rules: 1", "rules: many"),
                        "“many” is not a number.",
                        "Строка 4 записи: «many» — не число."),
                broken(
                        text -> text.replace("game: toy", "game: chess"),
                        "There is no game “chess” here.",
                        "Игры «chess» здесь нет."),
                broken(
                        text -> text.replace("boxes: base", "boxes: huge"),
                        "Line 3 of the record: The boxes of this game are",
                        "Строка 3 записи: Коробки этой игры: base"),
                broken(
                        text -> text.replace("options:", "options: hats=2"),
                        "There is no variant “hats” in this game.",
                        "Варианта «hats» в этой игре нет."),
                broken(
                        text -> text.replaceFirst("(?m)^4 (\\w+) .*$", "4 $1 fly to the moon"),
                        "Choice number 4 is not allowed at this point",
                        "Шаг номер 4 в этот момент не разрешён"),
                broken(
                        text -> text.replaceFirst("(?m)^4 .*\n", ""),
                        "Choice number 4 should be here, but there is “5”.",
                        "Здесь должен быть шаг номер 4, а написано «5»."),
                broken(
                        text -> text.replaceFirst("(?m)^4 \\w+ ", "4 green "),
                        "Nobody at this table is called “green”.",
                        "За этим столом нет места «green»."),
                broken(
                        text -> text.substring(0, text.indexOf("\n5 ") + 1),
                        "The record breaks off here",
                        "Здесь запись обрывается: нет последней строки «end …»."),
                broken(
                        text -> text.substring(0, text.indexOf("seed:") - 1),
                        "The record breaks off here",
                        "Здесь запись обрывается"),
                broken(
                        text -> text.replaceFirst("(end \\d+) .*", "$1 0123456789abcdef"),
                        "do not lead to the table that the record ends with",
                        "Шаги приводят не к тому столу"),
                broken(
                        text -> text.replaceFirst("end 6", "end 9"),
                        "The last line promises 9 choices, but there are 6.",
                        "Последняя строка обещает шагов: 9, а в записи их 6."),
                broken(
                        text -> text.replaceFirst("seed: .*", "seed: " + "9".repeat(3000)),
                        "” is not a number.",
                        "» — не число."));
    }

    private static Arguments broken(UnaryOperator<String> harm, String english, String russian) {
        return Arguments.of(harm.apply(GOOD), english, russian);
    }

    @ParameterizedTest
    @MethodSource("broken")
    void aBadRecordIsExplained(String record, String english, String russian) {
        Client anna = guest("Anna");
        Map<String, String> headers = Map.of("X-Civitas", "1", "Content-Type", "text/plain");
        assertThat(anna.send("POST", "/api/records", GOOD, headers).status()).isEqualTo(201);
        for (String language : List.of("en", "ru")) {
            Client.Answer answer = anna.send("POST", "/api/records?lang=" + language, record, headers);
            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.code()).isEqualTo("invalid");
            assertThat(answer.json().path("detail").asString())
                    .contains(language.equals("en") ? english : russian)
                    .doesNotContain("⟨", "Exception")
                    .hasSizeLessThan(700);
        }
    }
}
