package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseCivil;
import civitas.clash.event.Pestilence;
import civitas.clash.objective.Exclusions;
import civitas.clash.state.Battle;
import civitas.clash.state.Lasting;
import civitas.clash.state.Turn;
import civitas.clash.table.ClashTable;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
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

    /** What had a field of its own for a card is remembered by the card. */
    @Test
    void whatCardsRememberedIsRememberedStill() throws IOException {
        String dump = GAME.upgrade(
                old().replaceFirst("(?m)^turn .*", "turn 2 true 0 1 true true")
                        .replaceFirst("(?m)^turn2 .*", "turn2 true 2 MASS_PRODUCTION 3 4 1 2")
                        .replaceFirst("(?m)^battlefields", "battlefields 5 35")
                        .replaceFirst("(?m)^lasting .*", "lasting true 4 2")
                        .replaceFirst("(?m)^truce .*", "truce 1 -1")
                        .replaceFirst("(?m)^founder .*", "founder [false, true]")
                        .replaceFirst("(?m)^player0.lost .*", "player0.lost 0 1 0 0 2")
                        .replaceFirst("(?m)^player0.rest .*", "player0.rest 3 1 0"),
                1);
        ClashTable table = GAME.restore(SETUP, new DumpReader(dump));
        assertThat(table.dump()).hasToString(dump);
        Turn turn = table.turn();
        assertThat(turn.actionsLeft()).isEqualTo(2);
        assertThat(turn.isCollectsOver()).isTrue();
        assertThat(turn.extraSpaces()).isEqualTo(2);
        assertThat(turn.isSpacesAgain()).isFalse();
        assertThat(turn.landBattlesWon()).isEqualTo(3);
        assertThat(turn.conquests()).isEqualTo(4);
        assertThat(turn.battlefields()).isEqualTo(Numbers.of(5, 35));
        assertThat(turn.memory().get(BaseAdvance.DRAFT, 0)).isEqualTo(2);
        assertThat(turn.memory().get(BaseCivil.HERO_GENERAL, 0)).isEqualTo(1);
        assertThat(turn.memory().get(BaseCivil.GREAT_IDEAS, 0)).isEqualTo(2);
        Lasting lasting = table.lasting();
        assertThat(Pestilence.rages(table)).isTrue();
        assertThat(lasting.isKept(2)).isTrue();
        assertThat(lasting.isTruce(1, 0)).isTrue();
        assertThat(Exclusions.isBound(table, 0)).isFalse();
        assertThat(Exclusions.isBound(table, 1)).isTrue();
        assertThat(lasting.untilTurn().has(BaseCivil.ASSASSINATION, 1)).isTrue();
        assertThat(table.player(0).lost(BaseBuilding.FORTRESS)).isEqualTo(1);
        assertThat(table.player(0).lostSettlements()).isEqualTo(2);
        assertThat(table.player(0).eventHalfPoints()).isEqualTo(3);
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
