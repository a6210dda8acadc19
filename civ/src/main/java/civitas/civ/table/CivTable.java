package civitas.civ.table;

import civitas.civ.board.Footprint;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Government;
import civitas.civ.content.Landmark;
import civitas.civ.content.Policy;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.Water;
import civitas.civ.content.Wonder;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Landmarks;
import civitas.civ.state.Licence;
import civitas.civ.state.Player;
import civitas.civ.state.Victory;
import civitas.civ.state.Wonders;
import civitas.kernel.Seed;

/**
 * A game of Civilization in progress. Players are numbered by seat, which is also their clockwise order (CV-02.34).
 *
 * <p>The parts are in {@link CivState}, abilities in {@link CivPowers}; this class offers the elementary changes that keep the limits of chapter 1: gains stop
 * at caps, pieces come from and go to supplies. Everything else is in the packages of the chapters.
 *
 * <p>Rules: CV-03.30, CV-01.70, CV-01.72, CV-01.73, CV-01.74, CV-01.75, CV-01.76, CV-05.04, CV-12.02.
 */
public final class CivTable extends CivPowers {

    public CivTable(Rules rules, int seats, Seed seed) {
        super(rules, seats, seed);
    }

    private CivTable(CivTable other) {
        super(other);
    }

    @Override
    public CivTable copy() {
        return new CivTable(this);
    }

    @Override
    protected CivTable self() {
        return this;
    }

    // --- limits (rules 1.5) -----------------------------------------------------------------------------------------

    public int speed(int player) {
        return (players[player].techSpeed() + sum(hooks().move.speed, player)) * (1 + sum(hooks().move.haste, player));
    }

    /** How far a player's figures may go on water: as the techs say, or else as an ability does (CV-08.18). */
    public Water water(int player) {
        Water learned = players[player].water();
        return learned == Water.NONE && may(player, Licence.CROSSES_WATER) ? Water.CROSS : learned;
    }

    /** The number of the first figure of a player that gathers: scouts do, armies where an ability says so (CV-04.54). */
    public int firstGatherer(int player) {
        return may(player, Licence.ARMIES_GATHER) ? 0 : Figures.ARMIES;
    }

    /** How many coin tokens a tech may hold on which a number is printed (CV-10.12). */
    public int techCoins(int player, int printed) {
        return printed == 0 ? 0 : printed + sum(hooks().wealth.techCoins, player);
    }

    /** Movement points of a group whose members are bits by number (CV-08.02). */
    public int speed(int player, int members) {
        int speed = speed(player);
        for (MoveHooks.GroupBonus bonus : voices(hooks().move.groupSpeed, player)) {
            speed += bonus.add(this, player, members);
        }
        return speed;
    }

    public int stack(int player) {
        return players[player].techStack() + sum(hooks().move.stack, player);
    }

    public int handLimit(int player) {
        return constants().hand + players[player].techHand() + sum(hooks().culture.hand, player);
    }

    public int cityLimit(int player) {
        return players[player].techCityLimit();
    }

    /** How many policies a player must have: one for each city, and what abilities add (CV-01.77, CV-16.37, CV-16.63). */
    public int policyLimit(int player) {
        int count = content().policies().all().isEmpty() ? 0 : cities.count(player);
        return count == 0 ? 0 : count + sum(hooks().turn.policyLimit, player);
    }

    public int coins(int player) {
        return Yields.coins(this, player);
    }

    /** Whether nothing keeps a city with an action left from one of a kind (CV-06.103). */
    public boolean mayAct(int city, ActionKind kind) {
        for (CityHooks.Restraint voice : voices(hooks().city.cityAction, Cities.owner(city))) {
            if (voice.forbids(this, city, kind)) {
                return false;
            }
        }
        return true;
    }

    /** A city uses up an action. What it did is written down only where some card could ask for it. */
    public void act(int city, ActionKind kind) {
        Player owner = players[Cities.owner(city)];
        int marker = Cities.marker(city);
        owner.setActions(marker, owner.actions(marker) - 1);
        if (!hooks().city.cityAction.joined().isEmpty()) {
            owner.act(marker, kind);
        }
    }

