package civitas.e2e;

import civitas.server.api.Json;
import java.util.Map;

/**
 * How somebody looks at the page.
 *
 * @param language {@code en} or {@code ru}
 */
record Look(Device device, String language, Experience experience) {

    static final Look DESK = new Look(Device.DESK, "en", Experience.KNOWS);
    static final Look PHONE = new Look(Device.PHONE, "en", Experience.KNOWS);

    /** What the page is shown on. */
    enum Device {
        DESK(1366, 768),
        WIDE(1920, 1080),
        PHONE(360, 740);

        final int width;
        final int height;

        Device(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    /** Whether the page has been seen before; a newcomer gets everything as it comes. */
    enum Experience {
        NEW,
        KNOWS
    }

    Look in(String otherLanguage) {
        return new Look(device, otherLanguage, experience);
    }

    Look asNewcomer() {
        return new Look(device, language, Experience.NEW);
    }

    /** The settings as the page keeps them. */
    String settings() {
        return Json.write(Map.of("language", language, "theme", "light", "guideDone", true, "calm", true));
    }
}
