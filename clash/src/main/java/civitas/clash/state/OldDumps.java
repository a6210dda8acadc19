package civitas.clash.state;

import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Sides;
import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import civitas.kernel.Numbers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dumps of the first version of the rules, whose tables go on: each group of their lines in the words of today. */
public final class OldDumps {

    /** The lines that are written anew, with the first of their group. */
    private static final Map<String, String> GROUPS = groups(Map.of(
            "player",
            List.of(".goods", ".advances", ".hand", ".completed", ".lost", ".rest"),
            "turn",
            List.of("turn2", "battlefields"),
            "lasting",
            List.of("truce", "founder"),
            "battle",
            List.of(
                    "battleForce",
                    "battleRound",
                    "battleRolls",
                    "battleCity",
                    "battleSide",
                    "battleSide2",
                    "battleSide3")));

    /** There are more kinds of buildings today. */
    private static final String NO_BUILDINGS_LOST = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";

    private static final Pattern CLOCK = Pattern.compile("(?m)^clock \\d+ \\d+ (\\d+) ");

    /** What follows the name of a line, by name, in the order of the lines. */
    private final Map<String, List<String>> lines = new HashMap<>();

    private final Dump out = new Dump();

    /** Whose turn it is: his cards remember something in it. */
    private final int active;

    private OldDumps(int active) {
        this.active = active;
    }

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
            String group = group(name);
            if (!open.equals(group)) {
                finish(open, groups, text);
                open = group;
            }
            if (group.isEmpty()) {
                text.append(line).append('\n');
            } else {
                groups.computeIfAbsent(group, any -> new OldDumps(turnOf(dump)))
                        .lines
                        .computeIfAbsent(name, any -> new ArrayList<>())
                        .add(blank < 0 ? "" : line.substring(blank + 1));
            }
        }
        finish(open, groups, text);
        return text.toString();
    }

    private static int turnOf(String dump) {
        Matcher clock = CLOCK.matcher(dump);
        if (!clock.find()) {
            throw new DumpException("a line clock is missing");
        }
        return Integer.parseInt(clock.group(1));
    }

    /** The group of a line; each player has lines of his own. */
    private static String group(String name) {
        int dot = name.indexOf('.');
        if (dot < 0) {
            return GROUPS.getOrDefault(name, "");
        }
        return GROUPS.containsKey(name.substring(dot)) ? name.substring(0, dot) : "";
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
            case "turn" -> turn();
            case "lasting" -> lasting();
            default -> player(name);
        }
    }

    private void player(String name) {
        List<DumpText> advances = words(name + ".advances", 0);
        List<DumpText> hand = words(name + ".hand", 0);
        List<DumpText> completed = words(name + ".completed", 0);
        List<DumpText> lost = words(name + ".lost", 0);
        List<DumpText> rest = words(name + ".rest", 0);
        put(name + ".goods", "0 0 0 0 0 0 0", line(name + ".goods", 0));
        put(name + ".advances", "0", advances.get(0).text());
        put(name + ".borrowed", "0", advances.get(1).text());
        put(name + ".wonders", "0", shifted(advances.get(2), Wonder.FIRST));
        put(name + ".eventTrack", "0", advances.get(3).text());
        put(name + ".actionCards", "0", hand.get(0).text());
        put(name + ".greatPeople", "0", hand.get(1).text());
        put(name + ".objectiveCards", "0", hand.get(2).text());
        put(name + ".wonderCards", "0", shifted(hand.get(3), 1));
        put(name + ".completed", "0", completed.get(0).text());
        put(name + ".completedLower", "0", completed.get(1).text());
        String buildings = line(name + ".lost", 0).replaceFirst(" \\d+$", "");
        put(name + ".lost", NO_BUILDINGS_LOST, buildings + NO_BUILDINGS_LOST.substring(buildings.length()));
        put(name + ".lostSettlements", "0", lost.getLast().text());
        put(name + ".eventHalfPoints", "0", rest.get(0).text());
        put(name + ".lostActions", "0", rest.get(1).text());
        put(name + ".home", "-1", rest.get(2).text());
    }

    /** A set that was written as a number, counted from where its cards begin. */
    private static String shifted(DumpText bits, int first) {
        return Numbers.ofBits((long) bits.number() << first).toString();
    }

    /** What single cards remembered had fields of their own. */
    private void turn() {
        List<DumpText> turn = words("turn", 0);
        List<DumpText> more = words("turn2", 0);
        put("turn.actions", "0", turn.get(0).text());
        flag("turn.begun", turn.get(1));
        put("turn.used", "0", turn.get(2).text());
        put("turn.collects", "0", turn.get(3).text());
        flag("turn.collectsOver", turn.get(4));
        put("turn.extraSpaces", "0", more.get(2).text().equals("MASS_PRODUCTION") ? "2" : "0");
        put("turn.spacesAgain", "false", Boolean.toString(more.get(2).text().equals("PRODUCTION_FOCUS")));
        flag("turn.influenced", turn.get(5));
        flag("turn.forcedLabour", more.get(0));
        put("turn.landBattlesWon", "0", more.get(3).text());
        put("turn.conquests", "0", more.get(4).text());
        Numbers battlefields = Numbers.NONE;
        for (DumpText space : words("battlefields", 0)) {
            battlefields = space.text().isEmpty() ? battlefields : battlefields.with(space.number());
        }
        put("turn.battlefields", "0", battlefields.toString());
        remember("turnMemory", "draft", active, more.get(1).number());
        remember("turnMemory", "great-ideas", active, more.get(6).number());
        remember("turnMemory", "hero-general", active, more.get(5).number());
    }

    private void lasting() {
        List<DumpText> lasting = words("lasting", 0);
        put("lasting.keptEvents", "0", lasting.get(1).text());
        List<DumpText> truce = words("truce", 0);
        StringBuilder partners = new StringBuilder();
        for (int seat = 0; seat < Sides.SEATS; seat++) {
            partners.append(seat == 0 ? "" : " ")
                    .append(seat < truce.size() ? truce.get(seat).text() : "-1");
        }
        put("lasting.truce", "-1 -1 -1 -1", partners.toString());
        List<DumpText> founders = new DumpText(line("founder", 0)).items();
        for (int seat = 0; seat < founders.size(); seat++) {
            remember("thisRound", "city-founder", seat, founders.get(seat).flag() ? 1 : 0);
        }
        for (int seat = 0; seat < Sides.SEATS; seat++) {
            remember("untilTurn", "assassination", seat, lasting.get(2).number() >> seat & 1);
        }
        remember("memory", "pestilence", 0, lasting.get(0).flag() ? 1 : 0);
    }

    private void remember(String memory, String card, int seat, int number) {
        if (number != 0) {
            out.put(memory, card, seat, number);
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
