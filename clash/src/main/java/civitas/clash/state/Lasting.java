package civitas.clash.state;

import civitas.clash.content.facts.Sides;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import civitas.kernel.state.Memory;
import civitas.kernel.state.Sheet;

/** Effects of cards and events that outlast the turn in which they began. They are open to everybody (CC-9.21). */
public final class Lasting extends Sheet {

    private static final Form FORM = new Form("lasting");
    private static final Form.Value<Numbers> KEPT_EVENTS = FORM.numbers("keptEvents");
    private static final Form.Row TRUCE = FORM.row("truce", Sides.SEATS, Cities.NOBODY);

    private final Memory thisRound;
    private final Memory untilTurn;

    public Lasting() {
        super(FORM);
        thisRound = new Memory();
        untilTurn = new Memory();
    }

    private Lasting(Lasting other) {
        super(other);
        thisRound = other.thisRound.copy();
        untilTurn = other.untilTurn.copy();
    }

    public Lasting copy() {
        return new Lasting(this);
    }

    /** What cards remember until the end of the round. */
    public Memory thisRound() {
        return thisRound;
    }

    /** What cards remember about a player until his next turn begins. */
    public Memory untilTurn() {
        return untilTurn;
    }

    /** A new round begins. */
    public void newRound() {
        thisRound.clear();
    }

    /** A turn of a player begins. */
    public void newTurn(int player) {
        untilTurn.forget(player);
        setTruce(player, Cities.NOBODY);
    }

    /** Event cards that stay on the table: Pestilence, and those with pieces on them (CC-9.9). */
    public Numbers keptEvents() {
        return get(KEPT_EVENTS);
    }

    public boolean isKept(int event) {
        return keptEvents().has(event);
    }

    public void keep(int event) {
        set(KEPT_EVENTS, keptEvents().with(event));
    }

    public void release(int event) {
        set(KEPT_EVENTS, keptEvents().without(event));
    }

    /** A player has declared a truce with another one until his own next turn. */
    public void setTruce(int player, int partner) {
        if (truce(player) != partner) {
            set(TRUCE, player, partner);
        }
    }

    /** The partner of the truce a player has declared, or nobody. */
    public int truce(int player) {
        return get(TRUCE, player);
    }

    /** Whether a truce keeps one player from attacking another: it holds both ways. */
    public boolean isTruce(int attacker, int defender) {
        return isBound(attacker, defender) || isBound(defender, attacker);
    }

    private boolean isBound(int side, int other) {
        return other != Cities.NOBODY && side >= 0 && side < Sides.SEATS && truce(side) == other;
    }

    public void write(Dump out) {
        dump(out);
        thisRound.dump("thisRound", out);
        untilTurn.dump("untilTurn", out);
    }

    public void read(DumpReader in) {
        restore(in);
        thisRound.restore("thisRound", in);
        untilTurn.restore("untilTurn", in);
    }
}
