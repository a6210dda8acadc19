package civitas.clash.influence;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.influence.Influence.Kind;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Cities;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.InfluenceHooks.Protection;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;

/**
 * The cities a player may aim at now, and which of them each of his cities reaches (CC-4.116 to CC-4.136).
 *
 * <p>Rules: CC-4.119, CC-4.118, CC-4.120, CC-4.131, CC-4.133, CC-4.134, CC-4.135.
 */
final class Targets {

    private final ClashTable table;
    private final int player;

    /** Whatever the distance. */
    private final SpaceSet all = new SpaceSet();

    /** Of these, the cities whose owners do not forbid boosts. */
    private final SpaceSet boostable = new SpaceSet();

    /** The building types the player has a piece of, as bits; counted only when somebody else has built something. */
    private int stock = -1;

    /** The boosts the player can pay; counted when needed. */
    private int tokens = -1;

    private Targets(ClashTable table, int player) {
        this.table = table;
        this.player = player;
    }

    static Targets of(ClashTable table, int player, Kind kind) {
        Targets targets = new Targets(table, player);
        switch (kind) {
            case NORMAL -> targets.addInfluenceable();
            case TAKEOVER -> targets.addBarbarians();
        }
        return targets;
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** The spaces from which the player may influence others: his cities, and what abilities add. */
    static SpaceSet sources(ClashTable table, int player) {
        SpaceSet cities = table.cities().of(player);
        if (!table.hooks().influence.influenceSource.isHeard(table.abilities(player))) {
            return cities;
        }
        SpaceSet all = cities.copy();
        all.addAll(openSources(table, player));
        return all;
    }

    private static SpaceSet openSources(ClashTable table, int player) {
        SpaceSet open = new SpaceSet();
        for (InfluenceHooks.Spaces voice :
                table.hooks().influence.influenceSource.of(table.abilities(player))) {
            open.addAll(voice.of(table, player));
        }
        return open;
    }

    /** How far the influence of a space reaches without tokens (CC-4.119). */
    static int range(ClashTable table, int player, int source) {
        int range = table.cities().size(source);
        if (table.hooks().influence.influenceRange.joined().isEmpty()) {
            return range;
        }
        return table.hooks()
                .influence
                .influenceRange
                .of(table.abilities(player, source))
                .number(range, (number, voice) -> voice.of(table, player, source, number));
    }

    /** Whether an ability of the player lets him aim at a space for something else than a building. */
    private static boolean isOtherTarget(ClashTable table, int player, int space) {
        if (table.hooks().influence.influenceTarget.joined().isEmpty()) {
            return false;
        }
        for (InfluenceHooks.InfluenceTarget voice :
                table.hooks().influence.influenceTarget.of(table.abilities(player))) {
            if (voice.spaces(table, player).has(space)) {
                return true;
            }
        }
        return false;
    }

    private void addOthers() {
        if (table.hooks().influence.influenceTarget.joined().isEmpty()) {
            return;
        }
        for (InfluenceHooks.InfluenceTarget voice :
                table.hooks().influence.influenceTarget.of(table.abilities(player))) {
            SpaceSet spaces = voice.spaces(table, player);
            all.addAll(spaces);
            boostable.addAll(spaces);
        }
    }

    private void addInfluenceable() {
        addOthers();
        for (int side = 0; side < table.sides().count(); side++) {
            SpaceSet cities = table.cities().of(side);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (table.cities().hasBuildings(city)) {
                    addIfEligible(city);
                }
            }
        }
    }

    private void addIfEligible(int city) {
        if (obstacle(city) == Obstacle.NONE) {
            all.add(city);
            if (Shields.against(table, player, city) == Protection.NONE) {
                boostable.add(city);
            }
        }
    }

    /** What keeps a city from being a target, whatever the distance. */
    private enum Obstacle {
        NONE,
        /** No building of somebody else stands there. */
        NO_BUILDING,
        /** No piece is left to replace one of them. */
        NO_PIECE,
        IMMUNE
    }

    private Obstacle obstacle(int city) {
        if (isOtherTarget(table, player, city)) {
            return Obstacle.NONE;
        }
        int foreign = replaceable(table, player, city);
        if (foreign == 0) {
            return Obstacle.NO_BUILDING;
        }
        if ((foreign & stock()) == 0) {
            return Obstacle.NO_PIECE;
        }
        return Shields.against(table, player, city) == Protection.IMMUNE ? Obstacle.IMMUNE : Obstacle.NONE;
    }

    /** Says why a city cannot be influenced from any of the sources. */
    void explain(int city, SpaceSet sources, Reasons out) {
        Space space = table.space(city);
        switch (obstacle(city)) {
            case NO_BUILDING -> out.because("why.influence-no-building", space);
            case NO_PIECE -> out.because("why.influence-no-piece", space);
            case IMMUNE -> out.because("why.influence-immune", space);
            case NONE -> {
                if (!isReached(city, sources)) {
                    out.because(
                            boostable.has(city) ? "why.influence-far" : "why.influence-far-no-boost", space, tokens());
                }
            }
        }
    }

    private boolean isReached(int city, SpaceSet sources) {
        Choices reached = new Choices();
        for (int source = sources.next(0); source >= 0; source = sources.next(source + 1)) {
            if (isReachedFrom(source)) {
                list(source, reached);
            }
        }
        for (Choice choice : reached.toList()) {
            if (choice.isAbout(table.space(city))) {
                return true;
            }
        }
        return false;
    }

