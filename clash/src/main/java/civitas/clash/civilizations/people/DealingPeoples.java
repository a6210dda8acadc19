package civitas.clash.civilizations.people;

import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Opening;
import civitas.kernel.Numbers;
import java.util.List;
import java.util.Optional;

/** Everybody gets a civilization and its leader cards; the others leave the game. Rules: CC-2.8, CC-2.19, CC-2.27. */
public record DealingPeoples(Nations nations) implements Opening {

    /** The variant in which leaders of all civilizations are dealt (CC-17.17). */
    public static final String ALTERNATIVE_HISTORY = "alternative-history";

    @Override
    public void deal(ClashTable table) {
        byte[] boards = new byte[Civilization.values().length];
        for (int i = 0; i < boards.length; i++) {
            boards[i] = (byte) i;
        }
        table.chance().shuffle(boards, 0, boards.length);
        for (int player = 0; player < table.seats(); player++) {
            give(table, player, Civilization.of(boards[player]));
        }
        if (table.rules().options().all().yes(ALTERNATIVE_HISTORY)) {
            dealLeaders(table);
        }
    }

    /** All leaders are shuffled together, and everybody gets three (CC-17.17). */
    private static void dealLeaders(ClashTable table) {
        byte[] cards = new byte[Leader.values().length];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) i;
        }
        table.chance().shuffle(cards, 0, cards.length);
        for (int player = 0; player < table.seats(); player++) {
            Numbers hand = Numbers.NONE;
            for (int i = 0; i < Civilization.LEADERS; i++) {
                Leader leader = Leader.of(cards[player * Civilization.LEADERS + i]);
                hand = hand.with(leader.number());
                table.say("log.leader-dealt", table.name(player), leader);
            }
            Peoples.of(table).setCards(player, hand);
        }
    }

    /** A player gets a civilization board and its leader cards. */
    static void give(ClashTable table, int player, Civilization civilization) {
        Peoples peoples = Peoples.of(table);
        peoples.setCivilization(player, civilization);
        Numbers cards = Numbers.NONE;
        for (Leader leader : civilization.leaders()) {
            cards = cards.with(leader.number());
        }
        peoples.setCards(player, cards);
        table.say("log.civilization", table.name(player), civilization);
    }

    @Override
    public Optional<List<Terrain>> home(ClashTable table, int player) {
        return Peoples.of(table).civilization(player).flatMap(nations::home);
    }
}
