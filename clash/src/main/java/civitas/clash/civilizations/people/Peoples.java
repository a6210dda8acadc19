package civitas.clash.civilizations.people;

import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.content.facts.Sides;
import civitas.clash.state.BoxSheet;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who plays which civilization and where its leader cards are: still to be recruited, in play, or taken by whoever killed the
 * leader. All of it is open (CC-2.20). Leaders that are nowhere have left the game (CC-16.16). What
 * their texts are worth at the end is told beside the other points (CC-15.13).
 */
public final class Peoples extends BoxSheet {

    private static final int NONE = -1;
    private static final int HALVES_PER_LEADER = 4;

    private static final Form FORM = new Form("peoples");
    private static final Form.Row CIVILIZATION = FORM.row("civilization", Sides.SEATS, NONE);
    private static final Form.Row LEADER = FORM.row("leader", Sides.SEATS, NONE);
    private static final List<Form.Value<Numbers>> CARDS = ofEverySeat("cards");
    private static final List<Form.Value<Numbers>> KILLED = ofEverySeat("killed");

    /** The leaders each player had and has no more, whatever became of them. */
    private static final List<Form.Value<Numbers>> LOST = ofEverySeat("lost");

    /** Players who can recruit leaders no more, as a mask. */
    private static final Form.Count BANNED = FORM.count("banned");

    /** How many leaders each player has had. */
    private static final Form.Row RECRUITED = FORM.row("recruited", Sides.SEATS);

    public Peoples() {
        super(FORM);
    }

    private Peoples(Peoples other) {
        super(other);
    }

    private static List<Form.Value<Numbers>> ofEverySeat(String field) {
        List<Form.Value<Numbers>> fields = new ArrayList<>();
        for (int seat = 0; seat < Sides.SEATS; seat++) {
            fields.add(FORM.numbers(field + seat));
        }
        return List.copyOf(fields);
    }

    public static Peoples of(ClashTable table) {
        return table.sheet(Peoples.class);
    }

    @Override
    public Peoples copy() {
        return new Peoples(this);
    }

    /** The civilization a player plays, once it is dealt. */
    public Optional<Civilization> civilization(int player) {
        int number = get(CIVILIZATION, player);
        return number == NONE ? Optional.empty() : Optional.of(Civilization.of(number));
    }

    public boolean plays(int player, Civilization civilization) {
        return get(CIVILIZATION, player) == civilization.number();
    }

    public void setCivilization(int player, Civilization civilization) {
        set(CIVILIZATION, player, civilization.number());
    }

    /** The leader of a player whose figure is in play, whose card lies above the civilization board (CC-16.12). */
    public Optional<Leader> leader(int player) {
        int number = get(LEADER, player);
        return number == NONE ? Optional.empty() : Optional.of(Leader.of(number));
    }

    boolean hasLeader(int player) {
        return get(LEADER, player) != NONE;
    }

    public boolean leads(int player, Leader leader) {
        return get(LEADER, player) == leader.number();
    }

    /** A leader comes into play: his card is no longer among those to choose from. */
    public void crown(int player, Leader leader) {
        set(LEADER, player, leader.number());
        add(RECRUITED, player, 1);
        set(CARDS.get(player), cards(player).without(leader.number()));
    }

    /** The leader in play is gone for good (CC-16.16). */
    public void depose(int player) {
        set(LOST.get(player), lost(player).with(get(LEADER, player)));
        set(LEADER, player, NONE);
    }

    /** The leaders a player had and has no more. */
    public Numbers lost(int player) {
        return get(LOST.get(player));
    }

    /** The leader cards a player can still recruit from. */
    public Numbers cards(int player) {
        return get(CARDS.get(player));
    }

    public void setCards(int player, Numbers leaders) {
        set(CARDS.get(player), leaders);
    }

    /** The cards of enemy leaders a player has killed (CC-16.21). */
    public Numbers killed(int player) {
        return get(KILLED.get(player));
    }

    public void setKilled(int player, Numbers leaders) {
        set(KILLED.get(player), leaders);
    }

    /** How many leaders a player has brought into play so far. */
    public int recruited(int player) {
        return get(RECRUITED, player);
    }

    /** Whether an event keeps a player from recruiting leaders for the rest of the game. */
    public boolean isBanned(int player) {
        return (get(BANNED) >> player & 1) != 0;
    }

    public void ban(int player) {
        set(BANNED, get(BANNED) | 1 << player);
    }

    /** Half points for the enemy leaders a player has killed (CC-15.12). */
    public static int halvesOfKilled(ClashTable table, int player) {
        return of(table).killed(player).size() * HALVES_PER_LEADER;
    }
}
