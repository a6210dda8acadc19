package civitas.clash.view;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Component;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Symbol;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Attestation;
import civitas.clash.content.facts.Constants;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.Points;
import civitas.clash.content.facts.WonderSpec;
import civitas.clash.state.Faction;
import civitas.clash.table.Rulebook;
import civitas.kernel.Thing;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What there is in a set of boxes, for pages that draw it: every component with the facts printed on it.
 *
 * <p>Rules: CC-1.10, CC-1.13.
 *
 * @param categories the categories of the player board
 * @param advances every advance, those that stand in no category included
 * @param sides the sides that nobody plays
 * @param factions the peoples that can be played; empty where nobody is of any
 * @param attested the advances, wonders, halves of cards and event cards that are not known to be as printed
 */
public record ClashFacts(
        List<CategoryFacts> categories,
        List<AdvanceFacts> advances,
        List<WonderFacts> wonders,
        List<UnitFacts> units,
        List<BuildingFacts> buildings,
        List<String> sides,
        List<ActionFacts> actions,
        List<ObjectiveFacts> objectives,
        List<EventFacts> events,
        List<FactionFacts> factions,
        List<AttestedFacts> attested,
        NumberFacts numbers) {

    /**
     * What the game is counted by.
     *
     * @param halves points in halves, for a piece, an advance and an objective
     * @param building the price of a building
     * @param needAdvance whether a building serves only those who have its advance
     * @param status the steps of the status phase
     */
    public record NumberFacts(
            int rounds,
            int actions,
            int groups,
            HalvesFacts halves,
            List<CostFacts> building,
            boolean needAdvance,
            List<String> status) {}

    public record HalvesFacts(int piece, int advance, int objective) {}

    /** A category of advances. */
    public record CategoryFacts(String id, boolean government) {}

    /** An advance: its category and the token of its frame, each empty where there is none. */
    public record AdvanceFacts(String id, String category, String frame) {}

    /** So much of a good. */
    public record CostFacts(String good, int count) {}

    /** A wonder; {@code building} is empty if it needs none. */
    public record WonderFacts(String id, List<CostFacts> cost, String requires, String building, int points) {}

    /** A kind of unit, and the symbol of the die by which it clashes; empty if it does not. */
    public record UnitFacts(String id, boolean military, boolean ship, List<CostFacts> cost, String symbol) {}

    /** A kind of building. */
    public record BuildingFacts(String id, boolean coastal) {}

    /** An action card and its halves. */
    public record ActionFacts(String code, String civil, String tactic) {}

    /** An objective card and its halves. */
    public record ObjectiveFacts(String code, String upper, String lower) {}

    /** An event card and the symbol at its foot. */
    public record EventFacts(String code, String symbol) {}

    /**
     * A people.
     *
     * @param home the four spaces of its own home region: north, west, east, south; empty if it has the usual one
     */
    public record FactionFacts(String id, List<String> home, List<BroughtFacts> advances, List<LeaderFacts> leaders) {}

    /**
     * An advance that is on no player board and comes with others.
     *
     * @param with any of these brings it
     * @param use whether it is something to do, as an action or a free one
     */
    public record BroughtFacts(String id, List<String> with, boolean use) {}

    /** A leader and his abilities. */
    public record LeaderFacts(String id, List<SkillFacts> abilities) {}

    /**
     * An ability of a leader.
     *
     * @param scope where it works
     * @param use whether it is something to do, as an action or a free one
     */
    public record SkillFacts(String id, String scope, boolean use) {}

    /** How far an advance, a wonder, a half of a card or an event card is attested; {@code attested} is a thing with words of its own. */
    public record AttestedFacts(String kind, String code, String attested) {}

    public static ClashFacts of(Rulebook book) {
        Content content = book.content();
        return new ClashFacts(
                Arrays.stream(Category.values())
                        .map(category -> new CategoryFacts(category.code(), category.isGovernment()))
                        .toList(),
                content.advances().stream()
                        .map(advance -> advance(content, advance))
                        .toList(),
                content.wonders().stream()
                        .map(wonder -> wonder(content, wonder))
                        .toList(),
                content.roster().all().stream().map(unit -> unit(content, unit)).toList(),
                content.buildings().all().stream()
                        .map(building -> building(content, building))
                        .toList(),
                content.sides().wild().stream().map(WildSide::code).toList(),
                content.actionCards().stream()
                        .map(card -> new ActionFacts(
                                card.code(), card.civil().code(), card.tactic().code()))
                        .toList(),
                content.objectiveCards().stream()
                        .map(card -> new ObjectiveFacts(
                                card.code(), card.upper().code(), card.lower().code()))
                        .toList(),
                content.eventCards().stream()
                        .map(card -> new EventFacts(
                                card.code(), card.symbol().map(Symbol::code).orElse("none")))
                        .toList(),
                book.factions().stream().map(faction -> faction(book, faction)).toList(),
                attested(content),
                numbers(book.constants()));
    }

    private static NumberFacts numbers(Constants constants) {
        Points points = constants.points;
        return new NumberFacts(
                constants.roundsPerAge,
                constants.actionsPerTurn,
                constants.moveGroups,
                new HalvesFacts(points.piece(), points.advance(), points.objective()),
                cost(constants.buildingCost),
                constants.buildingsNeedAdvance,
                constants.statusPhase);
    }

    private static List<AttestedFacts> attested(Content content) {
        return Stream.of(
                        content.advances().stream(),
                        content.wonders().stream(),
                        content.actionCards().stream().flatMap(card -> Stream.of(card.civil(), card.tactic())),
                        content.eventCards().stream(),
                        content.objectives().stream())
                .<Thing>flatMap(cards -> cards)
                .distinct()
                .filter(card -> content.attestation(card) != Attestation.YES)
                .map(card -> new AttestedFacts(
                        card.kind(), card.code(), content.attestation(card).code()))
                .toList();
    }

    private static FactionFacts faction(Rulebook book, Faction faction) {
        return new FactionFacts(
                faction.people().code(),
                faction.home().stream().map(Terrain::code).toList(),
                faction.advances().stream()
                        .map(brought -> new BroughtFacts(
                                brought.advance().code(),
                                brought.with().stream().map(Component::code).toList(),
                                book.hooks().turn.deed.has(brought.advance())))
                        .toList(),
                faction.leaders().stream()
                        .map(chief -> new LeaderFacts(
                                chief.leader().code(),
                                chief.skills().stream()
                                        .map(skill -> skill(book, skill))
                                        .toList()))
                        .toList());
    }

    private static SkillFacts skill(Rulebook book, Faction.Skill skill) {
        return new SkillFacts(
                skill.ability().code(), skill.scope(), book.hooks().turn.deed.has(skill.ability()));
    }

    private static AdvanceFacts advance(Content content, Advance advance) {
        return new AdvanceFacts(
                advance.code(),
                advance.category().map(Category::code).orElse(""),
                content.spec(advance).frame().map(Good::code).orElse(""));
    }

    private static WonderFacts wonder(Content content, Wonder wonder) {
        WonderSpec spec = content.spec(wonder);
        return new WonderFacts(
                wonder.code(),
                cost(spec.cost()),
                spec.requires().code(),
                spec.building().map(Component::code).orElse(""),
                spec.points());
    }

    private static UnitFacts unit(Content content, UnitType unit) {
        return new UnitFacts(
                unit.code(),
                unit.isMilitary(),
                unit.isShip(),
                cost(content.roster().spec(unit).cost()),
                content.roster()
                        .spec(unit)
                        .symbol()
                        .map(symbol -> symbol.code())
                        .orElse(""));
    }

    private static BuildingFacts building(Content content, Building building) {
        return new BuildingFacts(
                building.code(), content.buildings().spec(building).coastal());
    }

    private static List<CostFacts> cost(Goods goods) {
        return Arrays.stream(Good.values())
                .filter(good -> goods.get(good) > 0)
                .map(good -> new CostFacts(good.code(), goods.get(good)))
                .toList();
    }
}
