package civitas.clash.civilizations.maya;

import static civitas.clash.civilizations.content.CivAdvance.MAYA_BALLCOURTS;
import static civitas.clash.civilizations.content.CivAdvance.MAYA_CALENDAR;
import static civitas.clash.civilizations.content.CivAdvance.MAYA_STELAS;
import static civitas.clash.civilizations.content.CivAdvance.MAYA_TERRACING;
import static civitas.clash.civilizations.content.LeaderAbility.PAKAL_ART_AND_ARCHITECTURE;
import static civitas.clash.civilizations.content.LeaderAbility.PAKAL_SUN_SHIELD;
import static civitas.clash.civilizations.content.LeaderAbility.SIYAJ_KAK_CULTURAL_INFLUX;
import static civitas.clash.civilizations.content.LeaderAbility.SIYAJ_KAK_FIRE_IS_BORN;
import static civitas.clash.civilizations.content.LeaderAbility.WAK_CHANIL_AJAW_NEW_DYNASTY;
import static civitas.clash.civilizations.content.LeaderAbility.WAK_CHANIL_AJAW_RECONSTRUCTION;

import civitas.clash.city.Moods;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.ability.Prices;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.influence.Influence;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;
import civitas.kernel.Thing;

/** Maya: terraces, games and the calendar. */
public final class Maya {

    private static final int NEAR = 2;

    private Maya() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.collect.yield.join(
                MAYA_TERRACING,
                (table, player, city, space) -> table.lands().terrain(space) == Terrain.MOUNTAIN
                        ? Good.FOOD.mask() | Good.WOOD.mask() | Good.ORE.mask()
                        : 0);
        hooks.move.surefooted.join(
                MAYA_TERRACING,
                (table, player, type, group) -> type == BaseUnit.SETTLER || type == ExpansionUnit.LEADER);
        stelas(hooks);
        ballcourts(hooks);
        hooks.turn.deed.join(
                MAYA_CALENDAR,
                AbilityDeed.free(MAYA_CALENDAR).when(Calendar::isUnknown).then(Calendar::look));
        book.offers().join(new Calendar.SecondThought());
        pakal(hooks);
        siyajKak(hooks);
        wakChanilAjaw(hooks);
    }

    private static void stelas(Hooks hooks) {
        hooks.city.afterConstruct.join(MAYA_STELAS, (table, player, city, building) -> {
            if (building == ExpansionBuilding.OBELISK) {
                stela(table, player);
            }
        });
        hooks.city.afterFound.join(MAYA_STELAS, (table, player, city) -> stela(table, player));
        hooks.battle.aftermath.join(MAYA_STELAS, (table, battle, role) -> {
            if (role == Battle.ATTACKER && battle.isCaptured()) {
                stela(table, battle.side(role));
            }
        });
    }

    private static void stela(ClashTable table, int player) {
        Gains.choose(table, player, MAYA_STELAS, Gains.CULTURE, Gains.IDEA);
    }

    /** A mood token makes the city count as larger, and a Spirituality advance costs less food once per turn (CC-16.68). */
    private static void ballcourts(Hooks hooks) {
        hooks.collect.boost.join(MAYA_BALLCOURTS, new CollectHooks.Boost() {
            @Override
            public boolean isPossible(ClashTable table, int player, int city) {
                return !table.turn().memory().has(MAYA_BALLCOURTS, city)
                        && Moods.working(table, city) != Mood.ANGRY
                        && Payments.canPay(table, player, Gains.MOOD, Purpose.OTHER);
            }

            @Override
            public void perform(ClashTable table, int player, int city) {
                table.push(Pay.of(player, Gains.MOOD, Purpose.OTHER, new Played(city)));
            }
        });
        hooks.city.stature.join(
                MAYA_BALLCOURTS, (table, player, city) -> table.turn().memory().get(MAYA_BALLCOURTS, city));
        hooks.city.afterActivate.join(
                MAYA_BALLCOURTS,
                (table, player, city, work) -> table.turn().memory().set(MAYA_BALLCOURTS, city, 0));
        hooks.advance.waiver.join(MAYA_BALLCOURTS, new SpiritualGames());
    }

    /** The game was paid for. */
    record Played(int city) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            table.turn().memory().mark(MAYA_BALLCOURTS, city);
        }
    }

    private static final class SpiritualGames implements AdvanceHooks.Waiver {

        @Override
        public boolean covers(ClashTable table, int player, Advance advance) {
            return advance.isIn(Category.SPIRITUALITY) && !table.turn().hasUsed(MAYA_BALLCOURTS);
        }

        @Override
        public Goods price(ClashTable table, int player, Advance advance, Goods normal) {
            return normal.plus(Good.FOOD, -Math.min(1, normal.get(Good.FOOD)));
        }

        @Override
        public boolean isOncePerTurn() {
            return true;
        }

        @Override
        public void used(ClashTable table, int player) {
            table.turn().use(MAYA_BALLCOURTS);
        }
    }

    private static void pakal(Hooks hooks) {
        hooks.battle.combatRoll.join(PAKAL_SUN_SHIELD, (table, battle, role) -> {
            if (role == Battle.DEFENDER
                    && battle.isFirstRound()
                    && battle.isCity()
                    && table.cities().builder(battle.space(), ExpansionBuilding.OBELISK) == battle.side(role)) {
                battle.now().addCancels(role, 1, PAKAL_SUN_SHIELD);
            }
        });
        hooks.city.buildingPrice.join(
                PAKAL_ART_AND_ARCHITECTURE,
                (table, player, city, building, price) -> Prices.less(price, 2, Good::isResource).stream()
                        .map(rest -> rest.plus(Good.CULTURE, 1))
                        .toList());
    }

    private static void siyajKak(Hooks hooks) {
        Bonuses.joinAmount(
                hooks,
                SIYAJ_KAK_FIRE_IS_BORN,
                (table, battle, role) ->
                        role == Battle.ATTACKER && battle.isCity() && battle.isFirstRound() ? battle.citySize() : 0);
        hooks.city.afterConstruct.join(
                SIYAJ_KAK_CULTURAL_INFLUX, (table, player, city, building) -> influx(table, player, city));
        hooks.city.afterWonder.join(SIYAJ_KAK_CULTURAL_INFLUX, Maya::influx);
        hooks.turn.accepted.join(SIYAJ_KAK_CULTURAL_INFLUX, (table, player, city) -> {
            if (Influence.isPossibleFrom(table, player, city)) {
                Influence.beginFrom(table, player, city);
            }
        });
    }

    private static void influx(ClashTable table, int player, int city) {
        if (Influence.isPossibleFrom(table, player, city)) {
            Offer.make(table, player, SIYAJ_KAK_CULTURAL_INFLUX, Goods.NOTHING, city);
        }
    }

    private static void wakChanilAjaw(Hooks hooks) {
        Bonuses.join(
                hooks,
                WAK_CHANIL_AJAW_NEW_DYNASTY,
                (table, battle, role) -> Bonuses.isCityNear(table, battle.side(role), battle.space(), NEAR));
        hooks.battle.aftermath.join(WAK_CHANIL_AJAW_RECONSTRUCTION, (table, battle, role) -> {
            if (role == Battle.ATTACKER && battle.isCaptured() && Leaders.isInCity(table, battle.side(role))) {
                Reconstruction.ask(table, battle.side(role));
            }
        });
    }
}
