package civitas.civ.setup;

import civitas.civ.content.Civilization;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Players choose their civilizations in turn order if the table agreed on it (CV-02.01).
 *
 * @param chosen how many players have chosen before
 */
record ChooseCivilization(int player, int chosen) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.choose-civilization");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (Civilization civilization : table.content().civilizations().all()) {
            if (Dealing.isPlayable(table, civilization) && !isTaken(table, civilization)) {
                out.add(Act.CHOOSE, civilization);
            }
        }
    }

    private boolean isTaken(CivTable table, Civilization civilization) {
        for (int i = 0; i < chosen; i++) {
            int other = (table.turn().first() + i) % table.seats();
            if (table.player(other).civilization().equals(civilization)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Civilization civilization) {
            if (isTaken(table, civilization)) {
                out.because("why.civilization-taken", civilization);
            } else if (!Dealing.isPlayable(table, civilization)) {
                out.because("why.civilization-out", civilization);
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        table.player(player).setCivilization(choice.subject(Civilization.class));
        table.say("log.civilization", table.name(player), choice.subject());
    }
}
