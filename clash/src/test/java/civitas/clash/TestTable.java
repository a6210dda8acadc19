package civitas.clash;

import civitas.clash.aboard.Holds;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.Choice;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A table arranged for a test: begin with {@link #players}, change what matters, then {@link #turnOf} and
 * {@link #choose}. Spaces are named by label.
 */
public final class TestTable {

    public static final ClashGame GAME = new ClashGame();

    /** The rules of the base game. */
    public static final Rulebook BOOK = GAME.book(List.of(ClashGame.MONUMENTAL));

    private final ClashTable table;

    private TestTable(ClashTable table) {
        this.table = table;
    }

    /** A fresh table, after set-up, with red to move; settlers stand in the cities so that nothing was asked. */
    public static TestTable players(int number) {
        return players(number, Map.of("initial-settler", "city"));
    }

    public static TestTable players(int number, Map<String, String> options) {
        Setup setup = Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), options, number, 7);
        return new TestTable(GAME.deal(setup));
    }

    /** A table from elsewhere, such as a copy. */
    public static TestTable of(ClashTable table) {
        return new TestTable(table);
    }

    public ClashTable table() {
        return table;
    }

    public int at(String label) {
        return table.board().find(label).orElseThrow().index();
    }

    public TestTable terrain(String label, Terrain terrain) {
        table.lands().setTerrain(at(label), terrain);
        return this;
    }

    /** All spaces of the board become this terrain, home regions included. */
    public TestTable everywhere(Terrain terrain) {
        for (int space = 0; space < table.board().size(); space++) {
            table.lands().setTerrain(space, terrain);
        }
        return this;
    }

    /** Takes every city and unit off the board. */
    public TestTable emptyBoard() {
        for (int space = 0; space < table.board().size(); space++) {
            if (table.cities().isCity(space)) {
                table.cities().clear(space);
            }
            for (UnitType type : table.roster().all()) {
                table.units().remove(type, space, table.units().count(type, space));
            }
        }
        return this;
    }

    public TestTable city(int player, String label, Mood mood, Building... buildings) {
        int space = at(label);
        table.cities().setOwner(space, player);
        table.cities().setMood(space, mood);
        for (Building building : buildings) {
            table.cities().setBuilding(space, building, player);
        }
        return this;
    }

    public TestTable port(String city, String sea) {
        table.cities().setPort(at(city), at(sea));
        return this;
    }

    public TestTable units(int side, UnitType type, String label, int number) {
        table.units().add(side, type, at(label), number);
        return this;
    }

    /** One ship of a side with somebody aboard, where every ship has a hold of its own. */
    public TestTable ship(int side, String label, UnitType... crew) {
        units(side, BaseUnit.SHIP, label, 1);
        int ship = 0;
        for (UnitType unit : crew) {
            units(side, unit, label, 1);
            ship = Holds.at(table, at(label)).stow(unit, ship);
        }
        return this;
    }

    public TestTable goods(int player, Good good, int number) {
        table.player(player).set(good, number);
        return this;
    }

    public TestTable advances(int player, Advance... advances) {
        Numbers owned = table.player(player).advances();
        for (Advance advance : advances) {
            owned = owned.with(advance.number());
        }
        table.setAdvances(player, owned);
        return this;
    }

    /** The action cards with these numbers are in the player's hand, wherever they were. */
    public TestTable hand(int player, int... cards) {
        for (int card : cards) {
            table.actionDeck().remove(card);
            for (int other = 0; other < table.seats(); other++) {
                table.player(other)
                        .setActionCards(table.player(other).actionCards().without(card));
            }
        }
        putUnder(table.actionDeck(), table.player(player).actionCards());
        table.player(player).setActionCards(Numbers.of(cards));
        return this;
    }

    /** The objective cards with these numbers are in the player's hand, wherever they were. */
    public TestTable objectives(int player, int... cards) {
        for (int card : cards) {
            table.objectiveDeck().remove(card);
            for (int other = 0; other < table.seats(); other++) {
                table.player(other)
                        .setObjectiveCards(table.player(other).objectiveCards().without(card));
            }
        }
        putUnder(table.objectiveDeck(), table.player(player).objectiveCards());
        table.player(player).setObjectiveCards(Numbers.of(cards));
        return this;
    }

    /** What a player had in hand before goes to the bottom of the deck, so that no card is lost. */
    private static void putUnder(Deck deck, Numbers cards) {
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            byte[] pile = deck.drawPile();
            byte[] higher = new byte[pile.length + 1];
            System.arraycopy(pile, 0, higher, 1, pile.length);
            higher[0] = (byte) card;
            deck.replace(higher);
        }
    }

    /** The wonder cards are in the player's hand, wherever they were. */
    public TestTable wonderCards(int player, Wonder... wonders) {
        Numbers hand = Numbers.NONE;
        for (Wonder wonder : wonders) {
            table.wonderDeck().remove(wonder.card());
            for (int other = 0; other < table.seats(); other++) {
                Player p = table.player(other);
                p.setWonderCards(p.wonderCards().without(wonder.card()));
            }
            hand = hand.with(wonder.card());
        }
        table.player(player).setWonderCards(hand);
        return this;
    }

    /** The wonder was built by the player some rounds ago and stands in the city. */
    public TestTable wonder(int player, String label, Wonder wonder) {
        table.wonderDeck().remove(wonder.card());
        table.wonders().build(wonder, player);
        table.wonders().newRound();
        table.cities().addWonder(at(label), wonder);
        table.player(player).setWonder(wonder, true);
        return this;
    }

    /** Scripts dice by faces such as "6i" or "1l"; a bare number takes the first face with that number. */
    public TestTable dice(String... faces) {
        int[] rolls = new int[faces.length];
        for (int i = 0; i < faces.length; i++) {
            rolls[i] = face(faces[i]);
        }
        table.chance().script(rolls, true);
        return this;
    }

    private int face(String text) {
        for (int index = 0; index < table.content().faces(); index++) {
            if (table.content().face(index).code().startsWith(text)) {
                return index;
            }
        }
        throw new IllegalArgumentException("no face " + text);
    }

    /** It is this player's turn, with three actions. */
    public TestTable turnOf(int player) {
        table.setActive(player);
        table.turn().reset(table.constants().actionsPerTurn);
        table.push(new TakeTurn(player));
        table.settle();
        return this;
    }

    /** Makes choices by code, for whichever seat is asked. */
    public TestTable choose(String... codes) {
        for (String code : codes) {
            choose(table.asking(), code);
        }
        return this;
    }

    /** Makes a choice by code; a verb alone stands for its only choice. */
    public TestTable choose(int seat, String code) {
        List<Choice> sameVerb = new ArrayList<>();
        for (Choice choice : table.choices(seat)) {
            if (choice.code().equals(code)) {
                table.choose(seat, choice);
                return this;
            }
            if (choice.verb().code().equals(code)) {
                sameVerb.add(choice);
            }
        }
        if (sameVerb.size() == 1) {
            table.choose(seat, sameVerb.getFirst());
            return this;
        }
        throw new AssertionError(
                "'" + code + "' is not offered to " + Seat.of(seat).code() + ": " + codes(seat));
    }

    /** The key of what the asked player would lose by a choice; empty for nothing. */
    public String loss(String code) {
        for (Choice choice : table.choices(table.asking())) {
            if (choice.code().equals(code)) {
                return table.loss(Seat.of(table.asking()), choice).key();
            }
        }
        throw new AssertionError(code + " is not legal: " + codes());
    }

    /** The codes offered to whoever is asked. */
    public List<String> codes() {
        return codes(table.asking());
    }

    public List<String> codes(int seat) {
        List<String> codes = new ArrayList<>();
        for (Choice choice : table.choices(seat)) {
            codes.add(choice.code());
        }
        return codes;
    }
}