    /** A settlement piece is needed for what the card promises. */
    private void addBarbarians() {
        if (table.settlementsLeft(player) == 0) {
            return;
        }
        SpaceSet cities = table.cities().of(ClashTable.BARBARIANS);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.cities().size(city) == 1) {
                all.add(city);
                boostable.add(city);
            }
        }
    }

    private int stock() {
        if (stock < 0) {
            stock = stock(table, player);
        }
        return stock;
    }

    // --- buildings --------------------------------------------------------------------------------------------------

    /** The buildings of a city that an influence of the player may replace, as bits by type (CC-4.128, CC-4.129). */
    static int eligible(ClashTable table, int player, int city) {
        return replaceable(table, player, city) & stock(table, player);
    }

    private static int stock(ClashTable table, int player) {
        int types = 0;
        for (Building building : table.content().buildings().all()) {
            if (table.buildingsLeft(player, building) > 0) {
                types |= 1 << building.number();
            }
        }
        return types;
    }

    private static int replaceable(ClashTable table, int player, int city) {
        int types = foreignBuildings(table, player, city);
        if (types == 0) {
            return 0;
        }
        for (Building building : table.content().buildings().all()) {
            if (table.content().buildings().spec(building).keepsColour()
                    || table.isFast(table.cities().builder(city, building), building)) {
                types &= ~(1 << building.number());
            }
        }
        return types;
    }

    private static int foreignBuildings(ClashTable table, int player, int city) {
        if (!table.cities().hasBuildings(city)) {
            return 0;
        }
        int types = 0;
        for (Building building : table.content().buildings().all()) {
            int builder = table.cities().builder(city, building);
            if (builder != Cities.NOBODY && builder != player) {
                types |= 1 << building.number();
            }
        }
        return types;
    }

    /** A city with a foreign building can be the source only for itself, without boosts (CC-4.132). */
    static boolean isInfluenced(ClashTable table, int player, int city) {
        return foreignBuildings(table, player, city) != 0
                && !(table.hooks().influence.influenceSource.isHeard(table.abilities(player))
                        && openSources(table, player).has(city));
    }

    /** Whether an attempt may be boosted, in range or roll (CC-4.132, CC-4.136). */
    static boolean isBoostable(ClashTable table, int player, int source, int target) {
        return !isInfluenced(table, player, source) && Shields.against(table, player, target) == Protection.NONE;
    }

    // --- range ------------------------------------------------------------------------------------------------------

    /** Whether a city is a possible source: something is in range, if need be with all tokens the player can pay. */
    boolean isReachedFrom(int source) {
        if (isInfluenced(table, player, source)) {
            return table.constants().influencedSource && all.has(source);
        }
        int range = range(table, player, source);
        if (!isNear(source, range + tokens())) {
            return false;
        }
        SpaceSet reached = table.lands().within(source, range);
        if (reached.meets(aims(source, all))) {
            return true;
        }
        if (tokens() == 0 || boostable.isEmpty()) {
            return false;
        }
        table.lands().spread(reached, tokens(), table.lands().explored());
        return reached.meets(aims(source, boostable));
    }

    /** Of some targets, those of a source: whatever is no city influences only enemies (CC-16.64). */
    private SpaceSet aims(int source, SpaceSet targets) {
        if (table.cities().isCity(source)) {
            return targets;
        }
        SpaceSet enemies = targets.copy();
        enemies.removeAll(table.cities().of(player));
        return enemies;
    }

    /** As the crow flies: saves walking over the map where everything is too far away anyway. */
    private boolean isNear(int source, int range) {
        for (int city = all.next(0); city >= 0; city = all.next(city + 1)) {
            if (table.board().distance(source, city) <= range) {
                return true;
            }
        }
        return false;
    }

    /** Lists what a source reaches, nearest first, with the price of the boost where one is needed (CC-4.126). */
    void list(int source, Choices out) {
        if (isInfluenced(table, player, source)) {
            out.add(Act.TARGET, table.space(source));
            return;
        }
        SpaceSet reached = table.lands().within(source, range(table, player, source));
        SpaceSet beyond = aims(source, boostable).copy();
        beyond.removeAll(reached);
        listPlain(aims(source, all), reached, out);
        for (int boost = 1; boost <= tokens() && !beyond.isEmpty(); boost++) {
            int before = reached.size();
            table.lands().spread(reached, 1, table.lands().explored());
            if (reached.size() == before) {
                return;
            }
            listBoosted(beyond, reached, boost, out);
            beyond.removeAll(reached);
        }
    }

    private void listPlain(SpaceSet cities, SpaceSet reached, Choices out) {
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (reached.has(city)) {
                out.add(Act.TARGET, table.space(city));
            }
        }
    }

    private void listBoosted(SpaceSet cities, SpaceSet reached, int boost, Choices out) {
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (reached.has(city)) {
                out.add(Act.TARGET, table.space(city), Goods.of(Good.CULTURE, boost));
            }
        }
    }

    private int tokens() {
        if (tokens < 0) {
            tokens = Payments.most(table, player, Good.CULTURE, Purpose.OTHER);
        }
        return tokens;
    }
}
