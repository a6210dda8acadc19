package civitas.e2e.house;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People with accounts, and what they like. */
@ExtendWith(InTheHouse.class)
class AccountTest {

    private final House house;

    AccountTest(House house) {
        this.house = house;
    }

    @Test
    void signingUpOutAndInAgain() {
        try (Guest guest = house.guest()) {
            guest.wiretap().expect("401");
            Page page = guest.page();
            guest.visit("/account");
            page.locator(".tabs").getByText("Sign up").click();
            fill(page, "Daria", "correct horse");
            page.locator("form button[type=submit]").click();
            assertThat(page.locator("main")).containsText("Signed in as Daria.");
            assertThat(page.locator("header nav")).containsText("Daria");
            page.getByLabel("E-mail", new Page.GetByLabelOptions().setExact(true))
                    .fill("daria@example.org");
            page.getByLabel("Write me an e-mail when it is my turn").check();
            assertThat(page.locator("[role=status]")).hasText("Saved.");
            guest.picture("account-signed-in");

            page.getByText("Sign out").click();
            assertThat(page.locator("header nav")).containsText("Sign in");
            fill(page, "Daria", "wrong horse");
            page.locator("form button[type=submit]").click();
            assertThat(page.locator("[role=alert]")).isVisible();
            fill(page, "Daria", "correct horse");
            page.locator("form button[type=submit]").click();
            assertThat(page.locator("main")).containsText("Signed in as Daria.");
            assertThat(page.getByLabel("E-mail", new Page.GetByLabelOptions().setExact(true)))
                    .hasValue("daria@example.org");
        }
    }

    @Test
    void aGuestWhoSignsUpKeepsTheTables() {
        try (Guest guest = house.guest().named("Wanderer")) {
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Page page = guest.page();
            guest.visit("/account");
            page.locator("[data-code='ask-sign-out']").click();
            assertThat(page.locator(".sign-out")).containsText("cannot come back");
            guest.picture("account-guest-signs-out");
            page.getByText("Stay", new Page.GetByTextOptions().setExact(true)).click();
            page.locator(".tabs").getByText("Sign up").click();
            assertThat(page.locator("form")).containsText("the guest becomes the account");
            fill(page, "Wanderer with a name", "four yellow hats");
            page.locator("form button[type=submit]").click();
            assertThat(page.locator("main")).containsText("Signed in as Wanderer with a name.");
            guest.visitTable(table);
            assertThat(page.locator(".strip li.me")).hasCount(1);
            page.getByLabel("About this table").click();
            assertThat(page.locator("dialog [data-origin='record']")).isVisible();
            guest.picture("table-from-a-record");
        }
    }

    private static void fill(Page page, String name, String password) {
        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill(name);
        page.getByLabel("Password").fill(password);
    }

    @Test
    void preferencesStay() {
        try (Guest guest = house.guest()) {
            Page page = guest.page();
            guest.visit("/account");
            page.locator("[data-code=theme]").selectOption("dark");
            page.getByLabel("Ask before my turn ends").uncheck();
            page.reload();
            assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
            assertThat(page.getByLabel("Ask before my turn ends")).not().isChecked();
        }
    }
}
