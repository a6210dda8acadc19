package civitas.civ.content.facts;

import civitas.civ.content.Building;
import civitas.civ.content.BuildingFamily;
import civitas.civ.content.Card;
import civitas.civ.content.Civilization;
import civitas.civ.content.Component;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Government;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Landmark;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.content.Tech;
import civitas.civ.content.Terrain;
import civitas.civ.content.TokenKind;
import civitas.civ.content.UnitKind;
import civitas.civ.content.Wonder;
import civitas.civ.content.Yield;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Every component in play with its facts, read once. Cards and tokens that are alike share a kind; single cards are
 * numbered from 0 in the order of the content files.
 *
 * <p>Rules: CV-01.11, CV-01.13, CV-01.14, CV-01.32, CV-01.46, CV-01.48, CV-01.54, CV-01.58, CV-10.30, CV-10.32.
 */
public final class Content {

    private final Family<Tech, TechSpec> techs;
    private final long[] levels = new long[Tech.LEVELS + 1];
    private final Map<Phase, List<PaidAbility>> abilities = new EnumMap<>(Phase.class);
    private final Family<Wonder, WonderSpec> wonders;
    private final Family<Building, BuildingSpec> buildings;
    private final Unlocking unlocking;
    private final Family<BuildingFamily, Integer> buildingFamilies;
    private final Family<Civilization, CivilizationSpec> civilizations;
    private final Family<Government, Amounts> governments;
    private final Family<CultureEvent, EventSpec> events;
    private final List<CultureEvent> eventCards = new ArrayList<>();
    private final Family<GreatPerson, PersonSpec> people;
    private final Family<Landmark, LandmarkSpec> landmarks;
    private final Family<Policy, PolicySpec> policies;
    private final List<GreatPerson> peopleTokens = new ArrayList<>();
    private final Family<Card, Amounts> cards;
    private final Family<Card, Promise> promises;
    private final List<UnitKind> unitKinds = new ArrayList<>();
    private final List<UnitKind> unitCards = new ArrayList<>();
    private final List<TokenKind> tokenKinds = new ArrayList<>();
    private final List<TokenKind> tokens = new ArrayList<>();
    private final List<TileSpec> tiles = new ArrayList<>();

    /** The squares of all tiles, one tile after the other: rules look at them all the time. */
    private final TileSquare[] faces;

    /** What is known of every culture event card and great person token, which is asked more often than what it is. */
    private final EventSpec[] eventFacts;

    private final PersonSpec[] personFacts;

    private final List<TrackSpace> track = new ArrayList<>();
    private final int[] terrainYields = new int[Terrain.COUNT];
    private final Constants constants;

    /** Reads the content files of some boxes, base first. */
    public Content(List<BoxContent> boxes) {
        ContentFiles files = new ContentFiles(boxes);
        Components names = new Components(boxes);
        constants = new Constants(files.read("constants"));
        techs = family(names, Tech.class, rows(files, "techs"), (tech, row) -> TechSpec.of(tech, row, names));
        wonders = family(names, Wonder.class, rows(files, "wonders"), (wonder, row) -> WonderSpec.of(row, names));
        JsonNode houses = rows(files, "buildings");
        buildings = family(names, Building.class, houses, (building, row) -> BuildingSpec.of(row, names));
        buildingFamilies = families(names, houses);
        unlocking = new Unlocking(buildings, techs);
        indexTechs();
        civilizations = family(
                names,
                Civilization.class,
                rows(files, "civilizations"),
                (civilization, row) -> CivilizationSpec.of(row, names));
        governments =
                family(names, Government.class, rows(files, "governments"), (government, row) -> new Amounts(row));
        JsonNode cards = rows(files, "culture-events", "events");
        events = family(names, CultureEvent.class, cards, (event, row) -> EventSpec.of(row));
        deal(eventCards, names, CultureEvent.class, cards);
        JsonNode persons = rows(files, "great-people", "people");
        people = family(names, GreatPerson.class, persons, (person, row) -> PersonSpec.of(row));
        deal(peopleTokens, names, GreatPerson.class, persons);
        this.cards = family(names, Card.class, rows(files, "cards"), (card, row) -> new Amounts(row));
        promises = family(names, Card.class, rows(files, "cards"), (card, row) -> Promise.of(row));
        landmarks = family(
                names,
                Landmark.class,
                files.find("landmarks").path("landmarks"),
                (landmark, row) -> LandmarkSpec.of(row));
        policies = family(
                names,
                Policy.class,
                files.find("policies").path("policies"),
                (policy, row) -> PolicySpec.of(row, names));
        readUnits(rows(files, "units", "cards"));
        readTokens(rows(files, "tokens"));
        readTiles(files.read("tiles"), names);
        eventFacts = eventCards.stream().map(this::spec).toArray(EventSpec[]::new);
        personFacts = peopleTokens.stream().map(this::spec).toArray(PersonSpec[]::new);
        faces = tiles.stream().flatMap(tile -> tile.squares().stream()).toArray(TileSquare[]::new);
        rows(files, "culture-track", "spaces").forEach(row -> track.add(TrackSpace.of(row)));
    }

