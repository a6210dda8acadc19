package civitas.clash.civilizations.carthage;

import static civitas.clash.civilizations.content.CivAdvance.CARTHAGE_HEGEMONY;
import static civitas.clash.civilizations.content.CivAdvance.CARTHAGE_MERCENARIES;
import static civitas.clash.civilizations.content.CivAdvance.CARTHAGE_WARBEASTS;
import static civitas.clash.civilizations.content.LeaderAbility.HANNIBAL_FATHER_OF_STRATEGY;
import static civitas.clash.civilizations.content.LeaderAbility.HANNIBAL_HANNIBAL_AD_PORTAS;
import static civitas.clash.civilizations.content.LeaderAbility.HANNO_FLEET_COMMANDER;
import static civitas.clash.civilizations.content.LeaderAbility.QUEEN_DIDO_FOUNDER;
import static civitas.clash.civilizations.content.LeaderAbility.QUEEN_DIDO_SACRIFICE;

import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.DraftPrice;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.combat.Forces;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.RecruitHooks;
import civitas.clash.table.Rulebook;
import java.util.List;

/** Carthage: ships, elephants and hired spears. */
public final class Carthage {

    private static final int CEILING = 2;
    private static final Goods WITH_GOLD = Goods.of(Good.FOOD, 1, Good.GOLD, 1);
    private static final Goods WITH_CULTURE = Goods.of(Good.FOOD, 1, Good.CULTURE, 1);

    private Carthage() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        warbeasts(hooks);
        hooks.recruit.otherUnitPrice.join(CARTHAGE_MERCENARIES, new DraftPrice(Carthage::mercenary));
        hooks.turn.deed.join(CARTHAGE_HEGEMONY, Hegemony.deed(CARTHAGE_HEGEMONY));
        PirateAllies.join(book);
        hannibal(hooks);
        Bonuses.join(hooks, HANNO_FLEET_COMMANDER, (table, battle, role) -> battle.isSea());
        Navigator.join(hooks);
        dido(hooks);
    }

    /** Elephants without a market for gold or culture, and culture for their food anywhere. */
    private static void warbeasts(Hooks hooks) {
        hooks.recruit.recruitPlace.join(CARTHAGE_WARBEASTS, new RecruitHooks.RecruitPlace() {
            @Override
            public boolean opens(ClashTable table, int player, int city, UnitType type) {
                return type == ExpansionUnit.ELEPHANT;
            }

            @Override
            public List<Goods> prices(ClashTable table, int player, int city, UnitType type, Goods normal) {
                return List.of(WITH_GOLD, WITH_CULTURE);
            }
        });
        hooks.turn.substitute.join(
                CARTHAGE_WARBEASTS,
                (table, player, purpose, good) ->
                        purpose.isAbout(Purpose.Kind.RECRUIT, ExpansionUnit.ELEPHANT) && good == Good.FOOD
                                ? Good.CULTURE.mask()
                                : 0);
    }

    /** Draft for gold, and in a city with a port a ship instead of the infantry, for gold or mood tokens. */
    private static List<Goods> mercenary(ClashTable table, int player, int city, UnitType type, int tokens) {
        boolean ship = type == BaseUnit.SHIP && table.cities().has(city, BaseBuilding.PORT);
        Goods gold = Goods.of(Good.GOLD, tokens);
        if (ship) {
            return List.of(Goods.of(Good.MOOD, tokens), gold);
        }
        return type == BaseUnit.INFANTRY ? List.of(gold) : List.of();
    }

    private static void hannibal(Hooks hooks) {
        hooks.battle.ceiling.join(
                HANNIBAL_FATHER_OF_STRATEGY,
                (table, battle, role, ceiling) ->
                        battle.isFirstRound() && !battle.isSea() ? Math.min(ceiling, CEILING) : ceiling);
        hooks.move.surefooted.join(
                HANNIBAL_HANNIBAL_AD_PORTAS,
                (table, player, type, group) ->
                        group.count(ExpansionUnit.LEADER) > 0 && group.count(ExpansionUnit.ELEPHANT) > 0);
    }

    private static void dido(Hooks hooks) {
        hooks.turn.deed.join(QUEEN_DIDO_FOUNDER, new Founder());
        hooks.battle.combatRoll.join(QUEEN_DIDO_SACRIFICE, (table, battle, role) -> {
            if (role == Battle.DEFENDER && battle.isCity()) {
                battle.now().addBonus(role, Bonuses.LEADER, QUEEN_DIDO_SACRIFICE);
            }
        });
        hooks.battle.roundEnd.join(QUEEN_DIDO_SACRIFICE, (table, battle, role) -> {
            if (role == Battle.DEFENDER
                    && battle.isCity()
                    && Leaders.fights(table, battle, role)
                    && battle.origin() != ClashTable.NOBODY
                    && Forces.fighters(table, Battle.ATTACKER) > 0) {
                Offer.make(table, battle.side(role), QUEEN_DIDO_SACRIFICE, Goods.NOTHING, battle.space());
            }
        });
        hooks.turn.accepted.join(QUEEN_DIDO_SACRIFICE, Carthage::sacrifice);
    }

    /** She leaves the game, an infantry takes her place, and the attacker goes back. */
    private static void sacrifice(ClashTable table, int player, int city) {
        table.removeUnits(ExpansionUnit.LEADER, city, 1);
        table.hooks().recruit.unitFate.voice(ExpansionUnit.LEADER).fell(table, player, ClashTable.NOBODY);
        if (table.unitsLeft(player, BaseUnit.INFANTRY) > 0) {
            table.units().add(player, BaseUnit.INFANTRY, city, 1);
            table.say("log.places-unit", table.name(player), BaseUnit.INFANTRY, table.space(city));
        }
        table.battle().now().driveOff();
    }
}
