package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Goods;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** The main action "activate a city to collect" (rules 4.4.1). */
public final class CollectAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.COLLECT);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!hasAction(table, player)
                || table.turn().isCollectsOver()
                || !Payments.canPay(table, player, price(table, player), Purpose.OTHER)) {
            return;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Collecting.isPossible(table, player, city)) {
                out.add(Act.COLLECT, table.space(city));
            }
        }
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Space space && table.cities().isOf(player, space.index())) {
            if (!hasAction(table, player)) {
                Actions.explain(table, out);
            }
            if (table.turn().isCollectsOver()) {
                out.because("why.free-collect-used");
            }
            Payments.explain(table, player, price(table, player), Purpose.OTHER, out);
            Collecting.explain(table, player, space.index(), out);
        }
    }

    private static boolean hasAction(ClashTable table, int player) {
        return Actions.left(table) || isFree(table, player);
    }

    /** Whether an ability says that this Collect uses no main action (CC-4.63). */
    private static boolean isFree(ClashTable table, int player) {
        if (table.hooks().collect.collectTerms.joined().isEmpty()) {
            return false;
        }
        for (CollectHooks.CollectTerms terms :
                table.hooks().collect.collectTerms.of(table.abilities(player))) {
            if (terms.isFree(table, player)) {
                return true;
            }
        }
        return false;
    }

    private static Goods price(ClashTable table, int player) {
        Goods price = Goods.NOTHING;
        if (table.hooks().collect.collectTerms.joined().isEmpty()) {
            return price;
        }
        for (CollectHooks.CollectTerms terms :
                table.hooks().collect.collectTerms.of(table.abilities(player))) {
            price = price.plus(terms.price(table, player));
        }
        return price;
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Goods price = price(table, player);
        if (!isFree(table, player)) {
            Actions.spend(table);
        }
        int city = choice.subject(Space.class).index();
        if (price.isEmpty()) {
            Collecting.begin(table, player, city);
        } else {
            Pay.before(table, player, price, new Begin(player, city));
        }
    }

    /** What the Collect costs was paid. */
    record Begin(int player, int city) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Collecting.begin(table, player, city);
        }
    }
}
