package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.civ.table.Supply;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Duty and Honor, Nationalism, Patriotism: units of unlocked types join the standing forces for nothing. */
final class Recruitment implements EventPlay {

    /** Room for the number of units of one type in a packed number. */
    private static final int BITS = 4;

    private static final int MASK = (1 << BITS) - 1;

    /** Whether any unit can be had at all (CV-03.24, CV-06.38). */
    static boolean isPossible(CivTable table, int player) {
        for (int type = 0; type < UnitType.COUNT; type++) {
            if (has(table, player, UnitType.of(type), 0)) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(CivTable table, int player, UnitType type, int taken) {
        var deck = table.market().units(type);
        return table.player(player).rank(type) > 0 && deck.size() + deck.discarded() > count(taken, type);
    }

    private static int count(int units, UnitType type) {
        return units >> BITS * type.ordinal() & MASK;
    }

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        return isPossible(table, by);
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        table.push(new Muster(by, event, 0, table.content().spec(event).amount()));
    }

    private static void play(CivTable table, int by, CultureEvent event, int units) {
        Playing.play(table, by, event, Thing.NONE, 0, new Raise(by, units));
    }

    /**
     * Types are named before the card is declared, one by one (CV-03.12).
     *
     * @param units how many of each type have been named, packed
     * @param left how many more may be named
     */
    record Muster(int by, CultureEvent event, int units, int left) implements Question<CivTable>, Committed {

        @Override
        public int asked(CivTable table) {
            return 1 << by;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.muster", left);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int i = 0; i < UnitType.COUNT; i++) {
                if (has(table, by, UnitType.of(i), units)) {
                    out.add(Act.MUSTER, UnitType.of(i));
                }
            }
            if (units != 0) {
                out.add(Act.DONE);
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof UnitType type && !has(table, by, type, units)) {
                out.because(table.player(by).rank(type) == 0 ? "why.unit-locked" : "why.no-unit", type);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                play(table, by, event, units);
                return;
            }
            int more = units + (1 << BITS * choice.subject(UnitType.class).ordinal());
            if (left == 1) {
                play(table, by, event, more);
            } else {
                table.push(new Muster(by, event, more, left - 1));
            }
        }
    }

    /** The units are drawn. */
    record Raise(int by, int units) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            for (UnitType type : UnitType.values()) {
                int drawn = 0;
                while (drawn < count(units, type) && Supply.drawUnit(table, by, type)) {
                    drawn++;
                }
                if (drawn > 0) {
                    table.say("log.muster", table.name(by), type, drawn);
                }
            }
        }
    }
}
