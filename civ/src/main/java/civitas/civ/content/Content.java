package civitas.civ.content;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Every component in play with its facts, read once. Cards and tokens that are alike share a kind; single cards are
 * numbered from 0 in the order of the content files.
 *
 * <p>Rules: CV-01.11, CV-01.13, CV-01.14, CV-01.32, CV-01.46, CV-01.48, CV-01.54, CV-01.58, CV-10.30, CV-10.32.
 */
public final class Content {

    /** The base box. */
    public static final Content BASE = new Content();

    private final Map<Tech, TechSpec> techs = new EnumMap<>(Tech.class);
    private final long[] levels = new long[6];
    private final Map<Phase, List<PaidAbility>> abilities = new EnumMap<>(Phase.class);
    private final Map<Wonder, WonderSpec> wonders = new EnumMap<>(Wonder.class);
    private final Map<Building, BuildingSpec> buildings = new EnumMap<>(Building.class);
    private final long[] unlocking = new long[Building.COUNT];
    private final int[] familyCounts = new int[BuildingFamily.COUNT];
    private final Map<Civilization, CivilizationSpec> civilizations = new EnumMap<>(Civilization.class);
    private final Map<Government, GovernmentSpec> governments = new EnumMap<>(Government.class);
    private final Map<CultureEvent, EventSpec> events = new EnumMap<>(CultureEvent.class);
    private final List<CultureEvent> eventCards = new ArrayList<>();
    private final Map<GreatPerson, PersonSpec> people = new EnumMap<>(GreatPerson.class);
    private final List<GreatPerson> peopleTokens = new ArrayList<>();
    private final List<UnitKind> unitKinds = new ArrayList<>();
    private final List<UnitKind> unitCards = new ArrayList<>();
    private final List<TokenKind> tokenKinds = new ArrayList<>();
    private final List<TokenKind> tokens = new ArrayList<>();
    private final List<TileSpec> tiles = new ArrayList<>();

    /** The squares of all tiles, one tile after the other: rules look at them all the time. */
    private final List<TileSquare> faces = new ArrayList<>();

    private final List<TrackSpace> track = new ArrayList<>();
    private final int[] terrainYields = new int[Terrain.COUNT];
    private final Constants constants = new Constants(ContentFile.read("constants"));

    private Content() {
        readTechs();
        indexAbilities();
        readWonders();
        readBuildings();
        readCivilizations();
        readGovernments();
        readEvents();
        readPeople();
        readUnits();
        readTokens();
        readTiles();
        readTrack();
    }

    public Constants constants() {
        return constants;
    }

    public TechSpec spec(Tech tech) {
        return get(techs, tech);
    }

    /** All techs of a level, as a set. */
    public long techs(int level) {
        return levels[level];
    }

    /** The paid abilities of a phase, in order of level. */
    public List<PaidAbility> abilities(Phase phase) {
        return get(abilities, phase);
    }

    public WonderSpec spec(Wonder wonder) {
        return get(wonders, wonder);
    }

    public BuildingSpec spec(Building building) {
        return get(buildings, building);
    }

    /** The techs that unlock a building, as a set (CV-06.39). */
    public long unlocking(Building building) {
        return unlocking[building.ordinal()];
    }

    /** Tokens of a family in the box (CV-01.41). */
    public int count(BuildingFamily family) {
        return familyCounts[family.ordinal()];
    }

    public CivilizationSpec spec(Civilization civilization) {
        return get(civilizations, civilization);
    }

    public GovernmentSpec spec(Government government) {
        return get(governments, government);
    }

    public EventSpec spec(CultureEvent event) {
        return get(events, event);
    }

    /** What a culture event card is. */
    public CultureEvent event(int card) {
        return eventCards.get(card);
    }

    public int eventCards() {
        return eventCards.size();
    }

    public PersonSpec spec(GreatPerson person) {
        return get(people, person);
    }

    /** The type of a great person token. */
    public GreatPerson person(int token) {
        return peopleTokens.get(token);
    }

    public int people() {
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
        return faces.get(number);
    }

