package civitas.clash.civilizations.huns;

import static civitas.clash.civilizations.content.CivAdvance.HUNS_HUNNIC_TRIBES;
import static civitas.clash.civilizations.content.CivAdvance.HUNS_MOUNTED_ARCHERS;
import static civitas.clash.civilizations.content.CivAdvance.HUNS_RAIDERS;
import static civitas.clash.civilizations.content.LeaderAbility.ATTILA_RULER;
import static civitas.clash.civilizations.content.LeaderAbility.BLEDA_BATTERING_RAMS;
import static civitas.clash.civilizations.content.LeaderAbility.BLEDA_ENFORCER;
import static civitas.clash.civilizations.content.LeaderAbility.RUGILA_TRIBUTE;
import static civitas.clash.civilizations.content.LeaderAbility.RUGILA_UNIFIER;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.move.MoveAction;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;

/** Huns: riders who take their cities along. */
public final class Huns {

    private static final int NEAR = 2;
    private static final Goods PREY = Goods.of(Good.GOLD, 2);

    private Huns() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.recruit.recruitPlace.join(
                HUNS_MOUNTED_ARCHERS,
                (table, player, city, type) ->
                        type == ExpansionUnit.CAVALRY && table.cities().size(city) == 1);
        hooks.recruit.afterRecruit.join(HUNS_MOUNTED_ARCHERS, (table, player, city, units, paid) -> {
            int cavalry = Math.min(
                    units.count(ExpansionUnit.CAVALRY), table.units().count(player, ExpansionUnit.CAVALRY, city));
            if (cavalry > 0 && table.may(player, Licence.COMMAND_ARMIES)) {
                MoveAction.start(table, player, new NewRiders(city, cavalry));
            }
        });
        hooks.city.hindrance.join(HUNS_RAIDERS, Huns::hinders);
        Nomads.join(hooks);
        hunnicTribes(hooks);
        attila(hooks);
        bleda(hooks);
        rugila(hooks);
    }

    /** Settlers alone, near an army of the Huns. */
    private static boolean hinders(ClashTable table, int owner, int other, int space) {
        if (table.units().army(other, space) > 0 || table.cities().isOf(other, space)) {
            return false;
        }
        SpaceSet near = table.lands().within(space, NEAR);
        near.keepAll(table.units().of(owner));
        for (int army = near.next(0); army >= 0; army = near.next(army + 1)) {
            if (table.units().army(owner, army) > 0) {
                return true;
            }
        }
        return false;
    }

    /** One payment of gold or culture for all armies that the event moves (CC-16.63). */
    private static void hunnicTribes(Hooks hooks) {
        hooks.event.barbariansMove.join(HUNS_HUNNIC_TRIBES, (table, player) -> {
            table.turn().memory().set(HUNS_HUNNIC_TRIBES, player, 0);
            table.push(new Guide(player));
        });
        hooks.event.directsBarbarians.join(
                HUNS_HUNNIC_TRIBES, (table, player) -> table.turn().memory().has(HUNS_HUNNIC_TRIBES, player));
    }

    private static void attila(Hooks hooks) {
        hooks.city.stature.join(
                ATTILA_RULER, (table, player, city) -> table.cities().size(city) == 1 ? 1 : 0);
        HorseMaster.join(hooks);
    }

    /** The first activation may be as happy as he likes; it is the last one of the turn. */
    private static void bleda(Hooks hooks) {
        hooks.turn.deed.join(
                BLEDA_ENFORCER,
                AbilityDeed.free(BLEDA_ENFORCER)
                        .oncePerTurn()
                        .when((table, player) -> Leaders.isInCity(table, player)
                                && table.cities().activations(Leaders.place(table, player)) == 0
                                && table.cities().mood(Leaders.place(table, player)) != Mood.HAPPY)
                        .then((table, player) ->
                                table.turn().memory().set(BLEDA_ENFORCER, Leaders.place(table, player), 1)));
        hooks.city.countsAsHappy.join(
                BLEDA_ENFORCER,
                (table, player, city) -> table.turn().memory().has(BLEDA_ENFORCER, city)
                        && table.cities().activations(city) <= 1);
        hooks.city.workedOut.join(
                BLEDA_ENFORCER,
                (table, player, city) -> table.turn().memory().has(BLEDA_ENFORCER, city)
                        && table.cities().activations(city) >= 1);
        hooks.move.cityMoved.join(BLEDA_ENFORCER, (table, player, from, to) -> {
            int enforced = table.turn().memory().get(BLEDA_ENFORCER, from);
            table.turn().memory().set(BLEDA_ENFORCER, from, 0);
            table.turn().memory().set(BLEDA_ENFORCER, to, enforced);
        });
        hooks.battle.muzzle.join(
                BLEDA_BATTERING_RAMS,
                (table, battle, role) ->
                        role == Battle.ATTACKER && battle.isCity() && battle.isFirstRound() ? 1 << Battle.DEFENDER : 0);
    }

    private static void rugila(Hooks hooks) {
        hooks.battle.aftermath.join(RUGILA_TRIBUTE, (table, battle, role) -> {
            if (role == Battle.ATTACKER && battle.isCaptured() && isEnemyNear(table, battle)) {
                Gains.take(table, battle.side(role), PREY, RUGILA_TRIBUTE);
            }
        });
        hooks.battle.capturedMood.join(
                RUGILA_UNIFIER,
                (table, player, city, mood) -> table.cities().isOf(ClashTable.BARBARIANS, city) ? Mood.HAPPY : mood);
    }

    private static boolean isEnemyNear(ClashTable table, Battle battle) {
        for (int side = 0; side < table.sides().count(); side++) {
            if (side != battle.side(Battle.ATTACKER) && Bonuses.isCityNear(table, side, battle.space(), NEAR)) {
                return true;
            }
        }
        return false;
    }
}
