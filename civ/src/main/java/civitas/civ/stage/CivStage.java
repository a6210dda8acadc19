package civitas.civ.stage;

import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Stage;
import civitas.kernel.scenario.Vocabulary;
import java.util.List;
import java.util.Optional;

/**
 * Scenarios of Civilization.
 *
 * <p>A position changes a table on which every set-up choice has been the first one; what it does not name stays as it
 * is then. Squares are named by label, everything else by its code. All fields are optional:
 *
 * <pre>
 * turn: 2                     first: blue
 * phase: city-management      # or setup, start-of-turn, trade, movement, research
 * active: red                 # whose step it is; in city-management each city has its action unless `actions` says more
 * begins: yes                 # the step is about to begin: what happens by itself at its start comes first
 * explored: yes               # every tile lies face up, without huts and villages
 * empty: yes                  # no cities, figures, pieces or tokens, before those below are placed
 * tiles: {2: neutral-12}      # tiles that lie face down, by the number of the place
 * map: {all: G, D4: Fw}       # terrain letter, then w s i n resource, c natural wonder, $ coin
 * desert: [D5]                # disaster tokens; also grassland
 * tokens: {D6: hut-silk, E9: village-iron}
 * landmarks: {D6: city-state-trade}       # relics and city-states, in boxes that have them
 * cities:
 *   D4: {owner: red, walls: yes}          # the first city of a player is the capital
 * pieces: {E4: granary, E5: stonehenge, D5: artist}
 * obsolete: [stonehenge]
 * wonder-coins: {panama-canal: 4}
 * figures:
 *   D7: {owner: red, armies: 2, scouts: 1}
 * red:
 *   civilization: rome        trade: 12        culture: 3       track: 2
 *   techs: [pottery]          start-techs: [code-of-laws]
 *   government: republic      governments: [monarchy]         fresh: [monarchy]
 *   policies: [rationalism]   # exactly these, in boxes that have them
 *   coins: 2                  coin-tokens: {pottery: 1}
 *   resources: {silk: 1}      tokens: [hut-spy]
 *   hand: [drought]           forces: [infantry-2, mounted-3]    people: [artist]
 *   cards: [jim-henson up, valmiki, infrastructure 2]         # cards of boxes: face up, face down, with markers
 *   assigned: {D7: D4}        # a scout's square and its city
 *   actions: {D4: 1}          production: {D4: 3}              used: [currency]
 *   research: pottery         # chosen already in the Research phase, in secret; none for nothing
 * battle:                     # one that is being fought; those who stand on the square, its city or village defend
 *   square: D5                attacker: red    armies: 2        scouts: 1
 *   bonus: {red: 4}           forces: {red: [infantry-2], blue: []}
 *   fronts: [{red: mounted-3 with 2}, {red: infantry-1, blue: infantry-2}]     # with 2 wounds
 *   turn: blue
 * market: {wonders: [oracle], resources: {silk: 0}}
 * decks: {wonder-deck: [louvre], events-1: [drought], infantry: [infantry-3], people: [general], huts: [hut-spy],
 *         city-states: [city-state-trade], cards: [jim-henson]}
 * </pre>
 *
 * <p>Decks name cards from the top. Dice are the numbers that chance gives, from 0. The facts that can be measured are
 * listed at {@link Measuring}.
 */
public final class CivStage implements Stage<CivTable> {

    @Override
    public void arrange(CivTable table, Node position) {
        new Arranging(table, position.fields()).arrange();
        try {
            Audit.check(table);
        } catch (IllegalStateException e) {
            throw position.wrong("this position cannot be: " + e.getMessage());
        }
    }

    @Override
    public int roll(CivTable table, String die) {
        return Integer.parseInt(die);
    }

    @Override
    public Optional<Object> measure(CivTable table, String fact) {
        return new Measuring(table).fact(fact.strip());
    }

    @Override
    public List<String> facts(CivTable table) {
        return FactNames.of(table);
    }

    @Override
    public Optional<Vocabulary> vocabulary(CivTable table) {
        return Optional.of(Words.of(table));
    }
}
