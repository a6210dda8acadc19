package civitas.clash.combat;

import civitas.clash.city.Destroying;
import civitas.clash.city.Moods;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Barbarians fall on a city for exactly one round and go back: they roll against a city without defenders too, and hits take its
 * units, settlers as well as soldiers, then its buildings, at last the settlement (CC-8.46 to CC-8.50,
 * CC-8.72). The fortress helps as in every first round (CC-8.48).
 */
public final class Raid {

    /** What is written on the sheet of a battle about it. */
    private enum Mark implements Thing {
        /** It is a raid. */
        RAID,
        /** The city has lost a piece in it. */
        PILLAGED;

        @Override
        public String code() {
            return civitas.kernel.Codes.of(this);
        }

        @Override
        public Phrase title() {
            return Phrase.literal(code());
        }
    }

    private Raid() {}

    /** All barbarians of a settlement attack a city. */
    public static void begin(ClashTable table, int settlement, int city) {
        Force army = table.units().armyAt(settlement);
        table.removeUnits(army, settlement);
        Battles.raid(table, new Assault(ClashTable.BARBARIANS, city, settlement, army, false, 0, 0));
    }

    static void declare(ClashTable table) {
        table.battle().memory().mark(Mark.RAID, 0);
        table.battle().setResisted(true);
    }

    static boolean isOn(ClashTable table) {
        return table.battle().memory().has(Mark.RAID, 0);
    }

    /** Units first, as their owner chooses, then buildings, then the settlement (CC-8.47). */
    static void suffer(ClashTable table, int hits) {
        if (hits > 0) {
            table.push(new Suffer(hits));
        }
    }

    /** Whoever is left goes home, and a city that has lost a piece is angry (CC-8.49, CC-8.50). */
    static void end(ClashTable table) {
        Battle battle = table.battle();
        if (battle.memory().has(Mark.PILLAGED, 0) && table.cities().isCity(battle.space())) {
            Moods.set(table, battle.space(), Mood.ANGRY);
        }
        Outcome.end(table, Battle.Result.NOBODY_WON);
    }

    /** What the next hit takes. */
    record Suffer(int hits) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << table.battle().cityOwner();
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.raid-losses", table.space(table.battle().space()), hits);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                if (Forces.count(table, Battle.DEFENDER, type) > 0) {
                    out.add(Act.LOSE, type);
                }
            }
            if (!out.isEmpty()) {
                return;
            }
            for (Building building : table.content().buildings().all()) {
                if (table.cities().has(table.battle().space(), building)) {
                    out.add(Act.LOSE, building);
                }
            }
            if (out.isEmpty()) {
                out.add(Act.RAZE, table.space(table.battle().space()));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            int city = table.battle().space();
            switch (choice.subject()) {
                case UnitType type -> {
                    Losses.tell(table, Battle.DEFENDER, type, 1);
                    Forces.destroy(table, Battle.DEFENDER, type, 1);
                }
                case Building building -> {
                    table.cities().setBuilding(city, building, Cities.NOBODY);
                    table.battle().memory().mark(Mark.PILLAGED, 0);
                    table.say("log.building-lost", building, table.space(city));
                }
                default -> {
                    Destroying.destroy(table, city);
                    return;
                }
            }
            if (hits > 1) {
                table.push(new Suffer(hits - 1));
            }
        }
    }
}
