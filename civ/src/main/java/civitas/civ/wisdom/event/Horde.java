package civitas.civ.wisdom.event;

import civitas.civ.battle.Battles;
import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.culture.event.Aim;
import civitas.civ.culture.event.Playing;
import civitas.civ.culture.event.SquarePlay;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.table.CivTable;
import civitas.civ.table.Reach;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/**
 * Roaming Horde: barbarians, played by whoever plays the card, attack an army or a city of another player near a village
 * (CV-11.114, CV-11.123, CV-11.124).
 */
final class Horde implements SquarePlay {

    @Override
    public SquareSet area(CivTable table, int by, CultureEvent event) {
        SquareSet villages = new SquareSet(table.board().size());
        for (int square = 0; square < table.board().size(); square++) {
            if (table.lands().isKnown(square)
                    && (table.lands().hasVillage(square)
                            || table.lands().printed(square).village())) {
                villages.add(square);
            }
        }
        return Reach.from(table, villages, table.content().spec(event).range());
    }

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        int owner = owner(table, square);
        return owner >= 0 && owner != by && Aim.isAllowed(table, by, 1 << owner);
    }

    /** Whose city or army is on a square, or -1. */
    private static int owner(CivTable table, int square) {
        int city = table.cities().at(square);
        if (city >= 0) {
            return Cities.owner(city);
        }
        int holder = table.figures().holder(square);
        return holder >= 0 && table.figures().count(holder, Figure.ARMY, square) > 0 ? holder : -1;
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        int owner = owner(table, square.index());
        if (owner < 0) {
            out.because("why.no-army-or-city", square);
        } else if (owner == by) {
            out.because("why.event-own", event);
        } else {
            Aim.explain(table, by, 1 << owner, out);
        }
    }

    @Override
    public void explainRange(CivTable table, CultureEvent event, Square square, Reasons out) {
        out.because("why.village-range", square, table.content().spec(event).range());
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        int owner = owner(table, square);
        int rank = table.content().spec(event).amount();
        Playing.play(table, by, event, table.square(square), 1 << owner, new Attack(by, owner, square, rank));
    }

    /** The battle: all figures of the owner on the square defend. */
    record Attack(int by, int owner, int square, int rank) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.say("log.horde", table.name(owner), table.square(square));
            Contender defender = Contender.player(owner, table.figures().on(owner, square));
            Battles.begin(
                    table,
                    Contender.wild(by, rank),
                    defender,
                    square,
                    table.cities().at(square));
        }
    }
}