    public int tiles() {
        return tiles.size();
    }

    /** A square in the short form of the content files. */
    public TileSquare square(String text) {
        return TileSquare.parse(text, terrainYields);
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

    private static <K, V> V get(Map<K, V> map, K key) {
        V value = map.get(key);
        if (value == null) {
            throw new IllegalStateException("no facts of " + key + " in the content files");
        }
        return value;
    }

    private void readTechs() {
        for (JsonNode row : ContentFile.read("techs").get("techs")) {
            Tech tech = ContentFile.constant(Tech.class, row.get("id"));
            int level = row.get("level").asInt();
            levels[level] |= tech.mask();
            ContentFile.optional(Building.class, row, "building")
                    .ifPresent(building -> unlocking[building.ordinal()] |= tech.mask());
            techs.put(
                    tech,
                    new TechSpec(
                            level,
                            ContentFile.optional(Building.class, row, "building"),
                            ContentFile.optional(Government.class, row, "government"),
                            ContentFile.optional(UnitType.class, row.path("upgrade"), "type"),
                            row.path("upgrade").path("rank").asInt(0),
                            row.path("speed").asInt(0),
                            row.path("stack").asInt(0),
                            ContentFile.optional(Water.class, row, "water").orElse(Water.NONE),
                            row.path("hand").asInt(0),
                            row.path("coin").asInt(0),
                            row.path("cities").asInt(0),
                            row.path("coinTokens").asInt(0),
                            abilities(tech, row.path("abilities"))));
        }
    }

    private void indexAbilities() {
        for (Phase phase : Phase.values()) {
            List<PaidAbility> ofPhase = new ArrayList<>();
            for (TechSpec spec : techs.values()) {
                spec.abilities().stream()
                        .filter(ability -> ability.phase() == phase)
                        .forEach(ofPhase::add);
            }
            abilities.put(phase, List.copyOf(ofPhase));
        }
    }

    private static List<PaidAbility> abilities(Tech tech, JsonNode rows) {
        List<PaidAbility> abilities = new ArrayList<>();
        for (JsonNode row : rows) {
            abilities.add(new PaidAbility(
                    tech,
                    abilities.size(),
                    ContentFile.constant(Phase.class, row.get("phase")),
                    Cost.of(row.get("cost")),
                    row.path("coinTokens").asInt(0),
                    row.path("amount").asInt(0),
                    row.path("others").asInt(0),
                    eras(row.path("eras"))));
        }
        return abilities;
    }

    private static Set<Era> eras(JsonNode ids) {
        Set<Era> eras = EnumSet.noneOf(Era.class);
        ids.forEach(id -> eras.add(ContentFile.constant(Era.class, id)));
        return eras;
    }

    private void readWonders() {
        for (JsonNode row : ContentFile.read("wonders").get("wonders")) {
            int cost = row.get("cost").asInt();
            JsonNode discount = row.path("discount");
            wonders.put(
                    ContentFile.constant(Wonder.class, row.get("id")),
                    new WonderSpec(
                            ContentFile.constant(Era.class, row.get("era")),
                            cost,
                            ContentFile.optional(Tech.class, discount, "tech"),
                            discount.path("cost").asInt(cost),
                            row.get("culture").asInt()));
        }
    }

    private void readBuildings() {
        for (JsonNode row : ContentFile.read("buildings").get("buildings")) {
            BuildingFamily family = ContentFile.constant(BuildingFamily.class, row.get("family"));
            familyCounts[family.ordinal()] = row.path("count").asInt(0);
            boolean anyLand = row.path("terrain").asString("non-water").equals("non-water");
            buildings.put(
                    ContentFile.constant(Building.class, row.get("id")),
                    new BuildingSpec(
                            family,
                            row.get("cost").asInt(),
                            anyLand ? Optional.empty() : ContentFile.optional(Terrain.class, row, "terrain"),
                            row.path("unique").asBoolean(false),
                            ContentFile.optional(Building.class, row, "upgradeOf"),
                            Yield.of(row.path("yield")),
                            row.path("combat").asInt(row.path("defence").asInt(0))));
        }
    }

    private void readCivilizations() {
        for (JsonNode row : ContentFile.read("civilizations").get("civilizations")) {
            civilizations.put(ContentFile.constant(Civilization.class, row.get("id")), CivilizationSpec.of(row));
        }
    }

    private void readGovernments() {
        for (JsonNode row : ContentFile.read("governments").get("governments")) {
            governments.put(
                    ContentFile.constant(Government.class, row.get("id")), GovernmentSpec.of(row.path("mechanics")));
        }
    }

    private void readEvents() {
        for (JsonNode row : ContentFile.read("culture-events").get("events")) {
            CultureEvent event = ContentFile.constant(CultureEvent.class, row.get("id"));
            List<Resource> resources = new ArrayList<>();
            row.path("resources").forEach(id -> resources.add(ContentFile.constant(Resource.class, id)));
            EventSpec spec = new EventSpec(
                    row.get("level").asInt(),
                    row.get("count").asInt(),
                    ContentFile.constant(Phase.class, row.get("phase")),
                    row.path("range").asInt(0),
                    row.path("units").asInt(0)
                            + row.path("production").asInt(0)
                            + row.path("maxTechLevel").asInt(0),
                    resources);
            events.put(event, spec);
            for (int i = 0; i < spec.count(); i++) {
                eventCards.add(event);
            }
        }
    }

    private void readPeople() {
        for (JsonNode row : ContentFile.read("great-people").get("people")) {
            GreatPerson person = ContentFile.constant(GreatPerson.class, row.get("id"));
            PersonSpec spec = new PersonSpec(
                    row.get("count").asInt(),
                    Yield.of(row.get("yield")),
                    row.path("combat").asInt(0));
            people.put(person, spec);
            for (int i = 0; i < spec.count(); i++) {
                peopleTokens.add(person);
            }
        }
    }

    private void readUnits() {
        for (JsonNode row : ContentFile.read("units").get("cards")) {
            List<Integer> strength = new ArrayList<>();
            row.get("strength").forEach(value -> strength.add(value.asInt()));
            UnitKind kind = new UnitKind(
                    unitKinds.size(),
                    row.get("id").asString(),
                    ContentFile.constant(UnitType.class, row.get("type")),
                    row.get("count").asInt(),
                    strength);
            unitKinds.add(kind);
            for (int i = 0; i < kind.count(); i++) {
                unitCards.add(kind);
            }
        }
    }

    private void readTokens() {
        for (JsonNode row : ContentFile.read("tokens").get("tokens")) {
            TokenKind kind = new TokenKind(
                    tokenKinds.size(),
                    row.get("id").asString(),
                    row.get("kind").asString().equals("village"),
                    Resource.parse(row.get("content").asString()),
                    row.get("count").asInt());
            tokenKinds.add(kind);
            for (int i = 0; i < kind.count(); i++) {
                tokens.add(kind);
            }
        }
    }

    private void readTiles() {
        JsonNode file = ContentFile.read("tiles");
        for (Terrain terrain : Terrain.values()) {
            terrainYields[terrain.ordinal()] = Yield.of(file.get("terrain").path(terrain.code()));
        }
        for (JsonNode row : file.get("tiles")) {
            List<TileSquare> squares = new ArrayList<>();
            row.get("rows").forEach(line -> {
                for (String square : line.asString().split(" ", -1)) {
                    squares.add(TileSquare.parse(square, terrainYields));
                }
            });
            faces.addAll(squares);
            tiles.add(new TileSpec(
                    row.get("id").asString(), ContentFile.optional(Civilization.class, row, "home"), squares));
        }
    }

    private void readTrack() {
        for (JsonNode row : ContentFile.read("culture-track").get("spaces")) {
            track.add(new TrackSpace(
                    row.get("culture").asInt(),
                    row.get("trade").asInt(),
                    row.path("event").asInt(0),
                    row.path("greatPerson").asBoolean(false),
                    row.path("victory").asBoolean(false)));
        }
    }
}
