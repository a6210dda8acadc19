package civitas.civ;

import civitas.civ.board.Layouts;
import civitas.civ.content.Content;
import civitas.civ.setup.Dealing;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rules;
import civitas.civ.turn.RestingSteps;
import civitas.civ.victory.Races;
import civitas.civ.view.Audit;
import civitas.civ.view.CivView;
import civitas.civ.view.Imagining;
import civitas.civ.view.TableText;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sid Meier's Civilization, The Board Game: base box. Rules: CV-01.01, CV-01.02. */
public final class CivGame implements Game<CivTable> {

    public static final String ID = "civ";
    public static final String BASE = "base";

    private static final List<Variant> VARIANTS = List.of(
            new Variant("civilizations", List.of("random", "choose")),
            Variant.flag("introductory"),
            new Variant("rules", List.of("base", "revised")),
            new Variant("negotiation", List.of("yes", "no")),
            new Variant("blockaded-combat-bonus", List.of("none", "counts")),
            new Variant("saved-units", List.of("killed", "survive")),
            new Variant("extra-production", List.of("turn", "once")));

    /** One bundle for the components, one for each chapter's choices, prompts and log lines. */
    private static final List<String> BUNDLES = bundleNames();

    private static final List<Box> BOXES =
            List.of(Box.base(BASE, "B", 2, 4).with(VARIANTS).inWordsOf(BUNDLES));

    private final Hooks hooks = new Hooks();

    public CivGame() {
        Abilities.join(hooks);
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
    public CivTable deal(Setup setup, Chronicle chronicle) {
        return Dealing.deal(rules(setup), setup.seats(), setup.seed(), chronicle);
    }

    /**
     * The parts of a table believe the numbers and names they are given and break at impossible ones, each in its own way;
     * here all of that becomes the one exception that says that a dump is of no use.
     */
    @Override
    public CivTable restore(Setup setup, DumpReader dump) {
        CivTable table = new CivTable(rules(setup), setup.seats(), setup.seed());
        try {
            table.restore(dump);
        } catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            throw new DumpException("impossible: " + e);
        }
        return table;
    }

    private Rules rules(Setup setup) {
        Rules.Options options = Rules.Options.of(check(setup));
        return new Rules(Content.BASE, Layouts.forPlayers(setup.seats()), hooks, options, RestingSteps.BOOK);
    }

    @Override
    public Optional<Thing> thing(CivTable table, String kind, String code) {
        return Things.find(table, kind, code);
    }

    @Override
    public CivView view(CivTable table, Viewer viewer) {
        return CivView.of(table, viewer);
    }

    @Override
    public String describe(CivTable table, Viewer viewer, Lexicon lexicon) {
        return TableText.of(view(table, viewer), lexicon);
    }

    @Override
    public CivTable imagine(CivTable table, Seat seat, long seed) {
        return Imagining.imagine(table, seat.index(), seed);
    }

    @Override
    public List<Standing> standings(CivTable table) {
        return Races.standings(table);
    }

    @Override
    public String ending(CivTable table) {
        return table.victory().code();
    }

    /** Turns. */
    @Override
    public int period(CivTable table) {
        return table.turn().number();
    }

    @Override
    public void audit(CivTable table) {
        Audit.check(table);
    }

    private static List<String> bundleNames() {
        List<String> names = new ArrayList<>(List.of("civitas/kernel/messages/kernel"));
        for (String chapter : List.of(
                "content",
                "turn",
                "setup",
                "start",
                "government",
                "civilization",
                "trade",
                "city",
                "wonder",
                "culture",
                "move",
                "research",
                "ability",
                "battle",
                "view")) {
            names.add("civitas/civ/messages/" + chapter);
        }
        return List.copyOf(names);
    }
}
