package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.UnitType;
import civitas.clash.government.Governments;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Revolution: two demands one after the other, each of which a military unit can put down. */
record Revolution(int player, Demand demand) implements Procedure<ClashTable> {

    /** What the rebels want. */
    enum Demand {
        /** An action of this turn, or of the next one (CC-3.13). */
        ACTION,
        /** Another government, free of charge. */
        GOVERNMENT
    }

    static void befall(ClashTable table, EventCard card, int player) {
        table.push(new Revolution(player, Demand.GOVERNMENT));
        table.push(new Revolution(player, Demand.ACTION));
    }

    /** A demand that cannot be met is skipped, and nobody dies for it (CC-9.18, CC-9.20). */
    @Override
    public void run(ClashTable table) {
        if (!isPossible(table)) {
            return;
        }
        if (table.units().armyTotal(player) > 0) {
            table.push(new Suppress(this));
        } else {
            meet(table);
        }
    }

    private boolean isPossible(ClashTable table) {
        return switch (demand) {
            case ACTION -> Actions.canLose(table, player);
            case GOVERNMENT -> Governments.canChange(table, player);
        };
    }

    private void meet(ClashTable table) {
        switch (demand) {
            case ACTION -> Actions.lose(table, player);
            case GOVERNMENT -> Governments.force(table, player);
        }
    }

    /** Whether a military unit is given up against the demand, and which. */
    record Suppress(Revolution revolution) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << revolution.player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of(
                    switch (revolution.demand) {
                        case ACTION -> "prompt.revolution-action";
                        case GOVERNMENT -> "prompt.revolution-government";
                    });
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                if (type.isMilitary()) {
                    Casualties.list(table, revolution.player, type, out);
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                revolution.meet(table);
            } else {
                Casualties.giveUp(table, revolution.player, choice);
            }
        }
    }
}
