package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.content.Ability;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A building goes up: pay, place (a port is turned to the sea), "when constructed", reactions (Appendix A 5).
 *
 * <p>Rules: CC-4.74, CC-4.85.
 */
public record Construct(int player, int city, Building building) implements Procedure<ClashTable>, AfterPaying {

    private static final int ACADEMY_IDEAS = 2;

    /** Constructs for the price; activation, if any, has begun. */
    public static void forPrice(ClashTable table, int player, int city, Building building) {
        table.push(Pay.of(
                player,
                Constructing.prices(table, player, building),
                Purpose.BUILDING,
                new Construct(player, city, building)));
    }

    /** Constructs without paying. */
    public static void free(ClashTable table, int player, int city, Building building) {
        table.push(new Construct(player, city, building));
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        if (source instanceof Ability ability) {
            table.hooks().buildingPrice.of(ability.bit()).used(table, player);
        }
        run(table);
    }

    @Override
    public void run(ClashTable table) {
        table.cities().setBuilding(city, building, player);
        table.say("log.constructs", table.name(player), building, table.space(city));
        table.push(new React(player, city, building));
        switch (building) {
            case ACADEMY -> {
                table.gain(player, Good.IDEAS, ACADEMY_IDEAS);
                table.say("log.gains", table.name(player), Goods.of(Good.IDEAS, ACADEMY_IDEAS));
            }
            case TEMPLE -> table.push(new GainToken(player));
            case PORT -> table.push(new TurnPort(player, city));
            case FORTRESS -> {}
        }
    }

    /** Abilities that react to a construction. */
    record React(int player, int city, Building building) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Hook<Hooks.AfterConstruct> hook = table.hooks().afterConstruct;
            for (long m = hook.of(table.player(player)); m != 0; m &= m - 1) {
                hook.first(m).constructed(table, player, city, building);
            }
        }
    }

    /** The port is turned to one adjacent sea space, for good (CC-4.78). */
    record TurnPort(int player, int city) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.port", table.space(city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int space : table.board().neighbours(city)) {
                if (table.lands().isSea(space)) {
                    out.add(Act.PORT, table.space(space));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            table.cities().setPort(city, ((Space) choice.subject()).index());
        }
    }
}
