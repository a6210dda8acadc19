package civitas.clash.table;

import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.state.Licence;
import civitas.clash.state.Player;
import civitas.kernel.Numbers;
import civitas.kernel.Seed;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * A game of Clash of Cultures in progress. Players are numbered by seat; the barbarians are one more side.
 *
 * <p>The parts are in {@link ClashState}; this class offers the elementary changes that keep the limits of chapter 1: gains stop
 * at caps, pieces come from and go to supplies. Everything else is in the packages of the chapters.
 *
 * <p>Rules: CC-1.15, CC-1.39, CC-8.1.
 */
public final class ClashTable extends ClashState {

    public ClashTable(Rules rules, int seats, Seed seed) {
        super(rules, seats, seed);
    }

    private ClashTable(ClashTable other) {
        super(other);
    }

    @Override
    public ClashTable copy() {
        return new ClashTable(this);
    }

    @Override
    protected ClashTable self() {
        return this;
    }

    // --- abilities -------------------------------------------------------------------------------------------------

    /** What changes the rules for a player, wherever he does something. */
    public Numbers abilities(int player) {
        return players[player].abilities();
    }

    /** What changes the rules for a player at a space; see {@link Presence}. */
    public Numbers abilities(int player, int space) {
        Numbers all = abilities(player);
        for (Presence presence : book().presences()) {
            all = all.or(presence.at(this, player, space));
        }
        return all;
    }

    /** What changes the rules for a player in the battle that is fought. */
    public Numbers abilitiesInBattle(int role) {
        Numbers all = abilities(battle.side(role));
        for (Presence presence : book().presences()) {
            all = all.or(presence.inBattle(this, battle, role));
        }
        return all;
    }

    /** What changes the rules for a player anywhere on the map. */
    public Numbers abilitiesAnywhere(int player) {
        Numbers all = abilities(player);
        for (Presence presence : book().presences()) {
            all = all.or(presence.anywhere(this, player));
        }
        return all;
    }

    /** Why a player does not have something on the map that has its place there; see {@link Presence}. */
    public Optional<Phrase> absence(int player, Thing thing) {
        return book().presences().stream()
                .flatMap(presence -> presence.absence(this, player, thing).stream())
                .findFirst();
    }

    /** Gives a player these advances, and what comes with some of them (CC-16.3); what depends on others goes with them. */
    public void setAdvances(int player, Numbers advances) {
        Numbers all = advances;
        for (Companions companions : book().companions()) {
            all = companions.with(this, player, all);
        }
        players[player].setAdvances(all);
    }

    public boolean may(int side, Licence licence) {
        return isPlayer(side) && hooks().licensed(players[side].abilities(), licence);
    }

    // --- goods ------------------------------------------------------------------------------------------------------

    /** What differs between editions. */
    public Edition edition() {
        return rules.book().edition();
    }

    /** The most a player can hold of a good (CC-1.35, CC-1.36, CC-1.37, CC-1.42). */
    public int cap(int player, Good good) {
        if (!good.isResource()) {
            return edition().progress().tokenLimit(this, player, good);
        }
        int limit = good == Good.FOOD ? constants().foodLimit : constants().resourceLimit;
        for (TurnHooks.Cap voice : hooks().turn.cap.of(abilities(player))) {
            limit = voice.limit(this, player, good, limit);
        }
        return limit;
    }

    /** Gives goods; what exceeds a cap is lost (CC-1.38). Returns how many were kept. */
    public int gain(int player, Good good, int number) {
        Player p = players[player];
        int kept = Math.min(number, Math.max(0, cap(player, good) - p.get(good)));
        p.set(good, p.get(good) + kept);
        return kept;
    }

