package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.culture.Events;
import civitas.civ.reaction.Declaring;
import civitas.civ.state.Declaration;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Step;
import civitas.kernel.Thing;

/**
 * A culture event whose targets are settled is revealed and declared (CV-07.18, CV-03.12). Players who cannot be
 * targeted against their will are asked first; if one refuses, the card returns to its owner (CV-10.19). A revealed card
 * lies on its discard pile from then on: no event draws cards, so that makes no difference.
 *
 * @param targets the players it is aimed at, as a bit mask: they, their figures, squares or buildings
 * @param asked the next player to be asked whether he agrees
 * @param ifCancelled what follows when it is cancelled
 * @param ifRefused what follows when it returns to its owner
 */
public record Playing(
        int by,
        CultureEvent event,
        int targets,
        int asked,
        Step<CivTable> effect,
        Step<CivTable> ifCancelled,
        Step<CivTable> ifRefused)
        implements Procedure<CivTable> {

    public static void play(
            CivTable table, int by, CultureEvent event, Thing target, int targets, Step<CivTable> effect) {
        play(table, by, event, target, targets, effect, new Nothing(), new Nothing());
    }

    static void play(
            CivTable table,
            int by,
            CultureEvent event,
            Thing target,
            int targets,
            Step<CivTable> effect,
            Step<CivTable> ifCancelled,
            Step<CivTable> ifRefused) {
        Events.discard(table, by, event);
        if (target.equals(Thing.NONE)) {
            table.say("log.play-event", table.name(by), event);
        } else {
            table.say("log.play-event.at", table.name(by), event, target);
        }
        table.push(new Playing(by, event, targets, table.next(by), effect, ifCancelled, ifRefused));
    }

    @Override
    public void run(CivTable table) {
        for (int player = asked; player != by; player = table.next(player)) {
            if ((targets >> player & 1) != 0 && table.may(player, Licence.UNTARGETABLE)) {
                table.push(new Consent(this, player));
                return;
            }
        }
        if (table.may(by, Licence.EVENTS_UNCANCELLABLE)) {
            table.push(effect);
            return;
        }
        Declaring.declare(
                table,
                Declaration.Kind.CULTURE_EVENT,
                by,
                targets,
                event,
                effect,
                new Cancelled(by, event, ifCancelled));
    }

    /** A player has agreed to be a target. */
    Playing agreedBy(CivTable table, int player) {
        return new Playing(by, event, targets, table.next(player), effect, ifCancelled, ifRefused);
    }

    /** A cancelled event has no effect (CV-03.16). */
    record Cancelled(int by, CultureEvent event, Step<CivTable> then) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.say("log.event-cancelled", table.name(by), event);
            table.push(then);
        }
    }
}
