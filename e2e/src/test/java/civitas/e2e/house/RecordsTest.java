package civitas.e2e.house;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Saved games: opened from a file, looked at again, and saved once more. */
@ExtendWith(InTheHouse.class)
class RecordsTest {

    /** A window in which the lists of the first page do not fit. */
    private static final int LOW = 420;

    private final House house;

    RecordsTest(House house) {
        this.house = house;
    }

    @Test
    void aFinishedGameIsOpenedFromAFileReplayedAndSavedAgain() throws IOException {
        String record = ClashPositions.finished();
        try (Guest guest = house.guest()) {
            Page page = guest.page();
            guest.visit("/");
            open(page, record);
            assertThat(page.locator(".end")).isVisible();
            Download download = page.waitForDownload(
                    () -> page.getByText("Download the record").click());
            assertThat(Files.readString(download.path()).strip()).isEqualTo(record.strip());

            page.locator("[data-code=show-replay]").click();
            Board board = guest.board();
            board.awaitPly(0);
            page.locator("[data-code='replay-next']").click();
            board.awaitPly(1);
            assertThat(page).hasURL(Pattern.compile(".*/replay/1$"));
        }
    }

    @Test
    void aRunningGameGoesOnWhereTheFileStops() {
        try (Guest guest = house.guest()) {
            guest.visit("/");
            open(guest.page(), ClashPositions.firstTurn().record());
            Board board = guest.board();
            board.awaitTable();
            assertThat(board.awaitTurn().prompt()).isEqualTo("prompt.turn");
        }
    }

    @Test
    void aFileThatIsNoRecordIsRefusedInWords() {
        try (Guest guest = house.guest()) {
            guest.wiretap().expect("4\\d\\d");
            Page page = guest.page();
            guest.visit("/");
            open(page, "Dear diary");
            assertThat(page.locator(".drop .problem")).isVisible();
            assertThat(page.locator("[data-code='open-record']")).isEnabled();
        }
    }

    /** Wherever the page was when the file was dropped, the refusal is to be read without scrolling. */
    @Test
    void aRefusalIsInSight() {
        try (Guest guest = house.guest()) {
            guest.wiretap().expect("4\\d\\d");
            Page page = guest.page();
            page.setViewportSize(Look.Device.DESK.width, LOW);
            guest.visit("/");
            Locator place = page.locator(".drop");
            place.waitFor();
            page.evaluate("() => scrollTo(0, 0)");
            assertThat(place).not().isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
            place.evaluate("""
                    place => {
                      const dataTransfer = new DataTransfer();
                      dataTransfer.items.add(new File(['Dear diary'], 'diary.txt', { type: 'text/plain' }));
                      place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
                    }""");
            assertThat(page.locator(".drop .problem"))
                    .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
    }

    private static void open(Page page, String record) {
        FileChooser chooser = page.waitForFileChooser(
                () -> page.locator("[data-code='open-record']").click());
        chooser.setFiles(new FilePayload("saved.txt", "text/plain", record.getBytes(StandardCharsets.UTF_8)));
    }
}
