package civitas.clash.state;

import civitas.clash.content.Wonder;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;

/** What became of each wonder: who built it, who holds its card, what lies open, what was lost. */
public final class Wonders extends Register<Wonders> {

    /** Not built yet, or lost: nobody holds the card in front of him. */
    public static final int NOBODY = -1;

    private final byte[] builder;
    private final byte[] holder;

    /** Wonder cards that lie open for everybody (CC-17.16). */
    private Numbers open;

    /** Wonders buried on an event card: they score but do nothing. */
    private Numbers buried;

    /** Wonders built in this round (Magnificent Culture, end by wonder). */
    private Numbers builtThisRound;

    /** {@code cards} is the number of wonder cards. */
    public Wonders(int cards) {
        this(new Columns.Blank<>(), cards);
    }

    private Wonders(Columns<Wonders> columns, int cards) {
        builder = columns.bytes("wonderBuilders", wonders -> wonders.builder, cards, NOBODY);
        holder = columns.bytes("wonderHolders", wonders -> wonders.holder, cards, NOBODY);
        open = columns.value(wonders -> wonders.open, Numbers.NONE);
        buried = columns.value(wonders -> wonders.buried, Numbers.NONE);
        builtThisRound = columns.value(wonders -> wonders.builtThisRound, Numbers.NONE);
    }

    @Override
    protected Wonders with(Columns<Wonders> columns) {
        return new Wonders(columns, builder.length);
    }

    private static int index(Wonder wonder) {
        return wonder.card() - 1;
    }

    public int builder(Wonder wonder) {
        return builder[index(wonder)];
    }

    /** The side that holds it now; the barbarians while its city is theirs. */
    public int holder(Wonder wonder) {
        return holder[index(wonder)];
    }

    public void build(Wonder wonder, int player) {
        builder[index(wonder)] = (byte) player;
        holder[index(wonder)] = (byte) player;
        open = open.without(wonder.card());
        builtThisRound = builtThisRound.with(wonder.card());
    }

    public void setHolder(Wonder wonder, int side) {
        holder[index(wonder)] = (byte) side;
    }

    /** Lost with its points (CC-12.24). */
    public void lose(Wonder wonder) {
        builder[index(wonder)] = (byte) NOBODY;
        holder[index(wonder)] = (byte) NOBODY;
    }

    public Numbers open() {
        return open;
    }

    public boolean isOpen(Wonder wonder) {
        return open.has(wonder.card());
    }

    public void layOpen(Wonder wonder) {
        open = open.with(wonder.card());
    }

    /** The open card of a wonder goes into a hand. */
    public void takeOpen(Wonder wonder) {
        open = open.without(wonder.card());
    }

    public void bury(Wonder wonder) {
        buried = buried.with(wonder.card());
    }

    public boolean isBuried(Wonder wonder) {
        return buried.has(wonder.card());
    }

    public Numbers builtThisRound() {
        return builtThisRound;
    }

    public void newRound() {
        builtThisRound = Numbers.NONE;
    }

    @Override
    public void dump(Dump out) {
        super.dump(out);
        out.put("wonders", open.bits() >>> 1, buried.bits() >>> 1, builtThisRound.bits() >>> 1);
    }

    private static Numbers cards(int bits) {
        return Numbers.ofBits((long) bits << 1);
    }

    @Override
    public void restore(DumpReader in) {
        super.restore(in);
        open = cards(in.line("wonders").number());
        buried = cards(in.number());
        builtThisRound = cards(in.number());
    }
}
