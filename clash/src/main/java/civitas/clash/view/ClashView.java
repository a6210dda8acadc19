package civitas.clash.view;

import civitas.clash.table.ClashTable;
import civitas.kernel.Viewer;
import java.util.List;

/**
 * Everything one viewer may know of a table (rules chapter 18), built up from nothing: the type has no place for deck
 * orders, unexplored regions, seeds or the hands of others.
 *
 * <p>Only records, lists, texts and numbers, so that it compares by value and turns into JSON as it is. Things are named
 * by their codes, sides by {@code red}, {@code blue}, …, {@code barbarians}; an empty text stands for nobody or nothing.
 *
 * <p>Rules: CC-18.3, CC-18.8.
 *
 * @param viewer the seat that looks; empty for a spectator
 * @param board every space of the board
 * @param cities the cities, in the order of the board
 * @param units the units, in the order of the board
 * @param players in seat order
 * @param wonders the wonders that were built
 * @param battle the battle being fought; {@link BattleView#NONE} if there is none
 * @param lastBattle the battle fought last, when it is over; {@link BattleView#NONE} before the first and during the next
 * @param offers the open offers of this turn
 * @param draft the offer the viewer is drafting; {@link OfferView#NONE} if none
 * @param looking cards of others, or from decks, that the viewer is being shown right now
 * @param result seats by place once the game is over, the best first; empty before
 * @param tokens tokens of boxes that lie on spaces
 * @param blockades sea spaces that a wild side keeps players from using
 * @param sites where the viewer's next city could stand
 */
