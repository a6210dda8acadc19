package civitas.civ.culture.event;

import civitas.civ.content.BaseEvent;
import civitas.civ.content.CultureEvent;
import civitas.civ.culture.Events;
import civitas.civ.reaction.Cancel;
import civitas.civ.reaction.Canceller;
import civitas.civ.reaction.Declaration;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hand;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/**
 * Culture events that cancel: Bread and Circuses what is aimed at its player, Jousting Tourney any culture event,
 * Primetime TV any culture event or paid ability. They are culture events themselves and can be cancelled (CV-03.14).
 */
public final class CancellingEvents implements Canceller {

    private static final List<CultureEvent> KINDS =
            List.of(BaseEvent.BREAD_AND_CIRCUSES, BaseEvent.JOUSTING_TOURNEY, BaseEvent.PRIMETIME_TV);

    private static boolean cancels(CultureEvent event, int player, Declaration declaration) {
        boolean played = declaration.kind() == Declaration.Kind.CULTURE_EVENT;
        return switch (event) {
            case BaseEvent.BREAD_AND_CIRCUSES -> played && (declaration.targets() >> player & 1) != 0;
            case BaseEvent.JOUSTING_TOURNEY -> played;
            case BaseEvent.PRIMETIME_TV -> played || declaration.kind() == Declaration.Kind.PAID_ABILITY;
            default -> false;
        };
    }

    @Override
    public boolean seemsAble(CivTable table, int player, Declaration declaration) {
        for (int i = 0; i < KINDS.size(); i++) {
            if (cancels(KINDS.get(i), player, declaration) && Backs.mayHide(table, player, KINDS.get(i))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(CivTable table, int player, Declaration declaration, Choices out) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            if (cancels(event, player, declaration) && !Events.isRepeated(table, hand, i)) {
                out.add(Act.CANCEL, event);
            }
        }
    }

    @Override
    public void explain(CivTable table, int player, Declaration declaration, Thing thing, Reasons out) {
        if (!(thing instanceof CultureEvent event)
                || !Events.isHeld(table, player, event)
                || cancels(event, player, declaration)) {
            return;
        }
        if (KINDS.contains(event)) {
            out.because("why.cancels-not", event);
        } else {
            PlayEvent.explainTime(table, event, out);
        }
    }

    @Override
    public boolean wrote(Choice choice) {
        return choice.verb() == Act.CANCEL;
    }

    /** A card that cancels is aimed at a declaration, not at a player (CV-03.12). */
    @Override
    public void use(CivTable table, int player, Declaration declaration, Choice choice) {
        Playing.play(
                table, player, (CultureEvent) choice.subject(), declaration.what(), 0, new Cancel(declaration.id()));
    }
}
