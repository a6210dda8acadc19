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
