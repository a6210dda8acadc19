package civitas.civ.civilization;

import civitas.civ.content.BaseCivilization;
import civitas.civ.content.facts.CivilizationSpec;
import civitas.civ.culture.GreatPeople;
import civitas.civ.culture.Track;
import civitas.civ.state.Cities;
import civitas.civ.table.Hooks;
import civitas.civ.table.OncePerTurn;
import civitas.civ.table.Rulebook;
import java.util.function.BiConsumer;

/** Where civilizations join their hooks; their numbers come from the content files. */
public final class CivilizationAbilities {

    private CivilizationAbilities() {}

    public static void write(Rulebook.Builder book) {
        write(book, BaseCivilization.AMERICA, CivilizationAbilities::joinAmerica);
        write(book, BaseCivilization.CHINA, CivilizationAbilities::joinChina);
        write(book, BaseCivilization.EGYPT, CivilizationAbilities::joinEgypt);
        write(book, BaseCivilization.GERMANY, CivilizationAbilities::joinGermany);
        write(book, BaseCivilization.ROME, CivilizationAbilities::joinRome);
        write(book, BaseCivilization.RUSSIA, CivilizationAbilities::joinRussia);
    }

    private static void write(
            Rulebook.Builder book, BaseCivilization civilization, BiConsumer<Hooks, CivilizationSpec> voices) {
        book.card(
                civilization,
                (hooks, self) -> voices.accept(hooks, book.content().spec(self)));
    }

    /** A great person from the start, and a better rate for trade (CV-02.53, CV-06.17). */
    private static void joinAmerica(Hooks hooks, CivilizationSpec sheet) {
        hooks.setup.startPiece.join(
                BaseCivilization.AMERICA,
                (table, player) ->
                        GreatPeople.gainFirst(table, player, sheet.start().people()));
        hooks.city.rush.join(
                BaseCivilization.AMERICA, (table, player) -> sheet.gifts().rush());
    }

    /** Walls from the start, culture for huts and villages, and a unit saved after every battle (CV-02.55). */
    private static void joinChina(Hooks hooks, CivilizationSpec sheet) {
        hooks.setup.startBonus.join(
                BaseCivilization.CHINA,
                (table, player) -> table.cities()
                        .setWalls(Cities.of(player, 0), sheet.start().walls()));
        Hooks.Effect explorer = (table, player) -> {
            int culture = sheet.gifts().explorerCulture();
            table.addCulture(player, culture);
            table.say("log.explorer-culture", table.name(player), culture, BaseCivilization.CHINA);
        };
        hooks.move.afterHut.join(BaseCivilization.CHINA, explorer);
        hooks.battle.afterVillage.join(BaseCivilization.CHINA, explorer);
        hooks.battle.afterBattle.join(
                BaseCivilization.CHINA,
                (table, player, won) ->
                        SaveUnit.ask(table, player, sheet.gifts().savedUnits()));
    }

    /** A wonder from the start, and a building for nothing once per turn (CV-02.56). */
    private static void joinEgypt(Hooks hooks, CivilizationSpec sheet) {
        hooks.setup.beforeWonders.join(
                BaseCivilization.EGYPT,
                (table, player) -> PlaceFirstWonder.draw(table, sheet.start().wonders()));
        hooks.setup.startPiece.join(BaseCivilization.EGYPT, PlaceFirstWonder::ask);
        if (sheet.gifts().freeBuildings() > 0) {
            hooks.city.freeBuilding.join(BaseCivilization.EGYPT, new OncePerTurn(BaseCivilization.EGYPT));
        }
    }

    /** More infantry from the start, and arms for every tech of a unit type (CV-02.57). */
    private static void joinGermany(Hooks hooks, CivilizationSpec sheet) {
        Armament armament = new Armament(sheet);
        hooks.setup.startUnits.join(BaseCivilization.GERMANY, armament::start);
        hooks.research.afterLearn.join(BaseCivilization.GERMANY, armament);
    }

    /** Triumphs: free culture advances (CV-07.08). Rome's government is on its sheet (CV-02.58). */
    private static void joinRome(Hooks hooks, CivilizationSpec sheet) {
        Hooks.Effect triumph = (table, player) -> {
            for (int i = 0; i < sheet.gifts().advances(); i++) {
                Track.advanceFree(table, player);
            }
        };
        hooks.city.afterWonder.join(BaseCivilization.ROME, triumph);
        hooks.city.afterFound.join(BaseCivilization.ROME, triumph);
        hooks.battle.afterConquest.join(BaseCivilization.ROME, triumph);
        hooks.battle.afterVillage.join(BaseCivilization.ROME, triumph);
    }

    /** The white army, larger groups, and espionage once per turn (CV-01.26, CV-02.59). */
    private static void joinRussia(Hooks hooks, CivilizationSpec sheet) {
        hooks.setup.extraArmies.join(
                BaseCivilization.RUSSIA, (table, player) -> sheet.start().armies());
        hooks.move.stack.join(
                BaseCivilization.RUSSIA, (table, player) -> sheet.gifts().stack());
        hooks.move.espionage.join(
                BaseCivilization.RUSSIA, (table, player) -> sheet.gifts().espionage());
    }
}
