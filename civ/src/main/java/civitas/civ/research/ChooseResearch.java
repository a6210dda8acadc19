package civitas.civ.research;

import civitas.civ.content.Tech;
import civitas.civ.state.Act;
import civitas.civ.state.Player;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.civ.table.OtherPhases;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;
import java.util.Map;

/**
 * All players choose a tech or decline, at the same time and unseen (CV-09.01, CV-09.05, CV-17.12). Whoever has chosen
 * is invited to change his mind while others still think (CV-17.22). He names the other tech at once and never becomes
 * undecided again: the phase ends when each has chosen, however often somebody changes his mind, and nobody sees it.
 *
 * <p>Rules: CV-03.11, CV-09.12.
 */
public record ChooseResearch() implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        int asked = 0;
        for (int player = 0; player < table.seats(); player++) {
            asked |= table.player(player).research() == Player.UNDECIDED ? 1 << player : 0;
        }
        return asked;
    }

    /** Who has chosen and had more than one possibility; what he can afford is public, so this tells nothing. */
    @Override
    public int invited(CivTable table) {
        int invited = 0;
        for (int player = 0; player < table.seats(); player++) {
            boolean chosen = table.player(player).research() != Player.UNDECIDED;
            invited |= chosen && affordable(table, player) != 0 ? 1 << player : 0;
        }
        return invited | AnyTime.invited(table) & ~asked(table);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of(
                table.player(seat).research() == Player.UNDECIDED ? "prompt.research" : "prompt.research.waiting");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        AnyTime.listAll(table, seat, out);
        if (table.player(seat).research() != Player.UNDECIDED) {
            listChanges(table, seat, out);
            return;
        }
        for (long techs = affordable(table, seat); techs != 0; techs &= techs - 1) {
            Tech tech = table.content().techs().get(Long.numberOfTrailingZeros(techs));
            out.add(Act.RESEARCH, tech);
            listSeconds(table, seat, Act.RESEARCH, tech, out);
        }
        out.add(Act.DECLINE);
    }

    /** With some more trade an ability lets a second tech come with the first; both are named at once (CV-14.23). */
    private static void listSeconds(CivTable table, int seat, Act act, Tech first, Choices out) {
        Player player = table.player(seat);
        for (long seconds = seconds(table, seat, first); seconds != 0; seconds &= seconds - 1) {
            int second = Long.numberOfTrailingZeros(seconds);
            if (player.research() != first.index() || player.secondResearch() != second) {
                out.add(act, first, table.content().techs().get(second));
            }
        }
    }

    /** The techs that could come with another one, as a set. */
    private static long seconds(CivTable table, int player, Tech first) {
        int more = table.sum(table.hooks().research.secondTech, player);
        int level = table.content().spec(first).level();
        if (more == 0 || table.player(player).trade() < threshold(table, player, level) + more) {
            return 0;
        }
        return Pyramid.openAfter(table, player, first);
    }

    private static void listChanges(CivTable table, int seat, Choices out) {
        int chosen = table.player(seat).research();
        for (long techs = affordable(table, seat); techs != 0; techs &= techs - 1) {
            Tech tech = table.content().techs().get(Long.numberOfTrailingZeros(techs));
            if (tech.index() != chosen || table.player(seat).secondResearch() >= 0) {
                out.add(Act.RECONSIDER, tech);
            }
            listSeconds(table, seat, Act.RECONSIDER, tech, out);
        }
        if (chosen != Player.DECLINED) {
            out.add(Act.FORGO);
        }
    }

    /** Techs with a place in the pyramid for which the trade suffices (CV-09.02, CV-09.03). */
    public static long affordable(CivTable table, int player) {
        int trade = table.player(player).trade();
        int lower = table.sum(table.hooks().research.threshold, player);
        long open = Pyramid.open(table, player);
        for (int level = 1; level <= Pyramid.ROWS; level++) {
            if (trade < table.constants().threshold(level) + lower) {
                open &= ~table.content().techs(level);
            }
        }
        return open;
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Tech tech)) {
            OtherPhases.explain(table, seat, thing, out);
        } else if (table.player(seat).research() == tech.index()
                || table.player(seat).secondResearch() == tech.index()) {
            out.because("why.research-chosen");
        } else {
            Pyramid.explain(table, seat, tech, out);
            explainTrade(table, seat, tech, out);
        }
    }

    private static void explainTrade(CivTable table, int player, Tech tech, Reasons out) {
        int level = table.content().spec(tech).level();
        int needed = threshold(table, player, level);
        if (!table.player(player).knows(tech) && table.player(player).trade() < needed) {
            out.because(
                    "why.research-trade", level, needed, table.player(player).trade());
        }
    }

    private static int threshold(CivTable table, int player, int level) {
        return table.constants().threshold(level) + table.sum(table.hooks().research.threshold, player);
    }

    /** All trade is spent but what coins keep (CV-09.06 to CV-09.08). */
    @Override
    public Map<String, Integer> expense(CivTable table, int seat, Choice choice) {
        int trade = table.player(seat).trade();
        boolean learns = choice.verb() == Act.RESEARCH || choice.verb() == Act.RECONSIDER;
        return learns ? Map.of("trade", trade - Math.min(trade, table.coins(seat))) : Map.of();
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Player player = table.player(seat);
        if (AnyTime.wrote(table, choice)) {
            table.push(this);
            AnyTime.beginOne(table, seat, choice);
            return;
        }
        switch ((Act) choice.verb()) {
            case RESEARCH, RECONSIDER ->
                player.setResearch(choice.subject(Tech.class).index());
            case DECLINE, FORGO -> player.setResearch(Player.DECLINED);
            default -> throw new IllegalArgumentException(choice.code());
        }
        player.setSecondResearch(choice.object() instanceof Tech second ? second.index() : Player.DECLINED);
        if (asked(table) != 0) {
            table.push(this);
        }
    }

    /** A choice is a secret, and so is that there was none. */
    @Override
    public boolean answersItself(CivTable table) {
        return false;
    }

    /** Nobody may see whether something was chosen before all have. */
    @Override
    public Weight weight(Choice choice) {
        return switch ((Act) choice.verb()) {
            case DECLINE -> Weight.SILENT;
            case DEED -> Weight.OPEN;
            default -> Weight.COVERED;
        };
    }

    @Override
    public boolean atRest() {
        return true;
    }
}
