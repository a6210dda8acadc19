package civitas.clash.combat;

import civitas.clash.content.ActionCard;
import civitas.clash.content.EventCard;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Licence;
import civitas.clash.state.Player;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Omen;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/**
 * A side may put one action card face down for its tactics effect (CC-7.44, CC-7.45, CC-7.46).
 *
 * <p>Rules: CC-7.49, CC-8.7, CC-8.10, CC-8.51, CC-10.6.
 */
record PlayTactic(int role) implements Question<ClashTable> {

    /** Whoever has cards and may play tactics is asked, suitable card or not: the pause must tell nothing. */
    static void ask(ClashTable table, int role) {
        int captain = Captains.of(table, role);
        if (captain == ClashTable.NOBODY) {
            return;
        }
        for (Omen omen : table.book().omens()) {
            if (omen.silences(table, role)) {
                return;
            }
        }
        if (table.may(captain, Licence.PLAY_TACTICS)
                && table.player(captain).actionHandSize() > 0
                && !isMuzzled(table, role)) {
            table.push(new PlayTactic(role));
        }
    }

    /** Whether an ability of either side keeps a side from playing a card in this round. */
    private static boolean isMuzzled(ClashTable table, int role) {
        if (table.hooks().battle.muzzle.joined().isEmpty()) {
            return false;
        }
        for (int speaker = Battle.ATTACKER; speaker <= Battle.DEFENDER; speaker++) {
            if (!table.isPlayer(table.battle().side(speaker))) {
                continue;
            }
            for (BattleHooks.Muzzle voice : table.hooks().battle.muzzle.of(table.abilitiesInBattle(speaker))) {
                if ((voice.denied(table, table.battle(), speaker) >> role & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << Captains.of(table, role);
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        int side = table.battle().side(role);
        return side == seat
                ? Phrase.of("prompt.tactic", table.battle().round())
                : Phrase.of("prompt.tactic-for", table.battle().round(), table.name(side));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Numbers cards = table.player(seat).actionCards();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ActionCard card = table.content().actionCard(number);
            if (TacticPlay.isPlayable(table, role, card.tactic())) {
                out.add(Act.TACTIC, card);
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        switch (thing) {
            case ActionCard card -> {
                if (table.player(seat).actionCards().has(card.number())) {
                    TacticPlay.explain(table, role, card.tactic(), out);
                }
            }
            case EventCard card -> out.because("why.no-tactic", card);
            default -> {}
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.subject() instanceof ActionCard card) {
            Player player = table.player(seat);
            player.setActionCards(player.actionCards().without(card.number()));
            table.battle().now().setCard(role, card.number());
            table.say("log.tactic-face-down", table.name(seat));
        }
    }

    @Override
    public boolean answersItself(ClashTable table) {
        return false;
    }

    @Override
    public Weight weight(Choice choice) {
        return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
    }
}
