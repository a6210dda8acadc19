package civitas.civ;

import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseWonder;
import civitas.kernel.DumpException;
import civitas.kernel.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Dumps that the first version of the rules wrote, as this version would have written them. Then, a line held all fields of
 * a part of the table; now each field has a line, unless it is what it is at first.
 */
final class OldDumps {

    private static final Pattern PLAYER = Pattern.compile("player\\d");
    private static final int HEX = 16;
    private static final int ALWAYS_UNLOCKED = BaseGovernment.DESPOTISM.mask() | BaseGovernment.ANARCHY.mask();

    /** Among the things a player had done once in a turn: the ability of his civilization. */
    private static final int CIVILIZATION_USED = 1 << 3;

    /** What is not kept there any more. */
    private static final int FORMER = CIVILIZATION_USED | 1 << 4;

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
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new DumpException("impossible: " + e);
        }
        return String.join("\n", old.upgraded) + "\n";
    }

    private void upgradeLine(String line) {
        List<String> words = Arrays.asList(line.split(" "));
        List<String> values = words.subList(1, words.size());
        String name = words.getFirst();
        switch (name) {
            case "turn" -> put(name, values, "number 0 phase START_OF_TURN first 0 active -1");
            case "group" -> {
                put("group.moving", "true", "false");
                put(name, values, "player 0 figures 0 square 0 origin 0 points 0 steps 0");
            }
            case "declared" -> put(name, values, "open 0 cancelled 0");
            case "battle" -> upgradeBattle(values);
            default -> {
                if (PLAYER.matcher(name).matches()) {
                    upgradePlayer(name, values);
                } else {
                    upgraded.add(line);
                }
            }
        }
    }

    /** The line of a player is followed by twelve others; the ranks of his units follow from his techs. */
    private void upgradePlayer(String name, List<String> values) {
        final List<String> techs = next(name + "Techs");
        next(name + "Ranks");
        final String coins = withoutLastZeros(next(name + "Coins"));
        final List<String> hand = next(name + "Hand");
        final List<String> forces = next(name + "Forces");
        final String goods = String.join(" ", next(name + "Goods"));
        final List<String> tokens = next(name + "Tokens");
        BaseCivilization civilization = BaseCivilization.valueOf(values.get(0));
        upgradeUsed(name, civilization, next(name + "Used"));
        put(name, next(name + "Figures"), "moved 0 frozen 0 sent 0 placed 0");
        final String assigned = String.join(" ", next(name + "Assigned"));
        put(name + ".actions", String.join(" ", next(name + "Actions")), "0 0 0");
        put(name + ".production", String.join(" ", next(name + "Production")), "0 0 0");
        put(name + ".civilization", civilization.index(), 0);
        put(name, values.subList(1, 4), "trade 0 culture 0 track 0");
        put(name + ".government", BaseGovernment.valueOf(values.get(4)).index(), BaseGovernment.DESPOTISM.index());
        put(name, values.subList(5, 8), "unlocked " + ALWAYS_UNLOCKED + " fresh 0 sheetCoins 0");
        put(name, techs, "techs 0 startTechs 0 research -1");
        put(name + ".coins", coins, "");
        put(name, forces, "forces 0");
        put(name + ".goods", goods, "0 0 0 0");
        put(name, tokens, "tokens 0 seenTokens 0");
        put(name + ".people", Integer.parseInt(tokens.get(2), HEX), 0);
        put(name + ".assigned", assigned, "-1 -1 -1");
        upgraded.add((name + ".hand " + String.join(" ", hand)).strip());
    }

    /** What a player has used in the turn; each ability remembers it now for itself. */
    private void upgradeUsed(String name, BaseCivilization civilization, List<String> used) {
        Numbers abilities = Numbers.parse(used.get(0));
        int wonders = Integer.parseInt(used.get(2));
        for (BaseWonder wonder : BaseWonder.values()) {
            abilities = abilities.with(wonder.number(), (wonders & wonder.mask()) != 0);
        }
        int once = Integer.parseInt(used.get(3));
        abilities = abilities.with(civilization.number(), (once & CIVILIZATION_USED) != 0);
        put(name + ".used", abilities.toString(), "0");
        put(name + ".usedSecond", used.get(1), "0");
        put(name + ".once", once & ~FORMER, 0);
        put(name + ".refused", used.get(4), "0");
    }

    /**
     * The line of a battle is followed by four lines of each side. Battles are written down only where one has ended the
     * game, so that nobody asks any more which abilities were used in it.
     */
    private void upgradeBattle(List<String> values) {
        List<String> attacker = next("side");
        List<List<String>> attackers = List.of(next("cards"), next("wounds"), next("extra"));
        List<String> defender = next("side");
        List<List<String>> defenders = List.of(next("cards"), next("wounds"), next("extra"));
        put("battle.active", "true", "false");
        put("battle", values.subList(1, 3), "square 0 city -1");
        put("battle.player", attacker.get(0) + " " + defender.get(0), "0 0");
        put("battle.figures", attacker.get(1) + " " + defender.get(1), "0 0");
        put("battle.wildRank", values.get(0).equals("true") ? "0 1" : "0 0", "0 0");
        put("battle.bonus", attacker.get(2) + " " + defender.get(2), "0 0");
        put("battle", List.of(attacker.get(3), defender.get(3)), "hand0 0 hand1 0");
        put("battle", List.of(attacker.get(4), defender.get(4)), "killed0 0 killed1 0");
        put("battle.fronts", values.get(3), "0");
        put("battle.units", units(Integer.parseInt(values.get(3)), attackers, defenders), "");
        put("battle", values.subList(4, 8), "turn 0 played false nextStrength 0 winner -1");
    }

    /** Card, wounds and extra strength by front and side; cards count from 1 now. */
    private static String units(int fronts, List<List<String>> attackers, List<List<String>> defenders) {
        List<String> units = new ArrayList<>();
        for (int front = 0; front < fronts; front++) {
            for (List<List<String>> side : List.of(attackers, defenders)) {
                units.add(Integer.toString(Integer.parseInt(side.get(0).get(front)) + 1));
                units.add(side.get(1).get(front));
                units.add(side.get(2).get(front));
            }
        }
        return withoutLastZeros(units);
    }

    private static String withoutLastZeros(List<String> numbers) {
        int length = numbers.size();
        while (length > 0 && numbers.get(length - 1).equals("0")) {
            length--;
        }
        return String.join(" ", numbers.subList(0, length));
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
     * Writes the fields of a part of the table.
     *
     * @param fields their names in order, each with what it is at first
     */
    private void put(String part, List<String> values, String fields) {
        String[] names = fields.split(" ");
        for (int i = 0; i < names.length; i += 2) {
            put(part + "." + names[i], values.get(i / 2), names[i + 1]);
        }
    }

    private void put(String field, int value, int initial) {
        put(field, Integer.toString(value), Integer.toString(initial));
    }

    /** Writes a field that is not what it is at first. */
    private void put(String field, String value, String initial) {
        if (!value.equals(initial)) {
            upgraded.add(field + " " + value);
        }
    }
}
