package civitas.clash;

import civitas.clash.advance.Advances;
import civitas.clash.board.Layouts;
import civitas.clash.content.Constants;
import civitas.clash.content.Content;
import civitas.clash.score.Scoring;
import civitas.clash.setup.Dealing;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rules;
import civitas.clash.turn.RestingSteps;
import civitas.clash.view.Audit;
import civitas.clash.view.ClashView;
import civitas.clash.view.Imagining;
import civitas.clash.view.TableText;
import civitas.clash.wonder.WonderAbilities;
import civitas.kernel.Box;
import civitas.kernel.Chronicle;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.Thing;
import civitas.kernel.Variant;
import civitas.kernel.Viewer;
import civitas.kernel.text.Lexicon;
import java.util.List;
import java.util.Optional;

/** Clash of Cultures, Monumental Edition. Rules: CC-1.1. */
public final class ClashGame implements Game<ClashTable> {

    public static final String ID = "clash";
    public static final String MONUMENTAL = "monumental";

    private static final List<Variant> VARIANTS = List.of(
            new Variant("events", List.of("normal", "none", "optional")),
            new Variant("length", List.of("normal", "short", "random-end", "wonder-end")),
            new Variant("wonders", List.of("hidden", "open")),
            new Variant("initial-settler", List.of("adjacent", "city")),
            new Variant("change-government-price", List.of("none", "tokens")),
            new Variant("raze-last-city", List.of("yes", "no")),
            new Variant("trading", List.of("yes", "no")));

    /** One bundle for the components, one for each chapter's choices, prompts and log lines. */
    private static final List<String> BUNDLES = bundleNames();

    private static final List<Box> BOXES =
            List.of(Box.base(MONUMENTAL, "M", 2, 4).with(VARIANTS).inWordsOf(BUNDLES));

    private final Content content = Content.MONUMENTAL;
    private final Constants constants = new Constants(content);
    private final Hooks hooks = new Hooks();

    public ClashGame() {
        Advances.join(hooks);
        WonderAbilities.join(hooks);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Box> boxes() {
        return BOXES;
    }

    @Override
    public int rulesVersion() {
        return 2;
    }

    @Override
    public ClashTable deal(Setup setup, Chronicle chronicle) {
        return Dealing.deal(rules(setup), setup.seats(), setup.seed(), chronicle);
    }

    @Override
    public ClashTable restore(Setup setup, DumpReader dump) {
        ClashTable table = new ClashTable(rules(setup), setup.seats(), setup.seed());
        try {
            table.restore(dump);
        } catch (IndexOutOfBoundsException e) {
            // Sides, terrains and faces are indexes, and lists may be too short: refused here, once for all parts.
            throw new DumpException("a number that nothing has: " + e.getMessage());
        }
        return table;
    }

    private Rules rules(Setup setup) {
        Rules.Options options = Rules.Options.of(check(setup));
        return new Rules(content, constants, Layouts.forPlayers(setup.seats()), hooks, RestingSteps.BOOK, options);
    }

    @Override
    public Optional<Thing> thing(ClashTable table, String kind, String code) {
        return Things.find(table, kind, code);
    }

    @Override
    public ClashView view(ClashTable table, Viewer viewer) {
        return ClashView.of(table, viewer);
    }

    @Override
    public String describe(ClashTable table, Viewer viewer, Lexicon lexicon) {
        return TableText.of(view(table, viewer), lexicon);
    }

    @Override
    public ClashTable imagine(ClashTable table, Seat seat, long seed) {
        return Imagining.imagine(table, seat.index(), seed);
    }

    @Override
    public List<Standing> standings(ClashTable table) {
        return Scoring.standings(table);
    }

    @Override
    public int stage(ClashTable table) {
        return table.age();
    }

    @Override
    public void audit(ClashTable table) {
        Audit.check(table);
    }

    private static List<String> bundleNames() {
        List<String> names = new java.util.ArrayList<>(List.of("civitas/kernel/messages/kernel"));
        for (String chapter : List.of(
                "content",
                "turn",
                "city",
                "advance",
                "move",
                "combat",
                "barbarian",
                "event",
                "card",
                "objective",
                "wonder",
                "influence",
                "status",
                "trade",
                "view")) {
            names.add("civitas/clash/messages/" + chapter);
        }
        return List.copyOf(names);
    }
}
