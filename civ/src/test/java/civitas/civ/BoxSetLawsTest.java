package civitas.civ;

import civitas.civ.fame.FameAndFortune;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.WisdomAndWarfare;
import civitas.kernel.BoxSet;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import civitas.kernel.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The laws of every game on every set of boxes with every number of players, with each module left out, with all left out, and
 * with every other value of a box's variants. The games are many, so each is looked at in few places; the laws of single boxes look
 * closer.
 */
class BoxSetLawsTest extends CivLaws {

    private static final List<List<String>> SETS = List.of(
            List.of(BaseBox.ID, FameAndFortune.ID),
            List.of(BaseBox.ID, WisdomAndWarfare.ID),
            List.of(BaseBox.ID, FameAndFortune.ID, WisdomAndWarfare.ID));

    /** What can be left out of Fame and Fortune (CV-01.05). */
    private static final List<Map<String, String>> MODULES = List.of(
            Map.of("great-person-deck", "no"),
            Map.of("investments", "no"),
            Map.of("great-person-deck", "no", "investments", "no"));

    /** It matters only without investments. */
    private static final String POOR_CITIES = "seven-cities-without-investments";

    private final CivGame game = new CivGame();

    @Override
    protected Game<CivTable> game() {
        return game;
    }

    @Override
    protected List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (List<String> boxes : SETS) {
            BoxSet set = game.boxSet(boxes);
            for (int seats = set.minSeats(); seats <= set.maxSeats(); seats++) {
                add(setups, boxes, Map.of(), seats);
                if (boxes.contains(FameAndFortune.ID)) {
                    for (Map<String, String> modules : MODULES) {
                        add(setups, boxes, modules, seats);
                    }
                }
            }
        }
        addVariants(setups);
        return setups;
    }

    /** Every other value of the variants that the boxes bring, with all boxes. */
    private void addVariants(List<Setup> setups) {
        List<String> all = SETS.getLast();
        Set<String> modules = MODULES.getLast().keySet();
        for (String box : List.of(FameAndFortune.ID, WisdomAndWarfare.ID)) {
            for (Variant variant : lid(box)) {
                if (!modules.contains(variant.key())) {
                    Map<String, String> options = variant.key().equals(POOR_CITIES)
                            ? Map.of(variant.key(), variant.values().getLast(), "investments", "no")
                            : Map.of(variant.key(), variant.values().getLast());
                    add(setups, all, options, 2 + setups.size() % 4);
                }
            }
        }
    }

    private List<Variant> lid(String box) {
        return game.boxes().stream()
                .filter(one -> one.id().equals(box))
                .findFirst()
                .orElseThrow()
                .variants();
    }

    private static void add(List<Setup> setups, List<String> boxes, Map<String, String> options, int seats) {
        setups.add(Setup.of(CivGame.ID, boxes, options, seats, 300 + setups.size()));
    }

    @Override
    protected int gamesPerSetup() {
        return Integer.getInteger("civitas.laws.games", 1);
    }

    @Override
    protected int samplesPerGame() {
        return 3;
    }
}