    public void gain(int player, Goods goods) {
        if (goods.isEmpty()) {
            return;
        }
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (goods.get(good) > 0) {
                gain(player, good, goods.get(good));
            }
        }
    }

    /** Discards what exceeds the caps, after something lowered one (CC-1.41). */
    public void dropSurplus(int player) {
        for (int i = 0; i <= Good.GOLD.ordinal(); i++) {
            Good good = Good.of(i);
            players[player].set(good, Math.min(players[player].get(good), cap(player, good)));
        }
    }

    // --- pieces -----------------------------------------------------------------------------------------------------

    /** Settlements left in a side's supply (CC-1.14). */
    public int settlementsLeft(int side) {
        return isPlayer(side)
                ? constants().settlements - cities.count(side) - players[side].lostSettlements()
                : sides().spec(side).settlements() - cities.count(side);
    }

    public int buildingsLeft(int player, Building building) {
        return content().buildings().spec(building).pieces()
                - cities.pieces(player, building)
                - players[player].lost(building);
    }

    /** Units of a type left in a side's supply; attackers in a battle count as on the board. */
    public int unitsLeft(int side, UnitType type) {
        int fighting = battle.isActive() && battle.side(Battle.ATTACKER) == side
                ? battle.force().count(type)
                : 0;
        int left = sides().pieces(side, type) - units.total(side, type) - fighting;
        for (Custody custody : book().custodies()) {
            for (int keeper = 0; keeper < seats(); keeper++) {
                left -= custody.held(this, keeper, side, type);
            }
        }
        return left;
    }

    /** Whether one more military unit of a side has room in a land space (CC-6.20). */
    public boolean hasRoom(int side, int space) {
        return units.owner(space) != side || units.army(space) < stackLimit(side, space, Force.NONE);
    }

    /** Whether a building in a city of a player does something for him: it stands there, and he may use it (CC-7.95). */
    public boolean serves(int player, int city, Building building) {
        return cities.has(city, building)
                && (!constants().buildingsNeedAdvance
                        || abilities(player).meets(content().unlockers(building)));
    }

    /** How many military units of a side may be in a land space when others arrive there. */
    public int stackLimit(int side, int space, Force arriving) {
        int limit = constants().stackLimit;
        if (hooks().move.stack.joined().isEmpty() || !isPlayer(side)) {
            return limit;
        }
        return hooks().move
                .stack
                .of(abilitiesAnywhere(side))
                .number(limit, (number, voice) -> voice.limit(this, side, space, arriving, number));
    }

    /** Whether a building of a player's colour keeps it, whoever takes or influences its city. */
    public boolean isFast(int player, Building building) {
        if (hooks().battle.fastColour.joined().isEmpty() || !isPlayer(player)) {
            return false;
        }
        for (BattleHooks.Fast voice : hooks().battle.fastColour.of(abilities(player))) {
            if (voice.holds(this, player, building)) {
                return true;
            }
        }
        return false;
    }

    /** How many land units each ship of a side carries (CC-6.60, CC-6.63). */
    public int shipCapacity(int side) {
        int capacity = constants().shipCapacity;
        if (hooks().move.hold.joined().isEmpty() || !isPlayer(side)) {
            return capacity;
        }
        return hooks().move
                .hold
                .of(abilities(side))
                .number(capacity, (number, voice) -> voice.capacity(this, side, number));
    }

    /** Units of a side are gone for good, taken off wherever they were; who destroyed them in a battle, or nobody. */
    public void fell(int side, UnitType type, int killer) {
        if (hooks().recruit.unitFate.has(type)) {
            hooks().recruit.unitFate.voice(type).fell(this, side, killer);
        }
    }

    /** Takes units off the board into their owner's supply. */
    public void removeUnits(UnitType type, int space, int number) {
        units.remove(type, space, number);
        turn.fatigue().trim(space, type, units.count(type, space));
    }

    /** Takes a whole force off a space: it goes somewhere else. */
    public void removeUnits(Force force, int space) {
        for (UnitType type : roster().all()) {
            if (force.count(type) > 0) {
                removeUnits(type, space, force.count(type));
            }
        }
    }

    @Override
    protected void stepped() {
        if (!book().watches().isEmpty()) {
            book().watches().forEach(watch -> watch.stepped(this));
        }
    }
}
