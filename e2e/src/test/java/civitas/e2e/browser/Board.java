package civitas.e2e.browser;

import civitas.server.api.Json;
import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The page of a table: what it shows, and how a person acts on it. */
public final class Board {

    /** A place on the map in the code of a choice, such as a square or the place of a tile. */
    private static final Pattern PLACE = Pattern.compile(" ([A-Z]\\d+|tile-\\d+)( |$)");

    private static final String LOOK = """
        () => {
          const all = selector => [...document.querySelectorAll(selector)];
          const table = document.querySelector('main.table');
          const decision = document.querySelector('section.decision');
          return JSON.stringify({
            ply: Number(table?.dataset.ply ?? -1),
            prompt: decision?.dataset.prompt ?? '',
            wanted: decision?.classList.contains('wanted') ?? false,
            busy: decision?.querySelector('[aria-busy=true]') != null,
            over: document.querySelector('.end') != null,
            curtain: document.querySelector('main.curtain') != null,
            verbs: all('section.decision .verb').map(button => button.dataset.verb),
            codes: all('section.decision .choice-list [data-code], section.decision .closing [data-code]')
              .map(button => button.dataset.code),
          });
        }
        """;

    /** The same, once something is wanted of this seat or there is nothing more to wait for: the table may go on right after it. */
    private static final String AT_TURN = """
        () => {
          const asked = document.querySelector('section.decision.wanted .choices:not([aria-busy=true])')
            || document.querySelector('.end, main.curtain');
          return asked ? (%s)() : false;
        }
        """.formatted(LOOK);

    /** The middle of a place can be pressed: nothing lies over it, and it is inside the picture. */
    private static final String FREE = """
        place => {
          const target = document.querySelector(`g.target.can[data-thing$=":${place}"]`);
          const box = target?.getBoundingClientRect();
          const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return target != null && hit != null && target.contains(hit);
        }
        """;

    /** Something was pressed that the choice is about: it is made by that, or its button is shown now. */
    private static final String LED_ON = """
        ([code, ply]) => document.querySelector('main.curtain, [data-code=confirm-loss]')
          || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
          || [...document.querySelectorAll(`[data-code="${code}"]`)]
            .some(button => !button.closest('section.decision') && button.checkVisibility())
        """;

    /** What folds the hand away and opens it. */
    public static final String HAND = "[data-code='toggle-hand']";

    /** In milliseconds: how long something may take. */
    private static final double PATIENCE = 60_000;

    /** In milliseconds: how often is looked whether something has happened. */
    private static final double LOOKING = 40;

    private final Page page;
    private final Look.Device device;

    public Board(Page page, Look.Device device) {
        this.page = page;
        this.device = device;
    }

    /**
     * What the page says at one moment.
     *
     * @param prompt the key of the question, empty when nothing is asked of this seat
     * @param wanted whether the game waits for this seat
     * @param verbs the kinds of actions, when there are too many choices for one list
     * @param codes the choices that have a button
     */
    public record Moment(
            int ply,
            String prompt,
            boolean wanted,
            boolean busy,
            boolean over,
            boolean curtain,
            List<String> verbs,
            List<String> codes) {}

    public Moment now() {
        return moment(page.evaluate(LOOK));
    }

    private static Moment moment(Object looked) {
        JsonNode seen = Json.mapper().readTree(String.valueOf(looked));
        return new Moment(
                seen.path("ply").asInt(),
                seen.path("prompt").asString(),
                seen.path("wanted").asBoolean(),
                seen.path("busy").asBoolean(),
                seen.path("over").asBoolean(),
                seen.path("curtain").asBoolean(),
                strings(seen.path("verbs")),
                strings(seen.path("codes")));
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(node -> strings.add(node.asString()));
        return strings;
    }

    // --- waiting ----------------------------------------------------------------------------------------------------

    /** Looks now and then. Looking at every frame would make the page draw every frame, and that is most of what a page costs here. */
    private static Page.WaitForFunctionOptions waiting() {
        return new Page.WaitForFunctionOptions().setPollingInterval(LOOKING);
    }

    private JSHandle await(String condition, Object about) {
        return page.waitForFunction(condition, about, waiting());
    }

    public void awaitTable() {
        try {
            page.waitForSelector("main.table, main.curtain");
        } catch (TimeoutError e) {
            throw new AssertionError("no table at " + page.url() + ", but: " + page.innerText("body"), e);
        }
    }

    /** Until it is this seat's turn, or there is nothing more to wait for; what is seen at that very moment. */
    public Moment awaitTurn() {
        return moment(await(AT_TURN, "").jsonValue());
    }

    /** Until the table has gone on from a ply. */
    public void awaitPlyAfter(int ply) {
        await(
                "ply => document.querySelector('main.curtain') ||"
                        + " Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply",
                ply);
    }

    /** Until the table has come so far, at least: what plays by itself may go on meanwhile. */
    public void awaitPlyFrom(int ply) {
        await("ply => Number(document.querySelector('main.table')?.dataset.ply ?? -1) >= ply", ply);
    }

    public void awaitPly(int ply) {
        await("ply => Number(document.querySelector('main.table')?.dataset.ply ?? -1) === ply", ply);
    }

    // --- acting -----------------------------------------------------------------------------------------------------

