package civitas.clash.setup;

import civitas.clash.board.Slot;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.RegionTile;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rules;
import civitas.clash.table.TurnOrder;
import civitas.clash.turn.StartRound;
import civitas.kernel.Chronicle;
import civitas.kernel.Numbers;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * Lays a new table out (rules chapter 2).
 *
 * <p>Rules: CC-2.9, CC-2.11, CC-2.12, CC-2.13, CC-2.14, CC-2.15, CC-2.18, CC-2.21, CC-2.23, CC-2.24, CC-2.25.
 */
public final class Dealing {

    private Dealing() {}

    public static ClashTable deal(Rules rules, int seats, Seed seed, Chronicle chronicle) {
        ClashTable table = new ClashTable(rules, seats, seed);
        table.listen(chronicle);
        seatPlayers(table);
        rules.book().openings().forEach(opening -> opening.deal(table));
        layRegions(table);
        table.actionDeck().shuffle(table.chance());
        table.eventDeck().shuffle(table.chance());
        table.objectiveDeck().shuffle(table.chance());
        table.wonderDeck().shuffle(table.chance());
        table.setFirstPlayer(table.chance().roll(seats));
        table.say("log.begins", Seat.of(table.firstPlayer()));
        for (int place = 0; place < seats; place++) {
            settle(table, table.order()[place], table.board().homes().get(place));
        }
        if (startInCity(table)) {
            settlersInCities(table);
        }
        firstChoices(table);
        table.settle();
        return table;
    }

    /** What the players still have to do when everything is laid out, and then the first round. */
    public static void firstChoices(ClashTable table) {
        table.push(new StartRound());
        if (!startInCity(table)) {
            placeSettlers(table);
        }
        table.book().openings().forEach(opening -> opening.firstChoices(table));
    }

    private static boolean startInCity(ClashTable table) {
        return table.rules().options().settlerInCity() || table.constants().settlersStartInCity;
    }

    private static Mood firstMood(ClashTable table) {
        return table.rules().options().length() == Rules.Length.SHORT
                ? table.constants().startMoodInShortGame
                : table.constants().startMood;
    }

    /** With many players the seats around the table are assigned at random (CC-2.6, CC-2.7). */
    private static void seatPlayers(ClashTable table) {
        if (table.seats() >= table.constants().shuffledSeats) {
            table.chance().shuffle(table.order(), 0, table.seats());
        }
    }

    /** Regular regions lie face down at random; those left over are put away unseen (CC-2.2, CC-2.4). */
    private static void layRegions(ClashTable table) {
        List<RegionTile> regions = table.content().regions();
        byte[] numbers = new byte[regions.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (byte) regions.get(i).number();
        }
        table.chance().shuffle(numbers, 0, numbers.length);
        for (Slot slot : table.board().slots()) {
            table.lands().setTile(slot.index(), numbers[slot.index()]);
        }
    }

    private static void settle(ClashTable table, int player, Slot home) {
        layHome(table, player, home);
        int plains = home.space(0, false);
        table.cities().setOwner(plains, player);
        table.cities().setMood(plains, firstMood(table));
        Player p = table.player(player);
        p.setHome(plains);
        table.setAdvances(player, table.constants().startAdvances);
        table.edition().progress().begin(table, player);
        table.gain(player, table.constants().startResources);
        p.setActionCards(Numbers.of(table.actionDeck().draw(table.chance())));
        p.setObjectiveCards(Numbers.of(table.objectiveDeck().draw(table.chance())));
        tellStart(table, player);
    }

    /** The region whose side the layout asks for, or one of the player's own (CC-2.8). */
    private static void layHome(ClashTable table, int player, Slot home) {
        List<Terrain> cells = table.book().openings().stream()
                .flatMap(opening -> opening.home(table, player).stream())
                .findFirst()
                .orElseGet(() -> table.content().home(home.side()));
        for (int cell = 0; cell < cells.size(); cell++) {
            table.lands().setTerrain(home.space(cell, false), cells.get(cell));
        }
    }

    /** Everybody sees the city and the goods; the first cards only their owner (CC-18.2). */
    private static void tellStart(ClashTable table, int player) {
        if (!table.heard()) {
            return;
        }
        Player p = table.player(player);
        Seat seat = Seat.of(player);
        table.say("log.starts", seat, table.space(p.home()), p.goods());
        table.whisper(
                seat.mask(),
                Phrase.of(
                        "log.draws-action",
                        seat,
                        table.content().actionCard(p.actionCards().next(0))),
                Phrase.of("log.draws-action-hidden", seat));
        table.whisper(
                seat.mask(),
                Phrase.of(
                        "log.draws-objective",
                        seat,
                        table.content().objectiveCard(p.objectiveCards().next(0))),
                Phrase.of("log.draws-objective-hidden", seat));
    }

    /** Settlers start next to the city, on a space the player picks (CC-2.16, OQ-1). */
    private static void placeSettlers(ClashTable table) {
        int[] players = TurnOrder.of(table);
        for (int i = players.length - 1; i >= 0; i--) {
            for (int n = 0; n < table.rules().options().startSettlers(); n++) {
                table.push(new PlaceSettler(players[i]));
            }
        }
    }

    /** In the variant, or by the edition, they start in it (CC-2.17, CC-2.26). */
    private static void settlersInCities(ClashTable table) {
        for (int player = 0; player < table.seats(); player++) {
            int settlers = table.rules().options().startSettlers();
            table.units().add(player, BaseUnit.SETTLER, table.player(player).home(), settlers);
        }
    }
}