    // --- trade and culture ------------------------------------------------------------------------------------------

    /** Raises or lowers trade; what exceeds the dial is lost, and it never becomes negative (CV-01.68, CV-01.80). */
    public void addTrade(int player, int change) {
        int trade = players[player].trade() + change;
        players[player].setTrade(Math.clamp(trade, 0, constants().maxTrade));
    }

    public void addCulture(int player, int change) {
        players[player].setCulture(Math.max(0, players[player].culture() + change));
    }

    // --- resources --------------------------------------------------------------------------------------------------

    /** Takes a resource token from the market, if there is one (CV-06.86). */
    public boolean takeResource(int player, Resource resource) {
        if (market.resources(resource) == 0) {
            return false;
        }
        market.addResource(resource, -1);
        players[player].setResource(resource, players[player].resource(resource) + 1);
        return true;
    }

    /** A market resource token that is spent returns to the market (CV-06.89). */
    public void spendResource(int player, Resource resource) {
        players[player].setResource(resource, players[player].resource(resource) - 1);
        market.addResource(resource, 1);
    }

    /** Hands a market resource token over. */
    public void giveResource(int from, int to, Resource resource) {
        players[from].setResource(resource, players[from].resource(resource) - 1);
        players[to].setResource(resource, players[to].resource(resource) + 1);
    }

    // --- coins ------------------------------------------------------------------------------------------------------

    public void setCoinTokens(int player, Tech tech, int count) {
        players[player].setCoinTokens(tech, count);
        coinsChanged = true;
    }

    public void setSheetCoins(int player, int count) {
        players[player].setSheetCoins(count);
        coinsChanged = true;
    }

    public void setCoinTokens(Wonder wonder, int count) {
        wonders.setCoins(wonder, count);
        coinsChanged = true;
    }

    // --- techs and governments --------------------------------------------------------------------------------------

    /** Writes a tech down in the row of its level. */
    public void learn(int player, Tech tech) {
        learn(player, tech, content().spec(tech).level());
    }

    /** Writes a tech down in a row of the pyramid; see {@link Player#learn}. */
    public void learn(int player, Tech tech, int row) {
        players[player].learn(tech, row);
        coinsChanged = true;
    }

    /** Writes a tech down that a player begins with. */
    public void beginWith(int player, Tech tech) {
        players[player].begin(tech);
        coinsChanged = true;
    }

    /** Makes a player forget all techs, as positions of scenarios do. */
    public void forgetTechs(int player) {
        players[player].forget();
        coinsChanged = true;
    }

    public void setGovernment(int player, Government government) {
        players[player].setGovernment(government);
        coinsChanged = true;
    }

    /** Writes down which policies a player has adopted, as a set. */
    public void setPolicies(int player, int policies) {
        players[player].setPolicies(policies);
        coinsChanged = true;
    }

    /** Gives a player as many policies as his cities demand, as positions of scenarios do: the last go, the first come. */
    public void fitPolicies(int player) {
        int adopted = players[player].policies();
        while (Integer.bitCount(adopted) > policyLimit(player)) {
            adopted &= ~Integer.highestOneBit(adopted);
        }
        for (Policy policy : content().policies().all()) {
            int card = policy.mask() | content().spec(policy).reverse().mask();
            boolean more = (adopted & card) == 0 && Integer.bitCount(adopted) < policyLimit(player);
            adopted |= more ? policy.mask() : 0;
        }
        players[player].setPolicies(adopted);
    }

    // --- pieces on the map ------------------------------------------------------------------------------------------

    /** Puts a building token from the market on an empty square. */
    public void putBuilding(int square, Building building) {
        market.addBuilding(content().spec(building).family(), -1);
        pieces.put(square, building);
        coinsChanged = true;
    }

    /** Turns the token on a square to another building of its family. */
    public void turnBuilding(int square, Building building) {
        pieces.put(square, building);
        coinsChanged = true;
    }

    public void putWonder(int square, Wonder wonder) {
        pieces.put(square, wonder);
        wonders.put(wonder, square);
        coinsChanged = true;
    }

