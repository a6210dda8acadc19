package civitas.clash.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.table.Hooks;
import civitas.clash.table.InfluenceHooks.Protection;

/** The government advances that guard from cultural influence or further it (CC-4.136, CC-4.141). */
final class ShieldAbilities {

    private static final Goods ONE_CULTURE = Goods.of(Good.CULTURE, 1);

    private ShieldAbilities() {}

    static void join(Hooks hooks) {
        hooks.influence.shield.join(
                BaseAdvance.SEPARATION_OF_POWER,
                (table, owner, city) -> noBoostIf(table.cities().mood(city) == Mood.HAPPY));
        hooks.influence.shield.join(
                BaseAdvance.TOTALITARIANISM,
                (table, owner, city) -> noBoostIf(
                        table.units().owner(city) == owner && table.units().army(city) > 0));
        hooks.influence.shield.join(
                BaseAdvance.DEVOTION,
                (table, owner, city) -> noBoostIf(table.serves(owner, city, BaseBuilding.TEMPLE)));
        hooks.influence.influenceRoll.join(
                BaseAdvance.CONVERSION, (table, player) -> table.constants().conversionBonus);
        hooks.influence.afterInfluence.join(BaseAdvance.CONVERSION, (table, player, source, target) -> {
            table.gain(player, ONE_CULTURE);
            table.say("log.gains-by", table.name(player), ONE_CULTURE, BaseAdvance.CONVERSION);
        });
    }

    private static Protection noBoostIf(boolean guarded) {
        return guarded ? Protection.NO_BOOST : Protection.NONE;
    }
}
