package civitas.server.room;

import org.jspecify.annotations.Nullable;

/** What people type: kept as text, without what is not text. */
public final class Texts {

    private static final int LONGEST_TYPED = 200;

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

    /** The same without anything that a program could turn into a link: for letters to people who did not type it. */
    public static String withoutLinks(@Nullable String typed, int longest) {
        return tidy(tidy(typed, LONGEST_TYPED).replaceAll("\\S*(://|@|[.\u3002]\\p{L}|(?i:www))\\S*", " "), longest);
    }
}
