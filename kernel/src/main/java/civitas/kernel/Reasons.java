package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Why something cannot be done, while a question explains it: each reason once, in the order in which it was given. */
public final class Reasons {

    private final List<Phrase> list = new ArrayList<>();

    public void because(String key, Object... args) {
        because(Phrase.of(key, args));
    }

    public void because(Phrase reason) {
        if (!list.contains(reason)) {
            list.add(reason);
        }
    }

    /** It is the turn of others, given as a bit mask. */
    public void waitingFor(int seats) {
        List<Object> names = new ArrayList<>();
        for (int left = seats; left != 0; left &= left - 1) {
            if (!names.isEmpty()) {
                names.add(", ");
            }
            names.add(Seat.of(Integer.numberOfTrailingZeros(left)));
        }
        because("reason.waiting", new Phrase("", names));
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public List<Phrase> toList() {
        return List.copyOf(list);
    }
}
