package civitas.clash.civilizations.egypt;

import static civitas.clash.civilizations.content.CivAdvance.EGYPT_ARCHITECTURE;
import static civitas.clash.civilizations.content.CivAdvance.EGYPT_EMBALMING;
import static civitas.clash.civilizations.content.CivAdvance.EGYPT_FLOOD_PLAINS;
import static civitas.clash.civilizations.content.CivAdvance.EGYPT_MAN_GOD;
import static civitas.clash.civilizations.content.LeaderAbility.CLEOPATRA_BELOVED;
import static civitas.clash.civilizations.content.LeaderAbility.CLEOPATRA_LEGENDARY;
import static civitas.clash.civilizations.content.LeaderAbility.IMHOTEP_INNOVATOR;
import static civitas.clash.civilizations.content.LeaderAbility.IMHOTEP_PHYSICIAN;
import static civitas.clash.civilizations.content.LeaderAbility.RAMSES_II_COASTAL_POWER;
import static civitas.clash.civilizations.content.LeaderAbility.RAMSES_II_MONUMENTAL;

import civitas.clash.city.Constructing;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Prices;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionSide;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;
import civitas.clash.table.SpaceToken;
import civitas.kernel.Numbers;
import java.util.List;

/** Egypt: the gift of the river. */
public final class Egypt {

    private static final int FEW_TOKENS = 4;
    private static final int TO_AUTOCRACY = BaseAdvance.DOGMA.number() - BaseAdvance.NATIONALISM.number();
    private static final Goods TWO_IDEAS = Goods.of(Good.IDEAS, 2);

    private Egypt() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        floodPlains(hooks);
        hooks.turn.substitute.join(EGYPT_ARCHITECTURE, (table, player, purpose, good) -> stands(purpose, good));
        hooks.battle.aftermath.join(EGYPT_EMBALMING, (table, battle, role) -> embalm(table, battle.side(role)));
        hooks.recruit.leaderGone.join(
                EGYPT_EMBALMING, (table, player) -> Gains.take(table, player, Gains.CULTURE, EGYPT_EMBALMING));
        book.implies(Egypt::manGod);
        book.whenCityLost(Beloved::forget);
        cleopatra(hooks);
        book.join(SpaceToken.of(CLEOPATRA_BELOVED, Beloved::tokens));
        imhotep(hooks);
        ramses(hooks);
    }

    /** Barren land gives food or wood and carries cities (CC-16.49, CC-16.50). */
    private static void floodPlains(Hooks hooks) {
        hooks.collect.yield.join(
                EGYPT_FLOOD_PLAINS,
                (table, player, city, space) ->
                        table.lands().terrain(space) == Terrain.BARREN ? Good.FOOD.mask() | Good.WOOD.mask() : 0);
        hooks.city.settlesBarren.join(EGYPT_FLOOD_PLAINS, (table, player) -> {});
    }

    /** Mood tokens stand for everything that a building or a wonder costs. */
    private static int stands(Purpose purpose, Good good) {
        boolean building = purpose.is(Purpose.Kind.BUILDING) && good.isResource();
        boolean wonder = purpose.is(Purpose.Kind.WONDER) && (good.isResource() || good == Good.CULTURE);
        return building || wonder ? Good.MOOD.mask() : 0;
    }

    /** After every battle, whatever its result (CC-16.51). */
    private static void embalm(ClashTable table, int player) {
        if (table.player(player).get(Good.CULTURE) <= FEW_TOKENS) {
            Gains.take(table, player, Gains.CULTURE, EGYPT_EMBALMING);
        }
    }

    /** Each Theocracy advance brings the use of the Autocracy advance in its row (CC-16.52). */
    private static Numbers manGod(Numbers abilities) {
        Numbers implied = Numbers.NONE;
        if (!abilities.has(EGYPT_MAN_GOD.number())) {
            return implied;
        }
        Numbers theocracy = abilities.and(Category.THEOCRACY.advances());
        for (int number = theocracy.next(0); number >= 0; number = theocracy.next(number + 1)) {
            implied = implied.with(number - TO_AUTOCRACY);
        }
        return implied;
    }

    private static void cleopatra(Hooks hooks) {
        hooks.influence.influenceRange.join(
                CLEOPATRA_LEGENDARY,
                (table, player, source, range) -> table.cities().isOf(player, source) ? range + 1 : range);
        Beloved.join(hooks);
    }

    private static void imhotep(Hooks hooks) {
        hooks.city.afterActivate.join(IMHOTEP_INNOVATOR, (table, player, city, work) -> {
            if (work != Work.COLLECT) {
                Gains.take(table, player, Gains.IDEA, IMHOTEP_INNOVATOR);
            }
        });
        hooks.city.buildingPrice.join(
                IMHOTEP_PHYSICIAN,
                (table, player, city, building, price) ->
                        building == BaseBuilding.ACADEMY || building == ExpansionBuilding.OBSERVATORY
                                ? List.of(Prices.without(price, Good.FOOD, Good.WOOD))
                                : List.of());
    }

    private static void ramses(Hooks hooks) {
        hooks.city.afterConstruct.join(RAMSES_II_MONUMENTAL, (table, player, city, building) -> {
            if (building == ExpansionBuilding.OBELISK) {
                Gains.choose(table, player, RAMSES_II_MONUMENTAL, Gains.CULTURE, TWO_IDEAS);
            }
        });
        Bonuses.join(
                hooks,
                RAMSES_II_COASTAL_POWER,
                (table, battle, role) -> battle.isSea()
                        ? battle.side(Battle.other(role)) == ExpansionSide.PIRATES.number()
                        : role == Battle.ATTACKER && battle.isCity() && Constructing.isCoastal(table, battle.space()));
    }
}
