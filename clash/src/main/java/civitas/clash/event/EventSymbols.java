package civitas.clash.event;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.content.BaseSymbol;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Symbol;
import civitas.clash.state.Effects;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;

/** What the symbols of event cards do. Rules: CC-9.23 to CC-9.27. */
public final class EventSymbols {

    private EventSymbols() {}

    public static void join(Effects<Symbol, Voices.Effect> symbols) {
        symbols.join(BaseSymbol.GOLD_MINE, EventSymbols::goldMine);
        symbols.join(BaseSymbol.EXHAUSTED_LAND, ExhaustLand::ask);
        symbols.join(BaseSymbol.BARBARIANS_SPAWN, Barbarians::appear);
        symbols.join(BaseSymbol.BARBARIANS_MOVE, Barbarians::move);
    }

    private static void goldMine(ClashTable table, int drawer) {
        int gold = table.gain(drawer, Good.GOLD, table.constants().goldMine);
        table.say("log.gains", table.name(drawer), Goods.of(Good.GOLD, gold));
    }
}
