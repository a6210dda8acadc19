package civitas.clash.status;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.card.Drawing;
import civitas.clash.government.Governments;
import civitas.clash.objective.StatusObjectives;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Codes;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The steps of the status phase, and what a player does in each; their order is a fact (CC-13.2, CC-13.3). */
enum StatusStep implements Thing {
    OBJECTIVES {
        @Override
        void visit(ClashTable table, int player) {
            StatusObjectives.ask(table, player);
        }
    },

    /** One advance for free, with everything that gaining one brings (CC-13.6, CC-13.7, CC-13.9). */
    FREE_ADVANCE {
        @Override
        void visit(ClashTable table, int player) {
            ChooseAdvance.ask(table, player, ChooseAdvance.ANY, Marker.TRACK, false);
        }
    },

    /** Short game: a second one, marked from the supply (CC-17.5). */
    SECOND_ADVANCE {
        @Override
        boolean isPlayed(ClashTable table) {
            return table.rules().options().freeAdvances() > 1;
        }

        @Override
        void visit(ClashTable table, int player) {
            ChooseAdvance.ask(table, player, ChooseAdvance.ANY, Marker.SUPPLY, false);
        }
    },

    /** One action card and one objective card (CC-13.10). */
    NEW_CARDS {
        @Override
        void visit(ClashTable table, int player) {
            Drawing.actionCard(table, player);
            Drawing.objectiveCard(table, player);
        }
    },

    RAZE_CITY {
        @Override
        void visit(ClashTable table, int player) {
            RazeCity.ask(table, player);
        }
    },

    /** Free of charge, unless the table plays with a price (CC-13.12, CC-13.13). */
    CHANGE_GOVERNMENT {
        @Override
        void visit(ClashTable table, int player) {
            if (table.rules().options().governmentPrice()) {
                PayForChange.ask(table, player);
            } else {
                Governments.ask(table, player);
            }
        }
    },

    /** One player chooses for all (CC-13.14). */
    FIRST_PLAYER {
        @Override
        void begin(ClashTable table, int first) {
            int chooser = NameFirstPlayer.chooser(table);
            if (!NameFirstPlayer.isSettled(table, chooser)) {
                table.push(new NameFirstPlayer(chooser));
            }
        }
    };

    private final String code = Codes.of(this);

    static StatusStep of(String code) {
        return Codes.find(values(), code).orElseThrow(() -> new IllegalArgumentException("no step " + code));
    }

    boolean isPlayed(ClashTable table) {
        return true;
    }

    /** The players have their time in the step, in turn order from one of them to the last. */
    void begin(ClashTable table, int first) {
        int[] players = TurnOrder.of(table);
        int last = players.length - 1;
        for (int i = last; i >= 0 && (i == last || players[i + 1] != first); i--) {
            table.push(new Visit(this, players[i]));
        }
    }

    /** It is this player's time in the step. */
    void visit(ClashTable table, int player) {}

    @Override
    public String code() {
        return code;
    }

    @Override
    public String kind() {
        return "status";
    }

    @Override
    public Phrase title() {
        return Phrase.of("status." + code + ".name");
    }

    /** The step begins for all. */
    record Begin(StatusStep step) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (step.isPlayed(table)) {
                table.say("log.status-step", step);
                step.begin(table, TurnOrder.of(table)[0]);
            }
        }
    }

    /** A player's time in a step. */
    record Visit(StatusStep step, int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            step.visit(table, player);
        }
    }
}
