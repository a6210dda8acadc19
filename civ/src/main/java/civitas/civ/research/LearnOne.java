package civitas.civ.research;

import civitas.civ.content.Tech;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** A player learns one of several techs for nothing (CV-09.13, CV-09.16). */
public record LearnOne(int player, long techs, boolean optional) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.learn-one");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        long legal = techs & Pyramid.open(table, player);
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            out.add(Act.LEARN, Tech.of(Long.numberOfTrailingZeros(rest)));
        }
        if (optional || legal == 0) {
            out.add(Act.PASS);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.LEARN) {
            Learning.learn(table, player, (Tech) choice.subject());
        }
    }
}
