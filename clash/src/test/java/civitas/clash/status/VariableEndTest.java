package civitas.clash.status;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.Good;
import civitas.clash.content.Wonder;
import civitas.clash.turn.EndRound;
import civitas.clash.turn.StartRound;
import civitas.kernel.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that end by chance or by a wonder (CC-17.8 to CC-17.14). */
class VariableEndTest {

    private static TestTable at(String length, int age, int round) {
        TestTable t = TestTable.players(2, Map.of("initial-settler", "city", "length", length));
        t.objectives(0).objectives(1);
        t.table().setClock(age, round);
        return t;
    }

    @ParameterizedTest
    @CsvSource({"6,2,1", "6,3,2", "7,1,3", "7,2,4", "7,3,5"})
    @Rule({"CC-17.8", "CC-17.9", "CC-17.11"})
    void aRollWithinTheIntervalEndsTheGameAtOnce(int age, int round, int highest) {
        TestTable ends = at("random-end", age, round).dice(Integer.toString(highest));
        ends.table().push(new StartRound());
        ends.table().settle();
        assertThat(ends.table().over()).isTrue();

        TestTable goesOn = at("random-end", age, round).dice(Integer.toString(highest + 1));
        goesOn.table().push(new StartRound());
        goesOn.table().settle();
        assertThat(goesOn.table().over()).isFalse();
        assertThat(goesOn.codes()).contains("end-turn");
    }

    @Test
    @Rule("CC-17.8")
    void earlierRoundsAreNotRolledFor() {
        TestTable t = at("random-end", 6, 1).dice();
        t.table().push(new StartRound());
        t.table().settle();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule("CC-17.9")
    void objectivesAreStillCompletedAfterARandomEnd() {
        TestTable t = at("random-end", 7, 1).dice("1").objectives(0, 11, 32).goods(0, Good.GOLD, 5);
        t.table().wonders().build(Wonder.GREAT_WALL, 0);
        t.table().push(new StartRound());
        t.table().settle();
        t.choose("complete o11 wealth");
        t.choose("complete o32 magnificent-culture");
        assertThat(t.table().over()).as("the last round’s wonder counted").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"6,1,false", "6,2,true", "7,3,true"})
    @Rule("CC-17.12")
    void aWonderInTheLastFiveRoundsEndsTheGameWithTheRound(int age, int round, boolean ends) {
        TestTable t = at("wonder-end", age, round);
        t.table().wonders().build(Wonder.GREAT_WALL, 0);
        t.table().push(new EndRound());
        t.table().settle();
        assertThat(t.table().over()).isEqualTo(ends);
    }

    @ParameterizedTest
    @CsvSource({"random-end", "wonder-end"})
    @Rule("CC-17.14")
    void theSeventhAgeIsTheLast(String length) {
        TestTable sixth = at(length, 6, 3);
        sixth.table().push(new EndRound());
        sixth.table().settle();
        assertThat(sixth.table().over()).isFalse();
        TestTable seventh = at(length, 7, 3);
        seventh.table().push(new EndRound());
        seventh.table().settle();
        assertThat(seventh.table().over()).isTrue();
    }
}
