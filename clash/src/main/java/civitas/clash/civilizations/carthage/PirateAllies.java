package civitas.clash.civilizations.carthage;

import static civitas.clash.civilizations.content.CivAdvance.CARTHAGE_PIRATE_ALLIES;
import static civitas.clash.civilizations.content.ExpansionUnit.PIRATE_SHIP;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Custody;
import civitas.clash.table.MoveHooks;
import civitas.clash.table.RecruitHooks;
import civitas.clash.table.Rulebook;
import civitas.clash.table.Watch;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * Pirates that sail with Carthage as long as a unit of Carthage is with them. Such a ship is a unit of Carthage of its own kind,
 * though the piece is one of the pirates; alone it is a pirate again.
 *
 * <p>Rules: CC-16.37, CC-16.38, CC-16.39, CC-16.40, CC-16.41, CC-16.42, CC-16.43.
 */
final class PirateAllies implements MoveHooks.Ally, RecruitHooks.Recruiting, Watch, Custody {

    static void join(Rulebook book) {
        PirateAllies allies = new PirateAllies();
        book.hooks().move.ally.join(CARTHAGE_PIRATE_ALLIES, allies);
        book.hooks().recruit.recruiting.join(PIRATE_SHIP, allies);
        book.join((Watch) allies);
        book.custody(allies);
    }

    @Override
    public boolean isAlly(int side) {
        return side == Pirates.SIDE;
    }

    @Override
    public void join(ClashTable table, int player, int space) {
        int ships = table.units().count(Pirates.SIDE, BaseUnit.SHIP, space);
        table.removeUnits(BaseUnit.SHIP, space, ships);
        table.units().add(player, PIRATE_SHIP, space, ships);
        table.say("log.pirates-join", table.name(player), table.space(space), ships);
    }

    @Override
    public void part(ClashTable table, int player, int space) {
        int ships = table.units().count(player, PIRATE_SHIP, space);
        table.removeUnits(PIRATE_SHIP, space, ships);
        table.units().add(Pirates.SIDE, BaseUnit.SHIP, space, ships);
        table.say("log.pirates-part", table.name(player), table.space(space), ships);
    }

    /** Pirates that nobody of Carthage is with any more are on their own. */
    @Override
    public void stepped(ClashTable table) {
        for (int player = 0; player < table.seats(); player++) {
            if (Peoples.of(table).plays(player, Civilization.CARTHAGE)) {
                partAbandoned(table, player);
            }
        }
    }

    private void partAbandoned(ClashTable table, int player) {
        SpaceSet spaces = table.units().of(player).copy();
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            int pirates = table.units().count(PIRATE_SHIP, space);
            if (pirates > 0
                    && table.units().ships(space) == pirates
                    && table.units().landUnits(space) == 0) {
                part(table, player, space);
            }
        }
    }

    /** They are pieces of the pirates: so many fewer in their supply, and none in that of the player. */
    @Override
    public int held(ClashTable table, int keeper, int side, UnitType type) {
        if (side == Pirates.SIDE && type == BaseUnit.SHIP) {
            return sailing(table, keeper);
        }
        return side == keeper && type == PIRATE_SHIP ? -sailing(table, keeper) : 0;
    }

    @Override
    public boolean isShown() {
        return false;
    }

    private static int sailing(ClashTable table, int player) {
        if (!Peoples.of(table).plays(player, Civilization.CARTHAGE)) {
            return 0;
        }
        Battle battle = table.battle();
        int fighting = battle.isActive() && battle.side(Battle.ATTACKER) == player
                ? battle.force().count(PIRATE_SHIP)
                : 0;
        return table.units().total(player, PIRATE_SHIP) + fighting;
    }

    @Override
    public Optional<Phrase> obstacle(ClashTable table, int player, int city) {
        return Optional.of(Phrase.of("why.pirates-for-hire"));
    }

    @Override
    public void prepare(ClashTable table, int player) {
        throw new IllegalStateException("pirate ships are not recruited");
    }
}
