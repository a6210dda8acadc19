package civitas.clash.civilizations.rome;

import static civitas.clash.civilizations.content.CivAdvance.ROME_AQUEDUCTS;
import static civitas.clash.civilizations.content.CivAdvance.ROME_CAPTIVI;
import static civitas.clash.civilizations.content.CivAdvance.ROME_IMPERIAL_ROADS;
import static civitas.clash.civilizations.content.CivAdvance.ROME_PROVINCES;
import static civitas.clash.civilizations.content.LeaderAbility.EMPEROR_AUGUSTUS_EMPEROR;
import static civitas.clash.civilizations.content.LeaderAbility.EMPEROR_AUGUSTUS_PRINCEPS;
import static civitas.clash.civilizations.content.LeaderAbility.JULIUS_CAESAR_PROCONSUL;
import static civitas.clash.civilizations.content.LeaderAbility.JULIUS_CAESAR_STATESMAN;
import static civitas.clash.civilizations.content.LeaderAbility.SULLA_CIVILIZER;
import static civitas.clash.civilizations.content.LeaderAbility.SULLA_DICTATOR;

import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.city.ImproveMoodAction;
import civitas.clash.city.Moods;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.EventKind;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.Rulebook;
import java.util.Set;

/** Rome: builders and conquerors. */
public final class Rome {

    private static final int LEADER_BONUS = 2;
    private static final int FAR = 3;
    private static final Goods TRIUMPH = Goods.of(Good.GOLD, 1, Good.MOOD, 1);

    /** How long a road between two cities may be (CC-6.36). */
    private static final int IMPERIAL_ROAD = 4;

    private static final Set<EventKind> FAMINES = Set.of(
            BaseEvent.FAMINE, BaseEvent.SEVERE_FAMINE, ExpansionEvent.FAMINE_VERMIN, ExpansionEvent.FAMINE_DROUGHT);

