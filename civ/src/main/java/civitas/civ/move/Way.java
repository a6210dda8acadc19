package civitas.civ.move;

import civitas.civ.content.Water;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;

/**
 * Where a group of figures may go (rules 8.1 to 8.7). What has to be asked of abilities for every square is asked
 * once, when the way is made; then squares are looked at quickly.
 *
 * <p>Rules: CV-08.03, CV-08.24, CV-08.57.
 */
final class Way {

    private final CivTable table;
    private final int player;
    private final int size;
    private final boolean army;
    private final boolean ignoresObstacles;
    private final Water water;
    private final int stack;
    private final int closed;

    Way(CivTable table, int player, int members) {
        this.table = table;
        this.player = player;
        size = Integer.bitCount(members);
        army = Party.hasArmy(members);
        ignoresObstacles = table.may(player, Licence.IGNORE_OBSTACLES);
        water = table.water(player);
        stack = table.stack(player);
        closed = Borders.closedTo(table, player);
    }

    /** The way of the group that is moving. */
    static Way ofGroup(CivTable table) {
        return new Way(table, table.group().player(), table.group().figures());
    }

    /** Whether something on a square forces whoever enters to stop (CV-08.36, CV-08.49, CV-08.59). */
    boolean isObstacle(int square) {
        return table.lands().hasToken(square) || holdsEnemy(square) || isEnemyCenter(square);
    }

    /** Whether a token on a square is explored without a fight: a hut, or the village of a friend (CV-08.39, CV-08.47). */
    boolean explores(int square) {
        return table.lands().hasToken(square)
                && (!table.lands().hasVillage(square) || table.may(player, Licence.FRIEND_OF_VILLAGES));
    }

    /** What comes of ending a move on a square where the group may end it. */
    Meeting meets(int square) {
        if (mayDisband(square)) {
            return Meeting.DISBAND;
        }
        if (!isObstacle(square)) {
            return Meeting.NOTHING;
        }
        return explores(square) ? Meeting.EXPLORE : Meeting.FIGHT;
    }

    /** Whether entering a square ends the move (CV-08.54 for those who fly over everything). */
    boolean stops(int square) {
        return !ignoresObstacles && isObstacle(square);
    }

    private boolean holdsEnemy(int square) {
        int holder = table.figures().holder(square);
        return holder >= 0 && holder != player;
    }

    private boolean isEnemyCenter(int square) {
        int city = table.cities().at(square);
        return city >= 0 && Cities.owner(city) != player;
    }

    /** Whether a square is water for those who move: the center of a city never is, whatever lies below it (CV-08.21). */
    private boolean isWater(int square) {
        return table.lands().isWater(square) && table.cities().at(square) == Cities.NONE;
    }

    private boolean isOwnCenter(int square) {
        int city = table.cities().at(square);
        return city >= 0 && Cities.owner(city) == player;
    }

    /** Whether the group may go through a square (CV-08.06, CV-08.07, CV-08.18, CV-08.55, CV-08.74, CV-08.75). */
    boolean mayPass(int square) {
        return table.lands().isKnown(square)
                && (water != Water.NONE || !isWater(square))
                && (army || !table.landmarks().isRelic(square))
                && (ignoresObstacles || !isObstacle(square));
    }

    /** Whether a square that the group may pass is land on which nothing is in its way (CV-10.28). */
    boolean isFree(int square) {
        return mayPass(square)
                && !isWater(square)
                && !isObstacle(square)
                && !table.landmarks().isRelic(square);
    }

    /** Whether the group may end its move on a square to be disbanded in its city (CV-08.56, CV-08.61). */
    boolean mayDisband(int square) {
        return isOwnCenter(square) && table.hears(table.hooks().move.disband, player);
    }

    /**
     * Whether the group may end its move on a square, by fighting or exploring if need be (CV-08.13, CV-08.19, CV-08.34,
     * CV-08.48, CV-08.55, CV-08.58).
     */
    boolean mayEnd(int square) {
        return end(square) == Obstacle.NONE;
    }

