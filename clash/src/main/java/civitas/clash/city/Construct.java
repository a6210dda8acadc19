package civitas.clash.city;

import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.state.Purpose;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Ability;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;

/**
 * A building goes up: pay, place, "when constructed", reactions (Appendix A 5).
 *
 * <p>Rules: CC-4.74, CC-4.85.
 */
public record Construct(int player, int city, Building building) implements Procedure<ClashTable>, AfterPaying {

    /** Constructs for the price; activation, if any, has begun. */
    public static void forPrice(ClashTable table, int player, int city, Building building) {
        table.push(Pay.of(
                player,
                Constructing.prices(table, player, city, building),
                Purpose.constructing(building),
                new Construct(player, city, building)));
    }

    /** Constructs without paying. */
    public static void free(ClashTable table, int player, int city, Building building) {
        table.push(new Construct(player, city, building));
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        if (source instanceof Ability ability) {
            table.hooks().city.buildingPrice.voice(ability).used(table, player, paid);
        }
        run(table);
    }

    @Override
    public void run(ClashTable table) {
        table.cities().setBuilding(city, building, player);
        table.say("log.constructs", table.name(player), building, table.space(city));
        table.push(new React(player, city, building));
        Goods gain = table.content().buildings().spec(building).gain();
        if (!gain.isEmpty()) {
            table.gain(player, gain);
            table.say("log.gains", table.name(player), gain);
        }
        if (table.hooks().city.whenConstructed.has(building)) {
            table.hooks().city.whenConstructed.voice(building).run(table, player, city);
        }
    }

    /** Abilities that react to a construction. */
    record React(int player, int city, Building building) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            for (CityHooks.AfterConstruct voice :
                    table.hooks().city.afterConstruct.of(table.abilities(player, city))) {
                voice.constructed(table, player, city, building);
            }
        }
    }
}
