package civitas.clash.content.facts;

import civitas.clash.content.ActionCard;
import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Civil;
import civitas.clash.content.EventCard;
import civitas.clash.content.EventKind;
import civitas.clash.content.Face;
import civitas.clash.content.Good;
import civitas.clash.content.Objective;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Symbol;
import civitas.clash.content.Tactic;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Every component of a set of boxes with its facts, read once. Cards are numbered from 1 as printed; index 0 of a list is card
 * number 1.
 *
 * <p>Rules: CC-1.10, CC-1.12, CC-1.13.
 */
public final class Content {

    private static final Set<String> EVENT_FIELDS = Set.of(
            "number",
            "id",
            "symbol",
            "loseFood",
            "gainFood",
            "maxPieces",
            "minCities",
            "minUnits",
            "distribute",
            "everybody",
            "advanceFrom",
            Attestations.FIELD);

    private final Family<Advance, AdvanceSpec> advances = new Family<>();
    private final Advance[] advanceOfNumber;
    private final Family<Wonder, WonderSpec> wonders = new Family<>();
    private final Family<Civil, CivilSpec> civil = new Family<>();
    private final Family<Tactic, TacticSpec> tactics = new Family<>();
    private final Family<Objective, ObjectiveSpec> objectives = new Family<>();
    private Numbers specialAdvances = Numbers.NONE;
    private final Map<EventKind, Numbers> advancesFrom = new HashMap<>();
    private final Wonder[] wonderOfCard = new Wonder[Wonder.values().length + 1];
    private final List<ActionCard> actionCards = new ArrayList<>();
    private final List<ObjectiveCard> objectiveCards = new ArrayList<>();
    private final List<EventCard> eventCards = new ArrayList<>();
    private final List<RegionTile> regions = new ArrayList<>();
    private final Map<String, List<Terrain>> homes = new java.util.TreeMap<>();
    private final Numbers[] unlockers = new Numbers[Buildings.KINDS];
    private final List<Face> die = new ArrayList<>();
    private final Attestations attestations = new Attestations();
    private final ContentFiles files;
    private final JsonNode constants;

    private final Components components;
    private final Buildings buildings;
    private final Roster roster;
    private final Sides sides;

    public Content(ContentFiles files, Components components) {
        this.files = files;
        this.components = components;
        constants = files.read("constants");
        buildings = new Buildings(files.read("buildings").get("buildings"), components);
        roster = new Roster(files.read("units").get("units"), components);
        sides = new Sides(files.read("sides").get("sides"), components, roster);
        readAdvances();
        advanceOfNumber = new Advance[advances.all().getLast().number() + 1];
        advances.all().forEach(advance -> advanceOfNumber[advance.number()] = advance);
        readWonders();
        readActionCards();
        readObjectives();
        readEvents();
        readRegions();
        readDie();
    }

    /** Every kind of piece and card that the boxes bring. */
    public Components components() {
        return components;
    }

    /** The advances there are, in the order of their numbers. */
    public List<Advance> advances() {
        return advances.all();
    }

    public Advance advance(int number) {
        return Objects.requireNonNull(advanceOfNumber[number], "no advance of this set of boxes");
    }

    Numbers advances(JsonNode ids) {
        Numbers numbers = Numbers.NONE;
        for (JsonNode id : ids) {
            numbers = numbers.with(components.advance(id.asString()).number());
        }
        return numbers;
    }

    /** The advances that ask for more than the top one of their category: another advance of it, or a price of their own. */
    public Numbers specialAdvances() {
        return specialAdvances;
    }

    public AdvanceSpec spec(Advance advance) {
        return advances.facts(advance);
    }

    /** The advances that unlock a building (CC-4.13). */
    public Numbers unlockers(Building building) {
        return unlockers[building.number()];
    }

    /** The kinds of unit. */
    public Roster roster() {
        return roster;
    }

    /** The players and whoever plays against all of them. */
    public Sides sides() {
        return sides;
    }

    /** The kinds of building. */
    public Buildings buildings() {
        return buildings;
    }

    /** The wonders there are, in the order of their numbers. */
    public List<Wonder> wonders() {
        return wonders.all();
    }

    /** The wonder on a card. */
    public Wonder wonder(int card) {
        return wonderOfCard[card];
    }

    /** The highest number of a wonder card. */
    public int highestWonderCard() {
        return wonders.all().getLast().card();
    }

