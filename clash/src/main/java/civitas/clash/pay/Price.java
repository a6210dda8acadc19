package civitas.clash.pay;

import civitas.clash.content.Goods;
import civitas.kernel.Thing;

/**
 * One of the prices something can be had for.
 *
 * @param source the ability that offers this price, or {@link Thing#NONE} for the normal one
 * @param spares how much of what could be spent as tokens goes into it otherwise (CC-16.28)
 */
public record Price(Goods cost, Thing source, int spares) {

    public Price(Goods cost, Thing source) {
        this(cost, source, 0);
    }

    public static Price normal(Goods cost) {
        return new Price(cost, Thing.NONE);
    }
}
