package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.stage.CivStage;
import civitas.civ.wisdom.WisdomAndWarfare;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.Monumental;
import civitas.clash.civilizations.Civilizations;
import civitas.clash.stage.ClashStage;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.lab.scenario.Outcome;
import civitas.lab.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The scenarios of boxes that are being built and not offered to players yet. When a box is put on the shelf, its files move to
 * {@code scenarios}.
 */
class ComingBoxesTest {

    private static final Path DIRECTORY = Path.of("src/test/resources/scenarios");

    private static final Shelf SHELF = new Shelf(List.of(
            new Playable<>(
                    new ClashGame(List.of(new Monumental(), new Civilizations())),
                    new ClashEvaluation(),
                    new ClashStage()),
            new Playable<>(
                    new CivGame(List.of(new BaseBox(), new FameAndFortune(), new WisdomAndWarfare())),
                    new CivEvaluation(),
                    new CivStage())));

    @TestFactory
    Stream<DynamicTest> theirScenariosHold() {
        ScenarioRunner runner = new ScenarioRunner(SHELF);
        return ScenarioRunner.files(DIRECTORY).stream()
                .map(file -> DynamicTest.dynamicTest(DIRECTORY.relativize(file).toString(), file.toUri(), () -> {
                    for (Outcome outcome : runner.run(file)) {
                        assertThat(outcome.problems()).as(outcome.title()).isEmpty();
                    }
                }));
    }
}
