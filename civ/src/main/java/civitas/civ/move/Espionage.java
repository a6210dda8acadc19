package civitas.civ.move;

import civitas.civ.content.Ability;
import civitas.civ.research.LearnOne;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Hook;

/** A figure is sacrificed in the center of an enemy city for a tech of the city's owner, instead of attacking. */
final class Espionage {

    private Espionage() {}

    /** How many techs a spy would learn now: an ability that sends spies does so once per turn (CV-03.22). */
    static int lessons(CivTable table, int player) {
        int lessons = 0;
        Hook.Walk<Hooks.Bonus> voices =
                table.voices(table.hooks().move.espionage, player).iterator();
        while (voices.hasNext()) {
            boolean used = table.player(player).hasUsed((Ability) voices.ability());
            int techs = voices.next().add(table, player);
            lessons += used ? 0 : techs;
        }
        return lessons;
    }

    static void commit(CivTable table) {
        Group group = table.group();
        int player = group.player();
        int square = group.square();
        int spy = group.figures();
        group.end();
        int owner = Cities.owner(table.cities().at(square));
        int lessons = lessons(table, player);
        useUp(table, player);
        table.say("log.espionage", table.name(player), Party.of(spy), table.square(square), table.name(owner));
        for (int left = spy; left != 0; left &= left - 1) {
            table.putFigure(player, Integer.numberOfTrailingZeros(left), Figures.RESERVE);
        }
        for (int i = 0; i < lessons; i++) {
            table.push(new LearnOne(player, table.player(owner).techs(), false));
        }
    }

    private static void useUp(CivTable table, int player) {
        Player spymaster = table.player(player);
        Hook.Walk<Hooks.Bonus> voices =
                table.voices(table.hooks().move.espionage, player).iterator();
        while (voices.hasNext()) {
            spymaster.use((Ability) voices.ability());
            voices.next();
        }
    }
}
