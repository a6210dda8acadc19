package civitas.civ.wonder;

import civitas.civ.content.BaseWonder;
import civitas.civ.content.Wonder;
import civitas.civ.culture.Track;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.OncePerTurn;
import civitas.civ.table.Rulebook;

/**
 * What each wonder does for the owner of its city while it is neither blockaded nor obsolete (CV-14.06, CV-13.03,
 * CV-14.10). Start-of-turn abilities work from the turn after it was built, as the phase is over by then (CV-14.19).
 *
 * <p>Rules: CV-10.34.
 */
public final class WonderAbilities {

    private static final int STONEHENGE_CULTURE = 1;
    private static final int LOUVRE_CULTURE = 3;
    private static final int COLOSSUS_TRADE = 3;
    private static final int PANAMA_COINS = 1;
    private static final int HIMEJI_STRENGTH = 1;
    private static final int TOWER_THRESHOLD = -5;

    private WonderAbilities() {}

    public static void write(Rulebook.Builder book) {
        writeStartOfTurn(book);
        book.card(BaseWonder.HANGING_GARDENS, (hooks, self) -> hooks.turn.deed.join(self, new HangingGardens()));
        book.card(BaseWonder.STATUE_OF_LIBERTY, (hooks, self) -> hooks.turn.deed.join(self, new StatueOfLiberty()));
        // any own city harvests twice in one action, also from one square, as its newer card says (CV-01.81, CV-10.33)
        book.card(BaseWonder.ANGKOR_WAT, (hooks, self) -> hooks.city.secondHarvest.join(self, new OncePerTurn(self)));
        book.card(
                BaseWonder.HIMEJI_SAMURAI_CASTLE,
                (hooks, self) -> hooks.battle.strength.join(self, Hooks.Bonus.of(HIMEJI_STRENGTH)));
        book.card(
                BaseWonder.PORCELAIN_TOWER,
                (hooks, self) -> hooks.research.threshold.join(self, Hooks.Bonus.of(TOWER_THRESHOLD)));
        book.card(BaseWonder.ORACLE, (hooks, self) -> hooks.license(self, Licence.SEES_ENEMY_FORCE));
        book.card(BaseWonder.UNITED_NATIONS, (hooks, self) -> hooks.license(self, Licence.UNTARGETABLE));
    }

    private static void writeStartOfTurn(Rulebook.Builder book) {
        startOfTurn(
                book,
                BaseWonder.STONEHENGE,
                (table, player) -> gainCulture(table, player, BaseWonder.STONEHENGE, STONEHENGE_CULTURE));
        startOfTurn(
                book,
                BaseWonder.LOUVRE,
                (table, player) -> gainCulture(table, player, BaseWonder.LOUVRE, LOUVRE_CULTURE));
        startOfTurn(book, BaseWonder.COLOSSUS, WonderAbilities::gainTrade);
        startOfTurn(book, BaseWonder.PANAMA_CANAL, WonderAbilities::layCoin);
        startOfTurn(book, BaseWonder.SYDNEY_OPERA_HOUSE, WonderAbilities::advance);
    }

    private static void startOfTurn(Rulebook.Builder book, BaseWonder wonder, Hooks.Effect effect) {
        book.card(wonder, (hooks, self) -> hooks.turn.startOfTurn.join(self, effect));
    }

    private static void gainCulture(CivTable table, int player, Wonder wonder, int culture) {
        table.addCulture(player, culture);
        table.say("log.wonder.culture", wonder, table.name(player), culture);
    }

    private static void gainTrade(CivTable table, int player) {
        table.addTrade(player, COLOSSUS_TRADE);
        table.say("log.wonder.trade", BaseWonder.COLOSSUS, table.name(player), COLOSSUS_TRADE);
    }

    /** A coin token on the card, which counts while the wonder is in force; there is no maximum (CV-10.35, CV-12.09). */
    private static void layCoin(CivTable table, int player) {
        int coins = table.wonders().coins(BaseWonder.PANAMA_CANAL) + PANAMA_COINS;
        table.setCoinTokens(BaseWonder.PANAMA_CANAL, coins);
        table.say("log.wonder.coin", BaseWonder.PANAMA_CANAL, table.name(player), coins);
    }

    private static void advance(CivTable table, int player) {
        table.say("log.wonder.advance", BaseWonder.SYDNEY_OPERA_HOUSE, table.name(player));
        Track.advanceFree(table, player);
    }
}
