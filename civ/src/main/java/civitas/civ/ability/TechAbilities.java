package civitas.civ.ability;

import civitas.civ.content.BaseTech;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.Hooks;
import civitas.civ.table.OncePerTurn;
import civitas.civ.table.Rulebook;
import civitas.civ.table.TurnHooks;

/**
 * What the techs of the base box do; those of battles are in {@code ability.battle}, those that cancel in {@link
 * CancellingAbilities}. Rules: CV-10.20, CV-12.13.
 */
public final class TechAbilities {

    /** Military Science: production for every so many coins. */
    private static final int COINS_PER_PRODUCTION = 3;

    /** Computers: a larger battle force and hand for every so many coins. */
    private static final int COINS_PER_CARD = 5;

    private TechAbilities() {}

    public static void write(Rulebook.Builder book) {
        SimpleDeed culture = (player, ability) -> new GainCulture(player, ability.amount());
        pay(book, culture, BaseTech.CURRENCY, BaseTech.CHIVALRY, BaseTech.METAL_CASTING);
        pay(book, new ExtraProduction(), BaseTech.CONSTRUCTION, BaseTech.BANKING);
        pay(book, new CoinOnTech(), BaseTech.POTTERY, BaseTech.DEMOCRACY, BaseTech.PRINTING_PRESS);
        pay(book, (SimpleDeed) (player, ability) -> new GainPerson(player), BaseTech.PHILOSOPHY);
        pay(book, new Upheaval(true), BaseTech.MONARCHY);
        pay(book, new Upheaval(false), BaseTech.GUNPOWDER);
        pay(book, new Fleet(), BaseTech.STEAM_POWER);
        pay(book, new Caravans(), BaseTech.HORSEBACK_RIDING);
        pay(book, new LockSquare(), BaseTech.COMMUNISM);
        writeFreeAbilities(book);
    }

    private static void pay(Rulebook.Builder book, TurnHooks.PaidDeed deed, BaseTech... techs) {
        for (BaseTech tech : techs) {
            book.card(tech, (hooks, self) -> hooks.turn.paid.join(self, deed));
        }
    }

    private static void writeFreeAbilities(Rulebook.Builder book) {
        book.card(
                BaseTech.CODE_OF_LAWS, (hooks, self) -> hooks.battle.afterBattle.join(self, CoinOnTech::afterVictory));
        book.card(BaseTech.ENGINEERING, (hooks, self) -> hooks.city.splitBuild.join(self, new OncePerTurn(self)));
        book.card(
                BaseTech.MILITARY_SCIENCE,
                (hooks, self) -> hooks.city.production.join(
                        self, (table, city) -> table.coins(Cities.owner(city)) / COINS_PER_PRODUCTION));
        book.card(BaseTech.COMPUTERS, (hooks, self) -> {
            hooks.battle.force.join(self, perCoins(COINS_PER_CARD));
            hooks.culture.hand.join(self, perCoins(COINS_PER_CARD));
        });
        book.card(BaseTech.FLIGHT, (hooks, self) -> hooks.license(self, Licence.IGNORE_OBSTACLES));
        book.card(BaseTech.MASS_MEDIA, (hooks, self) -> hooks.license(self, Licence.EVENTS_UNCANCELLABLE));
        book.card(BaseTech.COMBUSTION, (hooks, self) -> {
            hooks.move.afterMove.join(self, Bulldozers::afterMove);
            hooks.license(self, Licence.BREACHES_WALLS);
        });
        book.card(BaseTech.ATOMIC_THEORY, (hooks, self) -> {
            hooks.turn.paid.join(self, (SimpleDeed) (player, ability) -> new MoreActions(player));
            hooks.turn.paidSecond.join(self, new Bomb());
        });
    }

    private static Hooks.Bonus perCoins(int coins) {
        return (table, player) -> table.coins(player) / coins;
    }
}
