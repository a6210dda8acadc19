package civitas.civ.reaction;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.state.Cities;
import civitas.civ.state.Declaration;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import civitas.kernel.Step;
import org.junit.jupiter.api.Test;

class ReactionTest {

    /** Something visible: a player gains culture. */
    private record Gain(int player, int amount) implements Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            table.addCulture(player, amount);
        }
    }

    private static final int EFFECT = 7;
    private static final int CANCELLED = 1;

    /** Player 0 declares something. */
    private record Declare(Declaration.Kind kind) implements Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            Step<CivTable> effect = new Gain(0, EFFECT);
            Declaring.declare(
                    table,
                    kind,
                    0,
                    0,
                    table.square(table.cities().center(Cities.of(0, 0))),
                    effect,
                    new Gain(0, CANCELLED));
        }
    }

    private static int token(TestTable test, Resource resource) {
        for (int token = 0; token < test.table().content().tokens(); token++) {
            boolean free = true;
            for (int player = 0; player < test.table().seats(); player++) {
                free &= (test.table().player(player).tokens() >> token & 1) == 0;
            }
            if (free
                    && test.table()
                            .content()
                            .token(token)
                            .resource()
                            .filter(resource::equals)
                            .isPresent()) {
                return token;
            }
        }
        throw new IllegalStateException("no " + resource);
    }

    private static TestTable begun() {
        TestTable test = TestTable.playing(BaseCivilization.ROME, BaseCivilization.AMERICA, BaseCivilization.GERMANY);
        test.table().turn().setPhase(Phase.CITY_MANAGEMENT);
        test.table().turn().setActive(0);
        return test;
    }

    private static TestTable spy(TestTable test, int player, Tech tech) {
        test.knows(player, tech).table().player(player).addToken(token(test, Resource.SPY));
        return test;
    }

    @Test
    @Rule({"CV-03.12", "CV-03.13", "CV-03.09"})
    void theOthersAreAskedClockwiseAndTheFirstCancels() {
        TestTable test = spy(spy(begun(), 2, BaseTech.WRITING), 1, BaseTech.WRITING);
        test.at(new Declare(Declaration.Kind.CITY_ACTION));
        assertThat(test.table().asking()).isOne();
        assertThat(test.codes()).containsExactly("pass", "pass-step", "use writing");
        test.choose("pass");
        assertThat(test.table().asking()).isEqualTo(2);
        test.choose("pass");
        assertThat(test.table().player(0).culture()).isEqualTo(EFFECT);
        test = spy(spy(begun(), 2, BaseTech.WRITING), 1, BaseTech.WRITING);
        test.at(new Declare(Declaration.Kind.CITY_ACTION)).choose("use writing");
        while (!test.isDone() && test.codes().getFirst().startsWith("pay")) {
            test.choose(test.codes().getFirst());
        }
        assertThat(test.isDone()).isTrue();
        assertThat(test.table().player(0).culture()).isEqualTo(CANCELLED);
        assertThat(test.table().player(1).tokens()).isZero();
        assertThat(test.table().player(2).tokens()).isNotZero();
    }

    @Test
    @Rule({"CV-03.14", "CV-03.16"})
    void aCancellationIsCancelled() {
        TestTable test = spy(spy(begun(), 1, BaseTech.WRITING), 2, BaseTech.MASS_MEDIA);
        test.at(new Declare(Declaration.Kind.CITY_ACTION)).choose("use writing");
        assertThat(test.table().asking()).isEqualTo(2);
        test.choose("use mass-media");
        assertThat(test.isDone()).isTrue();
        assertThat(test.table().player(0).culture()).isEqualTo(EFFECT);
        assertThat(test.table().player(1).hasUsed(BaseTech.WRITING, 0)).isTrue();
        assertThat(test.table().player(1).tokens()).isZero();
    }

    @Test
    @Rule({"CV-03.15", "CV-03.12"})
    void nobodyIsAskedWhoCouldNotCancel() {
        TestTable test = spy(begun(), 1, BaseTech.CIVIL_SERVICE).at(new Declare(Declaration.Kind.CITY_ACTION));
        assertThat(test.isDone()).isTrue();
        assertThat(test.table().player(0).culture()).isEqualTo(EFFECT);
    }

    @Test
    @Rule({"CV-17.23", "CV-03.13"})
    void whoMightBeAbleIsAsked() {
        TestTable test = begun().knows(1, BaseTech.WRITING);
        test.table().player(1).addToken(token(test, Resource.WHEAT));
        test.at(new Declare(Declaration.Kind.CITY_ACTION));
        assertThat(test.table().asking()).isOne();
        assertThat(test.codes()).containsExactly("pass", "pass-step");
        test.choose("pass-step").at(new Declare(Declaration.Kind.CITY_ACTION));
        assertThat(test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-03.18", "CV-03.19"})
    void interruptersAreServedFromTheMoverOn() {
        TestTable test = spy(spy(begun(), 1, BaseTech.COMMUNISM), 0, BaseTech.COMMUNISM);
        CivTable table = test.table();
        table.turn().setPhase(Phase.MOVEMENT);
        table.group().start(1, 1, table.cities().outskirts(Cities.of(1, 0))[0], 1);
        table.startOver();
        InterruptWindow window = new InterruptWindow(1, 3);
        test.at(window);
        assertThat(table.asking()).isOne();
        test.choose("pass");
        assertThat(table.asking()).isZero();
        test.choose("use communism");
        test.choose(test.codes().getFirst());
        assertThat(table.locked().isEmpty()).isFalse();
    }
}
