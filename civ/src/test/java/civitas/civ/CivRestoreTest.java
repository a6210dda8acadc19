package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.civ.board.Square;
import civitas.civ.content.BaseWonder;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tables read back from their dumps, true ones and broken ones. That whole games come back is among the laws. */
class CivRestoreTest {

    private static final CivGame GAME = new CivGame();
    private static final Setup SETUP = Setup.of("civ", List.of("base"), Map.of(), 3, 11);

    /** Words that could stand in a dump, but hardly anywhere. */
    private static final List<String> STRANGE =
            List.of("", "x", "-1", "-4", "77", "999", "99999999999", "ROME", "TRADE", "{", "{-1}", "{9999}", "true");

    @Test
    void brokenDumpsAreRefusedInOnlyOneWay() {
        List<String> mutants = new ArrayList<>(mutants(atRest(9).dump().toString()));
        mutants.addAll(mutants(wonInBattle().dump().toString()));
        assertThat(mutants).hasSizeGreaterThan(1000).allSatisfy(CivRestoreTest::readsOrRefuses);
    }

    @Test
    void whatIsMissingOrForeignIsNamed() {
        String dump = atRest(4).dump().toString();
        refuses(dump.replaceFirst("seats 3", "seats 4"), "number of players");
        refuses(dump.replaceFirst("player1.hand.*\n", ""), "player1.hand");
        refuses(
                dump.replaceFirst("(player2.assigned .*\n)?player2.hand", "player2.assigned 1\nplayer2.hand"),
                "missing");
        String inAtlantis = "player0.government 77\nplayer0.techs";
        refuses(
                dump.replaceFirst("(player0.(government|unlocked|fresh|sheetCoins) .*\n)*player0.techs", inAtlantis),
                "77");
        refuses(dump.replaceFirst("(turn.number .*\n)(turn.phase .*\n)?", "$1turn.phase SIESTA\n"), "SIESTA");
        refuses(dump.replaceFirst("BeginPhase\\[phase=[A-Z_]+", "BeginPhase[phase=SIESTA"), "SIESTA");
        refuses(dump.replaceFirst("BeginTurn\\[", "Flight["), "Flight");
        refuses(dump.replaceFirst("(?m)^piece ", "drawn 9999 5\npiece "), "9999");
        refuses(dump.replaceFirst("(?m)^figure ", "figure 0 0 0\nfigure 1 0 0\nfigure "), "two players");
        refuses(dump + "more 1\n", "more");
        String other = GAME.deal(Setup.of("civ", List.of("base"), Map.of(), 2, 11))
                .dump()
                .toString();
        refuses(other, "number of players");
    }

    /** Squares outside all tiles have no face; the map of three has such squares. */
    @Test
    void nothingIsDrawnWhereThereIsNoSquare() {
        CivTable table = atRest(4);
        int nowhere = 0;
        while (table.board().exists(nowhere)) {
            nowhere++;
        }
        refuses(table.dump().toString().replaceFirst("(?m)^piece ", "drawn " + nowhere + " 5\npiece "), "no square");
    }

    @Test
    void whatIsSeldomOnATableComesBackToo() {
        CivTable table = atRest(2);
        List<Integer> squares = new ArrayList<>();
        for (int i = 0; i < table.board().size(); i++) {
            if (table.board().exists(i)) {
                squares.add(i);
            }
        }
        table.lands().draw(squares.getFirst(), 37);
        table.lands().draw(squares.getLast(), 38);
        table.locked().add(squares.get(3));
        table.locked().add(squares.get(70));
        table.wonders().promise(BaseWonder.ORACLE);
        CivTable back = comesBack(table);
        assertThat(back.lands().printed(squares.getFirst()))
                .isEqualTo(table.lands().printed(squares.getFirst()));
        assertThat(back.locked()).isEqualTo(table.locked());
        assertThat(back.wonders().promised()).isEqualTo(BaseWonder.ORACLE.mask());
    }

    @Test
    void whatFollowsFromADumpIsFoundAgain() {
        CivTable table = atRest(9);
        CivTable back = comesBack(table);
        for (int seat = 0; seat < table.seats(); seat++) {
            assertThat(limits(back, seat)).isEqualTo(limits(table, seat));
        }
        for (int i = 0; i < table.board().size(); i++) {
            Square square = table.square(i);
            assertThat(onSquare(back, i)).as(square.label()).isEqualTo(onSquare(table, i));
        }
    }

    @Test
    void aBattleThatWonTheGameIsStillThere() {
        CivTable back = comesBack(wonInBattle());
        assertThat(back.over()).isTrue();
        assertThat(back.victory()).isEqualTo(Victory.MILITARY);
        assertThat(back.battle().isActive()).isTrue();
        assertThat(back.battle().card(Battle.DEFENDER, 1)).isEqualTo(7);
        assertThat(back.battle().wounds(Battle.DEFENDER, 1)).isEqualTo(2);
        assertThat(back.group().points()).isEqualTo(3);
    }

