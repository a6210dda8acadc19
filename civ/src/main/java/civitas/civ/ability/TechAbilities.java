package civitas.civ.ability;

import civitas.civ.content.Tech;
import civitas.civ.table.Hooks;
import civitas.civ.table.Licence;

/** Where the abilities of techs join their hooks. Rules: CV-10.20, CV-12.13. */
public final class TechAbilities {

    /** Military Science: production for every so many coins. */
    private static final int COINS_PER_PRODUCTION = 3;

    /** Computers: a larger battle force and hand for every so many coins. */
    private static final int COINS_PER_CARD = 5;

    private TechAbilities() {}

    public static void join(Hooks hooks) {
        joinCityTechs(hooks);
        hooks.paid.join(Tech.HORSEBACK_RIDING, new Caravans());
        hooks.paid.join(Tech.COMMUNISM, new LockSquare());
        hooks.production.join(Tech.MILITARY_SCIENCE, (table, player) -> table.coins(player) / COINS_PER_PRODUCTION);
        hooks.force.join(Tech.COMPUTERS, (table, player) -> table.coins(player) / COINS_PER_CARD);
        hooks.hand.join(Tech.COMPUTERS, (table, player) -> table.coins(player) / COINS_PER_CARD);
        hooks.afterBattle.join(Tech.CODE_OF_LAWS, CoinOnTech::afterVictory);
        hooks.afterMove.join(Tech.COMBUSTION, Bulldozers::afterMove);
        hooks.paidSecond.join(Tech.ATOMIC_THEORY, new Bomb());
        hooks.license(Tech.FLIGHT, Licence.IGNORE_OBSTACLES);
        hooks.license(Tech.MASS_MEDIA, Licence.EVENTS_UNCANCELLABLE);
        hooks.license(Tech.COMBUSTION, Licence.BREACHES_WALLS);
    }

    private static void joinCityTechs(Hooks hooks) {
        SimpleDeed culture = (player, ability) -> new GainCulture(player, ability.amount());
        ExtraProduction production = new ExtraProduction();
        CoinOnTech coin = new CoinOnTech();
        hooks.paid.join(Tech.ANIMAL_HUSBANDRY, production);
        hooks.paid.join(Tech.CONSTRUCTION, production);
        hooks.paid.join(Tech.BANKING, production);
        hooks.paid.join(Tech.CURRENCY, culture);
        hooks.paid.join(Tech.CHIVALRY, culture);
        hooks.paid.join(Tech.METAL_CASTING, culture);
        hooks.paid.join(Tech.POTTERY, coin);
        hooks.paid.join(Tech.DEMOCRACY, coin);
        hooks.paid.join(Tech.PRINTING_PRESS, coin);
        hooks.paid.join(Tech.PHILOSOPHY, (SimpleDeed) (player, ability) -> new GainPerson(player));
        hooks.paid.join(Tech.MONARCHY, new Upheaval(true));
        hooks.paid.join(Tech.GUNPOWDER, new Upheaval(false));
        hooks.paid.join(Tech.STEAM_POWER, new Fleet());
        hooks.paid.join(Tech.ATOMIC_THEORY, (SimpleDeed) (player, ability) -> new MoreActions(player));
    }
}
