package civitas.civ.civilization;

import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** After a battle one of the own units killed in it may return to the standing forces (CV-11.120). */
record SaveUnit(int player, int side) implements Question<CivTable> {

    /** Asks if there was a battle with units killed; killing scouts is none (CV-08.51). */
    static void ask(CivTable table, int player, int count) {
        Battle battle = table.battle();
        for (int side = Battle.ATTACKER; side <= Battle.DEFENDER; side++) {
            if (battle.isActive() && battle.isPlayer(side) && battle.player(side) == player) {
                for (int i = 0; i < count; i++) {
                    table.push(new IfAny(player, side));
                }
            }
        }
    }

    /** Killed units lie open, so everybody sees whether there is something to ask. */
    record IfAny(int player, int side) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (table.battle().killed(side) != 0) {
                table.push(new SaveUnit(player, side));
            }
        }
    }

    @Override
    public int asked(CivTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.save-unit");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        long listed = 0;
        for (long rest = table.battle().killed(side); rest != 0; rest &= rest - 1) {
            UnitKind kind = table.content().unit(Long.numberOfTrailingZeros(rest));
            if ((listed >> kind.index() & 1) == 0) {
                listed |= 1L << kind.index();
                out.add(Act.CHOOSE, UnitCard.of(kind, table.player(player).rank(kind.type())));
            }
        }
        out.add(Act.NO);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.NO) {
            return;
        }
        UnitKind kind = choice.subject(UnitCard.class).unit();
        long killed = table.battle().killed(side);
        for (long rest = killed; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (table.content().unit(card).equals(kind)) {
                table.battle().setKilled(side, killed & ~(1L << card));
                table.player(player).addForce(card);
                table.say("log.save-unit", table.name(player), choice.subject());
                return;
            }
        }
    }
}
