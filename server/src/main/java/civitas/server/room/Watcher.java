package civitas.server.room;

import civitas.server.api.ChatLine;
import civitas.server.store.PersonId;
import java.util.List;
import java.util.Optional;

/** Somebody who looks at a table right now. It is told under the table's lock, so it must not wait for anything. */
public interface Watcher {

    PersonId person();

    /** The index of the seat it looks from; empty for a spectator. */
    Optional<Integer> seat();

    /** The table is not as it was: ask for its state when there is time. */
    void changed();

    void said(ChatLine line);

    /** The seats whose people are looking. */
    void present(List<String> seats);
}
