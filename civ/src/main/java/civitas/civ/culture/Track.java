package civitas.civ.culture;

import civitas.civ.content.TrackSpace;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Intent;
import civitas.civ.table.Offer;
import civitas.civ.table.Player;
import civitas.civ.table.Victory;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/**
 * The culture track: a player advances space by space, as often as he can pay (CV-07.03 to CV-07.13).
 *
 * <p>Rules: CV-07.05, CV-07.06, CV-07.07, CV-07.10, CV-07.12.
 */
public final class Track implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.ADVANCE);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (canAdvance(table, table.player(player))) {
            out.add(Act.ADVANCE);
        }
    }

    private static boolean canAdvance(CivTable table, Player player) {
        if (player.track() == table.content().trackLength()) {
            return false;
        }
        TrackSpace space = table.content().space(player.track() + 1);
        return player.culture() >= space.culture() && player.trade() >= space.trade();
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        Player p = table.player(player);
        if (!(thing instanceof Intent intent)
                || intent.act() != Act.ADVANCE
                || p.track() == table.content().trackLength()
                || canAdvance(table, p)) {
            return;
        }
        TrackSpace space = table.content().space(p.track() + 1);
        out.because("why.advance", p.track() + 1, space.culture(), space.trade(), p.culture(), p.trade());
    }

    /** Pays what is printed on the space that is entered (CV-07.04). */
    @Override
    public void begin(CivTable table, int player, Choice choice) {
        TrackSpace space = table.content().space(table.player(player).track() + 1);
        table.addCulture(player, -space.culture());
        table.addTrade(player, -space.trade());
        advance(table, player);
    }

    /** Advances one space for nothing, with its reward, in whatever phase (CV-07.08, CV-07.09). */
    public static void advanceFree(CivTable table, int player) {
        if (table.player(player).track() < table.content().trackLength()) {
            advance(table, player);
        }
    }

    private static void advance(CivTable table, int player) {
        int position = table.player(player).track() + 1;
        table.player(player).setTrack(position);
        table.say("log.advance", table.name(player), position);
        TrackSpace space = table.content().space(position);
        if (space.victory()) {
            table.win(player, Victory.CULTURE);
        } else if (space.greatPerson()) {
            GreatPeople.gain(table, player);
        } else if (space.event() > 0) {
            Events.draw(table, player, space.event());
        }
    }
}
