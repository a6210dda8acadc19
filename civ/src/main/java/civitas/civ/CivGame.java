package civitas.civ;

import civitas.civ.battle.Fights;
import civitas.civ.content.Component;
import civitas.civ.content.Resource;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.setup.Dealing;
import civitas.civ.state.Player;
import civitas.civ.table.CivBox;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Rules;
import civitas.civ.victory.Races;
import civitas.civ.view.Audit;
import civitas.civ.view.CivFacts;
import civitas.civ.view.CivScene;
import civitas.civ.view.CivView;
import civitas.civ.view.Imagining;
import civitas.civ.view.TableText;
import civitas.civ.wisdom.WisdomAndWarfare;
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

/** Sid Meier's Civilization, The Board Game: base box. Rules: CV-01.01, CV-01.02. */
public final class CivGame implements Game<CivTable> {

    public static final String ID = "civ";
    public static final String BASE = BaseBox.ID;

    private static final Fights FIGHTS = new Fights();

    private final Shelf<CivBox, Rulebook> shelf;

    public CivGame() {
        this(List.of(new BaseBox(), new FameAndFortune(), new WisdomAndWarfare()));
    }

    /** The game with these boxes on the shelf, base first. */
    public CivGame(List<CivBox> boxes) {
        shelf = new Shelf<>(boxes, CivBox::box, Rulebook::of);
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
        return shelf.of(box).content().components();
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

    @Override
    public String upgrade(String dump, int rules) {
        return OldDumps.upgrade(dump);
    }

    private Rules rules(Setup setup) {
        Rules.Options options = Rules.Options.of(check(setup));
        return Rules.of(book(boxSet(setup.boxes())), setup.seats(), options);
    }

    /** The rulebook of a box set. */
    public Rulebook book(BoxSet set) {
        return shelf.book(set);
    }

    @Override
    public CivFacts content(BoxSet set) {
        return CivFacts.of(book(set));
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
    public CivScene scene(CivTable table) {
        return CivScene.of(table);
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
    public SequencedMap<String, Integer> holdings(CivTable table, Seat seat) {
        SequencedMap<String, Integer> held = new LinkedHashMap<>();
        Player player = table.player(seat.index());
        held.put("trade", player.trade());
        held.put("culture", player.culture());
        held.put("coins", table.coins(seat.index()));
        for (Resource resource : Resource.values()) {
            held.put(resource.code(), player.resource(resource));
        }
        return held;
    }

    @Override
    public Warfare<CivTable> warfare() {
        return FIGHTS;
    }

    @Override
    public String faction(CivTable table, Seat seat) {
        return table.player(seat.index()).civilization().code();
    }

    @Override
    public Seat beginner(CivTable table) {
        return Seat.of(table.turn().first());
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
}