    /** Asks for the choices of one kind. Where there is only one, without any particulars, that makes it: then none is left. */
    public List<String> pickVerb(String verb) {
        int ply = now().ply();
        Locator button = page.locator("section.decision .verb[data-verb='" + verb + "']");
        if (!"true".equals(button.getAttribute("aria-pressed"))) {
            press(button);
        }
        await("""
            ([verb, ply]) => document.querySelector(`section.decision .choice-list [data-code^="${verb} "]`)
              || document.querySelector('main.curtain, [data-code=confirm-loss]')
              || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
            """, List.of(verb, ply));
        if (page.locator("[data-code='confirm-loss']").count() > 0) {
            confirmLoss(ply);
            awaitPlyAfter(ply);
        }
        Moment after = now();
        return after.ply() == ply
                ? after.codes().stream()
                        .filter(code -> code.startsWith(verb + " "))
                        .toList()
                : List.of();
    }

    /**
     * Makes a choice: on the map when it is to be seen there, else by its button, else by what it is about. Where several are
     * asked at once the table may move on meanwhile: then the choice has not been made, as for anybody who was too slow.
     */
    public void choose(String code) {
        Moment before = now();
        try {
            choose(code, before);
        } catch (TimeoutError e) {
            if (now().ply() == before.ply()) {
                throw e;
            }
        }
    }

    private void choose(String code, Moment before) {
        String verb = code.split(" ", 2)[0];
        if (!before.codes().contains(code)
                && before.verbs().contains(verb)
                && pickVerb(verb).isEmpty()) {
            return;
        }
        Matcher place = PLACE.matcher(code);
        boolean placed = place.find();
        if (placed) {
            putBattleAway();
        }
        if (placed && Boolean.TRUE.equals(page.evaluate(FREE, place.group(1)))) {
            lead(page.locator("g.target.can[data-thing$=':" + place.group(1) + "']"), code, before.ply());
        } else {
            chooseByButton(code, before.ply());
        }
        confirmLoss(before.ply());
        awaitPlyAfter(before.ply());
    }

    /** How the last battle ended lies over the map, and grows when its dice have fallen. */
    private void putBattleAway() {
        Locator close = page.locator("[data-code='close-battle']");
        if (close.count() > 0) {
            press(close);
        }
    }

    /** Goes to the map for what is about a place, where another view is in front. */
    public void goWhere(String code) {
        if (PLACE.matcher(code).find()
                && page.locator(".stage-tabs button:first-child:not([aria-current])")
                                .count()
                        > 0) {
            showTab(1);
        }
    }

    /** What loses something for good takes one more press. */
    private void confirmLoss(int ply) {
        await("""
            ply => document.querySelector('main.curtain, [data-code=confirm-loss]')
              || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
            """, ply);
        Locator sure = page.locator("[data-code='confirm-loss']");
        if (sure.count() > 0) {
            press(sure);
        }
    }

    private void chooseByButton(String code, int ply) {
        Locator listed = listed(code);
        Locator shown = page.locator("[data-code='" + code + "']:visible");
        if (listed.count() > 0) {
            press(listed.first());
            confirmEndOfTurn(ply);
        } else if (shown.count() > 0) {
            press(shown.first());
        } else {
            String thing = code.split(" ")[1];
            lead(page.locator(".can[data-thing$=':" + thing + "']:visible"), code, ply);
        }
    }

    /** Makes a choice by pressing what it is about, such as a card. */
    public void chooseOn(Locator thing, String code) {
        int ply = now().ply();
        lead(thing, code, ply);
        awaitPlyAfter(ply);
    }

    /**
     * Presses what a choice is about, and the choice itself if that was not made by it: on the menu or the card that has come up.
     * The list of choices is not looked at: what is to be seen on the table suffices.
     */
    private void lead(Locator thing, String code, int ply) {
        press(thing.first());
        page.waitForFunction(LED_ON, List.of(code, ply), waiting().setTimeout(PATIENCE));
        if (now().ply() == ply && page.locator("[data-code='confirm-loss']").count() == 0) {
            press(page.locator("[data-code='" + code + "']:visible:not(section.decision *)")
                    .last());
        }
    }

    private Locator listed(String code) {
        return page.locator("section.decision [data-code='" + code + "']:visible");
    }

    /** Ending a turn takes a second press. */
    private void confirmEndOfTurn(int ply) {
        await("""
            ply => document.querySelector('main.curtain, [data-code=confirm-end-turn], [data-code=confirm-loss]')
              || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
            """, ply);
        Locator sure = page.locator("[data-code='confirm-end-turn']");
        if (sure.count() > 0) {
            press(sure);
        }
    }

    /** On a shared screen: the seat whose turn it is looks. */
    public void openCurtain() {
        press("[data-code='open-curtain']");
        page.waitForSelector("main.table");
    }

    /** A click, or a tap where there is no mouse. */
    public void press(Locator target) {
        if (device == Look.Device.PHONE) {
            target.tap();
        } else {
            target.click();
        }
    }

    public void press(String selector) {
        press(page.locator(selector).first());
    }

    /** Brings a view of the table to the front, counted from 1. */
    public void showTab(int tab) {
        press(".stage-tabs button:nth-child(" + tab + ")");
    }

    /** Has the cards of the hand in sight, which are folded away to leave the room to the map. */
    public void openHand() {
        if (!isHandOpen()) {
            press(HAND);
        }
        page.locator(".hand").waitFor();
    }

    /** Whether the cards of the hand are in sight. It opens by itself where they are asked about, so this waits until something is asked. */
    public boolean isHandOpen() {
        awaitTurn();
        page.locator(HAND).waitFor();
        return page.locator(HAND + "[aria-expanded=true]").count() > 0;
    }

    /** What the computers need to think is all the time they take. */
    public void hurryComputers() {
        press("[data-code=show-host]");
        page.locator("dialog select").selectOption("0");
        page.keyboard().press("Escape");
        page.locator("dialog")
                .waitFor(new Locator.WaitForOptions()
                        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
    }
}