    @Test
    void noSnapshotInTheMiddleOfASentence() {
        CivTable table = atRest(2);
        SplittableRandom random = new SplittableRandom(3);
        while (table.choices(table.asking()).stream()
                .noneMatch(choice -> choice.code().startsWith("trade "))) {
            step(table, random);
        }
        assertThat(table.isRestorable()).isTrue();
        int seat = table.asking();
        Choice talk = table.choices(seat).stream()
                .filter(choice -> choice.code().startsWith("trade "))
                .findFirst()
                .orElseThrow();
        table.choose(seat, talk);
        assertThat(table.atRest()).isTrue();
        assertThat(table.isRestorable()).isFalse();
    }

    // --- tables -----------------------------------------------------------------------------------------------------

    /** A table played at random into some turn. */
    private static CivTable atRest(int turn) {
        CivTable table = GAME.deal(SETUP);
        SplittableRandom random = new SplittableRandom(turn);
        while (table.turn().number() < turn || !table.isRestorable()) {
            step(table, random);
        }
        assertThat(table.over()).isFalse();
        return table;
    }

    private static void step(CivTable table, SplittableRandom random) {
        List<Choice> choices = table.choices(table.asking());
        table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
    }

    /** The game is over, and cards and figures lie where they lay at that moment. */
    private static CivTable wonInBattle() {
        CivTable table = atRest(4);
        table.group().start(0, 3, 40, 3);
        Battle battle = table.battle();
        battle.start(Contender.player(0, 3), Contender.player(1, 0), 40, Cities.of(1, 0));
        battle.setHand(Battle.ATTACKER, 0x8000_0000_0000_0001L);
        battle.openFront();
        battle.openFront();
        battle.setCard(Battle.DEFENDER, 1, 7);
        battle.setWounds(Battle.DEFENDER, 1, 2);
        table.win(0, Victory.MILITARY);
        table.startOver();
        return table;
    }

    private static CivTable comesBack(CivTable table) {
        assertThat(table.isRestorable()).isTrue();
        String dump = table.dump().toString();
        CivTable back = GAME.restore(SETUP, new DumpReader(dump));
        assertThat(back.dump().toString()).isEqualTo(dump);
        for (int seat = 0; seat < table.seats(); seat++) {
            assertThat(back.decision(Seat.of(seat))).isEqualTo(table.decision(Seat.of(seat)));
        }
        return back;
    }

    private static List<Object> limits(CivTable table, int seat) {
        return List.of(
                table.speed(seat),
                table.stack(seat),
                table.handLimit(seat),
                table.cityLimit(seat),
                table.coins(seat),
                table.player(seat).water());
    }

    private static List<Object> onSquare(CivTable table, int square) {
        return List.of(
                table.lands().isKnown(square),
                table.lands().isKnown(square) ? table.lands().printed(square) : "unknown",
                table.cities().at(square),
                table.cities().around(square),
                table.figures().holder(square),
                table.figures().count(square));
    }

    // --- broken dumps -----------------------------------------------------------------------------------------------

    /** Cut, with lines lost, doubled and exchanged, and with each word replaced in turn. */
    private static List<String> mutants(String dump) {
        List<String> mutants = new ArrayList<>();
        for (int end = 0; end < dump.length(); end += 41) {
            mutants.add(dump.substring(0, end));
        }
        List<String> lines = Arrays.asList(dump.split("\n"));
        SplittableRandom random = new SplittableRandom(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            mutants.add(with(lines, i, List.of()));
            mutants.add(with(lines, i, List.of(lines.get(i), lines.get(i))));
            List<String> exchanged = new ArrayList<>(lines);
            Collections.swap(exchanged, i, random.nextInt(lines.size()));
            mutants.add(String.join("\n", exchanged));
            for (String line : otherLines(lines.get(i), random)) {
                mutants.add(with(lines, i, List.of(line)));
            }
        }
        return mutants;
    }

    private static String with(List<String> lines, int index, List<String> instead) {
        List<String> changed = new ArrayList<>(lines.subList(0, index));
        changed.addAll(instead);
        changed.addAll(lines.subList(index + 1, lines.size()));
        return String.join("\n", changed) + "\n";
    }

    private static List<String> otherLines(String line, SplittableRandom random) {
        List<String> words = Arrays.asList(line.split(" "));
        List<String> others = new ArrayList<>();
        others.add(line + " 5");
        for (int i = 0; i < words.size(); i++) {
            List<String> fewer = new ArrayList<>(words);
            fewer.remove(i);
            others.add(String.join(" ", fewer));
            for (int j = 0; j < 2; j++) {
                List<String> changed = new ArrayList<>(words);
                changed.set(i, STRANGE.get(random.nextInt(STRANGE.size())));
                others.add(String.join(" ", changed));
            }
        }
        return others;
    }

    /** Whatever can be read can also be written, so that it can be compared with what was read. */
    private static void readsOrRefuses(String text) {
        try {
            assertThat(GAME.restore(SETUP, new DumpReader(text)).dump().toString())
                    .isNotEmpty();
        } catch (DumpException e) {
            assertThat(e).hasMessageNotContaining("null");
        }
    }

    private static void refuses(String text, String reason) {
        assertThatThrownBy(() -> GAME.restore(SETUP, new DumpReader(text)))
                .isInstanceOf(DumpException.class)
                .hasMessageContaining(reason);
    }
}
