package civitas.clash.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * One of the event cards.
 *
 * @param amount the number its text needs (food lost or gained, pieces buried at most), 0 if none
 * @param minimum how many cities or units a player must have to be touched at all, 0 if any number
 * @param distribute food the drawer gives to opponents
 * @param everybody whether the text is resolved by all players, beginning with the drawer
 */
public record EventCard(
        int number,
        EventKind event,
        Optional<Symbol> symbol,
        int amount,
        int minimum,
        int distribute,
        boolean everybody)
        implements Thing {

    @Override
    public String code() {
        return "e" + number;
    }

    @Override
    public Phrase title() {
        return event.title();
    }

    public Phrase text() {
        return Phrase.of("event-card." + code() + ".text");
    }

    @Override
    public String kind() {
        return "event-card";
    }
}
