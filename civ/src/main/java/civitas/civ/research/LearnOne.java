package civitas.civ.research;

import civitas.civ.content.Tech;
import civitas.civ.state.Act;
import civitas.civ.table.Bearing;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A player learns one of a set of techs for nothing (CV-09.13). Only techs with a place in the pyramid may be chosen; if
 * there is none the effect is lost (CV-09.16).
 *
 * <p>Rules: CV-09.14, CV-09.17.
 *
 * @param techs the techs to choose from, as a set
 * @param optional whether the player may do without
 */
public record LearnOne(int player, long techs, boolean optional) implements Solo<CivTable> {

    /** Whether there is anything to learn: callers need not ask for nothing. */
    public static boolean possible(CivTable table, int player, long techs) {
        return (techs & Pyramid.open(table, player)) != 0;
    }

    /** What learning one of these techs can change, with whatever hears of it; nothing, if there is nothing to learn. */
    public static Bearing bearing(CivTable table, int player, long techs) {
        return possible(table, player, techs) ? Learning.bearing(table, player) : Bearing.NONE;
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.learn");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (long rest = techs & Pyramid.open(table, player); rest != 0; rest &= rest - 1) {
            out.add(Act.LEARN, table.content().techs().get(Long.numberOfTrailingZeros(rest)));
        }
        if (optional || out.isEmpty()) {
            out.add(Act.NO);
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Tech tech) {
            Pyramid.explain(table, player, tech, out);
            if ((techs & tech.mask()) == 0 && !table.player(player).knows(tech)) {
                out.because("why.learn-others", tech);
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.LEARN) {
            Learning.learn(table, player, choice.subject(Tech.class));
        }
    }
}
