package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseTactic;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Content;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tables read back from their dumps, and dumps that are none. */
class ClashRestoreTest {

    private static final ClashGame GAME = new ClashGame();
    private static final Content CONTENT =
            GAME.book(List.of(ClashGame.MONUMENTAL)).content();
    private static final Setup SETUP = setup(3);
    private static final int MUTATIONS = 2000;
    private static final List<String> WORDS = List.of(
            "-1", "-7", "5", "99", "300", "4000000000", "99999999999999999999", "x", "true", "NOBODY", "[]", "");

    private static Setup setup(int seats) {
        return Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of(), seats, 7);
    }

    private static ClashTable restore(String dump) {
        return GAME.restore(SETUP, new DumpReader(dump));
    }

    /** A table at rest on which a battle of several rounds has been fought. */
    private static ClashTable played() {
        SplittableRandom random = new SplittableRandom(11);
        ClashTable table = GAME.deal(SETUP);
        while (!table.isRestorable() || table.battle().earlier().isEmpty()) {
            if (table.over()) {
                table = GAME.deal(SETUP);
            }
            List<Choice> choices = table.choices(table.asking());
            table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
        }
        return table;
    }

    @Test
    void theSheetOfABattleComesBackWithEveryReason() {
        ClashTable table = played();
        Battle battle = table.battle();
        Stream.<Thing[]>of(
                        BaseTactic.values(),
                        BaseAdvance.values(),
                        Wonder.values(),
                        BaseBuilding.values(),
                        BaseUnit.values(),
                        Battle.Reason.values())
                .flatMap(Stream::of)
                .forEach(source -> {
                    battle.now().addBonus(Battle.ATTACKER, -1, source);
                    battle.addLasting(Battle.DEFENDER, 2, source);
                });
        battle.now().rolled(Battle.DEFENDER, List.of(CONTENT.face(0), CONTENT.face(11)), 3);
        battle.nextRound();
        battle.now().addDice(Battle.ATTACKER, 1, BaseTactic.SCOUT);
        battle.now().rolled(Battle.ATTACKER, List.of(CONTENT.face(5)), 0);
        ClashTable back = restore(table.dump().toString());
        assertThat(back.battle().rounds()).isEqualTo(battle.rounds());
        assertThat(back.dump().toString()).isEqualTo(table.dump().toString());
    }

    @Test
    void whatFollowsFromTheDumpIsFoundAgain() {
        ClashTable table = played();
        ClashTable back = restore(table.dump().toString());
        assertThat(back.lands().explored()).isEqualTo(table.lands().explored());
        assertThat(back.lands().sea()).isEqualTo(table.lands().sea());
        for (int side = 0; side <= ClashTable.BARBARIANS; side++) {
            assertThat(back.cities().of(side)).isEqualTo(table.cities().of(side));
            assertThat(back.units().of(side)).isEqualTo(table.units().of(side));
        }
    }

    @Test
    void aTableIsReadOverAnyOther() {
        String dump = played().dump().toString();
        ClashTable other = GAME.deal(SETUP);
        other.restore(new DumpReader(dump));
        assertThat(other.dump().toString()).isEqualTo(dump);
    }

    @Test
    void whileSomebodyTalksNothingIsWritten() {
        TestTable test = TestTable.players(2).turnOf(0);
        assertThat(test.table().isRestorable()).isTrue();
        test.choose("trade blue").choose("withdraw");
        assertThat(test.table().atRest()).isTrue();
        assertThat(test.table().isRestorable()).as("a draft has been torn up").isFalse();
    }

    @Test
    void refusesWhatDoesNotFit() {
        String dump = played().dump().toString();
        assertThatThrownBy(() -> GAME.restore(setup(2), new DumpReader(dump))).isInstanceOf(DumpException.class);
        for (String wrong : List.of(
                dump.replaceFirst("(?m)^turn\\.actions .*$", "turn.actions some"),
                dump.replaceFirst("(?m)^fatigue", "turnMemory draft 0\nfatigue"),
                dump.replaceFirst("(?m)^city .*$", "city 9"),
                dump.replaceFirst("(?m)^city -?\\d+", "city 9"),
                dump.replaceFirst("(?m)^terrain \\d+", "terrain 8"),
                dump.replaceFirst("(?m)^player1\\.goods .*$", "player1.goods 0 0"),
                dump.replaceFirst("Face\\[index=\\d+", "Face[index=12"),
                dump.replaceFirst("EndRound\\[", "EndWorld["),
                dump.replaceFirst("(?m)^wonder .*$", "wonder 1 2 3 4 5 6 7 8 9"),
                dump + "more 1\n")) {
            assertThat(wrong).isNotEqualTo(dump);
            assertThatThrownBy(() -> restore(wrong), wrong).isInstanceOf(DumpException.class);
        }
    }

    @Test
    void brokenDumpsAreRefusedInOnlyOneWay() {
        String dump = played().dump().toString();
        SplittableRandom random = new SplittableRandom(5);
        int refused = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            String broken = mutate(dump, random, i);
            try {
                restore(broken).dump();
            } catch (DumpException e) {
                refused++;
            } catch (RuntimeException e) {
                throw new AssertionError("mutation " + i + " escapes: " + broken, e);
            }
        }
        assertThat(refused).as("dumps that cannot be read").isBetween(MUTATIONS / 4, MUTATIONS - 1);
    }

    private static String mutate(String dump, SplittableRandom random, int i) {
        List<String> lines = new ArrayList<>(Arrays.asList(dump.split("\n")));
        int line = random.nextInt(lines.size());
        int other = random.nextInt(lines.size());
        switch (i % 6) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(other, lines.get(line));
            case 2 -> Collections.swap(lines, line, other);
            case 3 -> lines.set(line, changeWord(lines.get(line), random));
            case 4 -> lines.set(line, cut(lines.get(line), random));
            default -> {
                return cut(dump, random);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static String changeWord(String line, SplittableRandom random) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split("(?<=[ =,\\[\\]])|(?=[ =,\\[\\]])")));
        int word = random.nextInt(words.size());
        if (random.nextBoolean()) {
            words.set(word, WORDS.get(random.nextInt(WORDS.size())));
        } else {
            Collections.swap(words, word, random.nextInt(words.size()));
        }
        return String.join("", words);
    }

    private static String cut(String text, SplittableRandom random) {
        int from = random.nextInt(text.length());
        return text.substring(0, from) + text.substring(Math.min(text.length(), from + 1 + random.nextInt(20)));
    }
}
