package civitas.clash.table;

import civitas.clash.board.Board;
import civitas.clash.board.Space;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.BaseSide;
import civitas.clash.content.facts.Constants;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.Roster;
import civitas.clash.content.facts.Sides;
import civitas.clash.state.Battle;
import civitas.clash.state.BoxSheet;
import civitas.clash.state.Cards;
import civitas.clash.state.Cities;
import civitas.clash.state.Lands;
import civitas.clash.state.Lasting;
import civitas.clash.state.Player;
import civitas.clash.state.Terms;
import civitas.clash.state.Trade;
import civitas.clash.state.Turn;
import civitas.clash.state.Units;
import civitas.clash.state.Wonders;
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
 * What lies on a table of Clash of Cultures: its parts, and how they are copied, written and read. What happens to them is in
 * {@link ClashTable}.
 */
public abstract sealed class ClashState extends Table<ClashTable> permits ClashTable {

    public static final int NOBODY = Cities.NOBODY;

    public static final int BARBARIANS = BaseSide.BARBARIANS.number();

    final Rules rules;

    /** Parts of the rulebook that rules ask for all the time. */
    private final Hooks hooks;

    private final Content content;
    private final Constants constants;

    final Lands lands;
    final Cities cities;
    final Units units;
    final Player[] players;
    final Wonders wonders;
    final Turn turn;
    final Battle battle;
    final OfferBook<Terms, Cards> trade;
    final Lasting lasting;

    /** What abilities remember until the end of the game; it is open to everybody. */
    final Memory memory;

    final BoxSheet[] sheets;

    final Deck actionDeck;
    final Deck eventDeck;
    final Deck objectiveDeck;
    final Deck wonderDeck;

    /** Seats in clockwise order around the table (CC-2.6). */
    final byte[] order;

    int age = 1;
    int round = 1;
    int active;
    int firstPlayer;
    boolean over;

    /** In a variable end: the game ends with the next look at the track (CC-17.9, CC-17.12). */
    boolean ending;

    ClashState(Rules rules, int seats, Seed seed) {
        super(seats, seed);
        this.rules = rules;
        hooks = rules.book().hooks();
        content = rules.book().content();
        constants = rules.book().constants();
        Board board = rules.board();
        lands = new Lands(board);
        cities = new Cities(board.size(), content.sides().count(), constants.wondersCount);
        units = new Units(board.size(), content);
        players = new Player[seats];
        order = new byte[seats];
        for (int seat = 0; seat < seats; seat++) {
            players[seat] = new Player(rules.book().implications());
            order[seat] = (byte) seat;
        }
        wonders = new Wonders(content.highestWonderCard());
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
        wonderDeck = new Deck(
                Numbers.of(content.wonders().stream().mapToInt(Wonder::card).toArray()));
    }

    ClashState(ClashState other) {
        super(other);
        rules = other.rules;
        hooks = other.hooks;
        content = other.content;
        constants = other.constants;
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
    public final Talk talk() {
        return trade;
    }

    // --- parts ------------------------------------------------------------------------------------------------------

    public final Rules rules() {
        return rules;
    }

    /** The rules of the boxes on this table. */
    public final Rulebook book() {
        return rules.book();
    }

    public final Constants constants() {
        return constants;
    }

    public final Hooks hooks() {
        return hooks;
    }

    public final Content content() {
        return content;
    }

    /** The players and whoever plays against all of them. */
    public final Sides sides() {
        return content.sides();
    }

    /** The kinds of unit. */
    public final Roster roster() {
        return content.roster();
    }

    public final Board board() {
        return rules.board();
    }

    public final Space space(int index) {
        return rules.board().space(index);
    }

    public final Lands lands() {
        return lands;
    }

    public final Cities cities() {
        return cities;
    }

    public final Units units() {
        return units;
    }

    public final Player player(int seat) {
        return players[seat];
    }

    public final Wonders wonders() {
        return wonders;
    }

    public final Turn turn() {
        return turn;
    }

    public final Battle battle() {
        return battle;
    }

    public final OfferBook<Terms, Cards> trade() {
        return trade;
    }

    public final Lasting lasting() {
        return lasting;
    }

    /** All sheets that boxes have laid beside the board. */
    public final List<BoxSheet> sheets() {
        return List.of(sheets);
    }

    /** The sheet of this kind that a box has laid beside the board. */
    public final <S extends BoxSheet> S sheet(Class<S> kind) {
        for (BoxSheet sheet : sheets) {
            if (kind.isInstance(sheet)) {
                return kind.cast(sheet);
            }
        }
        throw new IllegalStateException("no box on this table has laid a " + kind.getSimpleName());
    }

    /** What abilities remember until the end of the game. */
    public final Memory memory() {
        return memory;
    }

    public final Deck actionDeck() {
        return actionDeck;
    }

    public final Deck eventDeck() {
        return eventDeck;
    }

    public final Deck objectiveDeck() {
        return objectiveDeck;
    }

    public final Deck wonderDeck() {
        return wonderDeck;
    }

    // --- the clock --------------------------------------------------------------------------------------------------

    public final int age() {
        return age;
    }

    public final int round() {
        return round;
    }

    public final void setClock(int newAge, int newRound) {
        age = newAge;
        round = newRound;
    }

    /** The player whose turn it is. */
    public final int active() {
        return active;
    }

    public final void setActive(int player) {
        active = player;
    }

    public final int firstPlayer() {
        return firstPlayer;
    }

    public final void setFirstPlayer(int player) {
        firstPlayer = player;
    }

    public final boolean isEnding() {
        return ending;
    }

    public final void setEnding() {
        ending = true;
    }

    @Override
    public final boolean over() {
        return over;
    }

    public final void finish() {
        over = true;
    }

    /** Forgets everything that was still to do: a position of a scenario begins with an agenda of its own. */
    public final void startOver() {
        clearAgenda();
    }

    /** The place of each seat around the table: {@code order()[0]} sits at the first home region. */
    public final byte[] order() {
        return order;
    }

    /** The next player clockwise. */
    public final int next(int player) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] == player) {
                return order[(i + 1) % order.length];
            }
        }
        throw new IllegalArgumentException("player " + player);
    }

    /** Whether somebody plays a side. */
    public final boolean isPlayer(int side) {
        return sides().isPlayer(side);
    }

    /** How logs name a side. */
    public final Object name(int side) {
        return isPlayer(side) ? Seat.of(side) : sides().wild(side).title();
    }

    // --- writing and reading ----------------------------------------------------------------------------------------

    @Override
    protected final void write(Dump out) {
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
    protected final void read(DumpReader in) {
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
    protected final StepBook<ClashTable> stepBook() {
        return rules.book().restingSteps();
    }

    /** Offers and drafts are only written for people to read; the book is silent again at the end of the turn. */
    @Override
    protected final boolean isPlain() {
        return trade.isSilent();
    }
}