    /** Puts a great person token, which is in nobody's reserve, on an empty square. */
    public void putPerson(int square, int token) {
        pieces.putPerson(square, token);
        coinsChanged = true;
    }

    /**
     * Takes whatever stands on a square off the map: a building returns to the market, a wonder and a great person leave
     * the game (CV-06.74, CV-06.75, CV-10.24, CV-10.25, CV-07.33). Replacing a great person is the caller's business
     * (CV-06.76).
     */
    public void clearPiece(int square) {
        if (pieces.isBuilding(square)) {
            market.addBuilding(pieces.spec(square).family(), 1);
        } else if (pieces.isWonder(square)) {
            Wonder wonder = pieces.wonder(square);
            wonders.put(wonder, Wonders.NOWHERE);
            wonders.makeObsolete(wonder);
        }
        pieces.clear(square);
        coinsChanged = true;
    }

    public void makeObsolete(Wonder wonder) {
        wonders.makeObsolete(wonder);
        coinsChanged = true;
    }

    /** Lays a relic or a city-state on a square. */
    public void putLandmark(Landmark landmark, int square) {
        landmarks.put(landmark, square);
        coinsChanged = true;
    }

    /** Removes the relic or city-state on a square from the game (CV-04.19, CV-08.76). */
    public void removeLandmark(int square) {
        landmarks.put(landmarks.on(square), Landmarks.GONE);
        coinsChanged = true;
    }

    /** Puts a city on a square. */
    public void foundCity(int city, int square) {
        foundCity(city, board().footprint(square));
    }

    /** Puts a city on the map, or on other squares than before. */
    public void foundCity(int city, Footprint site) {
        cities.found(city, site);
        coinsChanged = true;
    }

    /**
     * Takes a city off the map; scouts assigned to it gather for nobody (CV-04.53), and what stands in its outskirts is
     * the caller's business (CV-11.97).
     */
    public void razeCity(int city) {
        cities.raze(city);
        Player owner = players[Cities.owner(city)];
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if (owner.assigned(figure) == Cities.marker(city)) {
                owner.assign(figure, NOBODY);
            }
        }
        coinsChanged = true;
    }

    /** Says that a card changed by which coins or limits may go and which lies on the sheet of a box. */
    public void touch() {
        coinsChanged = true;
    }

    // --- figures ----------------------------------------------------------------------------------------------------

    /** Puts a figure on a square, into the reserve or in hand; see {@link Figures}. */
    public void putFigure(int player, int figure, int square) {
        figures.put(player, figure, square);
        if (square == Figures.RESERVE && Figures.kind(figure) == Figure.SCOUT) {
            players[player].assign(figure, -1);
        }
        coinsChanged = true;
    }

    /** Where a figure is for effects that ask: a figure in hand is where its group or battle is; -1 if nowhere. */
    public int whereIs(int player, int figure) {
        int square = figures.where(player, figure);
        if (square != Figures.LIFTED) {
            return Math.max(square, NOBODY);
        }
        return battle.isActive() ? battle.square() : group.square();
    }

    // --- the end ----------------------------------------------------------------------------------------------------

    /** A player wins; the first victory counts (CV-15.02). */
    public void win(int player, Victory how) {
        if (!over) {
            over = true;
            winner = player;
            victory = how;
            say("log.victory", name(player), how);
        }
    }

    /** The introductory game ends without a winner (CV-02.72). */
    public void endWithoutWinner() {
        if (!over) {
            over = true;
            say("log.introductory-end");
        }
    }

    /** Fifteen coins win in whatever step they are reached (CV-15.06, CV-15.07); then limits are looked after. */
    @Override
    protected void stepped() {
        boolean stillThere =
                group.isMoving() && group.steps() == 0; // a group that is lifted has not left its square yet
        // what looks after one limit may change what another goes by: a card that is lost with its token, for example
        while (coinsChanged && !over && !stillThere) {
            coinsChanged = false;
            Economy.check(this);
            hooks().look(this);
        }
    }

    /** Forgets everything that was still to do: a position of a scenario begins with an agenda of its own. */
    public void startOver() {
        clearAgenda();
    }
}
