package civitas.civ.view;

import civitas.civ.table.Rulebook;
import civitas.civ.view.CivView.YieldView;
import java.util.List;

/**
 * What there is in a set of boxes, for pages that draw it: every component with the facts printed on it. What a component
 * costs a player, or does for him, is in his {@link CivView} instead.
 *
 * <p>Rules: CV-01.11.
 *
 * @param phases the phases of a turn, in their order
 * @param resources the resources of the market
 * @param tradeMax where the trade dial ends
 * @param thresholds the trade a tech of each level asks for, from level 1 on
 * @param rows the rows of a pyramid, which are the levels of techs
 * @param track the culture track after its first space
 * @param marks markers that can lie on a city
 */
public record CivFacts(
        List<String> phases,
        List<String> resources,
        int tradeMax,
        List<Integer> thresholds,
        int coinsToWin,
        int rows,
        List<UnitTypeFacts> unitTypes,
        List<UnitFacts> units,
        List<TechFacts> techs,
        List<GovernmentFacts> governments,
        List<BuildingFacts> buildings,
        List<WonderFacts> wonders,
        List<EventFacts> events,
        List<TrackFacts> track,
        List<PolicyFacts> policies,
        List<LandmarkFacts> landmarks,
        List<String> marks) {

    public static CivFacts of(Rulebook book) {
        return new Facts(book).all();
    }

    /** A type of units and the ranks it has, lowest first; a type without ranks has one. */
    public record UnitTypeFacts(String id, List<RankFacts> ranks) {}

    /** What a unit costs at a rank. */
    public record RankFacts(int rank, int cost) {}

    /** Unit cards that are alike, with strength and health at each rank; without health the cards show strength alone. */
    public record UnitFacts(String id, String type, List<Integer> strength, List<Integer> health) {}

    /**
     * A tech; 0 and empty texts where it brings nothing of a kind.
     *
     * @param water how far it lets figures onto water: {@code none}, {@code cross} or {@code end}
     */
    public record TechFacts(
            String id,
            int level,
            String building,
            String government,
            List<UpgradeFacts> upgrades,
            int speed,
            int stack,
            int cities,
            int hand,
            int coins,
            String water,
            List<AbilityFacts> abilities) {}

    /** A type of units that a tech unlocks or improves to a rank. */
    public record UpgradeFacts(String type, int rank) {}

    /** An ability of a tech that is paid for. */
    public record AbilityFacts(String phase, List<CostFacts> cost) {}

    /** So much of a good; {@code any} stands for resources of the payer's choice. */
    public record CostFacts(String good, int count) {}

    /** A government and the techs that unlock it. */
    public record GovernmentFacts(String id, List<String> techs) {}

    /**
     * A building.
     *
     * @param family the pile of the market it is taken from
     * @param terrain where it stands; empty for any but water
     * @param walls whether it stands around the center of a city and only defends it
     */
    public record BuildingFacts(
            String id, String family, int cost, String terrain, YieldView yields, int combat, boolean walls) {}

    /** A wonder, with the tech that makes it cheaper, if any. */
    public record WonderFacts(String id, String era, int cost, int culture, String discountTech, int discountCost) {}

    /** A culture event. */
    public record EventFacts(String id, int level, String phase) {}

    /** A policy, and the one on the back of its card. */
    public record PolicyFacts(String id, String reverse) {}

    /**
     * A relic or a city-state.
     *
     * @param yields what it gives whoever controls it
     * @param anyResource whether it shows the symbol of any resource
     * @param combat its combat bonus in every battle of whoever controls it
     * @param defence the combat bonus of armies that are attacked on it
     * @param culture what somebody gains who founds a city on it
     */
    public record LandmarkFacts(
            String id, boolean relic, YieldView yields, boolean anyResource, int combat, int defence, int culture) {}

    /** A space of the culture track: its price, and what is gained there. */
    public record TrackFacts(int culture, int trade, int event, boolean greatPerson, boolean victory) {}
}
