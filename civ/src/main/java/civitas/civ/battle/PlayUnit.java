package civitas.civ.battle;

import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.table.OpenQuestion;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * The first part of a battle turn: the player may use abilities and must play one unit, to open a front or to attack a
 * lone enemy unit (CV-11.41, CV-11.46, CV-11.47).
 *
 * <p>Rules: CV-11.111.
 */
record PlayUnit(int side) implements OpenQuestion {

    @Override
    public int player(CivTable table) {
        return table.battle().player(side);
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of(table.battle().isPlayer(side) ? "prompt.battle.play" : "prompt.battle.play-barbarians");
    }

    @Override
    public void list(CivTable table, Choices out) {
        Battle battle = table.battle();
        int last = -1;
        for (long rest = battle.hand(side); rest != 0; rest &= rest - 1) {
            UnitKind kind = table.content().unit(Long.numberOfTrailingZeros(rest));
            if (kind.index() != last) {
                last = kind.index();
                list(table, kind, out);
            }
        }
        BattleAbilities.list(table, side, out);
    }

    private void list(CivTable table, UnitKind kind, Choices out) {
        UnitCard card = UnitCard.of(kind, Units.rank(table, side, kind.type()));
        out.add(Act.PLAY, card);
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (Fighting.mayAttack(table, side, front)) {
                out.add(Act.ATTACK, card, Front.of(front));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (seat != player(table)) {
            return; // others know nothing of the battle force
        }
        switch (thing) {
            case Front front
            when !Fighting.mayAttack(table, side, front.index()) ->
                out.because(Units.isInPlay(table, side, front.index()) ? "why.front-own" : "why.front-empty", front);
            case UnitKind kind when !holds(table, kind) -> out.because("why.not-in-force", kind);
            default -> BattleAbilities.explain(table, side, thing, out);
        }
    }

    private boolean holds(CivTable table, UnitKind kind) {
        for (long rest = table.battle().hand(side); rest != 0; rest &= rest - 1) {
            if (table.content().unit(Long.numberOfTrailingZeros(rest)).index() == kind.index()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void choose(CivTable table, Choice choice) {
        if (choice.verb() == Act.PLAY) {
            table.push(new EndTurn.Window(side));
            Fighting.open(
                    table, side, card(table, choice.subject(UnitCard.class).unit()));
        } else if (choice.verb() == Act.ATTACK) {
            table.push(new EndTurn.Window(side));
            int card = card(table, choice.subject(UnitCard.class).unit());
            Fighting.attack(table, side, card, choice.object(Front.class).index());
        } else {
            table.push(new Resume(side));
            BattleAbilities.begin(table, side, choice);
        }
    }

    private int card(CivTable table, UnitKind kind) {
        for (long rest = table.battle().hand(side); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (table.content().unit(card).index() == kind.index()) {
                return card;
            }
        }
        throw new IllegalArgumentException("no " + kind + " in the battle force");
    }

    /** The turn goes on after an ability: with the unit that is still to be played, if the ability left it so. */
    record Resume(int side) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.push(table.battle().hasPlayed() ? new EndTurn.Window(side) : new PlayUnit(side));
        }
    }

    /** That only one choice is left would tell what cards are in hand. */
    @Override
    public boolean answersItself(CivTable table) {
        return false;
    }
}
