package civitas.clash.table;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import java.util.Arrays;
import java.util.List;

/** Effects of cards and events that outlast the turn in which they began. They are open to everybody (CC-9.21). */
public final class Lasting {

    /** Whether Pestilence lies on the table: nobody without Sanitation constructs. */
    private boolean pestilence;

    /** Event cards that stay on the table: Pestilence, and those with pieces on them (CC-9.9). */
    private Numbers keptEvents = Numbers.NONE;

    /** For each player whom his Negotiations card names, or nobody. */
    private final byte[] truce;

    /** Players who lose an action through an Assassination card in their next turn, as a mask. */
    private int assassinated;

    /** For each player: City Founder was completed in this round, which bars Colony at its end. */
    private final boolean[] founder;

    Lasting(int seats) {
        truce = new byte[seats];
        Arrays.fill(truce, (byte) Cities.NOBODY);
        founder = new boolean[seats];
    }

    private Lasting(Lasting other) {
        pestilence = other.pestilence;
        keptEvents = other.keptEvents;
        truce = other.truce.clone();
        assassinated = other.assassinated;
        founder = other.founder.clone();
    }

    Lasting copy() {
        return new Lasting(this);
    }

    public boolean isPestilence() {
        return pestilence;
    }

    public void setPestilence(boolean value) {
        pestilence = value;
    }

    public Numbers keptEvents() {
        return keptEvents;
    }

    public boolean isKept(int event) {
        return keptEvents.has(event);
    }

    public void keep(int event) {
        keptEvents = keptEvents.with(event);
    }

    public void release(int event) {
        keptEvents = keptEvents.without(event);
    }

    public void setTruce(int player, int partner) {
        truce[player] = (byte) partner;
    }

    /** The partner of the truce a player has declared, or nobody. */
    public int truce(int player) {
        return truce[player];
    }

    /** Whether Negotiations keep one player from attacking another: both ways until the declarer's next turn. */
    public boolean isTruce(int attacker, int defender) {
        return isBound(attacker, defender) || isBound(defender, attacker);
    }

    private boolean isBound(int side, int other) {
        return other != Cities.NOBODY && side >= 0 && side < truce.length && truce[side] == other;
    }

    /** The players for whose next turn an Assassination card waits, one at a time, as a mask. */
    public int assassinated() {
        return assassinated;
    }

    public void setAssassinated(int player, boolean value) {
        assassinated = value ? assassinated | 1 << player : assassinated & ~(1 << player);
    }

    public boolean isFounder(int player) {
        return founder[player];
    }

    public void setFounder(int player, boolean value) {
        founder[player] = value;
    }

    /** A new round begins. */
    public void newRound() {
        Arrays.fill(founder, false);
    }

    void dump(Dump out) {
        out.put("lasting", pestilence, keptEvents, assassinated);
        out.put("truce", truce);
        out.put("founder", Arrays.toString(founder));
    }

    void restore(DumpReader in) {
        pestilence = in.line("lasting").flag();
        keptEvents = in.set();
        assassinated = in.number();
        in.line("truce").numbers(truce);
        List<DumpText> founders = new DumpText(in.line("founder").text()).items();
        for (int player = 0; player < founder.length; player++) {
            founder[player] = founders.get(player).flag();
        }
    }
}
