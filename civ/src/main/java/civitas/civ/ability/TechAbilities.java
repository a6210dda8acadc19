package civitas.civ.ability;

import civitas.civ.content.BaseTech;
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
        hooks.paid.join(BaseTech.HORSEBACK_RIDING, new Caravans());
        hooks.paid.join(BaseTech.COMMUNISM, new LockSquare());
        hooks.production.join(BaseTech.MILITARY_SCIENCE, (table, player) -> table.coins(player) / COINS_PER_PRODUCTION);
        hooks.force.join(BaseTech.COMPUTERS, (table, player) -> table.coins(player) / COINS_PER_CARD);
        hooks.hand.join(BaseTech.COMPUTERS, (table, player) -> table.coins(player) / COINS_PER_CARD);
        hooks.afterBattle.join(BaseTech.CODE_OF_LAWS, CoinOnTech::afterVictory);
        hooks.afterMove.join(BaseTech.COMBUSTION, Bulldozers::afterMove);
        hooks.paidSecond.join(BaseTech.ATOMIC_THEORY, new Bomb());
        hooks.license(BaseTech.FLIGHT, Licence.IGNORE_OBSTACLES);
        hooks.license(BaseTech.MASS_MEDIA, Licence.EVENTS_UNCANCELLABLE);
        hooks.license(BaseTech.COMBUSTION, Licence.BREACHES_WALLS);
    }

    private static void joinCityTechs(Hooks hooks) {
        SimpleDeed culture = (player, ability) -> new GainCulture(player, ability.amount());
        ExtraProduction production = new ExtraProduction();
        CoinOnTech coin = new CoinOnTech();
        hooks.paid.join(BaseTech.ANIMAL_HUSBANDRY, production);
        hooks.paid.join(BaseTech.CONSTRUCTION, production);
        hooks.paid.join(BaseTech.BANKING, production);
        hooks.paid.join(BaseTech.CURRENCY, culture);
        hooks.paid.join(BaseTech.CHIVALRY, culture);
        hooks.paid.join(BaseTech.METAL_CASTING, culture);
        hooks.paid.join(BaseTech.POTTERY, coin);
        hooks.paid.join(BaseTech.DEMOCRACY, coin);
        hooks.paid.join(BaseTech.PRINTING_PRESS, coin);
        hooks.paid.join(BaseTech.PHILOSOPHY, (SimpleDeed) (player, ability) -> new GainPerson(player));
        hooks.paid.join(BaseTech.MONARCHY, new Upheaval(true));
        hooks.paid.join(BaseTech.GUNPOWDER, new Upheaval(false));
        hooks.paid.join(BaseTech.STEAM_POWER, new Fleet());
        hooks.paid.join(BaseTech.ATOMIC_THEORY, (SimpleDeed) (player, ability) -> new MoreActions(player));
    }
}
