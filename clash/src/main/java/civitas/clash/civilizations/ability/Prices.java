package civitas.clash.civilizations.ability;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Prices that abilities lower. */
public final class Prices {

    private Prices() {}

    /** A price without some goods. */
    public static Goods without(Goods price, Good... goods) {
        Goods rest = price;
        for (Good good : goods) {
            rest = rest.plus(good, -rest.get(good));
        }
        return rest;
    }

    /** All prices that are some goods less, whichever of such goods the player leaves out. */
    public static List<Goods> less(Goods price, int number, Predicate<Good> such) {
        Set<Goods> prices = new LinkedHashSet<>();
        prices.add(price);
        for (int step = 0; step < number; step++) {
            Set<Goods> next = new LinkedHashSet<>();
            for (Goods goods : prices) {
                next.addAll(oneLess(goods, such));
            }
            prices = next;
        }
        return List.copyOf(prices);
    }

    /** A price that is down to nothing stays what it is. */
    private static List<Goods> oneLess(Goods price, Predicate<Good> such) {
        List<Goods> prices = new ArrayList<>();
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (such.test(good) && price.get(good) > 0) {
                prices.add(price.plus(good, -1));
            }
        }
        return prices.isEmpty() ? List.of(price) : prices;
    }
}
