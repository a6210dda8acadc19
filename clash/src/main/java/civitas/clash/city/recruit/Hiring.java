package civitas.clash.city.recruit;

import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.RecruitHooks;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether and for which prices a city can recruit a unit.
 *
 * <p>Rules: CC-4.90, CC-4.91, CC-4.93, CC-4.95, CC-4.96, CC-4.79.
 *
 * @param ships ships recruited already that wait for room in the port space
 * @param special abilities whose other price was used in this action
 */
record Hiring(ClashTable table, int player, int city, int ships, Numbers special) {

    /** What keeps a city from recruiting a unit. */
    private enum Obstacle {
        NONE,
        NO_BUILDING,
        NO_ROOM,
        NO_PIECE,
        /** What the kind of unit itself says. */
        OWN_RULE,
        PRICE
    }

    boolean isPossible(UnitType type) {
        return obstacle(type) == Obstacle.NONE;
    }

    private Obstacle obstacle(UnitType type) {
        if (!hasPlaceFor(type)) {
            return Obstacle.NO_BUILDING;
        }
        if (table.hooks().recruit.recruiting.has(type)) {
            if (ownObstacle(type).isPresent()) {
                return Obstacle.OWN_RULE;
            }
        } else if (type.isMilitary() && !table.hasRoom(player, city)) {
            return Obstacle.NO_ROOM;
        } else if (table.unitsLeft(player, type) - (type.isShip() ? ships : 0) <= 0 && !canRelocate(type)) {
            return Obstacle.NO_PIECE;
        }
        return Pay.isPossible(table, player, prices(type), Purpose.recruiting(type)) ? Obstacle.NONE : Obstacle.PRICE;
    }

    private Optional<Phrase> ownObstacle(UnitType type) {
        return table.hooks().recruit.recruiting.voice(type).obstacle(table, player, city);
    }

    /** Whether the city has the building in which such units are recruited. */
    private boolean hasPlaceFor(UnitType type) {
        return hasBuildingFor(type) || !otherPlace(type).isEmpty();
    }

    private boolean hasBuildingFor(UnitType type) {
        Optional<Building> building = table.roster().spec(type).recruitedWith();
        return building.isEmpty() || table.serves(player, city, building.get());
    }

    /** The prices by which an ability lets the city recruit such units without the building. */
    private List<Goods> otherPlace(UnitType type) {
        if (table.hooks().recruit.recruitPlace.joined().isEmpty()) {
            return List.of();
        }
        for (RecruitHooks.RecruitPlace voice :
                table.hooks().recruit.recruitPlace.of(table.abilities(player, city))) {
            if (voice.opens(table, player, city, type)) {
                return voice.prices(
                        table, player, city, type, table.roster().spec(type).cost());
            }
        }
        return List.of();
    }

    /** Says what keeps the city from recruiting such a unit. */
    void explain(UnitType type, Reasons out) {
        switch (obstacle(type)) {
            case NONE -> {}
            case NO_BUILDING ->
                out.because(
                        "why.no-"
                                + table.roster()
                                        .spec(type)
                                        .recruitedWith()
                                        .orElseThrow()
                                        .code(),
                        table.space(city));
            case NO_ROOM -> out.because("why.stack", table.space(city), table.stackLimit(player, city, Force.NONE));
            case NO_PIECE -> out.because("why.no-unit-piece", type);
            case OWN_RULE -> out.because(ownObstacle(type).orElseThrow());
            case PRICE -> Pay.explain(table, player, prices(type), Purpose.recruiting(type), out);
        }
    }

    /** Without a piece in supply one is taken from anywhere else on the board (CC-4.97). */
    private boolean canRelocate(UnitType type) {
        return table.constants().relocates
                && !Relocate.sources(table, player, type).isEmpty();
    }

    /** By which prices the unit can be had. */
    List<Price> prices(UnitType type) {
        List<Price> prices = new ArrayList<>(2);
        if (hasBuildingFor(type)) {
            prices.add(Price.normal(table.roster().spec(type).cost()));
        } else {
            otherPlace(type).forEach(price -> prices.add(Price.normal(price)));
        }
        Hook.Walk<RecruitHooks.UnitPrice> walk = table.hooks()
                .recruit
                .unitPrice
                .of(table.abilities(player, city).minus(special))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            Goods other = walk.next().price(table, player, type);
            if (!other.isEmpty()) {
                prices.add(new Price(other, ability));
            }
        }
        addOtherPrices(type, prices);
        return prices;
    }

    /** Other ways to pay the special price of an ability that the player has. */
    private void addOtherPrices(UnitType type, List<Price> prices) {
        if (table.hooks().recruit.otherUnitPrice.joined().isEmpty()) {
            return;
        }
        Numbers usable = table.abilities(player, city).minus(special);
        for (RecruitHooks.OtherUnitPrice voice :
                table.hooks().recruit.otherUnitPrice.of(table.abilities(player, city))) {
            if (usable.has(voice.of().number())) {
                voice.prices(table, player, city, type).forEach(price -> prices.add(new Price(price, voice.of())));
            }
        }
    }
}
