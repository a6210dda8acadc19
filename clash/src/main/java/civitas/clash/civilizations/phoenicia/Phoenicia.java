package civitas.clash.civilizations.phoenicia;

import static civitas.clash.civilizations.content.CivAdvance.PHOENICIA_BIREMES;
import static civitas.clash.civilizations.content.CivAdvance.PHOENICIA_CITY_INDEPENDENCE;
import static civitas.clash.civilizations.content.LeaderAbility.ITHOBAAL_DELIVERANCE;
import static civitas.clash.civilizations.content.LeaderAbility.ITHOBAAL_PRIEST_OF_ASTARTE;
import static civitas.clash.civilizations.content.LeaderAbility.KING_HIRAM_CONSTRUCTOR;
import static civitas.clash.civilizations.content.LeaderAbility.PYGMALION_PROTECTOR;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Hits;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.ability.School;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Category;
import civitas.clash.content.Mood;
import civitas.clash.state.Battle;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;

/** Phoenicia: ports that stay what they are. */
public final class Phoenicia {

    private static final int NEAR = 2;

    private Phoenicia() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        independence(hooks);
        Bonuses.join(hooks, PHOENICIA_BIREMES, (table, battle, role) -> {
            int enemy = battle.side(Battle.other(role));
            boolean equal = table.isPlayer(enemy) && table.player(enemy).uses(BaseAdvance.WAR_SHIPS);
            return battle.isSea() && (!equal || battle.isFirstRound());
        });
        Trade.join(hooks);
        ithobaal(hooks);
        hooks.turn.deed.join(KING_HIRAM_CONSTRUCTOR, new School(Category.CONSTRUCTION));
        pygmalion(hooks);
    }

    /** Ports keep their colour and count for more; governments count for nothing. */
    private static void independence(Hooks hooks) {
        hooks.battle.fastColour.join(
                PHOENICIA_CITY_INDEPENDENCE, (table, owner, building) -> building == BaseBuilding.PORT);
        hooks.score.piecePoints.join(
                PHOENICIA_CITY_INDEPENDENCE, (table, player) -> table.cities().pieces(player, BaseBuilding.PORT));
        hooks.score.advancePoints.join(PHOENICIA_CITY_INDEPENDENCE, (table, player) -> {
            int governments = 0;
            for (Category category : Category.values()) {
                governments += category.isGovernment() ? table.player(player).advanceCount(category) : 0;
            }
            return -governments * table.constants().points.advance();
        });
    }

    private static void ithobaal(Hooks hooks) {
        hooks.battle.capturedMood.join(
                ITHOBAAL_DELIVERANCE,
                (table, player, city, mood) -> table.cities().pieces(player, city) > 0 ? Mood.HAPPY : mood);
        Bonuses.join(hooks, ITHOBAAL_PRIEST_OF_ASTARTE, (table, battle, role) -> {
            SpaceSet near = table.lands().within(battle.space(), NEAR);
            near.keepAll(table.cities().of(battle.side(role)));
            for (int city = near.next(0); city >= 0; city = near.next(city + 1)) {
                if (table.cities().has(city, BaseBuilding.TEMPLE)) {
                    return true;
                }
            }
            return false;
        });
    }

    /** Once per battle a token cancels a hit on the city, and comes back with victory. */
    private static void pygmalion(Hooks hooks) {
        hooks.battle.afterRoll.join(PYGMALION_PROTECTOR, (table, battle, role) -> {
            if (role == Battle.DEFENDER
                    && battle.isCity()
                    && !battle.memory().has(PYGMALION_PROTECTOR, role)
                    && Hits.hurt(table, role)) {
                Offer.make(table, battle.side(role), PYGMALION_PROTECTOR, Gains.CULTURE, role);
            }
        });
        hooks.turn.accepted.join(PYGMALION_PROTECTOR, (table, player, role) -> {
            table.battle().memory().mark(PYGMALION_PROTECTOR, role);
            table.battle().now().addCancels(role, 1, PYGMALION_PROTECTOR);
        });
        hooks.battle.aftermath.join(PYGMALION_PROTECTOR, (table, battle, role) -> {
            if (battle.memory().has(PYGMALION_PROTECTOR, role) && battle.wonBy(role)) {
                Gains.take(table, battle.side(role), Gains.CULTURE, PYGMALION_PROTECTOR);
            }
        });
    }
}
