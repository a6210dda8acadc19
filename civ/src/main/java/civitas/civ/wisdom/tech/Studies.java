package civitas.civ.wisdom.tech;

import civitas.civ.ability.UsePaid;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Tech;
import civitas.civ.research.Learning;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Education: one of each resource of the market for a tech of choice, which is named before the others may react (CV-03.12). */
final class Studies implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return Pyramid.open(table, player) != 0;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new Subject(player, ability));
    }

    /** Which tech. */
    record Subject(int player, PaidAbility ability) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.studies", ability.tech());
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (long rest = Pyramid.open(table, player); rest != 0; rest &= rest - 1) {
                out.add(Act.LEARN, table.content().techs().get(Long.numberOfTrailingZeros(rest)));
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Tech tech) {
                Pyramid.explain(table, player, tech, out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            UsePaid.declare(table, player, ability, 0, new Graduate(player, choice.subject(Tech.class)));
        }
    }

    /** The tech is learned, if there is still a place for it (CV-09.16). */
    record Graduate(int player, Tech tech) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (Pyramid.mayLearn(table, player, tech)) {
                Learning.learn(table, player, tech);
            }
        }
    }
}
