package civitas.clash;

import civitas.clash.civilizations.Civilizations;
import civitas.clash.combat.Fights;
import civitas.clash.content.Component;
import civitas.clash.content.Good;
import civitas.clash.content.Objective;
import civitas.clash.first.FirstEdition;
import civitas.clash.objective.Objectives;
import civitas.clash.score.Scoring;
import civitas.clash.setup.Dealing;
import civitas.clash.state.OldDumps;
import civitas.clash.table.Belonging;
import civitas.clash.table.ClashBox;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;
import civitas.clash.table.Rules;
import civitas.clash.view.Audit;
import civitas.clash.view.ClashFacts;
import civitas.clash.view.ClashScene;
import civitas.clash.view.ClashView;
import civitas.clash.view.Imagining;
import civitas.clash.view.TableText;
import civitas.kernel.Box;
import civitas.kernel.BoxSet;
import civitas.kernel.Chronicle;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Shelf;
import civitas.kernel.Standing;
import civitas.kernel.Thing;
import civitas.kernel.Viewer;
import civitas.kernel.Warfare;
import civitas.kernel.text.Lexicon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Clash of Cultures. Rules: CC-1.1. */
public final class ClashGame implements Game<ClashTable> {

    public static final String ID = "clash";
    public static final String MONUMENTAL = Monumental.ID;

    private static final Fights FIGHTS = new Fights();

    private final Shelf<ClashBox, Rulebook> shelf;
    private volatile Optional<Dealt> latest = Optional.empty();

    public ClashGame() {
        this(List.of(new Monumental(), new Civilizations(), new FirstEdition()));
    }

    /** A game with these boxes to choose from, each after those it needs. */
    public ClashGame(List<ClashBox> boxes) {
        shelf = new Shelf<>(boxes, ClashBox::lid, Rulebook::of);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Box> boxes() {
        return shelf.boxes();
    }

    @Override
    public BoxSet boxSet(List<String> ids) {
        return shelf.set(ids);
    }

    @Override
    public List<Component> components(Box box) {
        return shelf.of(box).components().all();
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

    @Override
    public String upgrade(String dump, int rules) {
        try {
            return OldDumps.upgrade(dump);
        } catch (IndexOutOfBoundsException e) {
            throw new DumpException("a line that is too short: " + e.getMessage());
        }
    }

    /** The rules of the table dealt last serve the next one as well if it is set up alike. */
    private Rules rules(Setup setup) {
        Optional<Dealt> before = latest;
        if (before.isPresent() && before.get().fits(setup)) {
            return before.get().rules();
        }
        Rules rules = read(setup);
        latest = Optional.of(new Dealt(setup, rules));
        return rules;
    }

    /** A set-up and the rules that follow from it. */
    private record Dealt(Setup setup, Rules rules) {

        boolean fits(Setup other) {
            return setup.game().equals(other.game())
                    && setup.boxes().equals(other.boxes())
                    && setup.seats() == other.seats()
                    && setup.options().equals(other.options());
        }
    }

    private Rules read(Setup setup) {
        Rules.Options options = Rules.Options.of(check(setup));
        Rulebook book = book(setup.boxes());
        return new Rules(book, book.board(setup.seats()), options);
    }

    /** The rules of these boxes. */
    public Rulebook book(List<String> ids) {
        return shelf.book(boxSet(ids));
    }

    @Override
    public ClashFacts content(BoxSet set) {
        return ClashFacts.of(shelf.book(set));
    }

    @Override
    public boolean isAsPrinted(Box box) {
        List<String> ids = boxes().stream()
                .filter(other -> other.equals(box) || box.requires().contains(other.id()))
                .map(Box::id)
                .toList();
        return book(ids).content().isAsPrinted();
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
    public ClashScene scene(ClashTable table) {
        return ClashScene.of(table);
    }

    @Override
    public String describe(ClashTable table, Viewer viewer, Lexicon lexicon) {
        return TableText.of(view(table, viewer), table.content(), lexicon);
    }

    @Override
    public ClashTable imagine(ClashTable table, Seat seat, long seed) {
        return Imagining.imagine(table, seat.index(), seed);
    }

    @Override
    public SequencedMap<String, Integer> holdings(ClashTable table, Seat seat) {
        SequencedMap<String, Integer> held = new LinkedHashMap<>();
        for (int i = 0; i < Good.COUNT; i++) {
            held.put(Good.of(i).code(), table.player(seat.index()).get(Good.of(i)));
        }
        return held;
    }

    @Override
    public Warfare<ClashTable> warfare() {
        return FIGHTS;
    }

    @Override
    public String faction(ClashTable table, Seat seat) {
        return table.book().belongings().stream()
                .filter(Belonging::isFaction)
                .flatMap(belonging -> belonging.shown().of(table, seat.index(), seat.index()).stream())
                .findFirst()
                .orElse("");
    }

    @Override
    public Seat beginner(ClashTable table) {
        return Seat.of(table.firstPlayer());
    }

    @Override
    public List<String> objectives(ClashTable table, Seat seat) {
        return Objectives.completedBy(table, seat.index()).stream()
                .map(Objective::code)
                .toList();
    }

    @Override
    public List<Standing> standings(ClashTable table) {
        return Scoring.standings(table);
    }

    /** Points always decide; but it matters when they are counted. */
    @Override
    public String ending(ClashTable table) {
        boolean early =
                !table.isEnding() && table.age() < table.rules().options().ages();
        return early ? "no-city-left" : "points";
    }

    @Override
    public int period(ClashTable table) {
        return table.age();
    }

    @Override
    public void audit(ClashTable table) {
        Audit.check(table);
    }
}
