package civitas.clash.civilizations.celts;

import static civitas.clash.civilizations.content.CivAdvance.CELTS_DRUIDIC_INFLUENCE;
import static civitas.clash.civilizations.content.CivAdvance.CELTS_TRIBAL_ALLIES;
import static civitas.clash.civilizations.content.CivAdvance.CELTS_TRIBAL_TRADE;
import static civitas.clash.civilizations.content.CivAdvance.CELTS_TRIBAL_WARFARE;
import static civitas.clash.civilizations.content.LeaderAbility.QUEEN_BOUDICA_FEARLESS;
import static civitas.clash.civilizations.content.LeaderAbility.QUEEN_BOUDICA_GREAT_NUMBERS;
import static civitas.clash.civilizations.content.LeaderAbility.VERCINGETORIX_RAPID_RECRUITMENT;
import static civitas.clash.civilizations.content.LeaderAbility.VERCINGETORIX_WARRIOR_PEOPLE;
import static civitas.clash.civilizations.content.LeaderAbility.VIRIATUS_LOYALTY;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.UnitType;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;
import civitas.clash.table.SpaceToken;

/** Celts: tribes, druids and barbarian friends. */
public final class Celts {

    private static final int NEAR = 2;
    private static final int MOST = 4;

    private Celts() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        Bonuses.joinAmount(hooks, CELTS_TRIBAL_WARFARE, Celts::warfare);
        tribalAllies(hooks);
        hooks.collect.caravan.join(CELTS_TRIBAL_TRADE, new CollectHooks.Caravan() {
            @Override
            public boolean tradesWithBarbarians() {
                return true;
            }
        });
        druids(hooks);
        book.join(SpaceToken.of(CELTS_DRUIDIC_INFLUENCE, (table, space) -> Druids.hasToken(table, space) ? 1 : 0));
        book.whenCityLost(Druids::forget);
        boudica(hooks);
        vercingetorix(hooks);
        Terror.join(hooks);
        hooks.battle.alliance.join(VIRIATUS_LOYALTY, Celts::isLoyal);
    }

    /** +1 for each barbarian city near a land battle against another player. */
    private static int warfare(ClashTable table, Battle battle, int role) {
        if (battle.isSea() || !table.isPlayer(battle.side(Battle.other(role)))) {
            return 0;
        }
        return Math.min(MOST, Bonuses.countCitiesNear(table, ClashTable.BARBARIANS, battle.space(), NEAR));
    }

    private static void tribalAllies(Hooks hooks) {
        hooks.turn.deed.join(
                CELTS_TRIBAL_ALLIES,
                AbilityDeed.action(CELTS_TRIBAL_ALLIES).oncePerTurn().then(Barbarians::appear));
        hooks.event.barbariansMove.join(CELTS_TRIBAL_ALLIES, (table, player) -> {
            HoldBack.forget(table);
            Offer.make(table, player, CELTS_TRIBAL_ALLIES, Gains.FOOD, player);
        });
        hooks.turn.accepted.join(CELTS_TRIBAL_ALLIES, (table, player, about) -> table.push(new HoldBack(player)));
        hooks.event.holdsBarbarians.join(CELTS_TRIBAL_ALLIES, (table, player, army) -> HoldBack.holds(table, army));
    }

    /** Viriatus stands by the barbarians who fight near him. */
    private static boolean isLoyal(ClashTable table, int player, int side) {
        int place = Leaders.place(table, player);
        return side == ClashTable.BARBARIANS
                && place != ClashTable.NOBODY
                && table.lands().isWithin(place, table.battle().space(), NEAR);
    }

    /** Tokens under barbarian settlements (CC-16.45, CC-16.46). */
    private static void druids(Hooks hooks) {
        hooks.influence.influenceTarget.join(CELTS_DRUIDIC_INFLUENCE, new Druids());
        hooks.score.otherPoints.join(
                CELTS_DRUIDIC_INFLUENCE,
                (table, player) -> 2 * Druids.tokens(table).size());
    }

    private static void boudica(Hooks hooks) {
        Bonuses.join(hooks, QUEEN_BOUDICA_FEARLESS, (table, battle, role) -> {
            int enemy = battle.side(Battle.other(role));
            return table.isPlayer(enemy)
                    && table.player(enemy).advanceCount(Category.WARFARE)
                            > table.player(battle.side(role)).advanceCount(Category.WARFARE);
        });
        hooks.city.afterFound.join(QUEEN_BOUDICA_GREAT_NUMBERS, (table, player, city) -> {
            if (table.unitsLeft(player, BaseUnit.SETTLER) > 0) {
                Offer.make(table, player, QUEEN_BOUDICA_GREAT_NUMBERS, Gains.FOOD, city);
            }
        });
        hooks.turn.accepted.join(QUEEN_BOUDICA_GREAT_NUMBERS, (table, player, city) -> {
            table.units().add(player, BaseUnit.SETTLER, city, 1);
            table.say("log.places-unit", table.name(player), BaseUnit.SETTLER, table.space(city));
        });
    }

    private static void vercingetorix(Hooks hooks) {
        Bonuses.joinAmount(hooks, VERCINGETORIX_WARRIOR_PEOPLE, Celts::settlersNear);
        hooks.recruit.recruitSpaces.join(VERCINGETORIX_RAPID_RECRUITMENT, Celts::around);
    }

    private static int settlersNear(ClashTable table, Battle battle, int role) {
        int player = battle.side(role);
        int settlers = role == Battle.ATTACKER ? battle.force().count(BaseUnit.SETTLER) : 0;
        SpaceSet near = table.lands().within(battle.space(), NEAR);
        near.keepAll(table.units().of(player));
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            settlers += table.units().count(player, BaseUnit.SETTLER, space);
        }
        return settlers;
    }

    /** Revealed land beside the city without enemies, within the limit. */
    private static SpaceSet around(ClashTable table, int player, int city, UnitType type) {
        SpaceSet found = new SpaceSet();
        for (int space : table.board().neighbours(city)) {
            int owner = table.cities().owner(space);
            if (table.lands().isLand(space)
                    && !table.units().hasEnemy(player, space)
                    && (owner == ClashTable.NOBODY || owner == player)
                    && (!type.isMilitary() || table.hasRoom(player, space))) {
                found.add(space);
            }
        }
        return found;
    }
}
