package civitas.civ;

import civitas.kernel.DumpException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * Dumps that the first version of the rules wrote, as this version would have written them. Then, a line held all fields of
 * a part of the table; now each field has a line, unless it is what it is at first.
 */
final class OldDumps {

    private final Iterator<String> lines;
    private final List<String> upgraded = new ArrayList<>();

    private OldDumps(String dump) {
        lines = dump.lines().iterator();
    }

    static String upgrade(String dump) {
        OldDumps old = new OldDumps(dump);
        try {
            while (old.lines.hasNext()) {
                old.upgradeLine(old.lines.next());
            }
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw new DumpException("a line was cut: " + e);
        }
        return String.join("\n", old.upgraded) + "\n";
    }

    private void upgradeLine(String line) {
        List<String> words = Arrays.asList(line.split(" "));
        switch (words.getFirst()) {
            case "turn" -> put(words, "number 0 phase START_OF_TURN first 0 active -1");
            case "group" -> {
                put("group.moving", "true", "false");
                put(words, "player 0 figures 0 square 0 origin 0 points 0 steps 0");
            }
            case "declared" -> put(words, "open 0 cancelled 0");
            case "battle" -> upgradeBattle(words);
            default -> upgraded.add(line);
        }
    }

    /**
     * The line of a battle is followed by four lines of each side. Battles are written down only where one has ended the
     * game, so that nobody asks any more which abilities were used in it.
     */
    private void upgradeBattle(List<String> words) {
        List<String> attacker = next("side");
        List<List<String>> attackers = List.of(next("cards"), next("wounds"), next("extra"));
        List<String> defender = next("side");
        List<List<String>> defenders = List.of(next("cards"), next("wounds"), next("extra"));
        put("battle.active", "true", "false");
        put("battle.square", words.get(2), "0");
        put("battle.city", words.get(3), "-1");
        put("battle.player", attacker.get(0) + " " + defender.get(0), "0 0");
        put("battle.figures", attacker.get(1) + " " + defender.get(1), "0 0");
        put("battle.wildRank", words.get(1).equals("true") ? "0 1" : "0 0", "0 0");
        put("battle.bonus", attacker.get(2) + " " + defender.get(2), "0 0");
        put("battle.hand0", attacker.get(3), "0");
        put("battle.hand1", defender.get(3), "0");
        put("battle.killed0", attacker.get(4), "0");
        put("battle.killed1", defender.get(4), "0");
        put("battle.fronts", words.get(4), "0");
        put("battle.units", units(Integer.parseInt(words.get(4)), attackers, defenders), "");
        put("battle.turn", words.get(5), "0");
        put("battle.played", words.get(6), "false");
        put("battle.nextStrength", words.get(7), "0");
        put("battle.winner", words.get(8), "-1");
    }

    /** Card, wounds and extra strength by front and side; cards count from 1 now, and what comes last is not 0. */
    private static String units(int fronts, List<List<String>> attackers, List<List<String>> defenders) {
        StringBuilder units = new StringBuilder();
        for (int front = 0; front < fronts; front++) {
            for (List<List<String>> side : List.of(attackers, defenders)) {
                units.append(' ').append(Integer.parseInt(side.get(0).get(front)) + 1);
                units.append(' ').append(side.get(1).get(front));
                units.append(' ').append(side.get(2).get(front));
            }
        }
        return units.toString().replaceFirst("( 0)+$", "").strip();
    }

    /** The words of the next line, without its name. */
    private List<String> next(String name) {
        List<String> words = lines.hasNext() ? Arrays.asList(lines.next().split(" ")) : List.of("");
        if (!words.getFirst().equals(name)) {
            throw new DumpException("expected " + name);
        }
        return words.subList(1, words.size());
    }

    /**
     * Writes the fields of a line.
     *
     * @param fields their names in order, each with what it is at first
     */
    private void put(List<String> words, String fields) {
        String[] names = fields.split(" ");
        for (int i = 0; i < names.length; i += 2) {
            put(words.getFirst() + "." + names[i], words.get(i / 2 + 1), names[i + 1]);
        }
    }

    /** Writes a field that is not what it is at first. */
    private void put(String field, String value, String initial) {
        if (!value.equals(initial)) {
            upgraded.add(field + " " + value);
        }
    }
}
