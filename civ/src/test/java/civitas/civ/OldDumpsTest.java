package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Phase;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Once;
import civitas.civ.state.Player;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Dumps of tables that people played under the first version of the rules. */
class OldDumpsTest {

    private static final CivGame GAME = new CivGame();
    private static final Setup SETUP = Setup.of("civ", List.of("base"), Map.of(), 2, 11);

    private static final String BATTLE = """
            group 1 3 40 38 2 1
            battle true 40 2 2 1 true 3 0
            side 1 3 4 8000000000000001 0 1
            cards 7 -1
            wounds 2 0
            extra 3 0
            side 0 0 0 0 200 0
            cards -1 12
            wounds 0 1
            extra 0 0
            declared 2 1
            """;

    private static String old(String name) {
        try (InputStream in =
                Objects.requireNonNull(OldDumpsTest.class.getResourceAsStream("old-dumps/" + name + ".txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is read must be exactly what has been written, or the table would not be believed. */
    private static CivTable restored(String dump) {
        String upgraded = GAME.upgrade(dump, 1);
        CivTable table = GAME.restore(SETUP, new DumpReader(upgraded));
        assertThat(table.dump().toString()).isEqualTo(upgraded);
        return table;
    }

    @Test
    void aRunningGameGoesOn() {
        CivTable table = restored(old("running"));
        GAME.audit(table);
        assertThat(table.turn().number()).isEqualTo(7);
        assertThat(table.turn().phase()).isEqualTo(Phase.MOVEMENT);
        assertThat(table.turn().first()).isZero();
        assertThat(table.turn().active()).isOne();
        assertThat(table.asked()).isEqualTo(1 << 1);
        assertThat(table.group().isMoving()).isFalse();
        Player egypt = table.player(0);
        assertThat(egypt.civilization()).isEqualTo(BaseCivilization.EGYPT);
        assertThat(egypt.government()).isEqualTo(BaseGovernment.ANARCHY);
        assertThat(egypt.trade()).isEqualTo(4);
        assertThat(egypt.techs()).isEqualTo(0x1212);
        assertThat(egypt.hasUsed(BaseTech.CONSTRUCTION)).isTrue();
        assertThat(egypt.hasUsed(BaseCivilization.EGYPT)).isFalse();
        assertThat(egypt.production(0)).isEqualTo(5);
        assertThat(egypt.assigned(Figures.ARMIES)).isZero();
        assertThat(table.player(1).has(Once.CHANGE_GOVERNMENT)).isTrue();
    }

    @Test
    void aFinishedGameCanBeRead() {
        CivTable table = restored(old("finished"));
        GAME.audit(table);
        assertThat(table.over()).isTrue();
        assertThat(table.victory()).isEqualTo(Victory.ECONOMY);
        assertThat(table.winner()).isOne();
        assertThat(table.coins(1)).isGreaterThanOrEqualTo(15);
        assertThat(table.player(1).sent()).isEqualTo(128);
        assertThat(table.player(0).hand().size()).isOne();
    }

    @Test
    void abilitiesRememberThatTheyWereUsed() {
        String dump = old("finished").replace("player0Used 0 0 0 32 0", "player0Used 1000 2 5 59 2");
        Player player = restored(dump).player(0);
        assertThat(player.hasUsed(BaseTech.CONSTRUCTION)).isTrue();
        assertThat(player.hasUsed(BaseTech.CONSTRUCTION, 1)).isFalse();
        assertThat(player.hasUsed(BaseTech.CODE_OF_LAWS, 1)).isTrue();
        for (BaseWonder wonder : BaseWonder.values()) {
            assertThat(player.hasUsed(wonder)).isEqualTo(wonder.index() == 0 || wonder.index() == 2);
        }
        assertThat(player.hasUsed(BaseCivilization.EGYPT)).isTrue();
        assertThat(player.has(Once.CHANGE_GOVERNMENT)).isTrue();
        assertThat(player.has(Once.DONE_TRADING)).isTrue();
        assertThat(player.has(Once.SILENT)).isFalse();
        assertThat(player.refused()).isEqualTo(2);
    }

    @Test
    void aBattleThatEndedAGameIsStillThere() {
        String dump = old("finished").replace("declared 0 0\n", BATTLE);
        CivTable table = restored(dump);
        Battle battle = table.battle();
        assertThat(battle.isActive()).isTrue();
        assertThat(battle.square()).isEqualTo(40);
        assertThat(battle.city()).isEqualTo(Cities.of(0, 2));
        assertThat(battle.isPlayer(Battle.ATTACKER)).isTrue();
        assertThat(battle.isPlayer(Battle.DEFENDER)).isFalse();
        assertThat(battle.player(Battle.ATTACKER)).isOne();
        assertThat(battle.bonus(Battle.ATTACKER)).isEqualTo(4);
        assertThat(battle.hand(Battle.ATTACKER)).isEqualTo(0x8000_0000_0000_0001L);
        assertThat(battle.killed(Battle.DEFENDER)).isEqualTo(0x200);
        assertThat(battle.fronts()).isEqualTo(2);
        assertThat(battle.card(Battle.ATTACKER, 0)).isEqualTo(7);
        assertThat(battle.wounds(Battle.ATTACKER, 0)).isEqualTo(2);
        assertThat(battle.extra(Battle.ATTACKER, 0)).isEqualTo(3);
        assertThat(battle.card(Battle.DEFENDER, 0)).isEqualTo(Battle.NO_CARD);
        assertThat(battle.card(Battle.DEFENDER, 1)).isEqualTo(12);
        assertThat(battle.wounds(Battle.DEFENDER, 1)).isOne();
        assertThat(battle.turn()).isEqualTo(Battle.DEFENDER);
        assertThat(battle.hasPlayed()).isTrue();
        assertThat(battle.nextStrength()).isEqualTo(3);
        assertThat(battle.winner()).isEqualTo(Battle.ATTACKER);
        assertThat(table.group().origin()).isEqualTo(38);
        assertThat(table.group().steps()).isOne();
    }

    @Test
    void whatIsCutIsRefused() {
        String dump = old("finished").replace("declared 0 0\n", BATTLE);
        for (String before : List.of("wounds", "2 1 true", " CITY_MANAGEMENT")) {
            String cut = dump.substring(0, dump.indexOf(before));
            assertThatThrownBy(() -> GAME.upgrade(cut, 1)).isInstanceOf(DumpException.class);
        }
    }
}
