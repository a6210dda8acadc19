package civitas.civ.civilization;

import civitas.civ.content.Civilization;
import civitas.civ.content.CivilizationSpec;
import civitas.civ.content.Content;
import civitas.civ.culture.Track;
import civitas.civ.table.Cities;
import civitas.civ.table.Hooks;
import civitas.civ.table.Once;

/** Where civilizations join their hooks; their numbers come from the content files. */
public final class CivilizationAbilities {

    private CivilizationAbilities() {}

    public static void join(Hooks hooks, Content content) {
        joinAmerica(hooks, content.spec(Civilization.AMERICA));
        joinChina(hooks, content.spec(Civilization.CHINA));
        joinEgypt(hooks, content.spec(Civilization.EGYPT));
        joinGermany(hooks, content.spec(Civilization.GERMANY));
        joinRome(hooks, content.spec(Civilization.ROME));
        joinRussia(hooks, content.spec(Civilization.RUSSIA));
    }

    /** A great person from the start, and a better rate for trade (CV-02.53, CV-06.17). */
    private static void joinAmerica(Hooks hooks, CivilizationSpec sheet) {
        hooks.startPiece.join(
                Civilization.AMERICA,
                (table, player) ->
                        PlaceFirstPerson.draw(table, player, sheet.start().people()));
        hooks.rush.join(Civilization.AMERICA, (table, player) -> sheet.gifts().rush());
    }

    /** Walls from the start, culture for huts and villages, and a unit saved after every battle (CV-02.55). */
    private static void joinChina(Hooks hooks, CivilizationSpec sheet) {
        hooks.startBonus.join(
                Civilization.CHINA,
                (table, player) -> table.cities()
                        .setWalls(Cities.of(player, 0), sheet.start().walls()));
        Hooks.Effect explorer = (table, player) -> {
            int culture = sheet.gifts().explorerCulture();
            table.addCulture(player, culture);
            table.say("log.explorer-culture", table.name(player), culture, Civilization.CHINA);
        };
        hooks.afterHut.join(Civilization.CHINA, explorer);
        hooks.afterVillage.join(Civilization.CHINA, explorer);
        hooks.afterBattle.join(
                Civilization.CHINA,
                (table, player, won) ->
                        SaveUnit.ask(table, player, sheet.gifts().savedUnits()));
    }

    /** A wonder from the start, and a building for nothing once per turn (CV-02.56). */
    private static void joinEgypt(Hooks hooks, CivilizationSpec sheet) {
        hooks.beforeWonders.join(
                Civilization.EGYPT,
                (table, player) -> PlaceFirstWonder.draw(table, sheet.start().wonders()));
        hooks.startPiece.join(Civilization.EGYPT, PlaceFirstWonder::ask);
        if (sheet.gifts().freeBuildings() > 0) {
            hooks.freeBuilding.join(Civilization.EGYPT, new OncePerTurn());
        }
    }

    /** More infantry from the start, and arms for every tech of a unit type (CV-02.57). */
    private static void joinGermany(Hooks hooks, CivilizationSpec sheet) {
        Armament armament = new Armament(sheet);
        hooks.startUnits.join(Civilization.GERMANY, armament::start);
        hooks.afterLearn.join(Civilization.GERMANY, armament::learned);
    }

    /** Triumphs: free culture advances (CV-07.08). Rome's government is on its sheet (CV-02.58). */
    private static void joinRome(Hooks hooks, CivilizationSpec sheet) {
        Hooks.Effect triumph = (table, player) -> {
            for (int i = 0; i < sheet.gifts().advances(); i++) {
                Track.advanceFree(table, player);
            }
        };
        hooks.afterWonder.join(Civilization.ROME, triumph);
        hooks.afterFound.join(Civilization.ROME, triumph);
        hooks.afterConquest.join(Civilization.ROME, triumph);
        hooks.afterVillage.join(Civilization.ROME, triumph);
    }

    /** The white army, larger groups, and espionage once per turn (CV-01.26, CV-02.59). */
    private static void joinRussia(Hooks hooks, CivilizationSpec sheet) {
        hooks.extraArmies.join(
                Civilization.RUSSIA, (table, player) -> sheet.start().armies());
        hooks.stack.join(Civilization.RUSSIA, (table, player) -> sheet.gifts().stack());
        hooks.espionage.join(
                Civilization.RUSSIA,
                (table, player) -> table.player(player).has(Once.CIVILIZATION)
                        ? 0
                        : sheet.gifts().espionage());
    }
}
