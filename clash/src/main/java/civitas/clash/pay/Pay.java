package civitas.clash.pay;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Bill;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Speakers;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Asks how to pay. Where there are very many ways (any resource for many mood tokens) the goods are spent one by one.
 *
 * @param prices the prices to choose from; at least one can be paid
 * @param spent what was spent one by one already
 */
public record Pay(int player, List<Price> prices, Purpose purpose, Goods spent, AfterPaying then)
        implements Bill<ClashTable> {

    private static final int MANY = 24;
    private static final List<Good> TOKENS = List.of(Good.MOOD, Good.CULTURE);

    public static Pay of(int player, Goods cost, Purpose purpose, AfterPaying then) {
        return new Pay(player, List.of(Price.normal(cost)), purpose, Goods.NOTHING, then);
    }

    public static Pay of(int player, List<Price> prices, Purpose purpose, AfterPaying then) {
        return new Pay(player, List.copyOf(prices), purpose, Goods.NOTHING, then);
    }

    /** Asks for a price, and goes on when it is paid: what comes {@code first} after a question has been answered. */
    public static void before(ClashTable table, int player, Goods cost, Procedure<ClashTable> next) {
        table.push(of(player, cost, Purpose.OTHER, new Onward(next)));
    }

    /** Goes on, whatever was paid. */
    private record Onward(Procedure<ClashTable> next) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            next.run(table);
        }
    }

    /** The first price is the usual one. */
    @Override
    public Map<String, Integer> owed(ClashTable table) {
        Map<String, Integer> owed = new LinkedHashMap<>();
        for (int i = 0; i < Good.COUNT; i++) {
            int left = prices.getFirst().cost().get(Good.of(i)) - spent.get(Good.of(i));
            if (left > 0) {
                owed.put(Good.of(i).code(), left);
            }
        }
        return owed;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.pay", prices.getFirst().cost());
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        listGoods(table, out);
        listSpares(table, out);
    }

    /** What may be spent as a token of the price instead (CC-16.28). */
    private void listSpares(ClashTable table, Choices out) {
        if (Payments.spares(table, player, purpose) == 0) {
            return;
        }
        for (Good token : TOKENS) {
            if (!lessOne(table, token).isEmpty()) {
                Tokens.listSpares(table, player, token, out);
            }
        }
    }

    /** What is still to be paid when one token of the price comes from elsewhere. */
    private List<Price> lessOne(ClashTable table, Good token) {
        int spares = Payments.spares(table, player, purpose);
        List<Price> rest = new ArrayList<>(prices.size());
        for (Price price : prices) {
            Goods cost = price.cost();
            int left = spares - price.spares() - 1;
            if (left >= 0
                    && cost.get(token) > 0
                    && Payments.canPay(table, player, cost.plus(token, -1), purpose, left)) {
                rest.add(new Price(cost.plus(token, -1), price.source(), price.spares()));
            }
        }
        return List.copyOf(rest);
    }

    private void listGoods(ClashTable table, Choices out) {
        Set<Price> listed = new HashSet<>();
        for (Price price : prices) {
            List<Goods> payments = Payments.list(table, player, price.cost(), purpose);
            if (payments.size() > MANY && prices.size() == 1) {
                listSingly(table, price.cost(), out);
                return;
            }
            for (Goods payment : payments) {
                if (prices.size() == 1 || listed.add(new Price(payment, price.source()))) {
                    out.add(Act.PAY, payment, price.source());
                }
            }
        }
    }

    private void listSingly(ClashTable table, Goods cost, Choices out) {
        Good due = firstDue(cost);
        int accepted = Payments.accepted(table, player, purpose, due);
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if ((accepted & good.mask()) != 0
                    && table.player(player).get(good) > 0
                    && leavesEnough(table, cost, due, good)) {
                out.add(Act.SPEND, good);
            }
        }
    }

    private boolean leavesEnough(ClashTable table, Goods cost, Good due, Good good) {
        var purse = table.player(player);
        purse.set(good, purse.get(good) - 1);
        boolean enough = Payments.canPay(table, player, cost.plus(due, -1), purpose);
        purse.set(good, purse.get(good) + 1);
        return enough;
    }

    private static Good firstDue(Goods cost) {
        int i = 0;
        while (cost.get(Good.of(i)) == 0) {
            i++;
        }
        return Good.of(i);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.SPEND && Tokens.isSpare(choice)) {
            Good token = choice.subject(Good.class);
            table.push(new Pay(player, lessOne(table, token), purpose, spent.plus(token, 1), then));
            Tokens.spend(table, player, choice);
            return;
        }
        if (choice.verb() == Act.SPEND) {
            Goods cost = prices.getFirst().cost();
            Goods one = Goods.of(choice.subject(Good.class), 1);
            table.player(player).spend(one);
            table.push(new Pay(
                    player, List.of(Price.normal(cost.plus(firstDue(cost), -1))), purpose, spent.plus(one), then));
            return;
        }
        Goods payment = choice.subject(Goods.class);
        table.player(player).spend(payment);
        Goods all = spent.plus(payment);
        if (!all.isEmpty()) {
            table.say("log.pays", table.name(player), all);
        }
        Speakers.effect(choice.object()); // a price that is the only one left is paid without a word
        then.paid(table, all, choice.object());
    }

    /** Whether some price can be paid. */
    public static boolean isPossible(ClashTable table, int player, List<Price> prices, Purpose purpose) {
        int spares = Payments.spares(table, player, purpose);
        for (Price price : prices) {
            if (Payments.canPay(table, player, price.cost(), purpose, spares - price.spares())) {
                return true;
            }
        }
        return false;
    }

    /** Says the normal price, if none of the prices can be paid. */
    public static void explain(ClashTable table, int player, List<Price> prices, Purpose purpose, Reasons out) {
        if (!isPossible(table, player, prices, purpose)) {
            Payments.explain(table, player, prices.getFirst().cost(), purpose, out);
        }
    }
}