    public Constants constants() {
        return constants;
    }

    // --- techs ------------------------------------------------------------------------------------------------------

    public Family<Tech, TechSpec> techs() {
        return techs;
    }

    public TechSpec spec(Tech tech) {
        return techs.spec(tech.index());
    }

    /** All techs of a level, as a set. */
    public long techs(int level) {
        return levels[level];
    }

    /** The paid abilities of a phase, in order of level. */
    public List<PaidAbility> abilities(Phase phase) {
        List<PaidAbility> found = abilities.get(phase);
        return found == null ? List.of() : found;
    }

    // --- the other families -----------------------------------------------------------------------------------------

    public Family<Wonder, WonderSpec> wonders() {
        return wonders;
    }

    public WonderSpec spec(Wonder wonder) {
        return wonders.spec(wonder.index());
    }

    public Family<Building, BuildingSpec> buildings() {
        return buildings;
    }

    public BuildingSpec spec(Building building) {
        return buildings.spec(building.index());
    }

    /** The buildings that somebody with these techs may build, as a set by number (CV-06.39, CV-06.54). */
    public int unlocked(long known) {
        return unlocking.buildings(known);
    }

    /** The same techs one by one. */
    public List<Tech> techsFor(Building building) {
        return unlocking.techs(building);
    }

    /** The buildings that take the place of a building once they are unlocked (CV-06.54). */
    public List<Building> upgradesOf(Building building) {
        return unlocking.upgrades(building);
    }

    /** The supplies of building tokens with their sizes. */
    public Family<BuildingFamily, Integer> buildingFamilies() {
        return buildingFamilies;
    }

    /** Tokens of a family in the box (CV-01.41). */
    public int count(BuildingFamily family) {
        return buildingFamilies.spec(family);
    }

    public Family<Civilization, CivilizationSpec> civilizations() {
        return civilizations;
    }

    public CivilizationSpec spec(Civilization civilization) {
        return civilizations.spec(civilization.index());
    }

    public Family<Government, Amounts> governments() {
        return governments;
    }

    /** The numbers of a government. */
    public Amounts spec(Government government) {
        return governments.spec(government.index());
    }

    public Family<CultureEvent, EventSpec> events() {
        return events;
    }

    public EventSpec spec(CultureEvent event) {
        return events.spec(event.index());
    }

    public Family<GreatPerson, PersonSpec> people() {
        return people;
    }

    public PersonSpec spec(GreatPerson person) {
        return people.spec(person.index());
    }

    /** Cards of other kinds that boxes bring. */
    public Family<Card, Amounts> cards() {
        return cards;
    }

    /** The numbers of a card. */
    public Amounts spec(Card card) {
        return cards.spec(card.index());
    }

    /** What a card is good for; nothing where its row says nothing of it. */
    public Promise promise(Card card) {
        return promises.spec(card.index());
    }

    public Family<Landmark, LandmarkSpec> landmarks() {
        return landmarks;
    }

    public LandmarkSpec spec(Landmark landmark) {
        return landmarks.spec(landmark.index());
    }

    public Family<Policy, PolicySpec> policies() {
        return policies;
    }

    public PolicySpec spec(Policy policy) {
        return policies.spec(policy.index());
    }

    /** Everything of all families. */
    public List<Component> components() {
        List<Component> all = new ArrayList<>();
        Stream.of(
                        techs,
                        wonders,
                        buildings,
                        buildingFamilies,
                        governments,
                        people,
                        events,
                        civilizations,
                        landmarks,
                        policies,
                        cards)
                .forEach(family -> all.addAll(family.all()));
        return all;
    }

    // --- single cards and tokens ------------------------------------------------------------------------------------

    /** What a culture event card is. */
    public CultureEvent event(int card) {
        return eventCards.get(card);
    }

    /** What is known of a culture event card. */
    public EventSpec eventFacts(int card) {
        return eventFacts[card];
    }

    public int eventCards() {
        return eventCards.size();
    }

