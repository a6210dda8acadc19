package civitas.clash.table;

import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Dumps of the first version of the rules, whose tables go on: each group of their lines in the words of today. */
public final class OldDumps {

    /** The lines that are written anew, with the first of their group. */
    private static final Map<String, String> GROUPS = groups(Map.of(
            "battle",
            List.of(
                    "battleForce",
                    "battleRound",
                    "battleRolls",
                    "battleCity",
                    "battleSide",
                    "battleSide2",
                    "battleSide3")));

    /** What follows the name of a line, by name, in the order of the lines. */
    private final Map<String, List<String>> lines = new HashMap<>();

    private final Dump out = new Dump();

    private OldDumps() {}

    private static Map<String, String> groups(Map<String, List<String>> groups) {
        Map<String, String> all = new HashMap<>();
        groups.forEach((first, others) -> {
            all.put(first, first);
            others.forEach(other -> all.put(other, first));
        });
        return Map.copyOf(all);
    }

    /** A dump of the first version, as this one would have written it. */
    public static String upgrade(String dump) {
        Map<String, OldDumps> groups = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        String open = "";
        for (String line : dump.split("\n")) {
            int blank = line.indexOf(' ');
            String name = blank < 0 ? line : line.substring(0, blank);
            String group = GROUPS.getOrDefault(name, "");
            if (!open.equals(group)) {
                finish(open, groups, text);
                open = group;
            }
            if (group.isEmpty()) {
                text.append(line).append('\n');
            } else {
                groups.computeIfAbsent(group, any -> new OldDumps())
                        .lines
                        .computeIfAbsent(name, any -> new ArrayList<>())
                        .add(blank < 0 ? "" : line.substring(blank + 1));
            }
        }
        finish(open, groups, text);
        return text.toString();
    }

    private static void finish(String name, Map<String, OldDumps> groups, StringBuilder text) {
        OldDumps group = groups.remove(name);
        if (group != null) {
            group.write(name);
            text.append(group.out);
        }
    }

    private void write(String name) {
        switch (name) {
            case "battle" -> battle();
            default -> throw new IllegalArgumentException(name);
        }
    }

    private void battle() {
        List<DumpText> battle = words("battle", 0);
        List<DumpText> round = words("battleRound", 0);
        List<DumpText> city = words("battleCity", 0);
        flag("battle.active", battle.get(0));
        put("battle.space", "-1", battle.get(1).text());
        put("battle.origin", "-1", battle.get(2).text());
        row("battle.side", "-1 -1", "battleSide", 0);
        flag("battle.sea", battle.get(3));
        flag("battle.disembarked", battle.get(4));
        flag("battle.fortress", battle.get(6));
        flag("battle.fortressDie", battle.get(7));
        flag("battle.fortressCancel", battle.get(8));
        put("battle.force", "", line("battleForce", 0).replaceAll("( ?0)+$", ""));
        put("battle.flags", "0", battle.get(9).text());
        flag("battle.city", battle.get(5));
        put("battle.cityOwner", "-1", round.get(5).text());
        put("battle.citySize", "0", round.get(6).text());
        flag("battle.cityWonder", round.get(7));
        put("battle.cityBuildings", "0", Integer.toHexString(city.get(0).number()));
        put("battle.result", Battle.Result.UNDECIDED.name(), round.get(2).text());
        row("battle.strength", "0 0", "battleSide2", 4);
        row("battle.killed", "0 0", "battleSide2", 5);
        row("battle.tradersKilled", "0 0", "battleSide3", 0);
        flag("battle.resisted", round.get(3));
        flag("battle.captured", round.get(4));
        put("battle.round", "0", round.get(0).text());
        bout(round, city);
        out.put(
                "battleRounds",
                city.get(2).text(),
                words("battleRolls", 0).get(2).text());
        for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
            if (words("battleSide", role).get(2).flag()) {
                out.put("battleMemory", "great-arena", role, 1);
            }
        }
    }

    /** Dice, bonus and cancelled hits were written beside the parts that they are the sum of. */
    private void bout(List<DumpText> round, List<DumpText> city) {
        List<DumpText> rolls = words("battleRolls", 0);
        row("bout.card", "0 0", "battleSide", 3);
        flag("bout.revealed", round.get(1));
        row("bout.shown", "0 0", "battleSide3", 1);
        row("bout.ignored", "0 0", "battleSide", 4);
        row("bout.clashDenied", "0 0", "battleSide2", 1);
        flag("bout.withdrawn", city.get(1));
        row("bout.clash", "0 0", "battleSide3", 2);
        row("bout.value", "0 0", "battleSide2", 2);
        row("bout.losses", "0 0", "battleSide2", 3);
        out.put(
                "boutRolls",
                rolls.get(0).text(),
                rolls.get(1).text(),
                city.get(3).text());
    }

    // --- lines ------------------------------------------------------------------------------------------------------

    private String line(String name, int index) {
        List<String> found = lines.getOrDefault(name, List.of());
        if (index >= found.size()) {
            throw new DumpException("a line " + name + " is missing");
        }
        return found.get(index);
    }

    private List<DumpText> words(String name, int index) {
        return new DumpText(line(name, index)).words();
    }

    /** Writes a field that is not what it was at first. */
    private void put(String name, String blank, String words) {
        if (!words.equals(blank)) {
            out.put(name, words);
        }
    }

    private void flag(String name, DumpText word) {
        put(name, "false", Boolean.toString(word.flag()));
    }

    /** A word of the attacker's and the defender's line, side by side. */
    private void row(String name, String blank, String lines, int word) {
        put(name, blank, role(lines, Battle.ATTACKER, word) + " " + role(lines, Battle.DEFENDER, word));
    }

    private String role(String line, int role, int word) {
        String text = words(line, role).get(word).text();
        return switch (text) {
            case "false" -> "0";
            case "true" -> "1";
            default -> text;
        };
    }
}
