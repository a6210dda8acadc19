package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who the caller is. */
public record Me(
        boolean signedIn,
        String id,
        String name,
        boolean guest,
        String email,
        String language,
        @JsonProperty("notify") boolean mailing) {

    public static final Me NOBODY = new Me(false, "", "", false, "", "", false);
}
