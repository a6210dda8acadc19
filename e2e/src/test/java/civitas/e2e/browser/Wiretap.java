package civitas.e2e.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Hears everything a page receives, and everything it complains about. */
public final class Wiretap {

    private static final int REFUSED = 400;
    private static final Pattern ABOUT_TABLES = Pattern.compile(".*/api/tables/[^/]+(/.*)?");

    /** Whoever asks what a choice would do may ask too late: the table has moved on, and the page has no use for the answer. */
    private static final Pattern TOO_LATE = Pattern.compile("\\b409\\b.*/(preview|forecast|shortcuts)\\?");

    private final List<Response> unread = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<Pattern> expected = new ArrayList<>(List.of(TOO_LATE));

    public Wiretap(Page page) {
        page.onConsoleMessage(message -> {
            if ("error".equals(message.type())) {
                complaints.add("console: " + message.text() + " (" + message.location() + ")");
            }
        });
        page.onPageError(error -> complaints.add("exception: " + error));
        page.onResponse(this::note);
        page.onWebSocket(socket -> socket.onFrameReceived(frame -> heard.add(frame.text())));
    }

    private void note(Response response) {
        if (response.status() >= REFUSED) {
            complaints.add(response.status() + " for " + response.request().method() + " " + response.url());
        }
        if (ABOUT_TABLES.matcher(response.url()).matches()) {
            unread.add(response);
        }
    }

    /** A complaint that belongs to the test. */
    public void expect(String pattern) {
        expected.add(Pattern.compile(pattern));
    }

    /**
     * All messages and answers about tables so far. A browser gives an answer away only while the page that got it is there, so
     * whoever listens visits one page.
     */
    public List<String> heard() {
        for (Response response : List.copyOf(unread)) {
            unread.remove(response);
            if (response.ok()) {
                heard.add(response.text());
            }
        }
        return List.copyOf(heard);
    }

    public void requireQuiet() {
        assertThat(complaints)
                .filteredOn(complaint -> expected.stream()
                        .noneMatch(pattern -> pattern.matcher(complaint).find()))
                .as("complaints of the page")
                .isEmpty();
    }
}