    /** The type of a great person token. */
    public GreatPerson person(int token) {
        return peopleTokens.get(token);
    }

    /** What is known of a great person token. */
    public PersonSpec personFacts(int token) {
        return personFacts[token];
    }

    public int peopleTokens() {
        return peopleTokens.size();
    }

    public UnitKind unit(int card) {
        return unitCards.get(card);
    }

    public int unitCards() {
        return unitCards.size();
    }

    public UnitKind unitKind(int index) {
        return unitKinds.get(index);
    }

    public int unitKinds() {
        return unitKinds.size();
    }

    public TokenKind token(int token) {
        return tokens.get(token);
    }

    /** Hut and village tokens together. */
    public int tokens() {
        return tokens.size();
    }

    public List<TokenKind> tokenKinds() {
        return List.copyOf(tokenKinds);
    }

    public TileSpec tile(int tile) {
        return tiles.get(tile);
    }

    /** The square printed at a place of a tile, numbered as {@code tile * 16 + place}. */
    public TileSquare face(int number) {
        return faces[number];
    }

    public int tiles() {
        return tiles.size();
    }

    /** A square in the short form of the content files. */
    public TileSquare square(String text) {
        return TileSquare.parse(text, terrainYields, Optional.empty());
    }

    /** The home tile of a civilization. */
    public int home(Civilization civilization) {
        for (int tile = 0; tile < tiles.size(); tile++) {
            if (tiles.get(tile).home().equals(Optional.of(civilization))) {
                return tile;
            }
        }
        throw new IllegalStateException("no home of " + civilization);
    }

    /** The space of the culture track that is entered with the {@code position}-th advance, from 1 (CV-07.01). */
    public TrackSpace space(int position) {
        return track.get(position - 1);
    }

    public int trackLength() {
        return track.size();
    }

    /** What a terrain gives when nothing special is printed (CV-01.19). */
    public int icons(Terrain terrain) {
        return terrainYields[terrain.ordinal()];
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    private static JsonNode rows(ContentFiles files, String name) {
        return rows(files, name, name);
    }

    private static JsonNode rows(ContentFiles files, String name, String list) {
        return files.read(name).get(list);
    }

    private static <T extends Component, S> Family<T, S> family(
            Components names, Class<T> type, JsonNode rows, BiFunction<T, JsonNode, S> spec) {
        Map<T, S> facts = new LinkedHashMap<>();
        for (JsonNode row : rows) {
            T member = names.get(type, row.get("id"));
            facts.put(member, spec.apply(member, row));
        }
        return new Family<>(facts);
    }

    private static Family<BuildingFamily, Integer> families(Components names, JsonNode rows) {
        Map<BuildingFamily, Integer> counts = new LinkedHashMap<>();
        for (JsonNode row : rows) {
            counts.put(
                    names.get(BuildingFamily.class, row.get("family")),
                    row.path("count").asInt(0));
        }
        return new Family<>(counts);
    }

    /** Every card or token of a family, kind by kind. */
    private static <T extends Component> void deal(List<T> cards, Components names, Class<T> type, JsonNode rows) {
        for (JsonNode row : rows) {
            cards.addAll(Collections.nCopies(row.get("count").asInt(), names.get(type, row.get("id"))));
        }
    }

    private void indexTechs() {
        for (Tech tech : techs.all()) {
            TechSpec spec = techs.spec(tech);
            levels[spec.level()] |= tech.mask();
            for (PaidAbility ability : spec.abilities()) {
                abilities
                        .computeIfAbsent(ability.phase(), phase -> new ArrayList<>())
                        .add(ability);
            }
        }
    }

    private void readUnits(JsonNode rows) {
        for (JsonNode row : rows) {
            UnitKind kind = UnitKind.of(unitKinds.size(), row);
            unitKinds.add(kind);
            unitCards.addAll(Collections.nCopies(kind.count(), kind));
        }
    }

    private void readTokens(JsonNode rows) {
        for (JsonNode row : rows) {
            TokenKind kind = TokenKind.of(tokenKinds.size(), row);
            tokenKinds.add(kind);
            tokens.addAll(Collections.nCopies(kind.count(), kind));
        }
    }

    private void readTiles(JsonNode file, Components names) {
        for (Terrain terrain : Terrain.values()) {
            terrainYields[terrain.ordinal()] = Yield.of(file.get("terrain").path(terrain.code()));
        }
        for (JsonNode row : file.get("tiles")) {
            TileSpec tile = TileSpec.of(row, names, terrainYields);
            tiles.add(tile);
        }
    }
}
