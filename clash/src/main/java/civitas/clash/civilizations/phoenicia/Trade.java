package civitas.clash.civilizations.phoenicia;

import static civitas.clash.civilizations.content.CivAdvance.PHOENICIA_ALPHABET;
import static civitas.clash.civilizations.content.CivAdvance.PHOENICIA_CEDARS_AND_DYES;
import static civitas.clash.civilizations.content.LeaderAbility.KING_HIRAM_TRADE_MASTER;
import static civitas.clash.civilizations.content.LeaderAbility.PYGMALION_MEDITERRANEAN_TRADER;

import civitas.clash.city.Constructing;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;
import java.util.List;

/** The trade of the Phoenicians: longer, richer, and from their ports. Rules: CC-16.72. */
final class Trade {

    private static final int FAR = 3;
    private static final int LETTERS = 2;
    private static final Goods TWO_IDEAS = Goods.of(Good.IDEAS, 2);

    private Trade() {}

    static void join(Hooks hooks) {
        hooks.collect.caravan.join(PHOENICIA_CEDARS_AND_DYES, new Cedars());
        hooks.collect.caravan.join(PHOENICIA_ALPHABET, new Alphabet());
        hooks.collect.caravan.join(KING_HIRAM_TRADE_MASTER, new CollectHooks.Caravan() {
            @Override
            public boolean isUncounted(ClashTable table, int player, int from) {
                return tradesWithHim(table, player, from);
            }
        });
        hooks.collect.caravan.join(PYGMALION_MEDITERRANEAN_TRADER, new CollectHooks.Caravan() {
            @Override
            public void formed(ClashTable table, int player, int from, int city) {
                if (tradesWithHim(table, player, from) && !table.turn().hasUsed(PYGMALION_MEDITERRANEAN_TRADER)) {
                    table.turn().use(PYGMALION_MEDITERRANEAN_TRADER);
                    Gains.choose(table, player, PYGMALION_MEDITERRANEAN_TRADER, Gains.GOLD, Gains.CULTURE);
                }
            }
        });
    }

    /** Whether a settler or ship trades from the space of the leader; a port that trades by itself is neither. */
    private static boolean tradesWithHim(ClashTable table, int player, int from) {
        return Leaders.place(table, player) == from
                && table.units().count(player, BaseUnit.SETTLER, from)
                                + table.units().count(player, BaseUnit.SHIP, from)
                        > 0;
    }

    /** Ships and ports reach coastal cities 3 spaces away. */
    private static final class Cedars implements CollectHooks.Caravan {

        @Override
        public boolean isTradingCity(ClashTable table, int player, int city, int partner) {
            return table.cities().isOf(player, city)
                    && table.cities().has(city, BaseBuilding.PORT)
                    && Constructing.isCoastal(table, partner);
        }

        @Override
        public int range(ClashTable table, int player, int city, int range) {
            return Constructing.isCoastal(table, city) ? Math.max(range, FAR) : range;
        }
    }

    /** Two routes of a turn may bring culture or ideas. */
    private static final class Alphabet implements CollectHooks.Caravan {

        @Override
        public List<Goods> incomes(ClashTable table, int player, int city) {
            return table.turn().memory().get(PHOENICIA_ALPHABET, player) < LETTERS
                    ? List.of(Gains.CULTURE, TWO_IDEAS)
                    : List.of();
        }

        @Override
        public void taken(ClashTable table, int player, int city, Goods income) {
            if (income.equals(Gains.CULTURE) || income.equals(TWO_IDEAS)) {
                table.turn().memory().add(PHOENICIA_ALPHABET, player, 1);
            }
        }
    }
}
