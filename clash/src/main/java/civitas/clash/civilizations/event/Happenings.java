package civitas.clash.civilizations.event;

import civitas.clash.content.CardKind;
import civitas.clash.content.facts.Sides;
import civitas.clash.state.BoxSheet;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import java.util.function.IntSupplier;

/** What the events of the expansion leave on the table. */
public final class Happenings extends BoxSheet {

    private static final int NOBODY = -1;

    private static final Form FORM = new Form("happenings");
    private static final Form.Count SHOWN_WONDER = FORM.count("shownWonder");
    private static final Form.Count ECLIPSE = FORM.count("eclipse");
    private static final Form.Count HORSE = FORM.count("horse");
    private static final Form.Row ANARCHY = FORM.row("anarchy", Sides.SEATS);
    private static final Form.Count ARCHITECT = FORM.count("architect", NOBODY);
    private static final Form.Count DIPLOMAT = FORM.count("diplomat", NOBODY);
    private static final Form.Count PARTNER = FORM.count("partner", NOBODY);
    private static final Form.Row FORESEEN = FORM.row("foreseen", Sides.SEATS);
    private static final Form.Count SEER = FORM.count("seer", NOBODY);
    private static final Form.Value<Numbers> VISION = FORM.numbers("vision");

    /** The turn in which battles against pirates were won, and how many. */
    private static final Form.Count PIRATE_TURN = FORM.count("pirateTurn");

    private static final Form.Count PIRATE_WINS = FORM.count("pirateWins");

    public Happenings() {
        super(FORM);
    }

    private Happenings(Happenings other) {
        super(other);
    }

    public static Happenings of(ClashTable table) {
        return table.sheet(Happenings.class);
    }

    @Override
    public Happenings copy() {
        return new Happenings(this);
    }

    /** The active player has won a battle against pirates. */
    public void beatPirates(ClashTable table) {
        int wins = pirateWins(table);
        set(PIRATE_TURN, turn(table));
        set(PIRATE_WINS, wins + 1);
    }

    /** How many battles against pirates the active player has won in this turn. */
    public int pirateWins(ClashTable table) {
        return get(PIRATE_TURN) == turn(table) ? get(PIRATE_WINS) : 0;
    }

    /** A number for the present turn. */
    private static int turn(ClashTable table) {
        int rounds = (table.age() * table.constants().roundsPerAge) + table.round();
        return rounds * Sides.SEATS + table.active();
    }

    /** The wonder card that lies open beside the deck for whoever draws one next (Envoy), or 0. */
    public int shownWonder() {
        return get(SHOWN_WONDER);
    }

    public void showWonder(int card) {
        set(SHOWN_WONDER, card);
    }

    /** The card of a solar eclipse that waits for a battle, or 0. */
    int eclipse() {
        return get(ECLIPSE);
    }

    void setEclipse(int card) {
        set(ECLIPSE, card);
    }

    /** The card of the Trojan Horse that waits for an attacker, or 0. */
    int horse() {
        return get(HORSE);
    }

    void setHorse(int card) {
        set(HORSE, card);
    }

    /** The markers of a player's lost government. */
    public int anarchy(int player) {
        return get(ANARCHY, player);
    }

    void setAnarchy(int player, int markers) {
        set(ANARCHY, player, markers);
    }

    /** Before whom the Great Architect lies. */
    public boolean hasArchitect(int player) {
        return get(ARCHITECT) == player;
    }

    void setArchitect(int player) {
        set(ARCHITECT, player);
    }

    /** The player before whom the Great Diplomat lies, or -1. */
    public int diplomat() {
        return get(DIPLOMAT);
    }

    /** With whom he keeps the peace, or -1. */
    public int partner() {
        return get(PARTNER);
    }

    void setDiplomat(int player, int partner) {
        set(DIPLOMAT, player);
        set(PARTNER, partner);
    }

    /** The objective card that waits for a player, or 0. */
    int foreseen(int player) {
        return get(FORESEEN, player);
    }

    /** Who knows the cards that wait. */
    int seer() {
        return get(SEER);
    }

    /** The cards that the seer has drawn and not assigned yet. */
    Numbers vision() {
        return get(VISION);
    }

    void envision(int seer, Numbers cards) {
        set(SEER, seer);
        set(VISION, cards);
    }

    void foresee(int player, int card) {
        set(FORESEEN, player, card);
        set(VISION, vision().without(card));
    }

    void fulfil(int player) {
        set(FORESEEN, player, 0);
    }

    @Override
    public Numbers cards(CardKind kind) {
        return switch (kind) {
            case ACTION -> Numbers.NONE;
            case OBJECTIVE -> foreseen();
            case WONDER -> shownWonder() == 0 ? Numbers.NONE : Numbers.of(shownWonder());
        };
    }

    private Numbers foreseen() {
        Numbers cards = vision();
        for (int seat = 0; seat < Sides.SEATS; seat++) {
            if (foreseen(seat) != 0) {
                cards = cards.with(foreseen(seat));
            }
        }
        return cards;
    }

    /** Only the player who has seen them knows the cards that wait. */
    @Override
    public Numbers hidden(CardKind kind, int seat) {
        return kind == CardKind.OBJECTIVE && seer() != seat ? foreseen() : Numbers.NONE;
    }

    @Override
    public void redeal(CardKind kind, int seat, IntSupplier next) {
        if (kind != CardKind.OBJECTIVE || seer() == seat) {
            return;
        }
        for (int player = 0; player < Sides.SEATS; player++) {
            if (foreseen(player) != 0) {
                set(FORESEEN, player, next.getAsInt());
            }
        }
        Numbers seen = Numbers.NONE;
        for (int left = vision().size(); left > 0; left--) {
            seen = seen.with(next.getAsInt());
        }
        set(VISION, seen);
    }
}
