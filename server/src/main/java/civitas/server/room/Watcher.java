package civitas.server.room;

import civitas.kernel.text.Language;
import civitas.server.api.ChatLine;
import civitas.server.store.PersonId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Somebody who looks at a table right now. It is told under the table's lock, so it must not wait for anything. */
public interface Watcher {

    PersonId person();

    /** The index of the seat it looks from; empty for a spectator. */
    Optional<Integer> seat();

    /** The table is not as it was: ask for its state when there is time. */
    void changed();

    /** The table does not exist any more: this is the last that is heard of it. */
    void gone();

    /** The table is in the care of another server from now on: whoever looks has to come again. */
    void moved();

    /** A new line of the chat, in any language. */
    void said(Function<Language, ChatLine> line);

    /** The seats whose people are looking. */
    void present(List<String> seats);
}
