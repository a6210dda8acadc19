package civitas.civ.ability;

import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.pay.Paying;
import civitas.civ.reaction.Declaring;
import civitas.civ.state.Act;
import civitas.civ.state.Declaration;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Step;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * Paid abilities of techs, each once per turn, in the phase printed on them (CV-10.01 to CV-10.07).
 *
 * <p>Rules: CV-10.05.
 */
public record UsePaid(Phase phase) implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.USE);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        list(table, player, phase, out);
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        explain(table, player, phase, thing, out);
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        begin(table, player, phase, choice);
    }

    /** Writes the abilities of a phase that the player can pay for and that would do something. */
    public static void list(CivTable table, int player, Phase phase, Choices out) {
        List<PaidAbility> abilities = table.content().abilities(phase);
        for (int i = 0; i < abilities.size(); i++) {
            PaidAbility ability = abilities.get(i);
            if (isReady(table, player, ability) && Paying.canPay(table, player, ability.cost())) {
                out.add(Act.USE, ability.tech());
            }
        }
    }

    private static boolean isReady(CivTable table, int player, PaidAbility ability) {
        return table.player(player).knows(ability.tech())
                && !table.player(player).hasUsed(ability.tech(), ability.index())
                && speaks(table, ability)
                && voice(table, ability).possible(table, player, ability);
    }

    /** Says why the abilities of a known tech cannot be used in a phase; the same for everybody but what he could pay. */
    public static void explain(CivTable table, int player, Phase phase, Thing thing, Reasons out) {
        if (!(thing instanceof Tech tech) || !table.player(player).knows(tech)) {
            return;
        }
        List<PaidAbility> abilities = table.content().spec(tech).abilities();
        boolean now = abilities.stream().anyMatch(ability -> ability.phase() == phase);
        for (PaidAbility ability : abilities) {
            if (ability.phase() == phase && speaks(table, ability)) {
                explain(table, player, ability, out);
            } else if (!now || !speaks(table, ability)) {
                out.because(speaks(table, ability) ? "why.ability-phase" : "why.ability-answer", tech, ability.phase());
            }
        }
        if (abilities.isEmpty()) {
            boolean battle = table.hooks().battle.battleTurn.has(tech);
            out.because(battle ? Phrase.of("why.ability-phase", tech, Phase.BATTLE) : Phrase.of("why.known", tech));
        }
    }

    private static void explain(CivTable table, int player, PaidAbility ability, Reasons out) {
        if (table.player(player).hasUsed(ability.tech(), ability.index())) {
            out.because("why.used", ability.tech());
        } else if (!isReady(table, player, ability)) {
            voice(table, ability).explain(table, player, ability, out);
        } else {
            Paying.explain(table, player, ability.cost(), out);
        }
    }

    public static void begin(CivTable table, int player, Phase phase, Choice choice) {
        for (PaidAbility ability : table.content().abilities(phase)) {
            if (ability.tech().equals(choice.subject())) {
                voice(table, ability).begin(table, player, ability);
                return;
            }
        }
        throw new IllegalArgumentException(choice.code());
    }

    /** Cancelling abilities have no voice here: they are used in windows. */
    private static boolean speaks(CivTable table, PaidAbility ability) {
        return hook(table, ability).has(ability.tech());
    }

    private static TurnHooks.PaidDeed voice(CivTable table, PaidAbility ability) {
        return hook(table, ability).voice(ability.tech());
    }

    private static Hook<TurnHooks.PaidDeed> hook(CivTable table, PaidAbility ability) {
        return ability.index() == 0 ? table.hooks().turn.paid : table.hooks().turn.paidSecond;
    }

    /**
     * Pays for an ability whose choices are made, then declares it; the ability counts as used from now on, even if it
     * is cancelled (CV-03.12, CV-03.16).
     *
     * @param targets the players it is aimed at, as a bit mask
     */
    public static void declare(CivTable table, int player, PaidAbility ability, int targets, Step<CivTable> effect) {
        table.player(player).use(ability.tech(), ability.index());
        Paying.pay(table, player, ability.cost(), new Declare(player, ability.tech(), targets, effect));
    }

    /** The price is paid; the others may react. */
    record Declare(int player, Tech tech, int targets, Step<CivTable> effect) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.say("log.use", table.name(player), tech);
            Declaring.declare(
                    table, Declaration.Kind.PAID_ABILITY, player, targets, tech, effect, new Cancelled(player, tech));
        }
    }

    /** A cancelled ability keeps its price (CV-03.16). */
    record Cancelled(int player, Tech tech) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.say("log.use-cancelled", table.name(player), tech);
        }
    }
}
