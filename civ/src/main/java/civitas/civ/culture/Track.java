package civitas.civ.culture;

import civitas.civ.content.facts.TrackSpace;
import civitas.civ.state.Act;
import civitas.civ.state.Intent;
import civitas.civ.state.Licence;
import civitas.civ.state.Player;
import civitas.civ.state.Victory;
import civitas.civ.table.Bearing;
import civitas.civ.table.Bearing.Aspect;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Count;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The culture track: a player advances space by space, as often as he can pay (CV-07.03 to CV-07.13).
 *
 * <p>Rules: CV-07.05, CV-07.06, CV-07.07, CV-07.10, CV-07.12.
 */
public final class Track implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.ADVANCE, Act.LEAP);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        Player p = table.player(player);
        if (canAdvance(table, player, p.track() + 1)) {
            out.add(Act.ADVANCE);
        }
        listLeaps(table, player, position -> canAdvance(table, player, position), out);
    }

    /** Lists the spaces to which a player may skip others: the first one without a marker, and those he may enter on the way. */
    static void listLeaps(CivTable table, int player, IntPredicate open, Choices out) {
        int next = table.player(player).track() + 1;
        int far = leap(table, player);
        if (far > next && open.test(far)) {
            out.add(Act.LEAP);
        }
        for (int position = next + 1; position < far; position++) {
            if (open.test(position)) {
                out.add(Act.LEAP, Count.of(position));
            }
        }
    }

    /** The space that a player has chosen to enter. */
    static int target(CivTable table, int player, Choice choice) {
        if (choice.verb() == Act.ADVANCE) {
            return table.player(player).track() + 1;
        }
        return choice.subject() instanceof Count position ? position.value() : leap(table, player);
    }

    private static boolean canAdvance(CivTable table, int player, int position) {
        Player p = table.player(player);
        return position <= table.content().trackLength()
                && p.culture() >= culture(table, player, position)
                && p.trade() >= trade(table, player, position);
    }

    /** The culture a player pays to enter a space (CV-07.04). */
    public static int culture(CivTable table, int player, int position) {
        int printed = table.content().space(position).culture();
        return Math.max(0, printed + table.sum(table.hooks().culture.advanceCulture, player));
    }

    /** The trade a player pays to enter a space (CV-07.04). */
    public static int trade(CivTable table, int player, int position) {
        int printed = table.content().space(position).trade();
        return Math.max(0, printed + table.sum(table.hooks().culture.advanceTrade, player));
    }

    /** The space a player comes to who skips all those with markers of others; never beyond the last one (CV-07.53). */
    static int leap(CivTable table, int player) {
        int position = table.player(player).track() + 1;
        if (!table.may(player, Licence.SKIPS_SPACES)) {
            return position;
        }
        while (position < table.content().trackLength() && isTaken(table, player, position)) {
            position++;
        }
        return position;
    }

    private static boolean isTaken(CivTable table, int player, int position) {
        for (int other = 0; other < table.seats(); other++) {
            if (other != player && table.player(other).track() == position) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        Player p = table.player(player);
        int next = p.track() + 1;
        if (!(thing instanceof Intent intent)
                || intent.act() != Act.ADVANCE
                || p.track() == table.content().trackLength()
                || canAdvance(table, player, next)) {
            return;
        }
        out.because(
                "why.advance", next, culture(table, player, next), trade(table, player, next), p.culture(), p.trade());
    }

    /** Pays what the space costs that is entered (CV-07.04). */
    @Override
    public void begin(CivTable table, int player, Choice choice) {
        int position = target(table, player, choice);
        int culture = culture(table, player, position);
        int trade = trade(table, player, position);
        table.addCulture(player, -culture);
        table.addTrade(player, -trade);
        advance(table, player, position);
    }

    /** Advances one space for nothing, with its reward, in whatever phase (CV-07.08, CV-07.09). */
    public static void advanceFree(CivTable table, int player) {
        int next = table.player(player).track() + 1;
        if (next > table.content().trackLength()) {
            return;
        }
        if (leap(table, player) > next) {
            table.push(new AdvanceFree(player));
        } else {
            advance(table, player, next);
        }
    }

    /** What a free advance can change: a card comes to light, or a great person needs a place. */
    public static Bearing bearing(CivTable table, int player) {
        int last = Math.min(leap(table, player), table.content().trackLength());
        Bearing all = Bearing.NONE;
        for (int position = table.player(player).track() + 1; position <= last; position++) {
            all = all.and(bearing(table.content().space(position)));
        }
        return all;
    }

    private static Bearing bearing(TrackSpace space) {
        if (space.greatPerson()) {
            return Bearing.changing(Aspect.SIGHT, Aspect.GROUND).heeding(Aspect.SIGHT, Aspect.GROUND);
        }
        return space.event() > 0 ? Bearing.changing(Aspect.SIGHT).heeding(Aspect.TECHS) : Bearing.NONE;
    }

    static void advance(CivTable table, int player, int position) {
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
