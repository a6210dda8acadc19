package civitas.clash.combat;

import civitas.clash.content.Face;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Dice rolled in a battle. Rules: CC-1.23. */
public final class Dice {

    /** From this number on a die rolled for a card succeeds. */
    private static final int SUCCESS = 5;

    private Dice() {}

    /** Rolls dice for a card, whose numbers count. */
    public static int sum(ClashTable table, int role, int number, Named card) {
        List<Face> faces = roll(table, number);
        if (table.heard()) {
            table.say("log.tactic-roll", table.name(table.battle().side(role)), card, describe(faces));
        }
        return faces.stream().mapToInt(Face::number).sum();
    }

    static List<Face> roll(ClashTable table, int number) {
        List<Face> faces = new ArrayList<>(number);
        for (int i = 0; i < number; i++) {
            faces.add(table.content().face(table.chance().roll(table.content().faces())));
        }
        return faces;
    }

    /** Rolls dice for a card: at least one of them must show 5 or 6. Their symbols are ignored (CC-1.27). */
    public static boolean succeeds(ClashTable table, int role, int number, Named card) {
        if (number == 0) {
            return false;
        }
        List<Face> faces = roll(table, number);
        if (table.heard()) {
            table.say("log.tactic-roll", table.name(table.battle().side(role)), card, describe(faces));
        }
        for (Face face : faces) {
            if (face.number() >= SUCCESS) {
                return true;
            }
        }
        return false;
    }

    /** Rolls one die for a card against the enemy's units, if he has any. */
    public static boolean hits(ClashTable table, int role, Named card) {
        return Forces.fighters(table, Battle.other(role)) > 0 && succeeds(table, role, 1, card);
    }

    static Phrase describe(List<Face> faces) {
        List<Object> words = new ArrayList<>();
        for (Face face : faces) {
            if (!words.isEmpty()) {
                words.add(" ");
            }
            words.add(face);
        }
        return new Phrase("", words);
    }
}
