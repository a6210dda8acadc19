package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Who the caller is.
 *
 * @param emailState whether letters go to the address: confirmed, waiting (for its owner's answer), unwanted (by its owner);
 *     empty without an address, and where no letters are sent
 */
public record Me(
        boolean signedIn,
        String id,
        String name,
        boolean guest,
        String email,
        String emailState,
        String language,
        @JsonProperty("notify") boolean mailing) {

    public static final Me NOBODY = new Me(false, "", "", false, "", "", "", false);
}
