package civitas.clash.first.progress;

import civitas.clash.content.CardKind;
import civitas.clash.content.facts.Sides;
import civitas.clash.state.BoxSheet;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import java.util.ArrayList;
import java.util.List;

/** The levels of every player, the events that they still have to bring, and the wonders reserved through Monuments. All is open. */
public final class Scales extends BoxSheet {

    private static final Form FORM = new Form("scales");
    private static final Form.Row CULTURE = FORM.row("culture", Sides.SEATS);
    private static final Form.Row HAPPINESS = FORM.row("happiness", Sides.SEATS);
    private static final Form.Row DUE = FORM.row("due", Sides.SEATS);
    private static final List<Form.Value<Numbers>> RESERVED = ofEverySeat();

    public Scales() {
        super(FORM);
    }

    private Scales(Scales other) {
        super(other);
    }

    private static List<Form.Value<Numbers>> ofEverySeat() {
        List<Form.Value<Numbers>> fields = new ArrayList<>();
        for (int seat = 0; seat < Sides.SEATS; seat++) {
            fields.add(FORM.numbers("reserved" + seat));
        }
        return List.copyOf(fields);
    }

    public static Scales of(ClashTable table) {
        return table.sheet(Scales.class);
    }

    @Override
    public Scales copy() {
        return new Scales(this);
    }

    private static Form.Row row(Scale scale) {
        return switch (scale) {
            case CULTURE_LEVEL -> CULTURE;
            case HAPPINESS_LEVEL -> HAPPINESS;
        };
    }

    public int level(int player, Scale scale) {
        return get(row(scale), player);
    }

    public void setLevel(int player, Scale scale, int level) {
        set(row(scale), player, level);
    }

    /** Events that a player's levels have brought and that he has not drawn yet. */
    int due(int player) {
        return get(DUE, player);
    }

    void setDue(int player, int events) {
        set(DUE, player, events);
    }

    /** The wonder cards that only this player may build (CC-12.6). */
    public Numbers reserved(int player) {
        return get(RESERVED.get(player));
    }

    public void setReserved(int player, Numbers cards) {
        set(RESERVED.get(player), cards);
    }

    @Override
    public Numbers cards(CardKind kind) {
        Numbers all = Numbers.NONE;
        if (kind == CardKind.WONDER) {
            for (int player = 0; player < Sides.SEATS; player++) {
                all = all.or(reserved(player));
            }
        }
        return all;
    }
}
