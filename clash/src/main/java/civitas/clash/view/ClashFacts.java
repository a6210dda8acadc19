package civitas.clash.view;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Component;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.clash.content.Wonder;
import civitas.clash.content.WonderSpec;
import java.util.Arrays;
import java.util.List;

/**
 * What there is in a set of boxes, for pages that draw it: every component with the facts printed on it.
 *
 * <p>Rules: CC-1.10, CC-1.13.
 *
 * @param categories the categories of the player board
 * @param advances every advance, those that stand in no category included
 * @param sides the sides that nobody plays
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
        List<EventFacts> events) {

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

    public static ClashFacts of(Content content) {
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
                        .map(card -> new EventFacts(card.code(), card.symbol().code()))
                        .toList());
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
