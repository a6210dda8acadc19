package civitas.civ.civilization;

import civitas.civ.ask.Ask;
import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.ask.Inquiry;
import java.util.function.Consumer;

/** After a battle one of the own units killed in it may return to the standing forces (CV-11.120). */
final class SaveUnit {

    private static final Inquiry<CivTable, Fallen> WHICH = Ask.thing(Act.CHOOSE, "prompt.save-unit", UnitCard.class)
            .about(Fallen::player)
            .from(SaveUnit::eachKind)
            .or(Act.NO)
            .then(SaveUnit::save);

    private SaveUnit() {}

    /** Asks if there was a battle with units killed; killing scouts is none (CV-08.51). */
    static void ask(CivTable table, int player, int count) {
        Battle battle = table.battle();
        for (int side = Battle.ATTACKER; side <= Battle.DEFENDER; side++) {
            if (battle.isActive() && battle.isPlayer(side) && battle.player(side) == player) {
                for (int i = 0; i < count; i++) {
                    table.push(new Fallen(player, side));
                }
            }
        }
    }

    /** The killed units of a player. They lie open, so everybody sees whether there is something to ask. */
    private record Fallen(int player, int side) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (table.battle().savable(side) != 0) {
                WHICH.ask(table, this);
            }
        }
    }

    private static void eachKind(CivTable table, Fallen fallen, Consumer<UnitCard> out) {
        long listed = 0;
        for (long rest = table.battle().savable(fallen.side()); rest != 0; rest &= rest - 1) {
            UnitKind kind = table.content().unit(Long.numberOfTrailingZeros(rest));
            if ((listed >> kind.index() & 1) == 0) {
                listed |= 1L << kind.index();
                out.accept(UnitCard.of(kind, table.player(fallen.player()).rank(kind.type())));
            }
        }
    }

    private static void save(CivTable table, Fallen fallen, UnitCard chosen) {
        for (long rest = table.battle().savable(fallen.side()); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (table.content().unit(card).equals(chosen.unit())) {
                table.battle().save(fallen.side(), 1L << card);
                table.player(fallen.player()).addForce(card);
                table.say("log.save-unit", table.name(fallen.player()), chosen);
                return;
            }
        }
    }
}
