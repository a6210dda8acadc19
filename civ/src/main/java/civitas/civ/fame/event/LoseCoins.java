package civitas.civ.fame.event;

import civitas.civ.battle.loot.Coins;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;
import java.util.List;

/**
 * Players discard one coin token each, from places that somebody else has chosen: a tech, a wonder or the civilization sheet, never
 * printed coins or investments (CV-11.92, CV-12.08). A token that is gone in the meantime is not replaced (CV-03.26).
 */
public record LoseCoins(List<Loss> losses) implements Procedure<CivTable> {

    public LoseCoins {
        losses = List.copyOf(losses);
    }

    /** One token of a player. */
    public record Loss(int player, Thing place) {}

    /** The places where a player has coin tokens. */
    public static List<Thing> places(CivTable table, int player) {
        Choices choices = new Choices();
        Coins.list(table, player, Act.CHOOSE, choices);
        return choices.toList().stream().map(Choice::subject).toList();
    }

    /** Says publicly which tokens are to go. */
    public void announce(CivTable table) {
        for (Loss loss : losses) {
            table.say("log.coin-target", table.name(loss.player()), loss.place());
        }
    }

    @Override
    public void run(CivTable table) {
        for (Loss loss : losses) {
            if (places(table, loss.player()).contains(loss.place())) {
                Coins.remove(table, loss.player(), loss.place());
                table.say("log.coin-lost", table.name(loss.player()), loss.place());
            }
        }
    }
}
