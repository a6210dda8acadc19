package civitas.civ.fame.invest;

import civitas.civ.content.Boon;
import civitas.civ.content.facts.Amounts;
import civitas.civ.state.OwnCard;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.civ.table.Promises;
import civitas.civ.table.Rules;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.ArrayList;
import java.util.List;

/**
 * The markers on the investment cards of all players. They stay for ever and are no coins.
 *
 * <p>Rules: CV-02.03, CV-11.92, CV-01.38, CV-12.20, CV-12.21, CV-12.22, CV-12.24, CV-12.27.
 */
public final class Investments extends BoxSheet {

    /** The module of the box (CV-01.05). */
    public static final String MODULE = "investments";

    private static final int CARDS = Investment.values().length;

    /** On so many advances a discount may be hoped for. */
    private static final int ADVANCES = 4;

    /** So much of a tech is what leads to one: when it is learned it counts by itself. */
    private static final double LESSON = 0.3;

    private final byte[] markers;

    /** Who has invested in this turn, as a set (CV-12.17). */
    private int done;

    Investments(Rules rules, int seats) {
        markers = new byte[seats * CARDS];
    }

    private Investments(Investments other) {
        markers = other.markers.clone();
        done = other.done;
    }

    @Override
    protected Investments copy() {
        return new Investments(this);
    }

    static Investments of(CivTable table) {
        return table.sheet(Investments.class);
    }

    public int markers(int player, Investment card) {
        return markers[player * CARDS + card.ordinal()];
    }

    public void add(int player, Investment card, int count) {
        markers[player * CARDS + card.ordinal()] += (byte) count;
    }

    /** The most expensive ability of a card that is active: 1 to 3, or 0 (CV-12.23). */
    static int level(CivTable table, int player, Investment card) {
        return levelAt(table, card, of(table).markers(player, card));
    }

    /** The ability of a card that would be active with so many markers. */
    static int levelAt(CivTable table, Investment card, int markers) {
        Amounts needed = table.content().spec(card);
        if (markers >= needed.get("third")) {
            return 3;
        }
        if (markers >= needed.get("second")) {
            return 2;
        }
        return markers >= needed.get("first") ? 1 : 0;
    }

    /** Everybody has all of them, and all of it lies open (CV-01.38). */
    @Override
    public List<OwnCard> cards(CivTable table, int player, boolean own) {
        if (!table.rules().options().uses(MODULE)) {
            return List.of();
        }
        List<OwnCard> cards = new ArrayList<>();
        for (Investment card : Investment.values()) {
            Amounts needed = table.content().spec(card);
            cards.add(new OwnCard(
                    card.kind(),
                    card.code(),
                    "",
                    true,
                    level(table, player, card) > 0,
                    false,
                    markers(player, card),
                    List.of(needed.get("first"), needed.get("second"), needed.get("third"))));
        }
        return cards;
    }

    /** What the cards give and what their next markers come nearer to. A marker beyond the last ability of its card is worth nothing. */
    @Override
    public void promise(CivTable table, int player, boolean own, Promises out) {
        for (Investment card : Investment.values()) {
            Amounts needed = table.content().spec(card);
            int counting = Math.min(markers(player, card), needed.get("third"));
            if (counting > 0) {
                out.add(Boon.MARKER, counting);
                promise(table, player, card, needed, progress(table, card, counting), out);
            }
        }
    }

    private static void promise(
            CivTable table, int player, Investment card, Amounts needed, double progress, Promises out) {
        switch (card) {
            case INFRASTRUCTURE ->
                out.add(
                        Boon.PRODUCTION,
                        progress * needed.get("step") * table.cities().count(player));
            case ENDOWMENT_FOR_THE_ARTS -> {
                out.add(Boon.HAND, Math.min(1, progress) * needed.get("hand"));
                out.add(Boon.CULTURE, Math.max(0, progress - 1) * needed.get("discountSecond") * ADVANCES);
            }
            case MILITARY_INDUSTRIAL_COMPLEX -> out.add(Boon.COMBAT, progress * needed.get("step"));
            case PUBLIC_EDUCATION -> out.add(Boon.TECH, progress * LESSON);
        }
    }

    /** How many abilities of a card that many markers have made active, with the part of the way to the next. */
    private static double progress(CivTable table, Investment card, int markers) {
        Amounts needed = table.content().spec(card);
        int[] steps = {0, needed.get("first"), needed.get("second"), needed.get("third")};
        int level = levelAt(table, card, markers);
        return level == steps.length - 1
                ? level
                : level + (markers - steps[level]) / (double) (steps[level + 1] - steps[level]);
    }

    @Override
    public boolean lay(int player, String code, boolean open, int count) {
        for (Investment card : Investment.values()) {
            if (card.code().equals(code)) {
                add(player, card, count - markers(player, card));
                return true;
            }
        }
        return false;
    }

    boolean hasInvested(int player) {
        return (done >> player & 1) != 0;
    }

    void setInvested(int player) {
        done |= 1 << player;
    }

    @Override
    protected void renew() {
        done = 0;
    }

    @Override
    protected void dump(Dump out) {
        out.put("investments", markers);
        out.put("invested", done);
    }

    @Override
    protected void restore(DumpReader in) {
        in.line("investments").numbers(markers);
        done = in.line("invested").number();
    }
}
