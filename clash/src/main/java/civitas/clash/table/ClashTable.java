package civitas.clash.table;

import civitas.clash.board.Board;
import civitas.clash.board.Space;
import civitas.clash.content.BaseSide;
import civitas.clash.content.Building;
import civitas.clash.content.Constants;
import civitas.clash.content.Content;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Roster;
import civitas.clash.content.Sides;
import civitas.clash.content.UnitType;
import civitas.kernel.Deck;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.StepBook;
import civitas.kernel.Table;
import civitas.kernel.Talk;
import civitas.kernel.state.Memory;
import civitas.kernel.trade.OfferBook;
import java.util.List;

/**
 * A game of Clash of Cultures in progress. Players are numbered by seat; the barbarians are one more side.
 *
 * <p>This class holds the state together and offers the elementary changes that keep the limits of chapter 1: gains stop
 * at caps, pieces come from and go to supplies. Everything else is in the packages of the chapters.
 *
 * <p>Rules: CC-1.15, CC-1.39, CC-8.1.
 */
public final class ClashTable extends Table<ClashTable> {

    public static final int NOBODY = Cities.NOBODY;

    public static final int BARBARIANS = BaseSide.BARBARIANS.number();

    private final Rules rules;
    private final Lands lands;
    private final Cities cities;
    private final Units units;
    private final Player[] players;
    private final Wonders wonders;
    private final Turn turn;
    private final Battle battle;
    private final OfferBook<Terms, Cards> trade;
    private final Lasting lasting;

    /** What abilities remember until the end of the game; it is open to everybody. */
    private final Memory memory;

    private final BoxSheet[] sheets;

    private final Deck actionDeck;
    private final Deck eventDeck;
    private final Deck objectiveDeck;
    private final Deck wonderDeck;

    /** Seats in clockwise order around the table (CC-2.6). */
    private final byte[] order;

    private int age = 1;
    private int round = 1;
    private int active;
    private int firstPlayer;
    private boolean over;

    /** In a variable end: the game ends with the next look at the track (CC-17.9, CC-17.12). */
    private boolean ending;

    public ClashTable(Rules rules, int seats, Seed seed) {
        super(seats, seed);
        this.rules = rules;
        Board board = rules.board();
        Content content = rules.book().content();
        lands = new Lands(board);
        cities = new Cities(board.size(), content.sides().count());
        units = new Units(board.size(), content);
        players = new Player[seats];
        order = new byte[seats];
        for (int seat = 0; seat < seats; seat++) {
            players[seat] = new Player(rules.book().implications());
            order[seat] = (byte) seat;
        }
        wonders = new Wonders(content.wonders().size());
        turn = new Turn();
        battle = new Battle();
        trade = Trade.book(Sides.SEATS);
        lasting = new Lasting();
        memory = new Memory();
        sheets = new BoxSheet[rules.book().sheets().size()];
        for (int i = 0; i < sheets.length; i++) {
            sheets[i] = rules.book().sheets().get(i).get();
        }
        actionDeck = new Deck(1, content.actionCardCount());
        eventDeck = new Deck(1, content.eventCardCount());
        objectiveDeck = new Deck(1, content.objectiveCardCount());
        wonderDeck = new Deck(1, content.wonders().size());
    }

