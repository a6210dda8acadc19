package civitas.civ.culture.event;

import civitas.civ.culture.Events;
import civitas.civ.state.Act;
import civitas.civ.state.Player;
import civitas.civ.table.Announced;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Step;
import civitas.kernel.text.Phrase;

/**
 * A protected player says whether he agrees to be the target of a culture event. If not, the card returns to its owner,
 * who may not aim at him again in this turn (CV-10.19).
 */
record Consent(Playing playing, int player) implements Solo<CivTable>, Announced {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.consent", table.name(playing.by()), playing.event());
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            table.push(playing.agreedBy(table, player));
            return;
        }
        Player owner = table.player(playing.by());
        owner.setRefused(owner.refused() | 1 << player);
        table.say("log.refuse", table.name(player), playing.event(), table.name(playing.by()));
        Events.takeBack(table, playing.by(), playing.event());
        table.push(playing.ifRefused());
    }

    @Override
    public Step<CivTable> next() {
        return playing.effect();
    }
}
