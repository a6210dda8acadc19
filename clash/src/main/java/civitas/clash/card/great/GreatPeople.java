package civitas.clash.card.great;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.card.civil.CivilEffect;
import civitas.clash.content.Building;
import civitas.clash.content.EventKind;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import java.util.EnumMap;
import java.util.Map;

/**
 * The great people. Each is played as an action: first an advance of its categories (from the content file), free and
 * without the event track, if the player likes; then what this table says.
 */
public final class GreatPeople {

    private static final Map<EventKind, CivilEffect> ALL = new EnumMap<>(EventKind.class);

    static {
        ALL.put(EventKind.GREAT_EXPLORER, new GreatExplorer());
        ALL.put(EventKind.GREAT_ARTIST, new GreatArtist());
        ALL.put(EventKind.GREAT_PROPHET, new GreatBuilder(1 << Building.TEMPLE.ordinal()));
        ALL.put(EventKind.GREAT_PHILOSOPHER, new GreatPhilosopher());
        ALL.put(EventKind.GREAT_SCIENTIST, new GreatScientist());
        ALL.put(EventKind.ELDER_STATESMAN, new ElderStatesman());
        ALL.put(EventKind.GREAT_WARLORD, new GreatWarlord());
        ALL.put(EventKind.GREAT_MERCHANT, new GreatMerchant());
        ALL.put(EventKind.GREAT_ENGINEER, new GreatBuilder(-1));
    }

    private GreatPeople() {}

    /** What follows the advance. */
    public static CivilEffect of(EventKind person) {
        CivilEffect effect = ALL.get(person);
        if (effect == null) {
            throw new IllegalArgumentException(person.code() + " is no great person");
        }
        return effect;
    }

    /** Plays a great person; the card has been discarded and the action counted. */
    public static void play(ClashTable table, int player, EventKind person) {
        table.push(new AfterAdvance(player, person));
        ChooseAdvance.ask(table, player, table.content().advancesFrom(person), Marker.SUPPLY, true);
    }

    /** The advance was gained, or declined. */
    record AfterAdvance(int player, EventKind person) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            GreatPeople.of(person).perform(table, player);
        }
    }
}
