package civitas.clash.civilizations.china;

import static civitas.clash.civilizations.content.CivAdvance.CHINA_EXPANSION;
import static civitas.clash.civilizations.content.CivAdvance.CHINA_FIREWORKS;
import static civitas.clash.civilizations.content.CivAdvance.CHINA_IMPERIAL_ARMY;
import static civitas.clash.civilizations.content.CivAdvance.CHINA_RICE_CULTIVATION;
import static civitas.clash.civilizations.content.LeaderAbility.QIN_SHI_HUANG_GREAT_WALL;
import static civitas.clash.civilizations.content.LeaderAbility.QIN_SHI_HUANG_TACTICIAN;
import static civitas.clash.civilizations.content.LeaderAbility.SUN_TZU_ART_OF_WAR;
import static civitas.clash.civilizations.content.LeaderAbility.SUN_TZU_FAST_WAR;
import static civitas.clash.civilizations.content.LeaderAbility.WU_ZETIAN_AGRICULTURE_ECONOMIST;
import static civitas.clash.civilizations.content.LeaderAbility.WU_ZETIAN_BRILLIANT_CONQUEROR;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Hits;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.ability.School;
import civitas.clash.civilizations.ability.WonderPatron;
import civitas.clash.combat.Forces;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.move.MoveAction;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;

/** China: rice, settlers and a wall. */
public final class China {

    private static final int MOST_RICE = 2;
    private static final Goods FIREWORKS = Goods.of(Good.ORE, 1, Good.WOOD, 1);
    private static final Goods TWO_CULTURE = Goods.of(Good.CULTURE, 2);
    private static final Goods TRIUMPH = Goods.of(Good.MOOD, 1, Good.CULTURE, 1);

    private China() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.collect.afterCollect.join(CHINA_RICE_CULTIVATION, China::rice);
        hooks.recruit.afterRecruit.join(CHINA_EXPANSION, (table, player, city, units, paid) -> {
            if (units.count(BaseUnit.SETTLER) > 0) {
                Offer.make(table, player, CHINA_EXPANSION, Goods.NOTHING, city);
            }
        });
        hooks.turn.accepted.join(
                CHINA_EXPANSION,
                (table, player, about) -> MoveAction.start(table, player, new SettlersInCities(player)));
        fireworks(hooks);
        hooks.turn.deed.join(CHINA_IMPERIAL_ARMY, ImperialArmy.DEED);
        wuZetian(hooks);
        qin(hooks);
        sunTzu(hooks);
    }

    /** One more food for every plains space with settlers, two at most (CC-16.47). */
    private static void rice(ClashTable table, int player, int city, Goods collected, SpaceSet spaces) {
        int fields = 0;
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (space != city
                    && table.lands().terrain(space) == Terrain.PLAINS
                    && table.units().count(player, BaseUnit.SETTLER, space) > 0) {
                fields++;
            }
        }
        Gains.take(table, player, Goods.of(Good.FOOD, Math.min(fields, MOST_RICE)), CHINA_RICE_CULTIVATION);
    }

    private static void fireworks(Hooks hooks) {
        hooks.battle.afterRoll.join(CHINA_FIREWORKS, (table, battle, role) -> {
            if (battle.isFirstRound() && Hits.hurt(table, role)) {
                Offer.make(table, battle.side(role), CHINA_FIREWORKS, FIREWORKS, role);
            }
        });
        hooks.turn.accepted.join(
                CHINA_FIREWORKS, (table, player, role) -> table.battle().now().addCancels(role, 1, CHINA_FIREWORKS));
    }

    private static void wuZetian(Hooks hooks) {
        hooks.turn.deed.join(WU_ZETIAN_AGRICULTURE_ECONOMIST, new School(Category.AGRICULTURE));
        // The armies count as they begin the round: whoever falls when the cards are revealed changes nothing.
        hooks.battle.roundStart.join(
                WU_ZETIAN_BRILLIANT_CONQUEROR,
                (table, battle, role) -> battle.memory()
                        .set(
                                WU_ZETIAN_BRILLIANT_CONQUEROR,
                                role,
                                Forces.fighters(table, role) >= Forces.fighters(table, Battle.other(role)) ? 1 : 0));
        Bonuses.join(
                hooks,
                WU_ZETIAN_BRILLIANT_CONQUEROR,
                (table, battle, role) -> battle.memory().has(WU_ZETIAN_BRILLIANT_CONQUEROR, role));
    }

    private static void qin(Hooks hooks) {
        WonderPatron.join(hooks, QIN_SHI_HUANG_GREAT_WALL, Wonder.GREAT_WALL);
        hooks.battle.afterRoll.join(QIN_SHI_HUANG_TACTICIAN, (table, battle, role) -> {
            if (Hits.hurt(table, role)) {
                Offer.make(table, battle.side(role), QIN_SHI_HUANG_TACTICIAN, TWO_CULTURE, role);
            }
        });
        hooks.turn.accepted.join(
                QIN_SHI_HUANG_TACTICIAN,
                (table, player, role) -> table.battle().now().addCancels(role, 1, QIN_SHI_HUANG_TACTICIAN));
    }

    private static void sunTzu(Hooks hooks) {
        hooks.turn.deed.join(SUN_TZU_ART_OF_WAR, new School(Category.WARFARE));
        hooks.battle.aftermath.join(SUN_TZU_FAST_WAR, (table, battle, role) -> {
            if (battle.wonBy(role) && battle.round() == 1 && battle.strength(Battle.other(role)) > 0) {
                Gains.take(table, battle.side(role), TRIUMPH, SUN_TZU_FAST_WAR);
            }
        });
    }
}
