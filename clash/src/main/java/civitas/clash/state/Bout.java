package civitas.clash.state;

import civitas.clash.content.Face;
import civitas.clash.state.Battle.Kind;
import civitas.clash.state.Battle.Part;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Speakers;
import civitas.kernel.Thing;
import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;
import java.util.ArrayList;
import java.util.List;

/** The round of a battle that is being fought: what each role has played, rolled and lost in it. */
public final class Bout extends Sheet {

    private static final Form FORM = new Form("bout");
    private static final Form.Row CARD = FORM.row("card", 2);
    private static final Form.Flag REVEALED = FORM.flag("revealed");
    private static final Form.Row SHOWN = FORM.row("shown", 2);
    private static final Form.Row IGNORED = FORM.row("ignored", 2);
    private static final Form.Row CLASH_DENIED = FORM.row("clashDenied", 2);
    private static final Form.Flag WITHDRAWN = FORM.flag("withdrawn");
    private static final Form.Flag DRIVEN_OFF = FORM.flag("drivenOff");
    private static final Form.Row CLASH = FORM.row("clash", 2);
    private static final Form.Row VALUE = FORM.row("value", 2);
    private static final Form.Row LOSSES = FORM.row("losses", 2);

    private List<Face> attackerFaces = List.of();
    private List<Face> defenderFaces = List.of();
    private List<Part> parts = List.of();

    public Bout() {
        super(FORM);
    }

    private Bout(Bout other) {
        super(other);
        attackerFaces = other.attackerFaces;
        defenderFaces = other.defenderFaces;
        parts = other.parts;
    }

    Bout copy() {
        return new Bout(this);
    }

    /** A round begins with what changes the rolls of every round. */
    void reset(List<Part> lasting) {
        clear();
        attackerFaces = List.of();
        defenderFaces = List.of();
        parts = lasting;
    }

    /** The round as it lies before everybody. */
    Round written(int number) {
        return new Round(number, List.of(effort(Battle.ATTACKER), effort(Battle.DEFENDER)));
    }

    private Round.Side effort(int role) {
        return new Round.Side(
                shown(role),
                isIgnored(role),
                isClashDenied(role),
                faces(role),
                clash(role),
                parts.stream().filter(part -> part.role() == role).toList(),
                value(role),
                cancels(role),
                losses(role));
    }

    // --- cards ------------------------------------------------------------------------------------------------------

    /** The action card played, 0 for none. */
    public int card(int role) {
        return get(CARD, role);
    }

    public void setCard(int role, int card) {
        set(CARD, role, card);
    }

    /** Whether the cards lie open. */
    public boolean isRevealed() {
        return get(REVEALED);
    }

    public void reveal() {
        set(REVEALED, true);
    }

    /** The action card turned up, 0 for none: it is remembered when the card itself is gone. */
    public int shown(int role) {
        return get(SHOWN, role);
    }

    public void show(int role) {
        set(SHOWN, role, card(role));
    }

    /** Whether the card has no effect. */
    public boolean isIgnored(int role) {
        return get(IGNORED, role) != 0;
    }

    public void ignore(int role) {
        set(IGNORED, role, 1);
    }

    public boolean isClashDenied(int role) {
        return get(CLASH_DENIED, role) != 0;
    }

    public void denyClash(int role) {
        set(CLASH_DENIED, role, 1);
    }

    /** Whether the defender has left the field by a card: the battle ends without a roll (CC-7.80). */
    public boolean isWithdrawn() {
        return get(WITHDRAWN);
    }

    public void withdraw() {
        set(WITHDRAWN, true);
    }

    /** Whether the attacker has to retreat when the round is over, as far as he can. */
    public boolean isDrivenOff() {
        return get(DRIVEN_OFF);
    }

    public void driveOff() {
        set(DRIVEN_OFF, true);
    }

    // --- the roll ---------------------------------------------------------------------------------------------------

    /** A side has rolled. */
    public void rolled(int role, List<Face> faces, int byClash) {
        if (role == Battle.ATTACKER) {
            attackerFaces = List.copyOf(faces);
        } else {
            defenderFaces = List.copyOf(faces);
        }
        set(CLASH, role, byClash);
    }

    /** The dice of a side as they count, after the roll. */
    public List<Face> faces(int role) {
        return role == Battle.ATTACKER ? attackerFaces : defenderFaces;
    }

    /** What clash abilities added to the roll. */
    public int clash(int role) {
        return get(CLASH, role);
    }

    /** The combat value, after the roll. */
    public int value(int role) {
        return get(VALUE, role);
    }

    public void setValue(int role, int value) {
        set(VALUE, role, value);
    }

    /** Fighting units lost, for whatever reason. */
    public int losses(int role) {
        return get(LOSSES, role);
    }

    public void lose(int role, int units) {
        add(LOSSES, role, units);
    }

    // --- changes of the roll, with their reasons --------------------------------------------------------------------

    /** Combat value of a side; negative for a penalty. */
    public void addBonus(int role, int number, Thing source) {
        parts = with(parts, new Part(role, Kind.BONUS, number, source));
    }

    /** Extra dice of a side. */
    public void addDice(int role, int number, Thing source) {
        parts = with(parts, new Part(role, Kind.DIE, number, source));
    }

    /** Hits on a side that will be cancelled. */
    public void addCancels(int role, int number, Thing source) {
        parts = with(parts, new Part(role, Kind.CANCEL, number, source));
    }

    public int bonus(int role) {
        return sum(role, Kind.BONUS);
    }

    /** What is added to the combat value of a side if its bonuses count only so much; penalties count all the same. */
    public int bonus(int role, int ceiling) {
        int gained = 0;
        for (Part part : parts) {
            gained += part.role() == role && part.kind() == Kind.BONUS ? Math.max(0, part.number()) : 0;
        }
        return bonus(role) - Math.max(0, gained - ceiling);
    }

    public int dice(int role) {
        return sum(role, Kind.DIE);
    }

    public int cancels(int role) {
        return sum(role, Kind.CANCEL);
    }

    private int sum(int role, Kind kind) {
        int sum = 0;
        for (Part part : parts) {
            sum += part.role() == role && part.kind() == kind ? part.number() : 0;
        }
        return sum;
    }

    /** What changes the rolls, in the order in which it came. */
    public List<Part> parts() {
        return parts;
    }

    static List<Part> with(List<Part> list, Part part) {
        if (part.number() == 0) {
            return list;
        }
        Speakers.effect(part.source());
        List<Part> longer = new ArrayList<>(list);
        longer.add(part);
        return List.copyOf(longer);
    }

    void write(Dump out) {
        dump(out);
        out.put("boutRolls", attackerFaces, defenderFaces, parts);
    }

    void read(DumpReader in, SheetText sheet) {
        restore(in);
        List<DumpText> rolls = new DumpText(in.line("boutRolls").text()).words();
        attackerFaces = sheet.faces(rolls.get(0));
        defenderFaces = sheet.faces(rolls.get(1));
        parts = sheet.parts(rolls.get(2));
    }
}
