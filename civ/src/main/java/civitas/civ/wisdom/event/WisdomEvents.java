package civitas.civ.wisdom.event;

import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomEvent;

/** What the culture events of Wisdom and Warfare do. */
public final class WisdomEvents {

    private WisdomEvents() {}

    public static void write(Rulebook.Builder book) {
        book.play(WisdomEvent.BARBARIAN_ENCAMPMENT, new Encampment());
        book.play(WisdomEvent.ROAMING_HORDE, new Horde());
        book.play(WisdomEvent.MIGRANTS, new Relocation());
        book.play(WisdomEvent.COLONISTS, new Relocation());
        book.play(WisdomEvent.IMMIGRANTS, new Relocation());
        book.play(WisdomEvent.SUPPLY_DROP, new SupplyDrop());
    }
}
