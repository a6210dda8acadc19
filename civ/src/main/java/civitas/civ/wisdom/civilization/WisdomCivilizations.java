package civitas.civ.wisdom.civilization;

import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Supply;
import civitas.civ.wisdom.content.WisdomCivilization;

/**
 * What the six civilizations of Wisdom and Warfare can do. Their techs, governments and first units are on their rows.
 *
 * <p>Rules: CV-02.65, CV-02.66, CV-02.67, CV-02.68, CV-02.69, CV-04.31, CV-04.54, CV-11.122.
 */
public final class WisdomCivilizations {

    private static final int AZTEC_TRADE = 3;
    private static final int AZTEC_CULTURE = 1;
    private static final int AZTEC_UNITS = 2;
    private static final int FRENCH_COMBAT = 2;
    private static final int FRENCH_POLICIES = 1;
    private static final int JAPANESE_STRENGTH = 1;
    private static final int JAPANESE_THRESHOLD = -3;
    private static final int MONGOL_LOOT = 1;

    private WisdomCivilizations() {}

    public static void write(Rulebook.Builder book) {
        book.card(WisdomCivilization.AZTECS, (hooks, self) -> {
            hooks.battle.afterBattle.join(self, WisdomCivilizations::sacrifice);
            hooks.culture.afterPerson.join(self, (table, player) -> GreatWarriors.offer(table, player, AZTEC_UNITS));
        });
        book.card(
                WisdomCivilization.ENGLISH,
                (hooks, self) -> hooks.license(self, Licence.ARMIES_GATHER, Licence.CROSSES_WATER));
        book.card(WisdomCivilization.FRENCH, (hooks, self) -> {
            hooks.battle.combat.join(self, Hooks.Bonus.of(FRENCH_COMBAT));
            hooks.turn.policyLimit.join(self, Hooks.Bonus.of(FRENCH_POLICIES));
        });
        book.card(WisdomCivilization.JAPANESE, (hooks, self) -> {
            hooks.battle.strengthOf.join(
                    self, (table, player, type) -> type == UnitType.INFANTRY ? JAPANESE_STRENGTH : 0);
            hooks.research.threshold.join(self, Hooks.Bonus.of(JAPANESE_THRESHOLD));
        });
        book.card(WisdomCivilization.MONGOLS, (hooks, self) -> {
            hooks.setup.startUnits.join(self, WisdomCivilizations::arm);
            hooks.battle.lootTaken.join(
                    self,
                    (table, player, points, attacking) -> attacking && points > 0 ? points + MONGOL_LOOT : points);
        });
        book.card(WisdomCivilization.ZULU, (hooks, self) -> {
            hooks.setup.startUnits.join(self, WisdomCivilizations::arm);
            hooks.license(self, Licence.FRIEND_OF_VILLAGES, Licence.FOUNDS_BESIDE_HUTS);
            hooks.city.founded.join(self, VisitHuts::offer);
        });
    }

    /** The Aztecs: trade for a victory, culture for every unit killed on both sides, also if the other side has saved it meanwhile. */
    private static void sacrifice(CivTable table, int player, boolean won) {
        if (won) {
            table.addTrade(player, AZTEC_TRADE);
            table.say("log.aztecs.trade", table.name(player), AZTEC_TRADE, WisdomCivilization.AZTECS);
        }
        Battle battle = table.battle();
        int killed = battle.fallen(Battle.ATTACKER) + battle.fallen(Battle.DEFENDER);
        if (killed > 0) {
            table.addCulture(player, killed * AZTEC_CULTURE);
            table.say("log.aztecs.culture", table.name(player), killed * AZTEC_CULTURE, WisdomCivilization.AZTECS);
        }
    }

    /** The units on the sheet; an empty deck gives none (CV-03.25). */
    private static void arm(CivTable table, int player) {
        for (UnitType type : table.content()
                .spec(table.player(player).civilization())
                .start()
                .units()) {
            if (Supply.drawUnit(table, player, type)) {
                table.say("log.free-unit", table.name(player), type);
            }
        }
    }
}
