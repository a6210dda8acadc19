package civitas.civ.fame.event;

import civitas.civ.fame.content.FameEvent;
import civitas.civ.table.Rulebook;

/** What the culture events of Fame and Fortune do. */
public final class FameEvents {

    private FameEvents() {}

    public static void write(Rulebook.Builder book) {
        book.play(FameEvent.CITIZENS_ARE_REVOLTING_1, new Revolt());
        book.play(FameEvent.CITIZENS_ARE_REVOLTING_2, new Revolt());
        book.play(FameEvent.COUNTERFEITERS, new CoinLoss(false));
        book.play(FameEvent.DEPRESSION, new CoinLoss(false));
        book.play(FameEvent.BANK_SCANDAL, new CoinLoss(true));
        book.play(FameEvent.FLOODING, new Flood());
        book.play(FameEvent.DISORIENTED, new Displacement());
        book.play(FameEvent.LOST, new Displacement());
        book.play(FameEvent.OUT_OF_POSITION, new Displacement());
    }
}