    private ClashTable(ClashTable other) {
        super(other);
        rules = other.rules;
        lands = other.lands.copy();
        cities = other.cities.copy();
        units = other.units.copy();
        players = new Player[other.players.length];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = other.players[seat].copy();
        }
        wonders = other.wonders.copy();
        turn = other.turn.copy();
        battle = other.battle.copy();
        trade = other.trade.copy();
        lasting = other.lasting.copy();
        memory = other.memory.copy();
        sheets = other.sheets.clone();
        for (int i = 0; i < sheets.length; i++) {
            sheets[i] = other.sheets[i].copy();
        }
        actionDeck = other.actionDeck.copy();
        eventDeck = other.eventDeck.copy();
        objectiveDeck = other.objectiveDeck.copy();
        wonderDeck = other.wonderDeck.copy();
        order = other.order.clone();
        age = other.age;
        round = other.round;
        active = other.active;
        firstPlayer = other.firstPlayer;
        over = other.over;
        ending = other.ending;
    }

    @Override
    public Talk talk() {
        return trade;
    }

    @Override
    public ClashTable copy() {
        return new ClashTable(this);
    }

    @Override
    protected ClashTable self() {
        return this;
    }

    // --- parts ------------------------------------------------------------------------------------------------------

    public Rules rules() {
        return rules;
    }

    /** The rules of the boxes on this table. */
    public Rulebook book() {
        return rules.book();
    }

    public Constants constants() {
        return rules.book().constants();
    }

    public Hooks hooks() {
        return rules.book().hooks();
    }

    public Content content() {
        return rules.book().content();
    }

    /** The players and whoever plays against all of them. */
    public Sides sides() {
        return content().sides();
    }

    /** The kinds of unit. */
    public Roster roster() {
        return content().roster();
    }

    public Board board() {
        return rules.board();
    }

    public Space space(int index) {
        return rules.board().space(index);
    }

    public Lands lands() {
        return lands;
    }

    public Cities cities() {
        return cities;
    }

    public Units units() {
        return units;
    }

    public Player player(int seat) {
        return players[seat];
    }

    public Wonders wonders() {
        return wonders;
    }

    public Turn turn() {
        return turn;
    }

    public Battle battle() {
        return battle;
    }

    public OfferBook<Terms, Cards> trade() {
        return trade;
    }

    public Lasting lasting() {
        return lasting;
    }

    /** All sheets that boxes have laid beside the board. */
    public List<BoxSheet> sheets() {
        return List.of(sheets);
    }

    /** The sheet of this kind that a box has laid beside the board. */
    public <S extends BoxSheet> S sheet(Class<S> kind) {
        for (BoxSheet sheet : sheets) {
            if (kind.isInstance(sheet)) {
                return kind.cast(sheet);
            }
        }
        throw new IllegalStateException("no box on this table has laid a " + kind.getSimpleName());
    }

    /** What abilities remember until the end of the game. */
    public Memory memory() {
        return memory;
    }

    public Deck actionDeck() {
        return actionDeck;
    }

    public Deck eventDeck() {
        return eventDeck;
    }

    public Deck objectiveDeck() {
        return objectiveDeck;
    }

    public Deck wonderDeck() {
        return wonderDeck;
    }

    // --- the clock --------------------------------------------------------------------------------------------------

    public int age() {
        return age;
    }

    public int round() {
        return round;
    }

    public void setClock(int newAge, int newRound) {
        age = newAge;
        round = newRound;
    }

    /** The player whose turn it is. */
    public int active() {
        return active;
    }

    public void setActive(int player) {
        active = player;
    }

    public int firstPlayer() {
        return firstPlayer;
    }

    public void setFirstPlayer(int player) {
        firstPlayer = player;
    }

    public boolean isEnding() {
        return ending;
    }

    public void setEnding() {
        ending = true;
    }

    @Override
    public boolean over() {
        return over;
    }

    public void finish() {
        over = true;
    }

    /** Forgets everything that was still to do: a position of a scenario begins with an agenda of its own. */
    public void startOver() {
        clearAgenda();
    }

    /** The place of each seat around the table: {@code order()[0]} sits at the first home region. */
    public byte[] order() {
        return order;
    }

    /** The next player clockwise. */
    public int next(int player) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] == player) {
                return order[(i + 1) % order.length];
            }
        }
        throw new IllegalArgumentException("player " + player);
    }

    /** Whether somebody plays a side. */
    public boolean isPlayer(int side) {
        return sides().isPlayer(side);
    }

    /** How logs name a side. */
    public Object name(int side) {
        return isPlayer(side) ? Seat.of(side) : sides().wild(side).title();
    }

    // --- abilities -------------------------------------------------------------------------------------------------

    /** What changes the rules for a player, wherever he does something. */
    public Numbers abilities(int player) {
        return players[player].abilities();
    }

    /** What changes the rules for a player at a space; see {@link Presence}. */
    public Numbers abilities(int player, int space) {
        Numbers all = abilities(player);
        for (Presence presence : book().presences()) {
            all = all.or(presence.at(this, player, space));
        }
        return all;
    }

    /** What changes the rules for a player in the battle that is fought. */
    public Numbers abilitiesInBattle(int role) {
        Numbers all = abilities(battle.side(role));
        for (Presence presence : book().presences()) {
            all = all.or(presence.inBattle(this, battle, role));
        }
        return all;
    }

    /** What changes the rules for a player anywhere on the map. */
    public Numbers abilitiesAnywhere(int player) {
        Numbers all = abilities(player);
        for (Presence presence : book().presences()) {
            all = all.or(presence.anywhere(this, player));
        }
        return all;
    }

    /** Gives a player these advances, and what comes with some of them (CC-16.3); what depends on others goes with them. */
    public void setAdvances(int player, Numbers advances) {
        Numbers all = advances;
        for (Companions companions : book().companions()) {
            all = companions.with(this, player, all);
        }
        players[player].setAdvances(all);
    }

    public boolean may(int side, Licence licence) {
        return isPlayer(side) && hooks().licensed(players[side].abilities(), licence);
    }

    // --- goods ------------------------------------------------------------------------------------------------------

    /** The most a player can hold of a good (CC-1.35, CC-1.37, CC-1.42). */
    public int cap(int player, Good good) {
        if (!good.isResource()) {
            return Byte.MAX_VALUE;
        }
        int limit = good == Good.FOOD ? constants().foodLimit : constants().resourceLimit;
        for (Hooks.Cap voice : hooks().cap.of(abilities(player))) {
            limit = voice.limit(this, player, good, limit);
        }
        return limit;
    }

    /** Gives goods; what exceeds a cap is lost (CC-1.38). Returns how many were kept. */
    public int gain(int player, Good good, int number) {
        Player p = players[player];
        int kept = Math.min(number, Math.max(0, cap(player, good) - p.get(good)));
        p.set(good, p.get(good) + kept);
        return kept;
    }

    public void gain(int player, Goods goods) {
        if (goods.isEmpty()) {
            return;
        }
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (goods.get(good) > 0) {
                gain(player, good, goods.get(good));
            }
        }
    }

    /** Discards what exceeds the caps, after something lowered one (CC-1.41). */
    public void dropSurplus(int player) {
        for (int i = 0; i <= Good.GOLD.ordinal(); i++) {
            Good good = Good.of(i);
            players[player].set(good, Math.min(players[player].get(good), cap(player, good)));
        }
    }

    // --- pieces -----------------------------------------------------------------------------------------------------

    /** Settlements left in a side's supply (CC-1.14). */
    public int settlementsLeft(int side) {
        return isPlayer(side)
                ? constants().settlements - cities.count(side) - players[side].lostSettlements()
                : sides().spec(side).settlements() - cities.count(side);
    }

    public int buildingsLeft(int player, Building building) {
        return content().buildings().spec(building).pieces()
                - cities.pieces(player, building)
                - players[player].lost(building);
    }

    /** Units of a type left in a side's supply; attackers in a battle count as on the board. */
    public int unitsLeft(int side, UnitType type) {
        int fighting = battle.isActive() && battle.side(Battle.ATTACKER) == side
                ? battle.force().count(type)
                : 0;
        int left = sides().pieces(side, type) - units.total(side, type) - fighting;
        for (Custody custody : book().custodies()) {
            left -= custody.held(this, side, type);
        }
        return left;
    }

    /** Whether one more military unit of a side has room in a land space (CC-6.20). */
    public boolean hasRoom(int side, int space) {
        return units.owner(space) != side || units.army(space) < stackLimit(side, space, Force.NONE);
    }

    /** How many military units of a side may be in a land space when others arrive there. */
    public int stackLimit(int side, int space, Force arriving) {
        int limit = constants().stackLimit;
        if (hooks().stack.joined().isEmpty() || !isPlayer(side)) {
            return limit;
        }
        for (Hooks.Stack voice : hooks().stack.of(abilitiesAnywhere(side))) {
            limit = voice.limit(this, side, space, arriving, limit);
        }
        return limit;
    }

    /** Whether a building of a player's colour keeps it, whoever takes or influences its city. */
    public boolean isFast(int player, Building building) {
        if (hooks().fastColour.joined().isEmpty() || !isPlayer(player)) {
            return false;
        }
        for (Hooks.Fast voice : hooks().fastColour.of(abilities(player))) {
            if (voice.holds(this, player, building)) {
                return true;
            }
        }
        return false;
    }

    /** How many land units each ship of a side carries (CC-6.60, CC-6.63). */
    public int shipCapacity(int side) {
        int capacity = constants().shipCapacity;
        if (hooks().hold.joined().isEmpty() || !isPlayer(side)) {
            return capacity;
        }
        for (Hooks.Hold voice : hooks().hold.of(abilities(side))) {
            capacity = voice.capacity(this, side, capacity);
        }
        return capacity;
    }

    /** Units of a side are gone for good, taken off wherever they were; who destroyed them in a battle, or nobody. */
    public void fell(int side, UnitType type, int killer) {
        if (hooks().unitFate.has(type)) {
            hooks().unitFate.voice(type).fell(this, side, killer);
        }
    }

    /** Takes units off the board into their owner's supply. */
    public void removeUnits(UnitType type, int space, int number) {
        units.remove(type, space, number);
        turn.fatigue().trim(space, type, units.count(type, space));
    }

    /** Takes a whole force off a space: it goes somewhere else. */
    public void removeUnits(Force force, int space) {
        for (UnitType type : roster().all()) {
            if (force.count(type) > 0) {
                removeUnits(type, space, force.count(type));
            }
        }
    }

    @Override
    protected void write(Dump out) {
        out.put("clock", age, round, active, firstPlayer, over, ending);
        out.put("order", order);
        lands.dump(out);
        cities.dump(out);
        units.dump(out);
        for (int seat = 0; seat < players.length; seat++) {
            players[seat].dump("player" + seat, out);
        }
        wonders.dump(out);
        turn.write(out);
        battle.write(out);
        trade.dump(out);
        lasting.write(out);
        memory.dump("memory", out);
        actionDeck.dump("action", out);
        eventDeck.dump("event", out);
        objectiveDeck.dump("objective", out);
        wonderDeck.dump("wonder", out);
        for (BoxSheet sheet : sheets) {
            sheet.dump(out);
        }
    }

    @Override
    protected void read(DumpReader in) {
        age = in.line("clock").number();
        round = in.number();
        active = in.number();
        firstPlayer = in.number();
        over = in.flag();
        ending = in.flag();
        in.line("order").numbers(order);
        lands.restore(in);
        cities.restore(in);
        units.restore(in);
        for (int seat = 0; seat < players.length; seat++) {
            players[seat].read("player" + seat, in);
        }
        wonders.restore(in);
        turn.read(in);
        battle.read(in, content());
        trade.restore(in);
        lasting.read(in);
        memory.restore("memory", in);
        actionDeck.restore("action", in);
        eventDeck.restore("event", in);
        objectiveDeck.restore("objective", in);
        wonderDeck.restore("wonder", in);
        for (BoxSheet sheet : sheets) {
            sheet.restore(in);
        }
    }

    @Override
    protected StepBook<ClashTable> stepBook() {
        return rules.book().restingSteps();
    }

    /** Offers and drafts are only written for people to read; the book is silent again at the end of the turn. */
    @Override
    protected boolean isPlain() {
        return trade.isSilent();
    }
}
