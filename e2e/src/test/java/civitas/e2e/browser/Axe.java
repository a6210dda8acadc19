package civitas.e2e.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Asks axe-core what of a page keeps people out. */
public final class Axe {

    private static final Set<String> GRAVE = Set.of("serious", "critical");

    private Axe() {}

    /**
     * All grave violations of what is to be seen.
     *
     * @param without what is left out, as a selector; nothing when empty
     */
    public static List<String> violations(String place, Page page, String without) {
        return violations(place, page, List.of(), without);
    }

    /** All grave violations of what is to be seen. */
    public static List<String> violations(String place, Page page) {
        return violations(place, page, List.of(), "");
    }

    /** Those of some rules of axe; of all when none is named. */
    public static List<String> violations(String place, Page page, List<String> rules, String without) {
        List<String> grave = new ArrayList<>();
        AxeRunOptions onlyViolations = new AxeRunOptions();
        onlyViolations.setResultTypes(List.of("violations"));
        // The page has no frames; without looking for any it is much faster.
        AxeBuilder axe = new AxeBuilder(page).options(onlyViolations).setLegacyMode(true);
        if (!rules.isEmpty()) {
            axe.withRules(rules);
        }
        if (!without.isEmpty()) {
            axe.exclude(without);
        }
        for (Rule rule : axe.analyze().getViolations()) {
            if (GRAVE.contains(rule.getImpact())) {
                grave.add(place + ": " + rule.getId() + " "
                        + rule.getNodes().getFirst().getHtml());
            }
        }
        return grave;
    }
}
