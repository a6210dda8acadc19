package civitas.civ.civilization;

import civitas.civ.content.Resource;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A player takes a resource of his choice from the market. */
public record TakeResource(int player) implements Question<CivTable> {

    /** Asks once the market can be looked at; an empty market gives nothing (CV-03.25). */
    public static void ask(CivTable table, int player) {
        table.push(new IfAny(player));
    }

    /** Other effects of the same moment may still take the last tokens. */
    record IfAny(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            for (int i = 0; i < Resource.MARKET; i++) {
                if (table.market().resources(Resource.of(i)) > 0) {
                    table.push(new TakeResource(player));
                    return;
                }
            }
        }
    }

    @Override
    public int asked(CivTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.take-resource");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int i = 0; i < Resource.MARKET; i++) {
            if (table.market().resources(Resource.of(i)) > 0) {
                out.add(Act.CHOOSE, Resource.of(i));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Resource resource && table.market().resources(resource) == 0) {
            out.because("why.no-resource", resource);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Resource resource = (Resource) choice.subject();
        if (table.takeResource(player, resource)) {
            table.say("log.take-resource", table.name(player), resource);
        }
    }
}
