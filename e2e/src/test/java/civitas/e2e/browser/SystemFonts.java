package civitas.e2e.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.Optional;

/**
 * The fonts that the browser of the tests finds on its machine: none. The page brings its own, so what fits here fits
 * everywhere. Chromium refuses to show anything, the page's own fonts too, where there is no font at all; it gets one that has
 * no letter. {@code CIVITAS_FONTS} names a directory of fonts to try instead.
 */
public final class SystemFonts {

    private static final String WITHOUT_LETTERS = "without-letters.ttf";

    private SystemFonts() {}

    /** Writes the configuration of fontconfig; how letters are drawn is part of it, because their widths depend on it. */
    public static Path configuration(Path directory) {
        try {
            Path fonts = Files.createDirectories(directory.resolve("fonts"));
            Path given = Optional.ofNullable(System.getenv("CIVITAS_FONTS"))
                    .filter(path -> !path.isBlank())
                    .map(Path::of)
                    .orElse(fonts);
            try (InputStream font = SystemFonts.class.getResourceAsStream("/" + WITHOUT_LETTERS)) {
                Files.copy(
                        Objects.requireNonNull(font, WITHOUT_LETTERS),
                        fonts.resolve(WITHOUT_LETTERS),
                        StandardCopyOption.REPLACE_EXISTING);
            }
            return Files.writeString(directory.resolve("fonts.conf"), """
                    <?xml version="1.0"?>
                    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
                    <fontconfig>
                      <dir>%s</dir>
                      <cachedir>%s</cachedir>
                      <match target="pattern">
                        <edit name="antialias" mode="assign"><bool>true</bool></edit>
                        <edit name="hinting" mode="assign"><bool>false</bool></edit>
                        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
                        <edit name="rgba" mode="assign"><const>none</const></edit>
                      </match>
                    </fontconfig>
                    """.formatted(
                            given.toAbsolutePath(), directory.resolve("fontcache")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
