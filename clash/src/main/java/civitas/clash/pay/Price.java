package civitas.clash.pay;

import civitas.clash.content.Goods;
import civitas.kernel.Thing;

/**
 * One of the prices something can be had for.
 *
 * @param source the ability that offers this price, or {@link Thing#NONE} for the normal one
 */
public record Price(Goods cost, Thing source) {

    public static Price normal(Goods cost) {
        return new Price(cost, Thing.NONE);
    }
}
