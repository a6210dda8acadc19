package civitas.server.store;

import java.time.Instant;
import java.util.Locale;

/**
 * Somebody who plays.
 *
 * @param password its Argon2id hash; empty for a guest
 * @param email empty if there is none
 * @param language the tag of the language letters are written in
 */
public record Person(
        PersonId id, String name, String password, String email, String language, Mailing mailing, Instant created) {

    /** Whether somebody wants letters about their turns. */
    public enum Mailing {
        WANTED,
        UNWANTED
    }

    public boolean isGuest() {
        return password.isEmpty();
    }

    /** Two names that differ only in case are the same name. */
    public static String login(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
