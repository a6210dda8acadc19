package civitas.clash.civilizations.persia;

import static civitas.clash.civilizations.content.CivAdvance.PERSIA_BANKING;
import static civitas.clash.civilizations.content.CivAdvance.PERSIA_ELEPHANTS;
import static civitas.clash.civilizations.content.CivAdvance.PERSIA_IMMORTALS;
import static civitas.clash.civilizations.content.CivAdvance.PERSIA_ZOROASTRIANISM;
import static civitas.clash.civilizations.content.LeaderAbility.CYRUS_THE_GREAT_KING_OF_PERSIA;
import static civitas.clash.civilizations.content.LeaderAbility.CYRUS_THE_GREAT_STRATEGIST;
import static civitas.clash.civilizations.content.LeaderAbility.DARIUS_ARCHITECT;
import static civitas.clash.civilizations.content.LeaderAbility.DARIUS_CULTURAL_UNITY;
import static civitas.clash.civilizations.content.LeaderAbility.XERXES_GREAT_BUILDER;
import static civitas.clash.civilizations.content.LeaderAbility.XERXES_MIGHTY_ARMY;

import civitas.clash.city.Activation;
import civitas.clash.city.GainToken;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.ability.Prices;
import civitas.clash.civilizations.ability.Regions;
import civitas.clash.civilizations.ability.Works;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.combat.Forces;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Terrain;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;

/** Persia: immortals, banks and a great army. */
public final class Persia {

    private static final int CEILING = 2;
    private static final int MOST_TOKENS = 4;
    private static final int GREAT_ARMY = 5;
    private static final Goods TWO_CULTURE = Goods.of(Good.CULTURE, 2);

    private Persia() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        elephants(hooks);
        immortals(hooks);
        hooks.influence.influenceTarget.join(PERSIA_ZOROASTRIANISM, new Zoroastrianism());
        hooks.turn.turnStart.join(PERSIA_BANKING, (table, player) -> {
            if (table.player(player).get(Good.GOLD) > 0) {
                Gains.choose(table, player, PERSIA_BANKING, Gains.GOLD, Gains.CULTURE);
            }
        });
        cyrus(hooks);
        darius(hooks);
        xerxes(hooks);
    }

    private static void elephants(Hooks hooks) {
        hooks.recruit.recruitPlace.join(
                PERSIA_ELEPHANTS,
                (table, player, city, type) -> type == ExpansionUnit.ELEPHANT && isNextToBarren(table, city));
        hooks.battle.ceiling.join(
                PERSIA_ELEPHANTS,
                (table, battle, role, ceiling) -> battle.isFirstRound()
                                && battle.fights(ExpansionUnit.ELEPHANT)
                                && Forces.count(table, role, ExpansionUnit.ELEPHANT) > 0
                        ? Math.min(ceiling, CEILING)
                        : ceiling);
    }

    private static boolean isNextToBarren(ClashTable table, int city) {
        for (int space : table.board().neighbours(city)) {
            if (table.lands().terrain(space) == Terrain.BARREN) {
                return true;
            }
        }
        return false;
    }

    /** Up to 4 culture tokens before each roll, asked one by one. */
    private static void immortals(Hooks hooks) {
        hooks.battle.beforeRoll.join(PERSIA_IMMORTALS, (table, battle, role) -> {
            battle.memory().set(PERSIA_IMMORTALS, role, 0);
            Offer.make(table, battle.side(role), PERSIA_IMMORTALS, Gains.CULTURE, role);
        });
        hooks.turn.accepted.join(PERSIA_IMMORTALS, (table, player, role) -> {
            Battle battle = table.battle();
            battle.now().addBonus(role, 1, PERSIA_IMMORTALS);
            battle.memory().add(PERSIA_IMMORTALS, role, 1);
            if (battle.memory().get(PERSIA_IMMORTALS, role) < MOST_TOKENS) {
                Offer.make(table, player, PERSIA_IMMORTALS, Gains.CULTURE, role);
            }
        });
    }

    private static void cyrus(Hooks hooks) {
        hooks.turn.deed.join(
                CYRUS_THE_GREAT_KING_OF_PERSIA,
                AbilityDeed.action(CYRUS_THE_GREAT_KING_OF_PERSIA)
                        .when((table, player) -> Leaders.isInCity(table, player)
                                && Activation.isPossible(table, Leaders.place(table, player)))
                        .then(Persia::reign));
        hooks.battle.cardsShown.join(CYRUS_THE_GREAT_STRATEGIST, (table, battle, role) -> {
            if (battle.now().card(role) != 0) {
                Offer.make(table, battle.side(role), CYRUS_THE_GREAT_STRATEGIST, Goods.NOTHING, role);
            }
        });
        hooks.turn.accepted.join(CYRUS_THE_GREAT_STRATEGIST, (table, player, role) -> {
            table.battle().now().ignore(role);
            table.battle().now().addBonus(role, Bonuses.LEADER, CYRUS_THE_GREAT_STRATEGIST);
        });
    }

    /** A token for each region with cities, at most as many as his city is large. */
    private static void reign(ClashTable table, int player) {
        int city = Leaders.place(table, player);
        int tokens = Math.min(
                table.cities().size(city), Regions.withCities(table, player).size());
        Activation.begin(table, city, Work.OTHER);
        for (int i = 0; i < tokens; i++) {
            table.push(new GainToken(player));
        }
    }

    private static void darius(Hooks hooks) {
        hooks.influence.afterInfluence.join(
                DARIUS_CULTURAL_UNITY,
                (table, player, source, target) -> Gains.take(table, player, Gains.MOOD, DARIUS_CULTURAL_UNITY));
        hooks.turn.deed.join(
                DARIUS_ARCHITECT,
                AbilityDeed.free(DARIUS_ARCHITECT)
                        .costs(TWO_CULTURE)
                        .oncePerTurn()
                        .when((table, player) -> Leaders.isInCity(table, player)
                                && Works.isPossible(
                                        table, player, Leaders.place(table, player), Works.Kind.BUILDINGS_AND_WONDERS))
                        .then((table, player) -> table.push(
                                new Works(player, Leaders.place(table, player), Works.Kind.BUILDINGS_AND_WONDERS))));
    }

    private static void xerxes(Hooks hooks) {
        hooks.move.stack.join(
                XERXES_MIGHTY_ARMY,
                (table, side, space, arriving, limit) ->
                        arriving.count(ExpansionUnit.LEADER) > 0 || Leaders.place(table, side) == space
                                ? Math.max(limit, GREAT_ARMY)
                                : limit);
        hooks.battle.muzzle.join(
                XERXES_MIGHTY_ARMY,
                (table, battle, role) -> Forces.fighters(table, role) >= GREAT_ARMY ? 1 << role : 0);
        hooks.battle.combatRoll.join(XERXES_MIGHTY_ARMY, (table, battle, role) -> {
            if (Forces.fighters(table, role) >= GREAT_ARMY) {
                battle.now().denyClash(role);
            }
        });
        hooks.city.wonderPrice.join(
                XERXES_GREAT_BUILDER,
                (table, player, city, wonder, price) ->
                        Prices.less(price, 2, good -> good.isResource() || good == Good.CULTURE));
    }
}