    public WonderSpec spec(Wonder wonder) {
        return wonders.facts(wonder);
    }

    public CivilSpec spec(Civil card) {
        return civil.facts(card);
    }

    /** When a tactics card can be played. */
    public TacticSpec spec(Tactic tactic) {
        return tactics.facts(tactic);
    }

    public List<ActionCard> actionCards() {
        return Collections.unmodifiableList(actionCards);
    }

    public ActionCard actionCard(int number) {
        return actionCards.get(number - 1);
    }

    public int actionCardCount() {
        return actionCards.size();
    }

    public List<ObjectiveCard> objectiveCards() {
        return Collections.unmodifiableList(objectiveCards);
    }

    public ObjectiveCard objectiveCard(int number) {
        return objectiveCards.get(number - 1);
    }

    public int objectiveCardCount() {
        return objectiveCards.size();
    }

    public ObjectiveSpec spec(Objective objective) {
        return objectives.facts(objective);
    }

    /** The objectives that are on some card, in the order of their numbers. */
    public List<Objective> objectives() {
        return objectives.all();
    }

    public List<EventCard> eventCards() {
        return Collections.unmodifiableList(eventCards);
    }

    public EventCard eventCard(int number) {
        return eventCards.get(number - 1);
    }

    /** The advances out of which a great person teaches one. */
    public Numbers advancesFrom(EventKind person) {
        return advancesFrom.getOrDefault(person, Numbers.NONE);
    }

    public int eventCardCount() {
        return eventCards.size();
    }

    public List<RegionTile> regions() {
        return List.copyOf(regions);
    }

    public RegionTile region(int number) {
        return regions.get(number - regions.getFirst().number());
    }

    /** The four cells of a side of the home region, in the order north, west, east, south (CC-2.5). */
    public List<Terrain> home(String side) {
        List<Terrain> cells = homes.get(side);
        if (cells == null) {
            throw new IllegalArgumentException("there is no side " + side + " of a home region");
        }
        return cells;
    }

    public Face face(int index) {
        return die.get(index);
    }

    public int faces() {
        return die.size();
    }

    /** How well a wonder, a half of an action or objective card, or an event card is known. */
    public Attestation attestation(Thing card) {
        return attestations.of(card);
    }

    /** Whether all of them are known to be as printed. */
    public boolean isAsPrinted() {
        return attestations.areAllPrinted();
    }

    /** A content file that only the box knows which has it. */
    public JsonNode file(String name) {
        return files.read(name);
    }

    JsonNode constants() {
        return constants;
    }

    private void readAdvances() {
        Arrays.fill(unlockers, Numbers.NONE);
        for (JsonNode row : files.read("advances").get("advances")) {
            Advance advance = components.find(Advance.class, row.get("id").asString());
            String frame = row.get("frame").asString();
            attestations.note(advance, row);
            advances.add(
                    advance,
                    new AdvanceSpec(
                            frame.equals("none")
                                    ? Optional.empty()
                                    : Optional.of(ContentFile.constant(Good.class, frame)),
                            ContentFile.optional(row, "requires").map(components::advance),
                            ContentFile.optional(row, "unlocks").map(components::building),
                            ContentFile.goods(row.path("extraCost"))));
            boolean isTop = advance.category().map(Category::top).stream().anyMatch(advance::equals);
            AdvanceSpec spec = spec(advance);
            if (!spec.extraCost().isEmpty() || spec.requires().isPresent() && !isTop) {
                specialAdvances = specialAdvances.with(advance.number());
            }
            spec(advance)
                    .unlocks()
                    .ifPresent(building ->
                            unlockers[building.number()] = unlockers(building).with(advance.number()));
        }
    }

    private void readWonders() {
        for (JsonNode row : files.read("wonders").get("wonders")) {
            Wonder wonder = components.find(Wonder.class, row.get("id").asString());
            wonderOfCard[wonder.card()] = wonder;
            attestations.note(wonder, row);
            wonders.add(
                    wonder,
                    new WonderSpec(
                            ContentFile.goods(row.get("cost")),
                            components.find(Advance.class, row.get("requires").asString()),
                            ContentFile.optional(row, "building").map(components::building),
                            row.get("points").asInt(),
                            row.path("undivided").asBoolean(false),
                            row.path("winsTies").asBoolean(false)));
        }
    }