    private Rome() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.move.roadLength.join(ROME_IMPERIAL_ROADS, (table, player) -> IMPERIAL_ROAD);
        aqueducts(hooks);
        captivi(hooks);
        provinces(hooks);
        augustus(hooks);
        caesar(hooks);
        sulla(hooks);
    }

    /** Cavalry far from home, and captured cities that are not angry. */
    private static void provinces(Hooks hooks) {
        hooks.recruit.recruitPlace.join(
                ROME_PROVINCES,
                (table, player, city, type) -> type == ExpansionUnit.CAVALRY
                        && table.player(player).home() != ClashTable.NOBODY
                        && !table.lands().isWithin(city, table.player(player).home(), FAR - 1));
        hooks.battle.capturedMood.join(
                ROME_PROVINCES, (table, player, city, mood) -> mood == Mood.ANGRY ? Mood.NEUTRAL : mood);
        hooks.battle.aftermath.join(ROME_PROVINCES, (table, battle, role) -> {
            if (role == Battle.ATTACKER
                    && battle.isCaptured()
                    && table.cities().isOf(battle.side(role), battle.space())
                    && table.cities().mood(battle.space()) != Mood.HAPPY) {
                Offer.make(table, battle.side(role), ROME_PROVINCES, Gains.CULTURE, battle.space());
            }
        });
        hooks.turn.accepted.join(ROME_PROVINCES, (table, player, city) -> Moods.set(table, city, Mood.HAPPY));
    }

    /** He cheers his city as a free action, and leaves a garrison behind. */
    private static void caesar(Hooks hooks) {
        hooks.turn.deed.join(
                JULIUS_CAESAR_STATESMAN,
                AbilityDeed.free(JULIUS_CAESAR_STATESMAN)
                        .when((table, player) -> Leaders.isInCity(table, player)
                                && ImproveMoodAction.canPayStep(table, player, Leaders.place(table, player)))
                        .then((table, player) -> ImproveMoodAction.step(table, player, Leaders.place(table, player))));
        hooks.battle.aftermath.join(JULIUS_CAESAR_PROCONSUL, (table, battle, role) -> {
            if (role == Battle.ATTACKER
                    && battle.isCaptured()
                    && table.cities().isOf(battle.side(role), battle.space())
                    && table.hasRoom(battle.side(role), battle.space())
                    && table.unitsLeft(battle.side(role), BaseUnit.INFANTRY) > 0) {
                Offer.make(table, battle.side(role), JULIUS_CAESAR_PROCONSUL, Gains.GOLD, battle.space());
            }
        });
        hooks.turn.accepted.join(JULIUS_CAESAR_PROCONSUL, (table, player, city) -> {
            table.units().add(player, BaseUnit.INFANTRY, city, 1);
            table.say("log.places-unit", table.name(player), BaseUnit.INFANTRY, table.space(city));
        });
    }

    /** Famine does not touch Rome, and Sanitation may be had without its food (CC-16.73). */
    private static void aqueducts(Hooks hooks) {
        hooks.event.immunity.join(ROME_AQUEDUCTS, FAMINES::contains);
        hooks.turn.deed.join(
                ROME_AQUEDUCTS,
                AbilityDeed.free(ROME_AQUEDUCTS)
                        .when((table, player) -> Eligibility.mayGain(table, player, BaseAdvance.SANITATION)
                                && Payments.canPay(table, player, table.constants().advanceCost, Purpose.ADVANCE))
                        .then((table, player) -> table.push(Pay.of(
                                player,
                                table.constants().advanceCost,
                                Purpose.ADVANCE,
                                new BuyAdvance(player, BaseAdvance.SANITATION, Marker.TRACK)))));
        hooks.advance.waiver.join(ROME_AQUEDUCTS, (table, player, advance) -> advance == BaseAdvance.SANITATION);
    }

    /** Mood tokens build, and a victory brings slaves and joy. */
    private static void captivi(Hooks hooks) {
        hooks.turn.substitute.join(
                ROME_CAPTIVI,
                (table, player, purpose, good) ->
                        purpose.is(Purpose.Kind.BUILDING) && good.isResource() ? Good.MOOD.mask() : 0);
        hooks.battle.aftermath.join(ROME_CAPTIVI, Rome::triumph);
    }

    private static void triumph(ClashTable table, Battle battle, int role) {
        if (battle.wonBy(role)) {
            table.gain(battle.side(role), TRIUMPH);
            table.say("log.gains-by", table.name(battle.side(role)), TRIUMPH, ROME_CAPTIVI);
        }
    }

    /** He is strongest far from home, and exchanges cards in his city. */
    private static void augustus(Hooks hooks) {
        hooks.turn.deed.join(EMPEROR_AUGUSTUS_PRINCEPS, Princeps.DEED);
        hooks.battle.combatRoll.join(EMPEROR_AUGUSTUS_EMPEROR, (table, battle, role) -> {
            if (!hasCityInRegion(table, battle.side(role), battle.space())) {
                battle.now().addBonus(role, LEADER_BONUS, EMPEROR_AUGUSTUS_EMPEROR);
            }
        });
    }

    private static boolean hasCityInRegion(ClashTable table, int player, int space) {
        return table.board().region(space).stream()
                .anyMatch(cell -> table.cities().isOf(player, cell));
    }

    private static void sulla(Hooks hooks) {
        hooks.influence.shield.join(SULLA_DICTATOR, (table, owner, city) -> InfluenceHooks.Protection.IMMUNE);
        hooks.event.holdsBarbarians.join(SULLA_DICTATOR, (table, owner, army) -> Consent.isRefused(table, owner, army));
        hooks.event.barbariansNear.join(SULLA_DICTATOR, Consent::ask);
        hooks.event.guardsBarbarians.join(SULLA_DICTATOR, Consent::isNear);
        hooks.battle.combatRoll.join(SULLA_CIVILIZER, (table, battle, role) -> {
            if (battle.side(Battle.other(role)) == ClashTable.BARBARIANS) {
                battle.now().addBonus(role, LEADER_BONUS, SULLA_CIVILIZER);
            }
        });
    }
}
