package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A table as the first version of the rules wrote it goes on. */
class OldDumpsTest {

    private static final ClashGame GAME = new ClashGame();
    private static final Setup SETUP = Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of(), 2, 6);

    private static String old() throws IOException {
        try (InputStream in = OldDumpsTest.class.getResourceAsStream("first-version.dump")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aTableOfTheFirstVersionIsWrittenAsTodayWould() throws IOException {
        String dump = GAME.upgrade(old(), 1);
        ClashTable table = GAME.restore(SETUP, new DumpReader(dump));
        assertThat(table.dump()).hasToString(dump);
        GAME.audit(table);
        Battle battle = table.battle();
        assertThat(battle.result()).isEqualTo(Battle.Result.NOBODY_WON);
        assertThat(battle.side(Battle.DEFENDER)).isEqualTo(ClashTable.BARBARIANS);
        assertThat(battle.earlier()).hasSize(1);
        assertThat(battle.now().value(Battle.ATTACKER)).isEqualTo(5);
        assertThat(battle.now().bonus(Battle.ATTACKER)).isEqualTo(2);
    }

    @Test
    void whatIsCutOffIsRefused() throws IOException {
        String dump = old();
        assertThatThrownBy(() -> GAME.upgrade(dump.replaceAll("(?m)^battleRound .*\n", ""), 1))
                .isInstanceOf(DumpException.class);
        assertThatThrownBy(() -> GAME.upgrade(dump.replaceAll("(?m)^battleSide2 .*\n", "battleSide2 0\n"), 1))
                .isInstanceOf(DumpException.class);
    }
}
