package civitas.clash.stage;

import civitas.clash.content.Face;
import civitas.clash.table.ClashTable;
import civitas.clash.view.Audit;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Stage;
import civitas.kernel.scenario.Vocabulary;
import java.util.List;
import java.util.Optional;

/**
 * Scenarios of Clash of Cultures.
 *
 * <p>A position changes a fresh deal; what it does not name stays as dealt. Spaces are named by label, everything else by
 * its code. All fields are optional:
 *
 * <pre>
 * age: 2                      round: 1                  first: blue
 * order: [red, yellow, blue]  # clockwise around the table
 * active: red                 actions: 2                # actions left
 * used: [husbandry]           # once-per-turn abilities used up
 * phase: turn                 # or setup, turn-start, round-start, event (he draws one), status, status new-cards …
 * empty-board: yes            # no cities and no units, before those below are placed
 * map:
 *   all: plains               # every space
 *   regions: {3: 17, 4: 18 turned, 5: 12 hidden}    # slot: region, face up unless hidden
 *   D4: sea
 * exhausted: [D4]
 * cities:
 *   D4: red                   # a neutral city without buildings
 *   E5: {owner: blue, mood: happy, buildings: [academy, temple red], port: E6, wonders: [great-arena],
 *        activations: 1}      # a building of another colour names it, a wonder its builder
 *   D2: none
 * units:
 *   D4: {owner: red, settlers: 1, infantry: 2}
 *   E5: {owner: barbarians, infantry: 1}
 *   D1: none
 * red:
 *   food: 2                   # ore, wood, ideas, gold, culture, mood
 *   advances: [farming, mining]
 *   borrowed: [engineering]   event-track: 3
 *   hand: {actions: [a1], people: [e18], objectives: [o1], wonders: [great-wall]}
 *   completed: [o2 upper, o3 lower]
 *   event-halves: 4           # half points of events
 *   lost: {settlement: 1, temple: 1}                # pieces out of the game
 *   lost-actions: 1           truce: blue             founder: yes
 * decks: {actions: [a5, a6], events: [e3], objectives: [o7], wonders: [great-arena]}    # from the top
 * discards: {actions: [a9], events: [e4], objectives: [o8]}                             # from the top
 * open-wonders: [great-statue]
 * pestilence: yes
 * </pre>
 *
 * <p>The facts that can be measured are listed at {@link Measuring}.
 */
public final class ClashStage implements Stage<ClashTable> {

    @Override
    public void arrange(ClashTable table, Node position) {
        new Arranging(table, position.fields()).arrange();
        try {
            Audit.check(table);
        } catch (IllegalStateException e) {
            throw position.wrong("this position cannot be: " + e.getMessage());
        }
    }

    /** A face by its code such as {@code 6i} or {@code 1l}; a bare number is the first face that shows it. */
    @Override
    public int roll(ClashTable table, String die) {
        for (int index = 0; index < table.content().faces(); index++) {
            Face face = table.content().face(index);
            if (face.code().equals(die) || Integer.toString(face.number()).equals(die)) {
                return index;
            }
        }
        throw new IllegalArgumentException(
                "no face of the die is '" + die + "'; there are 1l, 2c, 2e, 3e, 3i, 4c, 4e, 5c, 5i, 6i, or 1 to 6");
    }

    @Override
    public Optional<Object> measure(ClashTable table, String fact) {
        return new Measuring(table).fact(fact.strip());
    }

    @Override
    public List<String> facts(ClashTable table) {
        return FactNames.of(table);
    }

    @Override
    public Optional<Vocabulary> vocabulary(ClashTable table) {
        return Optional.of(Words.of(table));
    }
}
