package civitas.civ.setup;

import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Civilization;
import civitas.civ.content.facts.CivilizationSpec;
import civitas.civ.content.facts.Family;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.turn.BeginTurn;
import civitas.kernel.Chronicle;
import civitas.kernel.Deck;
import civitas.kernel.Seed;
import java.util.Optional;

/** Sets a table up in the order of rules 2.1 and 2.4. */
public final class Dealing {

    private Dealing() {}

    /** A new table, settled at its first decision. */
    public static CivTable deal(Rules rules, int seats, Seed seed, Chronicle chronicle) {
        CivTable table = new CivTable(rules, seats, seed);
        table.listen(chronicle);
        for (Deck deck : table.market().decks()) {
            deck.shuffle(table.chance());
        }
        if (!table.landmarks().isEmpty()) {
            table.landmarks().cityStates().shuffle(table.chance());
        }
        table.turn().setFirst(table.chance().roll(seats));
        if (!rules.options().chooseCivilizations()) {
            drawCivilizations(table);
        }
        begin(table);
        table.settle();
        return table;
    }

    /** What comes when the first player is known: civilizations where they are chosen, the map, and everybody's capital. */
    public static void begin(CivTable table) {
        int seats = table.seats();
        table.push(new BeginTurn());
        for (int i = seats - 1; i >= 0; i--) {
            table.push(new SetUpPlayer((table.turn().first() + i) % seats));
        }
        table.push(new LayOut());
        for (int i = seats - 1; i >= 0 && table.rules().options().chooseCivilizations(); i--) {
            table.push(new ChooseCivilization((table.turn().first() + i) % seats, i));
        }
    }

    /** Whether a civilization can be played here: two are left out of the introductory game (CV-02.71), and some need a module. */
    static boolean isPlayable(CivTable table, Civilization civilization) {
        if (table.rules().options().introductory()
                && (civilization == BaseCivilization.EGYPT || civilization == BaseCivilization.ROME)) {
            return false;
        }
        Optional<String> module = table.content().spec(civilization).module();
        return module.isEmpty() || table.rules().options().uses(module.get());
    }

    /** Each player receives a random civilization, none twice (CV-02.01). */
    private static void drawCivilizations(CivTable table) {
        Family<Civilization, CivilizationSpec> civilizations = table.content().civilizations();
        byte[] all = new byte[civilizations.span()];
        int count = 0;
        for (Civilization civilization : civilizations.all()) {
            if (isPlayable(table, civilization)) {
                all[count++] = (byte) civilization.index();
            }
        }
        table.chance().shuffle(all, 0, count);
        for (int player = 0; player < table.seats(); player++) {
            table.player(player).setCivilization(civilizations.get(all[player]));
        }
    }
}
