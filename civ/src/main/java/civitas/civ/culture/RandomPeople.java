package civitas.civ.culture;

import civitas.civ.content.GreatPerson;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.PersonSupply;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Great people are tokens drawn at random. Whoever may draw more of them keeps one, and the others go back face down
 * (CV-07.25, CV-07.32, CV-07.52).
 */
public final class RandomPeople implements PersonSupply {

    @Override
    public void gain(CivTable table, int player, boolean first) {
        if (table.market().people().isExhausted()) {
            if (!first) {
                table.say("log.great-person.none", table.name(player));
            }
            return;
        }
        int wanted = 1 + table.sum(table.hooks().culture.extraPeople, player);
        List<Integer> drawn = new ArrayList<>();
        while (drawn.size() < wanted && !table.market().people().isExhausted()) {
            drawn.add(table.market().people().draw(table.chance()));
        }
        table.reveal();
        if (drawn.size() == 1) {
            GreatPeople.take(table, player, drawn.getFirst(), first);
        } else {
            table.say("log.great-person.draw", table.name(player), drawn.size());
            table.push(new Keep(player, drawn, first));
        }
    }

    /** Which of several drawn tokens a player keeps; all lie open while he thinks. */
    record Keep(int player, List<Integer> tokens, boolean first) implements Solo<CivTable> {

        Keep {
            tokens = List.copyOf(tokens);
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.keep-person");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            int listed = 0;
            for (int token : tokens) {
                GreatPerson person = table.content().person(token);
                if ((listed >> person.index() & 1) == 0) {
                    listed |= 1 << person.index();
                    out.add(Act.CHOOSE, person);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            GreatPerson wanted = choice.subject(GreatPerson.class);
            boolean kept = false;
            for (int token : tokens) {
                if (!kept && table.content().person(token).equals(wanted)) {
                    kept = true;
                    GreatPeople.take(table, player, token, first);
                } else {
                    table.market().people().shuffleIn(token, table.chance());
                }
            }
        }
    }
}
