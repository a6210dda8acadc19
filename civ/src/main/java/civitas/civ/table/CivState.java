package civitas.civ.table;

import civitas.civ.board.Board;
import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.facts.Constants;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Declarations;
import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.state.Landmarks;
import civitas.civ.state.Lands;
import civitas.civ.state.Market;
import civitas.civ.state.Pieces;
import civitas.civ.state.Player;
import civitas.civ.state.Turn;
import civitas.civ.state.Victory;
import civitas.civ.state.Wonders;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.StepBook;
import civitas.kernel.Table;
import civitas.kernel.Talk;
import java.util.List;

/**
 * What lies on a table of Civilization: its parts, and how they are copied, written and read. What happens to them is in {@link
 * CivTable}.
 */
public abstract sealed class CivState extends Table<CivTable> permits CivPowers {

    public static final int NOBODY = -1;

    final Rules rules;

    /** Parts of the rules that are asked for all the time, at hand. */
    final Hooks hooks;

    final Content content;
    final Board board;
    final Lands lands;
    final Pieces pieces;
    final Cities cities;
    final Figures figures;
    final Player[] players;
    final Market market;
    final Wonders wonders;
    final Landmarks landmarks;
    final Turn turn;
    final Group group;
    final Battle battle;
    final Declarations declarations;
    final Deals deals;
    final BoxSheet[] sheets;

    /** Squares no figure may leave in this turn. */
    final SquareSet locked;

    int winner = NOBODY;
    Victory victory = Victory.NONE;
    boolean over;

    /** Something changed that coins or limits depend on. */
    boolean coinsChanged;

    CivState(Rules rules, int seats, Seed seed) {
        super(seats, seed);
        this.rules = rules;
        hooks = rules.hooks();
        content = rules.content();
        board = rules.board();
        lands = new Lands(rules.board(), rules.content());
        pieces = new Pieces(rules.content(), rules.board().size());
        cities = new Cities(rules.board(), seats);
        figures = new Figures(rules.board().size(), seats);
        players = new Player[seats];
        for (int seat = 0; seat < seats; seat++) {
            players[seat] = new Player(rules.content());
        }
        market = new Market(rules.content(), seats);
        wonders = new Wonders(rules.content().wonders());
        landmarks = new Landmarks(rules.content().landmarks());
        turn = new Turn();
        group = new Group();
        battle = new Battle();
        declarations = new Declarations();
        deals = new Deals(seats);
        locked = new SquareSet(rules.board().size());
        sheets = new BoxSheet[rules.book().sheets().size()];
        for (int i = 0; i < sheets.length; i++) {
            sheets[i] = rules.book().sheets().get(i).make(rules, seats);
        }
    }

