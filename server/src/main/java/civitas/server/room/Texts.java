package civitas.server.room;

import org.jspecify.annotations.Nullable;

/** What people type: kept as text, without what is not text. */
public final class Texts {

    private Texts() {}

    /** Without control characters and needless blanks, and not longer than allowed; empty for nothing. */
    public static String tidy(@Nullable String typed, int longest) {
        if (typed == null) {
            return "";
        }
        String text = typed.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]+", " ")
                .replaceAll("\\s+", " ")
                .strip();
        return text.length() <= longest ? text : text.substring(0, longest).strip();
    }
}
