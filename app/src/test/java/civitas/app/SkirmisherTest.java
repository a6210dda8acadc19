package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Instinct;
import civitas.agents.Skirmisher;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Who fights in forecasts of Civilization: better than chance, and by nothing that is hidden. */
class SkirmisherTest {

    private static final CivGame GAME = new CivGame();
    private static final CivEvaluation EVALUATION = new CivEvaluation();
    private static final int PLIES = 1_200;
    private static final int BATTLES = 8;
    private static final int FIGHTS = 12;
    private static final int WHIM = 3;

    /** Tables on which a battle of two players is about to be fought, one of each battle; nobody changes them. */
    private static final List<CivTable> TABLES = battles();

    /** Shows every moment of a game in which everybody does what looks best, and now and then something else. */
    private static void play(long seed, Consumer<CivTable> seen) {
        CivTable table = GAME.deal(Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), 2, seed));
        Instinct<CivTable> instinct = new Instinct<>(EVALUATION, seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (int ply = 0; ply < PLIES && !table.over(); ply++) {
            seen.accept(table);
            int asked = table.asking();
            List<Choice> choices = table.choices(asked);
            table.choose(
                    asked,
                    random.nextInt(WHIM) == 0
                            ? choices.get(random.nextInt(choices.size()))
                            : instinct.answer(table, asked));
        }
    }

    private static List<CivTable> battles() {
        List<CivTable> battles = new ArrayList<>();
        for (long seed = 1; battles.size() < BATTLES; seed++) {
            boolean[] before = {false};
            play(seed, table -> {
                boolean fighting = table.battle().isActive() && isOpen(table.battle());
                if (fighting && !before[0] && battles.size() < BATTLES) {
                    battles.add(table.copy());
                }
                before[0] = fighting;
            });
        }
        return battles;
    }

    /** Both sides have cards to play. */
    private static boolean isOpen(Battle battle) {
        return Long.bitCount(battle.hand(Battle.ATTACKER)) > 1 && Long.bitCount(battle.hand(Battle.DEFENDER)) > 1;
    }

    @Test
    @Rule("CV-11.68")
    void whoeverLooksToTheEndOfABattleWinsMoreOfThem() {
        int skilledAttack = 0;
        int skilledDefence = 0;
        for (CivTable battle : TABLES) {
            for (int fight = 0; fight < FIGHTS; fight++) {
                skilledAttack += isWon(battle, Battle.ATTACKER, fight) ? 1 : 0;
                skilledDefence += isWon(battle, Battle.DEFENDER, fight) ? 1 : 0;
            }
        }
        assertThat(skilledAttack)
                .as("of %d fights, against %d when it is the defender who thinks", BATTLES * FIGHTS, skilledDefence)
                .isGreaterThan(skilledDefence + BATTLES * FIGHTS / 10);
    }

    /** Whether the attacker wins if only one side thinks and the other plays at random. */
    private static boolean isWon(CivTable battle, int skilled, int fight) {
        CivTable table = battle.copy();
        table.redealt(fight);
        int thinks = table.battle().player(skilled);
        Seat attacker = Seat.of(table.battle().player(Battle.ATTACKER));
        Thing place = table.square(table.battle().square());
        Skirmisher<CivTable> skirmisher = new Skirmisher<>(GAME, EVALUATION, fight);
        SplittableRandom random = new SplittableRandom(fight);
        BiFunction<CivTable, Integer, Choice> byChance = (now, seat) -> {
            List<Choice> choices = now.choices(seat);
            return choices.get(random.nextInt(choices.size()));
        };
        while (!table.over() && table.battle().isActive()) {
            int asked = table.asking();
            table.choose(asked, asked == thinks ? skirmisher.answer(table, asked) : byChance.apply(table, asked));
        }
        return GAME.warfare().holds(table, attacker, place);
    }

    @Test
    @Rule("CV-17.11")
    void nobodyPlaysByWhatHeCannotKnow() {
        int answers = 0;
        for (CivTable battle : TABLES) {
            int seat = battle.asking();
            for (long seed = 1; seed <= 3; seed++) {
                CivTable twin = GAME.imagine(battle, Seat.of(seat), 99 + seed);
                assertThat(new Skirmisher<>(GAME, EVALUATION, seed)
                                .answer(battle, seat)
                                .code())
                        .isEqualTo(new Skirmisher<>(GAME, EVALUATION, seed)
                                .answer(twin, seat)
                                .code());
                answers++;
            }
        }
        assertThat(answers).isEqualTo(3 * BATTLES);
    }
}
