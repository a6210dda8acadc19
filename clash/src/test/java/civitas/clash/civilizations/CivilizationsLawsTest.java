package civitas.clash.civilizations;

import civitas.clash.ClashGame;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.table.ClashTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The laws of every game hold with the expansion, with every civilization in every seat. */
class CivilizationsLawsTest extends GameLaws<ClashTable> {

    private static final int SEATS = 4;

    /** What the bench makes of the number of a set-up to get the seed of its only game. */
    private static final long STRIDE = 1_000_003;

    private static final Map<String, String> SHORT = Map.of("length", "short");

    @Override
    protected Game<ClashTable> game() {
        return Expansion.GAME;
    }

    /** Both variants of the box with two and three players, then as many games of four as it takes. */
    @Override
    protected List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        setups.add(setup(Map.of("alternative-history", "yes", "length", "short"), 2, 1));
        setups.add(setup(Map.of("random-leaders", "yes", "length", "short"), 3, 2));
        setups.add(setup(Map.of("alternative-history", "yes", "random-leaders", "yes", "length", "short"), SEATS, 3));
        Set<Integer> missing = new HashSet<>();
        for (int i = 0; i < Civilization.values().length * SEATS; i++) {
            missing.add(i);
        }
        for (int number = 4; !missing.isEmpty(); number++) {
            Set<Integer> dealt = dealt(number);
            dealt.retainAll(missing);
            // The first games bring only civilizations that are new in their seats; the last ones what is left.
            if (dealt.size() >= Math.min(SEATS, 1 + missing.size() / 8)) {
                missing.removeAll(dealt);
                setups.add(setup(SHORT, SEATS, number));
            }
        }
        return setups;
    }

    private static Setup setup(Map<String, String> options, int seats, int number) {
        return Setup.of(ClashGame.ID, Expansion.BOXES, options, seats, number);
    }

    /** Which civilization is in which seat in the game of a set-up. */
    private static Set<Integer> dealt(int number) {
        ClashTable table = Expansion.GAME.deal(Setup.of(ClashGame.ID, Expansion.BOXES, SHORT, SEATS, number * STRIDE));
        Set<Integer> pairs = new HashSet<>();
        for (int seat = 0; seat < SEATS; seat++) {
            int civilization =
                    Peoples.of(table).civilization(seat).orElseThrow().ordinal();
            pairs.add(civilization * SEATS + seat);
        }
        return pairs;
    }

    @Override
    protected int gamesPerSetup() {
        return 1;
    }

    @Override
    protected int samplesPerGame() {
        return 6;
    }

    @Override
    protected List<Thing> things(ClashTable table) {
        return List.of(Leader.SULLA, table.space(0), table.content().actionCard(1));
    }
}
