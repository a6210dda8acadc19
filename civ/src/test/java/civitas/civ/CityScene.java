package civitas.civ;

import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.Wonder;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Market;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Rules;
import civitas.civ.turn.BeginStep;

/**
 * A map on which cities can be looked at. Player 0 has a capital on C2 whose outskirts are those of the rulebook's
 * example (CV-EX-20): 3 trade, 5 production, no culture, silk and incense.
 *
 * <pre>
 *      A   B   C   D   E   F   G   H
 * 1    Mn  M   W   G   M   D   G   G
 * 2    F   Ms  *   W   D   M   Gc  F
 * 3    D   D   Mi  F   Di  G   F   F
 * 4    W   D   W   Fw  D   D   D   D
 * 5    Mn  M   G   W   D   G   W   W
 * 6    D   M   F   G   D   G   F   Fw
 * 7    D   M   M   Fc  M$  D   G   F
 * 8    D   M   M   M   M   M   G   G
 * </pre>
 */
public final class CityScene {

    public static final int CAPITAL = 0;
    public static final int SECOND = 1;

    private final TestTable test;
    private final CivTable table;

    private CityScene(TestTable begun) {
        test = begun;
        table = test.table();
        tile(0, "home-america");
        tile(1, "neutral-12");
        tile(2, "neutral-11");
        tile(3, "neutral-04");
        for (int player = 0; player < table.seats(); player++) {
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (table.figures().where(player, figure) >= 0) {
                    table.putFigure(player, figure, Figures.RESERVE);
                }
            }
            table.player(player).setCivilization(BaseCivilization.CHINA);
            table.setGovernment(player, BaseGovernment.DESPOTISM);
            table.player(player).setTrade(0);
        }
        table.razeCity(CAPITAL);
        city(CAPITAL, "C2");
    }

    public static CityScene begun() {
        return begun(TestTable.STANDARD);
    }

    /** The same with a rulebook of the test's own. */
    public static CityScene begun(Rulebook book) {
        return begun(book, TestTable.STANDARD);
    }

    public static CityScene begun(Rulebook book, Rules.Options options) {
        return new CityScene(TestTable.dealt(book, 2, options, 7).ready());
    }

    public static CityScene begun(Rules.Options options) {
        return new CityScene(TestTable.begun(2, options, 7));
    }

    private void tile(int slot, String id) {
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            if (table.content().tile(tile).id().equals(id)) {
                table.lands().lay(slot, tile);
                table.lands().reveal(slot, 0);
                return;
            }
        }
        throw new IllegalArgumentException(id);
    }

    public TestTable test() {
        return test;
    }

    public CivTable table() {
        return table;
    }

    public Player player() {
        return table.player(0);
    }

    public int square(String label) {
        return test.square(label);
    }

    /** Founds a city of player 0, or of another one: a city is the player times three plus the marker. */
    public CityScene city(int city, String square) {
        table.foundCity(city, square(square));
        return this;
    }

    public CityScene trade(int trade) {
        table.player(0).setTrade(trade);
        return this;
    }

    public CityScene knows(Tech... techs) {
        test.knows(0, techs);
        return this;
    }

    public CityScene building(String square, Building building) {
        table.putBuilding(square(square), building);
        return this;
    }

    public CityScene wonder(String square, Wonder wonder) {
        take(wonder);
        table.putWonder(square(square), wonder);
        return this;
    }

    public CityScene figure(int player, Figure figure, String square) {
        test.figure(player, figure, square);
        return this;
    }

    /** A scout of player 0 that sends its yield to a city of his. */
    public CityScene scout(String square, int city) {
        int scout = table.figures().inReserve(0, Figure.SCOUT);
        table.putFigure(0, scout, square(square));
        table.player(0).assign(scout, Cities.marker(city));
        return this;
    }

    /** Makes the market offer exactly these wonders. */
    public CityScene offers(Wonder... wonders) {
        for (int space = 0; space < table.market().wonderSpaces(); space++) {
            if (table.market().wonder(space) != Market.NO_WONDER) {
                table.market().wonderDeck().putOnTop(table.market().wonder(space));
                table.market().setWonder(space, Market.NO_WONDER);
            }
        }
        for (int space = 0; space < wonders.length; space++) {
            take(wonders[space]);
            table.market().setWonder(space, wonders[space].index());
        }
        return this;
    }

    private void take(Wonder wonder) {
        if (table.market().offers(wonder)) {
            table.market().setWonder(table.market().space(wonder), Market.NO_WONDER);
        } else if ((table.wonders().unseen() & wonder.mask()) != 0) {
            table.wonders().setUnseen(table.wonders().unseen() & ~wonder.mask());
        } else if (!table.market().wonderDeck().remove(wonder.index())) {
            throw new IllegalStateException(wonder + " is not there");
        }
    }

    /** Player 1 can cancel a city action: he knows Writing and holds a spy. */
    public CityScene withSpy() {
        test.knows(1, BaseTech.WRITING);
        for (int token = 0; token < table.content().tokens(); token++) {
            if (table.content().token(token).resource().equals(java.util.Optional.of(Resource.SPY))) {
                table.market().huts().remove(token);
                table.market().villages().remove(token);
                table.player(1).addToken(token);
                return this;
            }
        }
        throw new IllegalStateException("no spy");
    }

    /** The City Management step of player 0 begins. */
    public CityScene manage() {
        return step(Phase.CITY_MANAGEMENT);
    }

    public CityScene step(Phase phase) {
        table.turn().setPhase(phase);
        test.at(new BeginStep(phase, 0));
        return this;
    }

    public CityScene choose(String code) {
        test.choose(code);
        return this;
    }

    public java.util.List<String> codes() {
        return test.codes();
    }
}