public record ClashView(
        String viewer,
        Clock clock,
        List<SpaceView> board,
        List<CityView> cities,
        List<UnitsView> units,
        List<PlayerView> players,
        List<WonderView> wonders,
        DecksView decks,
        LastingView lasting,
        BattleView battle,
        BattleView lastBattle,
        List<OfferView> offers,
        OfferView draft,
        List<String> looking,
        Deciding deciding,
        List<String> result,
        List<TokenView> tokens,
        List<BlockadeView> blockades,
        List<SiteView> sites) {

    public static ClashView of(ClashTable table, Viewer viewer) {
        return ClashScene.of(table).view(viewer);
    }

    /**
     * So many tokens of a kind in a space.
     *
     * @param source what they come from, by kind and code
     * @param owner whose they are; empty if that does not matter
     */
    public record TokenView(String space, SourceView source, int number, String owner) {}

    /** A thing that others come from. */
    public record SourceView(String kind, String code) {}

    /** A sea space, and the players who cannot use it for collecting and trade routes. */
    public record BlockadeView(String space, List<String> seats) {}

    /**
     * Where a city could stand.
     *
     * @param yields from how many spaces it could collect each good
     */
    public record SiteView(String space, GoodsView yields) {}

    /**
     * When in the game this is.
     *
     * @param ages how many ages the track has
     * @param active whose turn it is; empty while nobody has one: in the set-up and in the status phase
     * @param order the seats clockwise around the table
     */
    public record Clock(
            int age,
            int round,
            int ages,
            String active,
            String first,
            int actionsLeft,
            List<String> order,
            boolean over) {}

    /**
     * A space.
     *
     * @param q axial column, for drawing
     * @param r axial row
     * @param region the number of the slot its region lies in, from 1; 0 for a home region
     */
    public record SpaceView(String label, int q, int r, int region, String terrain, boolean exhausted) {}

    /**
     * A city.
     *
     * @param port the sea space its port is turned to
     * @param tires whether its mood falls if it is activated again in this turn (CC-4.41)
     */
    public record CityView(
            String space,
            String owner,
            String mood,
            int size,
            List<BuildingView> buildings,
            List<String> wonders,
            String port,
            int activations,
            boolean tires) {}

    /** A building and the colour of its piece. */
    public record BuildingView(String building, String colour) {}

    /**
     * The units in a space; land units on a sea space are aboard.
     *
     * @param units how many of each kind that is there
     * @param holds who is aboard each ship that carries anybody, where every ship has a hold of its own
     */
    public record UnitsView(String space, String owner, List<CountView> units, List<HoldView> holds) {}

    /** Who is aboard one ship. */
    public record HoldView(String ship, List<CountView> units) {}

    /** So many pieces of a kind. */
    public record CountView(String kind, int number) {}

    public record GoodsView(int food, int ore, int wood, int ideas, int gold, int culture, int mood) {}

    /**
     * A player.
     *
     * @param limits the most he can hold; -1 for no limit
     * @param borrowed advances he uses this turn without owning them
     * @param hand cards by kind as everybody may count them
     * @param greatPeople "Great …" events in hand: they were public when they were taken
     * @param own the cards in hand, for the viewer's own hand only
     * @param goals how far he is on the way to the objectives in hand that can be counted, for the viewer's own hand only
     * @param wonders wonders whose card lies in front of him
     * @param supply pieces left
     * @param lostActions actions his next turn is shorter by
     * @param halves half points in all
     * @param place 1 for the best so far
     * @param belongings what he has through boxes: his civilization, his leader …
     * @param trophies tokens, trophies and cards of boxes that lie before him
     * @param captives units of others that he keeps
     */
    public record PlayerView(
            String seat,
            GoodsView goods,
            GoodsView limits,
            List<String> advances,
            List<String> borrowed,
            int eventTrack,
            HandView hand,
            List<String> greatPeople,
            List<String> own,
            List<GoalView> goals,
            List<CompletedView> completed,
            List<String> wonders,
            SupplyView supply,
            int lostActions,
            List<PointsView> points,
            int halves,
            int place,
            List<BelongingView> belongings,
            List<TrophyView> trophies,
            List<CaptivesView> captives) {}

    /** An objective, what its player has of what it counts, and how much it asks for now. */
    public record GoalView(String objective, int have, int need) {}

    /** So many of what comes from a thing. */
    public record TrophyView(SourceView source, int number) {}

    /** Units of a side that somebody else keeps. */
    public record CaptivesView(String side, List<CountView> units) {}

    /** What a box lets a player have, by the name that the box gives it. */
    public record BelongingView(String name, List<String> codes) {}

    /** How many cards of each kind; "Great …" events count as action cards. */
    public record HandView(int actions, int objectives, int wonders) {}

    /**
     * A completed objective card.
     *
     * @param lower whether its lower half was completed
     */
    public record CompletedView(String card, String objective, boolean lower) {}

    /** Pieces that can still be placed, of every kind. */
    public record SupplyView(int settlements, List<CountView> buildings, List<CountView> units) {}

    /** Points of a category, in half points. */
    public record PointsView(String category, int halves) {}

    /**
     * A wonder that was built.
     *
     * @param holder who has its card now
     * @param buried whether an event destroyed it so that only its points are left
     */
    public record WonderView(String wonder, String builder, String holder, boolean buried) {}

    /** Cards left to draw, and what lies face up; discard piles have their top card last. */
    public record DecksView(
            int actions,
            int events,
            int objectives,
            int wonders,
            List<String> discardedActions,
            List<String> discardedEvents,
            List<String> discardedObjectives,
            List<String> openWonders) {}

    /**
     * Effects that outlast the turn.
     *
     * @param events event cards that stay on the table
     * @param founders who has completed City Founder since the last status phase
     */
    public record LastingView(boolean pestilence, List<String> events, List<TruceView> truces, List<String> founders) {}

    /** Nobody of the two attacks the other until the declarer's next turn. */
    public record TruceView(String by, String with) {}

    /**
     * A battle.
     *
     * @param origin where the attackers came from
     * @param captured whether the attackers have taken the city
     * @param revealed whether the cards of this round lie open
     * @param sides the two sides in this round, the attacker first
     * @param rounds the rounds before this one; all of them once the battle is over
     * @param result {@code attacker}, {@code defender} or {@code nobody} once it is over
     */
    public record BattleView(
            String space,
            String origin,
            boolean sea,
            boolean city,
            boolean fortress,
            boolean captured,
            int round,
            boolean revealed,
            List<SideView> sides,
            List<RoundView> rounds,
            String result) {

        public static final BattleView NONE =
                new BattleView("", "", false, false, false, false, 0, false, List.of(), List.of(), "");
    }

    /**
     * One side of a battle in its present round; what is not explained here is as in {@link EffortView}.
     *
     * @param units how many of each kind are left
     * @param strength fighting units at the start
     * @param played whether a card was played this round
     * @param card the card, if the viewer may see it
     * @param killed fighting units lost to the enemy in the whole battle
     */
    public record SideView(
            String side,
            List<CountView> units,
            int strength,
            boolean played,
            String card,
            boolean ignored,
            boolean noClash,
            List<DieView> dice,
            int clash,
            List<PartView> parts,
            int value,
            int hits,
            int cancelled,
            int losses,
            int killed) {}

    /** A round that is over; the attacker's effort first. */
    public record RoundView(int round, List<EffortView> efforts) {}

    /**
     * What a side did in a round.
     *
     * @param card the card it played
     * @param ignored whether the card has no effect
     * @param noClash whether its clash abilities are denied
     * @param dice what it rolled; empty before
     * @param clash what clash abilities added to the roll
     * @param parts what else changes its roll or cancels hits on it, with the reasons
     * @param value combat value
     * @param hits hits it makes
     * @param cancelled hits on it that are cancelled
     * @param losses fighting units it lost
     */
    public record EffortView(
            String card,
            boolean ignored,
            boolean noClash,
            List<DieView> dice,
            int clash,
            List<PartView> parts,
            int value,
            int hits,
            int cancelled,
            int losses) {}

    /**
     * A die as it lies: a number and the symbol {@code infantry}, {@code cavalry}, {@code elephant},
     * {@code leader} or {@code none}.
     */
    public record DieView(int number, String symbol) {}

    /**
     * A change of a roll and the thing it comes from.
     *
     * @param change {@code bonus} (to the combat value), {@code die} (more dice) or {@code cancel} (hits cancelled)
     */
    public record PartView(String change, int number, String kind, String code) {}

    /**
     * An offer.
     *
     * @param code how choices name it
     * @param give goods given
     * @param cards how many cards of each kind are given
     * @param named those of the given cards that the viewer may know
     * @param shown those of the named cards that the partner sees before accepting
     * @param ask goods asked for
     * @param wish how many cards of each kind are asked for
     * @param accepted whether the partner has accepted and is picking the cards
     */
    public record OfferView(
            String code,
            String from,
            String to,
            GoodsView give,
            HandView cards,
            List<String> named,
            List<String> shown,
            GoodsView ask,
            HandView wish,
            boolean accepted) {

        public static final OfferView NONE = new OfferView(
                "",
                "",
                "",
                Sight.NO_GOODS,
                Sight.NO_CARDS,
                List.of(),
                List.of(),
                Sight.NO_GOODS,
                Sight.NO_CARDS,
                false);
    }

    /**
     * Who decides now. What exactly is asked is for the asked ones only (CC-18.7).
     *
     * @param asked the seats the game waits for
     * @param invited the seats that may speak
     * @param prompt the message key of the viewer's own question; empty if he is not asked
     */
    public record Deciding(List<String> asked, List<String> invited, String prompt) {}
}
