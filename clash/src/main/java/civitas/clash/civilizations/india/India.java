package civitas.clash.civilizations.india;

import static civitas.clash.civilizations.content.CivAdvance.INDIA_INDIAN_ELEPHANTS;
import static civitas.clash.civilizations.content.CivAdvance.INDIA_PEACE_AND_POETRY;
import static civitas.clash.civilizations.content.CivAdvance.INDIA_PROSELYTISM;
import static civitas.clash.civilizations.content.CivAdvance.INDIA_PROSPERITY;
import static civitas.clash.civilizations.content.LeaderAbility.AKBAR_THE_GREAT_BLADED_TUSKS;
import static civitas.clash.civilizations.content.LeaderAbility.AKBAR_THE_GREAT_PROSPEROUS;
import static civitas.clash.civilizations.content.LeaderAbility.ASHOKA_THE_GREAT_BUDDHISM;
import static civitas.clash.civilizations.content.LeaderAbility.ASHOKA_THE_GREAT_EXPANSIONIST;
import static civitas.clash.civilizations.content.LeaderAbility.SRI_GUPTA_GOLDEN_AGE;
import static civitas.clash.civilizations.content.LeaderAbility.SRI_GUPTA_PREPARED;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.combat.Forces;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.Rulebook;
import java.util.List;

/** India: elephants, faith and poems. */
public final class India {

    private static final int SETTLER_RANGE = 2;
    private static final int LESS_FOOD = 2;
    private static final Goods ORE = Goods.of(Good.ORE, 1);

    private India() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.recruit.recruitPlace.join(
                INDIA_INDIAN_ELEPHANTS,
                (table, player, city, type) ->
                        type == ExpansionUnit.ELEPHANT && table.lands().terrain(city) == Terrain.FOREST);
        hooks.collect.caravan.join(INDIA_INDIAN_ELEPHANTS, new CollectHooks.Caravan() {
            @Override
            public boolean isTrader(ClashTable table, int player, UnitType type, int space) {
                return type == ExpansionUnit.ELEPHANT
                        && table.cities().isOf(player, space)
                        && table.cities().mood(space) != Mood.ANGRY;
            }
        });
        hooks.collect.caravan.join(INDIA_PROSPERITY, new CollectHooks.Caravan() {
            @Override
            public List<Goods> incomes(ClashTable table, int player, int city) {
                return table.cities().pieces(player, city) > 0
                        ? List.of(Gains.MOOD, Gains.CULTURE)
                        : List.of(Gains.MOOD);
            }
        });
        proselytism(hooks);
        hooks.advance.waiver.join(INDIA_PEACE_AND_POETRY, new Poetry());
        akbar(hooks);
        ashoka(hooks);
        hooks.turn.deed.join(SRI_GUPTA_GOLDEN_AGE, GoldenAge.DEED);
        Bonuses.join(
                hooks, SRI_GUPTA_PREPARED, (table, battle, role) -> battle.now().shown(role) == 0);
    }

    /** Settlers are sources, and lengthen the reach of cities (CC-16.64). */
    private static void proselytism(Hooks hooks) {
        hooks.influence.influenceSource.join(INDIA_PROSELYTISM, India::settlers);
        hooks.influence.influenceRange.join(INDIA_PROSELYTISM, (table, player, source, range) -> {
            int here = table.units().count(player, BaseUnit.SETTLER, source);
            return table.cities().isCity(source) ? range + here : SETTLER_RANGE + Math.max(0, here - 1);
        });
    }

    private static SpaceSet settlers(ClashTable table, int player) {
        SpaceSet found = new SpaceSet();
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.units().count(BaseUnit.SETTLER, space) > 0
                    && table.lands().isLand(space)
                    && !table.cities().isCity(space)) {
                found.add(space);
            }
        }
        return found;
    }

    /** Once per turn 1 mood token stands for 2 food of an advance. */
    private static final class Poetry implements AdvanceHooks.Waiver {

        @Override
        public boolean covers(ClashTable table, int player, Advance advance) {
            return !table.turn().hasUsed(INDIA_PEACE_AND_POETRY);
        }

        @Override
        public Goods price(ClashTable table, int player, Advance advance, Goods normal) {
            return normal.plus(Good.FOOD, -Math.min(LESS_FOOD, normal.get(Good.FOOD)))
                    .plus(Good.MOOD, 1);
        }

        @Override
        public boolean isOncePerTurn() {
            return true;
        }

        @Override
        public void used(ClashTable table, int player) {
            table.turn().use(INDIA_PEACE_AND_POETRY);
        }
    }

    /** +1 for each elephant left, in every round, even without him. */
    private static void akbar(Hooks hooks) {
        hooks.battle.beforeBattle.join(AKBAR_THE_GREAT_BLADED_TUSKS, (table, battle, role) -> {
            if (!battle.isSea() && Leaders.fights(table, battle, role)) {
                Offer.make(table, battle.side(role), AKBAR_THE_GREAT_BLADED_TUSKS, ORE, role);
            }
        });
        hooks.turn.accepted.join(
                AKBAR_THE_GREAT_BLADED_TUSKS,
                (table, player, role) -> table.battle().memory().mark(AKBAR_THE_GREAT_BLADED_TUSKS, role));
        Bonuses.joinAmount(
                hooks,
                AKBAR_THE_GREAT_BLADED_TUSKS,
                (table, battle, role) -> battle.memory().has(AKBAR_THE_GREAT_BLADED_TUSKS, role)
                        ? Forces.count(table, role, ExpansionUnit.ELEPHANT)
                        : 0);
        hooks.move.entered.join(AKBAR_THE_GREAT_PROSPEROUS, (table, player, space, group) -> {
            if (group.count(ExpansionUnit.LEADER) > 0 && table.cities().isOf(player, space)) {
                Gains.take(table, player, Gains.GOLD, AKBAR_THE_GREAT_PROSPEROUS);
            }
        });
    }

    private static void ashoka(Hooks hooks) {
        hooks.influence.influenceReroll.join(ASHOKA_THE_GREAT_BUDDHISM, new InfluenceHooks.Reroll() {
            @Override
            public boolean isPossible(ClashTable table, int player, int source, int target) {
                return !table.turn().hasUsed(ASHOKA_THE_GREAT_BUDDHISM)
                        && (table.cities().has(source, BaseBuilding.TEMPLE)
                                || table.cities().has(target, BaseBuilding.TEMPLE)
                                        && table.cities().builder(target, BaseBuilding.TEMPLE) != player);
            }

            @Override
            public void used(ClashTable table, int player) {
                table.turn().use(ASHOKA_THE_GREAT_BUDDHISM);
            }
        });
        hooks.battle.aftermath.join(ASHOKA_THE_GREAT_EXPANSIONIST, (table, battle, role) -> {
            if (role == Battle.ATTACKER && battle.isCaptured()) {
                int tokens = battle.hadBuilding(BaseBuilding.TEMPLE) ? 2 : 1;
                Gains.take(table, battle.side(role), Goods.of(Good.CULTURE, tokens), ASHOKA_THE_GREAT_EXPANSIONIST);
            }
        });
    }
}
