package civitas.e2e.browser;

import civitas.server.api.Json;
import java.util.Map;

/**
 * How somebody looks at the page.
 *
 * @param language {@code en} or {@code ru}
 */
public record Look(Device device, String language, Experience experience) {

    public static final Look DESK = new Look(Device.DESK, "en", Experience.KNOWS);
    public static final Look PHONE = new Look(Device.PHONE, "en", Experience.KNOWS);

    /** What the page is shown on. */
    public enum Device {
        DESK(1366, 768),
        WIDE(1920, 1080),
        PHONE(360, 740);

        public final int width;
        public final int height;

        Device(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    /** Whether the page has been seen before; a newcomer gets everything as it comes. */
    public enum Experience {
        NEW,
        KNOWS
    }

    public Look in(String otherLanguage) {
        return new Look(device, otherLanguage, experience);
    }

    public Look asNewcomer() {
        return new Look(device, language, Experience.NEW);
    }

    /** The settings as the page keeps them. */
    public String settings() {
        return Json.write(Map.of(
                "language",
                language,
                "theme",
                "light",
                "guideDone",
                true,
                "calm",
                true,
                "telling",
                "once",
                "nameAsked",
                true));
    }
}