    /** What keeps a group from ending its move on a square. */
    enum Obstacle {
        NONE,
        UNEXPLORED,
        WATER,
        CLOSED,
        CROWD,
        OWN_CITY,
        ENEMY,
        CITY,
        SPARED,
        HUT,
        VILLAGE,
        RELIC
    }

    Obstacle end(int square) {
        if (!table.lands().isKnown(square)) {
            return Obstacle.UNEXPLORED;
        }
        if (water != Water.END && isWater(square)) {
            return Obstacle.WATER;
        }
        if (mayDisband(square)) {
            return Obstacle.NONE;
        }
        if (isClosed(square)) {
            return Obstacle.CLOSED;
        }
        return hasRoom(square) ? stand(square) : Obstacle.CROWD;
    }

    /** Whether a square lies in outskirts where the group may not stay (CV-14.22). */
    boolean isClosed(int square) {
        return Borders.isWithin(table, closed, square);
    }

    /** Whether the group is on a square where it may not stay, and is able to leave it (CV-14.22). */
    boolean mustLeave(int square, int points) {
        return isClosed(square) && !table.locked().has(square) && canGoOn(square, points);
    }

    private boolean hasRoom(int square) {
        int own = table.figures().holder(square) == player ? table.figures().count(square) : 0;
        return own + size <= stack;
    }

    /**
     * Whether the group, once it is on a square, can stay there: not in an own city's center, and where others are only
     * if it may fight or explore. Water and crowding do not matter: a group stopped by others stays (CV-08.22).
     */
    boolean canStand(int square) {
        return stand(square) == Obstacle.NONE;
    }

    private Obstacle stand(int square) {
        if (isOwnCenter(square)) {
            return Obstacle.OWN_CITY;
        }
        if (!army && holdsEnemy(square)) {
            return Obstacle.ENEMY;
        }
        if (isEnemyCenter(square) && (!army || table.may(player, Licence.SPARES_CITIES))) {
            return army ? Obstacle.SPARED : Obstacle.CITY;
        }
        if (!army && table.landmarks().isRelic(square)) {
            return Obstacle.RELIC;
        }
        if (army || !table.lands().hasToken(square)) {
            return Obstacle.NONE;
        }
        if (table.lands().hasVillage(square)) {
            return Obstacle.VILLAGE;
        }
        return table.may(player, Licence.SCOUTS_EXPLORE_HUTS) ? Obstacle.NONE : Obstacle.HUT;
    }

    /** Whether the group may enter a neighbouring square and can still end its move legally (CV-08.22). */
    boolean mayStep(int square, int points) {
        return points > 0 && (mayEnd(square) || (mayPass(square) && canGoOn(square, points - 1)));
    }

    /** Whether a group that is on a square can end its move there or further on. */
    boolean canFinish(int square, int points) {
        return mayEnd(square) || canGoOn(square, points);
    }

    private boolean canGoOn(int square, int points) {
        if (points == 0) {
            return false;
        }
        for (int next : table.board().beside(square)) {
            if (mayStep(next, points) || maySpy(next)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the group, a single figure, may be sacrificed in a neighbouring city for a tech of its owner. */
    boolean maySpy(int square) {
        return size == 1
                && isEnemyCenter(square)
                && Espionage.lessons(table, player) > 0
                && stealable(table, player, square) != 0;
    }

    /** The techs known to the owner of the city on a square that a player could learn (CV-09.13, CV-03.28). */
    static long stealable(CivTable table, int player, int square) {
        int owner = Cities.owner(table.cities().at(square));
        return table.player(owner).techs() & Pyramid.open(table, player);
    }

    /**
     * Whether the group could do anything from where it stands: a step, a discovery or espionage. From a locked square it
     * can only look.
     */
    boolean canStart(int square, int points) {
        if (points == 0) {
            return false;
        }
        boolean held = table.locked().has(square);
        for (int next : table.board().beside(square)) {
            if (!table.lands().isKnown(next) || (!held && (mayStep(next, points) || maySpy(next)))) {
                return true;
            }
        }
        return false;
    }
}
