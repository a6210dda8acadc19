package civitas.clash.civilizations.event;

import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.content.EventCard;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Omen;

/** Solar Eclipse: the next land battle ends after its first round, and the winner, or else the defender, takes the card. */
record SolarEclipse() implements Omen {

    private static final int HALVES = 2;

    static void befall(ClashTable table, EventCard card, int player) {
        table.lasting().keep(card.number());
        Happenings.of(table).setEclipse(card.number());
        table.say("log.eclipse");
    }

    @Override
    public boolean callsOff(ClashTable table) {
        return isDark(table);
    }

    private static boolean isDark(ClashTable table) {
        return Happenings.of(table).eclipse() != 0
                && !table.battle().isSea()
                && table.battle().isResisted();
    }

    /** Nobody scores the card for barbarians. */
    @Override
    public void afterBattle(ClashTable table) {
        if (!isDark(table)) {
            return;
        }
        Happenings.of(table).setEclipse(0);
        Battle battle = table.battle();
        int taker = battle.side(battle.wonBy(Battle.ATTACKER) ? Battle.ATTACKER : Battle.DEFENDER);
        if (table.isPlayer(taker)) {
            table.player(taker).addEventHalfPoints(HALVES);
            table.say("log.takes-event", table.name(taker), ExpansionEvent.SOLAR_ECLIPSE);
        }
    }
}