    CivState(CivState other) {
        super(other);
        rules = other.rules;
        hooks = other.hooks;
        content = other.content;
        board = other.board;
        lands = other.lands.copy();
        pieces = other.pieces.copy();
        cities = other.cities.copy();
        figures = other.figures.copy();
        players = new Player[other.players.length];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = other.players[seat].copy();
        }
        market = other.market.copy();
        wonders = other.wonders.copy();
        landmarks = other.landmarks.copy();
        turn = other.turn.copy();
        group = other.group.copy();
        battle = other.battle.copy();
        declarations = other.declarations.copy();
        deals = other.deals.copy();
        locked = other.locked.copy();
        sheets = other.sheets.length == 0 ? other.sheets : new BoxSheet[other.sheets.length];
        for (int i = 0; i < sheets.length; i++) {
            sheets[i] = other.sheets[i].copy();
        }
        winner = other.winner;
        victory = other.victory;
        over = other.over;
        coinsChanged = other.coinsChanged;
    }

    @Override
    public final Talk talk() {
        return deals.book();
    }

    // --- parts ------------------------------------------------------------------------------------------------------

    public final Rules rules() {
        return rules;
    }

    public final Rulebook book() {
        return rules.book();
    }

    public final Content content() {
        return content;
    }

    public final Constants constants() {
        return content.constants();
    }

    public final Hooks hooks() {
        return hooks;
    }

    public final Board board() {
        return board;
    }

    public final Square square(int index) {
        return board.square(index);
    }

    public final Lands lands() {
        return lands;
    }

    public final Pieces pieces() {
        return pieces;
    }

    public final Cities cities() {
        return cities;
    }

    public final Figures figures() {
        return figures;
    }

    public final Player player(int seat) {
        return players[seat];
    }

    public final Market market() {
        return market;
    }

    public final Wonders wonders() {
        return wonders;
    }

    public final Landmarks landmarks() {
        return landmarks;
    }

    public final Turn turn() {
        return turn;
    }

    public final Group group() {
        return group;
    }

    public final Battle battle() {
        return battle;
    }

    public final Declarations declarations() {
        return declarations;
    }

    public final Deals deals() {
        return deals;
    }

    /** The sheet that a box has laid beside the board. */
    public final <S> S sheet(Class<S> type) {
        for (BoxSheet sheet : sheets) {
            if (type.isInstance(sheet)) {
                return type.cast(sheet);
            }
        }
        throw new IllegalStateException("no box on the table lays " + type.getSimpleName());
    }

    /** Tells all sheets that a turn begins. */
    public final void renewSheets() {
        for (BoxSheet sheet : sheets) {
            sheet.renew();
        }
    }

    /** Everything that boxes have laid beside the board. */
    public final List<BoxSheet> sheets() {
        return List.of(sheets);
    }

    public final SquareSet locked() {
        return locked;
    }

    /** The next player clockwise. */
    public final int next(int player) {
        return (player + 1) % seats();
    }

    /** How logs name a player. */
    public final Seat name(int player) {
        return Seat.of(player);
    }

    // --- the end ----------------------------------------------------------------------------------------------------

    @Override
    public final boolean over() {
        return over;
    }

    /** Who has won, or {@link #NOBODY}. */
    public final int winner() {
        return winner;
    }

    public final Victory victory() {
        return victory;
    }

    // --- writing and reading ----------------------------------------------------------------------------------------

    @Override
    protected final void write(Dump out) {
        turn.dump(out);
        lands.dump(out);
        pieces.dump(out);
        cities.dump(out);
        figures.dump(out);
        for (int seat = 0; seat < players.length; seat++) {
            players[seat].dump(seat, out);
        }
        market.dump(out);
        wonders.dump(out);
        landmarks.dump(out);
        group.dump(out);
        battle.dump(out);
        declarations.dump(out);
        deals.dump(out);
        for (BoxSheet sheet : sheets) {
            sheet.dump(out);
        }
        out.put("locked", locked);
        out.put("end", over, winner, victory, coinsChanged);
    }

    /** Reads what {@link #write} wrote into a table that is still empty. */
    @Override
    protected final void read(DumpReader in) {
        turn.restore(in);
        lands.restore(in);
        pieces.restore(in);
        cities.restore(in);
        figures.restore(in);
        for (int seat = 0; seat < players.length; seat++) {
            players[seat].restore(seat, in);
        }
        market.restore(in);
        wonders.restore(in);
        landmarks.restore(in);
        group.restore(in);
        battle.restore(in);
        declarations.restore(in);
        deals.restore(in);
        for (BoxSheet sheet : sheets) {
            sheet.restore(in);
        }
        locked.become(in.line("locked").text());
        over = in.line("end").flag();
        winner = in.number();
        victory = in.constant(Victory.class);
        coinsChanged = in.flag();
    }

    @Override
    protected final StepBook<CivTable> stepBook() {
        return rules.book().steps();
    }

    /** What has been said in a negotiation is not read back: all of it is forgotten when the phase ends. */
    @Override
    protected final boolean isPlain() {
        return deals.book().isSilent();
    }
}
