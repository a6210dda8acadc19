package civitas.civ.ability;

import civitas.civ.content.BaseTech;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Tech;
import civitas.civ.pay.Paying;
import civitas.civ.reaction.Cancel;
import civitas.civ.state.Act;
import civitas.civ.state.Declaration;
import civitas.civ.state.Player;
import civitas.civ.table.Canceller;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/**
 * Spies cancel city actions (Writing), culture events (Civil Service) and paid abilities (Mass Media).
 *
 * <p>Rules: CV-10.17.
 */
public final class CancellingAbilities implements Canceller {

    private static Tech against(Declaration.Kind kind) {
        return switch (kind) {
            case CITY_ACTION -> BaseTech.WRITING;
            case CULTURE_EVENT -> BaseTech.CIVIL_SERVICE;
            case PAID_ABILITY -> BaseTech.MASS_MEDIA;
        };
    }

    private static PaidAbility ability(CivTable table, Declaration declaration) {
        return table.content().spec(against(declaration.kind())).abilities().getFirst();
    }

    private static boolean hasReady(CivTable table, int player, Declaration declaration) {
        Tech tech = against(declaration.kind());
        return table.player(player).knows(tech) && !table.player(player).hasUsed(tech, 0);
    }

    /**
     * A spy may hide under any hut or village token, or behind a culture event that stands for one. Without those everybody can see what
     * a player can pay.
     */
    @Override
    public boolean seemsAble(CivTable table, int player, Declaration declaration) {
        Player p = table.player(player);
        return hasReady(table, player, declaration)
                && (p.tokens() != 0
                        || p.hand().size() > 0
                        || Paying.canPay(
                                table, player, ability(table, declaration).cost()));
    }

    @Override
    public void list(CivTable table, int player, Declaration declaration, Choices out) {
        if (hasReady(table, player, declaration)
                && Paying.canPay(table, player, ability(table, declaration).cost())) {
            out.add(Act.USE, against(declaration.kind()));
        }
    }

    @Override
    public void explain(CivTable table, int player, Declaration declaration, Thing thing, Reasons out) {
        if (!(thing instanceof Tech tech) || !table.player(player).knows(tech)) {
            return;
        }
        if (!tech.equals(against(declaration.kind()))) {
            out.because("why.cancels-not", tech);
        } else if (hasReady(table, player, declaration)) {
            Paying.explain(table, player, ability(table, declaration).cost(), out);
        } else {
            out.because("why.used", tech);
        }
    }

    @Override
    public boolean wrote(Choice choice) {
        return choice.verb() == Act.USE;
    }

    @Override
    public void use(CivTable table, int player, Declaration declaration, Choice choice) {
        UsePaid.declare(
                table, player, ability(table, declaration), 1 << declaration.by(), new Cancel(declaration.id()));
    }
}
