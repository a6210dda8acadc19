package civitas.civ.view;

import civitas.civ.table.CivTable;
import civitas.kernel.Viewer;
import java.util.List;

/**
 * Everything one viewer may know of a table (chapter 17), built up from nothing: the type has no place for deck orders,
 * unexplored tiles, seeds, or what others hold in hand.
 *
 * <p>Only records, lists, texts and numbers, so that it compares by value and turns into JSON as it is. Things are named
 * by their codes, players by their seats; an empty text stands for nobody or nothing.
 *
 * <p>Rules: CV-17.01, CV-17.02, CV-17.21.
 *
 * @param viewer the seat that looks; empty for a spectator
 * @param squares every square that exists, row by row
 * @param slots the places of the map tiles
 * @param figures stacks of figures, one for each square
 * @param players in seat order
 * @param routes where the viewer's figures could go now: those on their way, or in his part of the Movement phase all that
 *     have not moved
 * @param sites where the viewer's next city could stand, his capital while that is being placed
 * @param group the figures on their way right now; {@link GroupView#NONE} if none
 * @param battle the battle being fought; {@link BattleView#NONE} if there is none
 * @param offers the offers that lie open in the negotiation
 * @param draft the offer the viewer is drafting; {@link OfferView#NONE} if none
 * @param winner the seat that has won; empty before, and after an introductory game
 * @param victory how it won; empty before
 */