    private void readActionCards() {
        JsonNode file = files.read("action-cards");
        for (JsonNode row : file.get("cards")) {
            actionCards.add(new ActionCard(
                    row.get("number").asInt(),
                    components.find(Civil.class, row.get("civil").asString()),
                    components.find(Tactic.class, row.get("tactics").asString())));
        }
        for (JsonNode row : ContentFile.rows(file.get("civil"), Set.of("id", "timing", "cost", Attestations.FIELD))) {
            Civil card = components.find(Civil.class, row.get("id").asString());
            attestations.note(card, row);
            boolean isAction = row.get("timing").asString().equals("action");
            civil.add(card, new CivilSpec(isAction, ContentFile.goods(row.path("cost"))));
        }
        for (JsonNode row : file.get("tactics")) {
            Tactic tactic = components.find(Tactic.class, row.get("id").asString());
            attestations.note(tactic, row);
            tactics.add(tactic, tactic(row));
        }
    }

    private static TacticSpec tactic(JsonNode row) {
        List<String> users = new ArrayList<>();
        row.get("usableBy").forEach(user -> users.add(user.asString()));
        return new TacticSpec(
                users.contains("army"),
                users.contains("ship"),
                users.contains("fortress"),
                ContentFile.constant(TacticSpec.Role.class, row.get("role").asString()),
                ContentFile.constant(TacticSpec.Field.class, row.get("battle").asString()));
    }

    private void readObjectives() {
        JsonNode file = files.read("objectives");
        for (JsonNode row : file.get("cards")) {
            objectiveCards.add(new ObjectiveCard(
                    row.get("number").asInt(),
                    components.find(Objective.class, row.get("upper").asString()),
                    components.find(Objective.class, row.get("lower").asString())));
        }
        for (JsonNode row : file.get("objectives")) {
            String timing = row.get("timing").asString();
            Objective objective = components.find(Objective.class, row.get("id").asString());
            attestations.note(objective, row);
            objectives.add(
                    objective,
                    new ObjectiveSpec(
                            timing.startsWith("immediately"),
                            timing.endsWith("status-phase"),
                            ContentFile.optional(row, "excludedBy").map(id -> components.find(Objective.class, id)),
                            new Check(row.get("check"), components)));
        }
    }

    private void readEvents() {
        for (JsonNode row : ContentFile.rows(files.read("events").get("events"), EVENT_FIELDS)) {
            eventCards.add(new EventCard(
                    row.get("number").asInt(),
                    components.find(EventKind.class, row.get("id").asString()),
                    symbol(row.get("symbol").asString()),
                    row.path("loseFood").asInt(0)
                            + row.path("gainFood").asInt(0)
                            + row.path("maxPieces").asInt(0),
                    row.path("minCities").asInt(0) + row.path("minUnits").asInt(0),
                    row.path("distribute").asInt(0),
                    row.path("everybody").asBoolean(false)));
            attestations.note(eventCards.getLast(), row);
            if (row.has("advanceFrom")) {
                advancesFrom.put(eventCards.getLast().event(), categories(row.get("advanceFrom")));
            }
        }
    }

    /** Many cards have no symbol. */
    private Optional<Symbol> symbol(String id) {
        return id.equals("none") ? Optional.empty() : Optional.of(components.find(Symbol.class, id));
    }

    private static Numbers categories(JsonNode ids) {
        Numbers advances = Numbers.NONE;
        for (JsonNode id : ids) {
            advances = advances.or(
                    ContentFile.constant(Category.class, id.asString()).advances());
        }
        return advances;
    }

    private void readRegions() {
        JsonNode file = files.read("regions");
        for (JsonNode row : file.get("regions")) {
            regions.add(new RegionTile(row.get("number").asInt(), cells(row)));
        }
        for (JsonNode row : file.get("homes")) {
            homes.put(row.get("side").asString(), cells(row));
        }
    }

    private static List<Terrain> cells(JsonNode row) {
        List<Terrain> cells = new ArrayList<>();
        for (String cell : new String[] {"north", "west", "east", "south"}) {
            cells.add(ContentFile.constant(Terrain.class, row.get(cell).asString()));
        }
        return List.copyOf(cells);
    }

    private void readDie() {
        for (JsonNode row : constants.get("die")) {
            die.add(new Face(
                    die.size(),
                    row.get("value").asInt(),
                    ContentFile.constant(
                            Face.ClashSymbol.class, row.get("symbol").asString())));
        }
    }
}
