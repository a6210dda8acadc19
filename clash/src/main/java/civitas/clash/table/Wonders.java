package civitas.clash.table;

import civitas.clash.content.Wonder;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/** What became of each wonder: who built it, who holds its card, what lies open, what was lost. */
public final class Wonders {

    /** Not built yet, or lost: nobody holds the card in front of him. */
    public static final int NOBODY = -1;

    private final byte[] builder = new byte[Wonder.COUNT];
    private final byte[] holder = new byte[Wonder.COUNT];

    /** Wonder cards that lie open for everybody (CC-17.16), as bits. */
    private int open;

    /** Wonders buried on an event card: they score but do nothing. */
    private int buried;

    /** Wonders built in this round, as bits (Magnificent Culture, end by wonder). */
    private int builtThisRound;

    Wonders() {
        Arrays.fill(builder, (byte) NOBODY);
        Arrays.fill(holder, (byte) NOBODY);
    }

    private Wonders(Wonders other) {
        System.arraycopy(other.builder, 0, builder, 0, builder.length);
        System.arraycopy(other.holder, 0, holder, 0, holder.length);
        open = other.open;
        buried = other.buried;
        builtThisRound = other.builtThisRound;
    }

    Wonders copy() {
        return new Wonders(this);
    }

    public int builder(Wonder wonder) {
        return builder[wonder.ordinal()];
    }

    /** The side that holds it now; the barbarians while its city is theirs. */
    public int holder(Wonder wonder) {
        return holder[wonder.ordinal()];
    }

    public void build(Wonder wonder, int player) {
        builder[wonder.ordinal()] = (byte) player;
        holder[wonder.ordinal()] = (byte) player;
        open &= ~(1 << wonder.ordinal());
        builtThisRound |= 1 << wonder.ordinal();
    }

    public void setHolder(Wonder wonder, int side) {
        holder[wonder.ordinal()] = (byte) side;
    }

    /** Lost with its points (CC-12.24). */
    public void lose(Wonder wonder) {
        builder[wonder.ordinal()] = (byte) NOBODY;
        holder[wonder.ordinal()] = (byte) NOBODY;
    }

    public int open() {
        return open;
    }

    public boolean isOpen(Wonder wonder) {
        return (open >> wonder.ordinal() & 1) != 0;
    }

    public void layOpen(Wonder wonder) {
        open |= 1 << wonder.ordinal();
    }

    public void bury(Wonder wonder) {
        buried |= 1 << wonder.ordinal();
    }

    public boolean isBuried(Wonder wonder) {
        return (buried >> wonder.ordinal() & 1) != 0;
    }

    public int builtThisRound() {
        return builtThisRound;
    }

    public void newRound() {
        builtThisRound = 0;
    }

    void dump(Dump out) {
        out.put("wonderBuilders", builder);
        out.put("wonderHolders", holder);
        out.put("wonders", open, buried, builtThisRound);
    }

    void restore(DumpReader in) {
        in.line("wonderBuilders").numbers(builder);
        in.line("wonderHolders").numbers(holder);
        open = in.line("wonders").number();
        buried = in.number();
        builtThisRound = in.number();
    }
}