public record CivView(
        String viewer,
        Clock clock,
        int columns,
        int rows,
        List<SquareView> squares,
        List<SlotView> slots,
        List<CityView> cities,
        List<StackView> figures,
        List<PlayerView> players,
        MarketView market,
        List<RoutesView> routes,
        List<SiteView> sites,
        GroupView group,
        BattleView battle,
        List<OfferView> offers,
        OfferView draft,
        String winner,
        String victory) {

    public static CivView of(CivTable table, Viewer viewer) {
        return CivScene.of(table).view(viewer);
    }

    /**
     * When in the game this is.
     *
     * @param active whose step it is; empty in simultaneous phases
     * @param thinking the seats that still have to decide
     */
    public record Clock(int turn, String phase, String first, String active, List<String> thinking, boolean over) {}

    /** Icons: what a square, a city or a piece gives. */
    public record YieldView(int trade, int production, int culture, int coins) {}

    /**
     * A square of the map.
     *
     * @param slot the number of its tile's place
     * @param known whether its tile is revealed; an unknown square has nothing else
     * @param yields what it gives now, with whatever stands on it
     * @param token {@code hut} or {@code village}
     * @param landmark the code of the relic or city-state that lies on it
     * @param piece the code of the building, wonder or great person on it, with {@code pieceKind}
     * @param city the center of the city in whose outskirts it lies
     * @param blockaded whether an enemy figure keeps that city from using it
     * @param locked whether no figure may leave it this turn
     */
    public record SquareView(
            String code,
            int x,
            int y,
            int slot,
            boolean known,
            String terrain,
            YieldView yields,
            String resource,
            String token,
            String landmark,
            String pieceKind,
            String piece,
            String city,
            boolean struck,
            boolean blockaded,
            boolean locked) {}

    /** A place for a map tile; {@code tile} is empty while it is face down, {@code turns} are quarter turns. */
    public record SlotView(String code, int x, int y, boolean known, String tile, int turns) {}

    /**
     * A city.
     *
     * @param square the center square that names it
     * @param squares all its center squares
     * @param marks the markers that lie on it
     * @param annexed squares of city-states that count to its outskirts
     * @param yields what it gets in all: outskirts and scouts, without blockaded squares
     * @param production its production in a build action, part by part
     * @param sum that production in all
     * @param reach the production it comes to if all trade of its owner is converted
     * @param resources what it could harvest now
     * @param actions city actions left in this turn
     * @param wares what the viewer could build in a city of his own, and what is in the way
     */
    public record CityView(
            String square,
            List<String> squares,
            String owner,
            boolean capital,
            boolean walls,
            List<String> marks,
            List<String> outskirts,
            List<String> annexed,
            YieldView yields,
            List<PartView> production,
            int sum,
            int reach,
            List<String> resources,
            int actions,
            List<WareView> wares) {}

    /**
     * Something a city could build.
     *
     * @param kind with {@code code}, what it is
     * @param cost the production it costs its owner
     * @param lacks the first thing in the way: {@code tech}, {@code upgraded}, {@code supply}, {@code production} or {@code
     *     site}; {@code none} if nothing is but the moment
     * @param by the techs that would unlock it, or the building that has replaced it
     * @param count the production that is lacking
     * @param trade the trade that would make up for it
     */
    public record WareView(String kind, String code, int cost, String lacks, List<String> by, int count, int trade) {}

    /**
     * Where figures could go from a square.
     *
     * @param among {@code all} of them, only its {@code armies} or only its {@code scouts}
     * @param ways the squares to enter one after another, for each square where they could end
     * @param meets for each of these what comes of ending there: {@code nothing}, {@code explore}, {@code fight} or {@code
     *     disband}
     */
    public record RoutesView(String square, String among, List<List<String>> ways, List<String> meets) {}

    /** A square where the viewer's next city could stand, with what it would get from its outskirts as they are now. */
    public record SiteView(String square, YieldView yields) {}

    /** One part of a sum, with the key of its name. */
    public record PartView(String name, int amount) {}

    /** The figures of a player on a square; {@code ready} of them have not moved in this Movement phase. */
    public record StackView(String square, String owner, int armies, int scouts, int ready) {}

    /** A scout and the city it sends its yield to, both by their squares; {@code city} is empty for none. */
    public record ScoutView(String square, String city) {}

    /** A known tech, its row in the pyramid, and the coin tokens on it. */
    public record TechView(String code, int row, int coins) {}

    /** A row of a pyramid: the places a full one has, the blank cards in it, and whether another tech finds a place in it now. */
    public record RowView(int row, int places, int blanks, boolean free) {}

    /** So much trade becomes so much production. */
    public record RushView(int trade, int production) {}

    /** A number of things of one kind. */
    public record CountView(String code, int count) {}

    /**
     * A player.
     *
     * @param governments those available to him
     * @param directly those he may change to without Anarchy
     * @param policies those he has adopted, and how many he must have
     * @param silent those of them that have no effect now
     * @param licences what his abilities let him do, or not do: {@link civitas.civ.state.Licence}
     * @param units how many units of each type his standing forces hold; their strengths are his secret
     * @param forces his unit cards by kind; empty for others
     * @param events how many culture events of each level he holds
     * @param hand his culture events; empty for others
     * @param huts face-down hut tokens
     * @param villages face-down village tokens
     * @param tokens hut and village tokens of his whose fronts the viewer has seen
     * @param people great people in his reserve
     * @param owed relics whose rewards he has still to get
     * @param cards cards of boxes that lie before him, face up or face down
     * @param decided whether he has chosen in this Research phase
     * @param research what he has chosen; empty for others
     * @param secondResearch what he has chosen to come with it (CV-14.23); empty for others
     * @param techsOpen techs with a place in his pyramid
     * @param pyramid the rows of his pyramid, from the first one
     * @param filled how many places of a full pyramid are filled
     * @param rush what he gets for trade when a city hurries
     */
    public record PlayerView(
            String seat,
            String civilization,
            int trade,
            int coins,
            int culture,
            int track,
            String government,
            List<String> governments,
            List<String> directly,
            List<String> policies,
            List<String> silent,
            int policyLimit,
            List<TechView> techs,
            List<String> techsOpen,
            List<RowView> pyramid,
            int filled,
            List<CountView> ranks,
            int speed,
            int stack,
            int cityLimit,
            int handLimit,
            String water,
            List<String> licences,
            RushView rush,
            int sheetCoins,
            List<CountView> units,
            List<String> forces,
            List<Integer> events,
            List<String> hand,
            List<CountView> resources,
            int huts,
            int villages,
            List<String> tokens,
            List<String> people,
            List<String> owed,
            List<CardView> cards,
            List<CountView> reserve,
            List<ScoutView> scouts,
            List<String> wonders,
            List<String> used,
            boolean decided,
            String research,
            String secondResearch) {}

    /**
     * A card that lies before a player.
     *
     * @param code which card; empty where the viewer may not know
     * @param type what all know of a card that lies face down
     * @param active whether what it needs to work is there
     * @param announced whether its owner has said that he will use it at the next occasion
     * @param markers the markers that lie on it
     * @param levels so many markers it takes for each of its abilities, in their order
     */
    public record CardView(
            String kind,
            String code,
            String type,
            boolean open,
            boolean active,
            boolean announced,
            int markers,
            List<Integer> levels) {}

    /** A wonder that exists in this game: on the market, built, or obsolete. */
    public record WonderView(String code, String owner, String square, boolean obsolete, int coins) {}

    /** A face-down deck and its face-up discards, oldest first. */
    public record DeckView(String code, int left, List<String> discards) {}

    /**
     * The shared supplies.
     *
     * @param cards the decks of boxes, by the kinds of their cards
     * @param people great people that are left, by their types
     * @param cityStates how many city-states still lie face down
     */
    public record MarketView(
            List<CountView> buildings,
            List<CountView> resources,
            List<String> wonders,
            List<WonderView> built,
            int wonderDeck,
            List<DeckView> units,
            List<DeckView> events,
            List<DeckView> cards,
            List<CountView> people,
            int huts,
            int villages,
            int cityStates) {}

    /** A group on its way. */
    public record GroupView(String owner, String square, int armies, int scouts, int points) {
        public static final GroupView NONE = new GroupView("", "", 0, 0, 0);
    }

    /**
     * A battle.
     *
     * @param city the attacked city's center; empty outside cities
     * @param turn the side whose battle turn it is: {@code attacker} or {@code defender}
     */
    public record BattleView(
            String square,
            String city,
            boolean barbarians,
            String turn,
            SideView attacker,
            SideView defender,
            List<FrontView> fronts) {
        public static final BattleView NONE =
                new BattleView("", "", false, "", SideView.NONE, SideView.NONE, List.of());
    }

    /**
     * One side of a battle.
     *
     * @param seat who plays its cards
     * @param wild whether it belongs to nobody, and that player only plays for it
     * @param bonus the combat bonus it has over the other side
     * @param bonuses what its own sum of combat bonuses is made of
     * @param cards how many cards of the battle force are not played yet
     * @param hand those cards, if the viewer may see them
     * @param total what the units in play and the combat bonus would count in the result
     */
    public record SideView(
            String seat,
            boolean wild,
            int armies,
            int scouts,
            int bonus,
            List<BonusView> bonuses,
            int cards,
            List<UnitView> hand,
            List<UnitView> killed,
            int total) {
        public static final SideView NONE = new SideView("", false, 0, 0, 0, List.of(), 0, List.of(), List.of(), 0);
    }

    /** A thing that adds to a combat bonus; a square stands for the city that is defended. */
    public record BonusView(String kind, String code, int amount) {}

    /** A front, with the unit of each side, if any; {@code first} is the side that strikes first, empty for neither. */
    public record FrontView(UnitView attacker, UnitView defender, String first) {}

    /**
     * A unit; {@code kind} is empty where there is none.
     *
     * @param strength the wounds it deals
     * @param health the wounds that kill it
     * @param counts what it would count in the result now
     */
    public record UnitView(String kind, int rank, int strength, int health, int wounds, int counts) {
        public static final UnitView NONE = new UnitView("", 0, 0, 0, 0, 0);
    }

    /** Trade, culture and market resources. */
    public record GoodsView(int trade, int culture, List<CountView> resources) {
        public static final GoodsView NOTHING = new GoodsView(0, 0, List.of());
    }

    /**
     * An offer between two players.
     *
     * @param code how choices name it; empty for a draft
     * @param give goods given
     * @param hidden how many hidden things are given, by their backs
     * @param named those of the hidden things that the viewer may know
     * @param ask goods asked for
     * @param wish how many hidden things are asked for, by their backs
     * @param accepted whether the receiver has accepted and is choosing what to give
     */
    public record OfferView(
            String code,
            String from,
            String to,
            GoodsView give,
            List<CountView> hidden,
            List<String> named,
            GoodsView ask,
            List<CountView> wish,
            boolean accepted) {
        public static final OfferView NONE =
                new OfferView("", "", "", GoodsView.NOTHING, List.of(), List.of(), GoodsView.NOTHING, List.of(), false);
    }
}
