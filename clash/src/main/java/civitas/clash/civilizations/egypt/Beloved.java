package civitas.clash.civilizations.egypt;

import static civitas.clash.civilizations.content.LeaderAbility.CLEOPATRA_BELOVED;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.MoveHooks;

/** Culture tokens that lie in Egyptian cities: whoever attacks such a city pays as many first. Rules: CC-16.53. */
final class Beloved {

    private Beloved() {}

    static void join(Hooks hooks) {
        hooks.turn.deed.join(
                CLEOPATRA_BELOVED,
                AbilityDeed.free(CLEOPATRA_BELOVED)
                        .costs(Gains.CULTURE)
                        .oncePerTurn()
                        .when(Leaders::isInCity)
                        .then(Beloved::lay));
        hooks.recruit.leaderGone.join(CLEOPATRA_BELOVED, (table, player) -> {
            for (int city = 0; city < table.board().size(); city++) {
                table.memory().set(CLEOPATRA_BELOVED, city, 0);
            }
        });
        hooks.move.cityMoved.join(CLEOPATRA_BELOVED, (table, player, from, to) -> {
            int tokens = tokens(table, from);
            table.memory().set(CLEOPATRA_BELOVED, from, 0);
            table.memory().set(CLEOPATRA_BELOVED, to, tokens);
        });
        hooks.move.toll.join(CLEOPATRA_BELOVED, new Toll());
    }

    /** Tokens go with a city that is lost or destroyed. */
    static void forget(ClashTable table, int city) {
        table.memory().set(CLEOPATRA_BELOVED, city, 0);
    }

    private static void lay(ClashTable table, int player) {
        int city = Leaders.place(table, player);
        table.memory().add(CLEOPATRA_BELOVED, city, 1);
        table.say("log.beloved", table.name(player), table.space(city), tokens(table, city));
    }

    static int tokens(ClashTable table, int city) {
        return table.memory().get(CLEOPATRA_BELOVED, city);
    }

    /** What an attack on a city costs; the tokens on it are gone then. */
    private static final class Toll implements MoveHooks.Toll {

        @Override
        public Goods price(ClashTable table, int owner, int city) {
            return Goods.of(Good.CULTURE, tokens(table, city));
        }

        @Override
        public void paid(ClashTable table, int owner, int city) {
            table.memory().set(CLEOPATRA_BELOVED, city, 0);
        }
    }
}
