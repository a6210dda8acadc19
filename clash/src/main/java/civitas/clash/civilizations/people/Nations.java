package civitas.clash.civilizations.people;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Category;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.ContentFile;
import civitas.clash.state.Faction;
import civitas.clash.table.ClashTable;
import civitas.kernel.Codes;
import civitas.kernel.Numbers;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The facts of the civilizations: what their advances come with, where their leaders' abilities work, which of them have a
 * home region of their own.
 *
 * <p>Rules: CC-16.1, CC-16.2, CC-16.8, CC-16.17, CC-16.18.
 */
public final class Nations {

    /** Where an ability of a leader works. */
    public enum Scope {
        /** In the city where he is. */
        CITY,
        /** In land battles in which he takes part. */
        BATTLE,
        /** Aboard a ship, and in sea battles there. */
        SHIP,
        /** Wherever he is. */
        ANY
    }

    private static final Set<String> FIELDS = Set.of("id", "home", "advances", "leaders");
    private static final String ANY_GOVERNMENT = "any-government";

    private final Map<CivAdvance, Numbers> triggers = new EnumMap<>(CivAdvance.class);
    private final Map<LeaderAbility, Scope> scopes = new EnumMap<>(LeaderAbility.class);
    private final Map<Civilization, List<Terrain>> homes = new EnumMap<>(Civilization.class);

    public Nations(Content content) {
        for (JsonNode row : ContentFile.rows(content.file("civilizations").get("civilizations"), FIELDS)) {
            Civilization civilization =
                    ContentFile.constant(Civilization.class, row.get("id").asString());
            ContentFile.optional(row, "home").ifPresent(side -> homes.put(civilization, content.home(side)));
            for (JsonNode advance : row.get("advances")) {
                triggers.put(
                        ContentFile.constant(CivAdvance.class, advance.get("id").asString()),
                        trigger(advance.get("with").asString()));
            }
            row.get("leaders").forEach(this::readLeader);
        }
    }

    private void readLeader(JsonNode row) {
        for (JsonNode ability : row.get("abilities")) {
            scopes.put(
                    ContentFile.constant(LeaderAbility.class, ability.get("id").asString()),
                    ContentFile.constant(Scope.class, ability.get("scope").asString()));
        }
    }

    private static Numbers trigger(String id) {
        if (id.equals(ANY_GOVERNMENT)) {
            return Arrays.stream(Category.values())
                    .filter(Category::isGovernment)
                    .map(Category::advances)
                    .reduce(Numbers.NONE, Numbers::or);
        }
        return Numbers.of(ContentFile.constant(BaseAdvance.class, id).number());
    }

    /** The advances of which any brings this one. */
    public Numbers triggers(CivAdvance advance) {
        return found(triggers, advance);
    }

    /** Whether an advance brings one of a civilization's own. */
    public Optional<CivAdvance> broughtBy(Civilization civilization, Advance trigger) {
        return civilization.advances().stream()
                .filter(advance -> triggers(advance).has(trigger.number()))
                .findFirst();
    }

    /** The advances of a player with those of his civilization that come with them. */
    public Numbers companions(ClashTable table, int player, Numbers advances) {
        return Peoples.of(table)
                .civilization(player)
                .map(civilization -> complete(civilization, advances))
                .orElse(advances);
    }

    /** The advances of a player of a civilization with what comes with them (CC-16.3), or goes with them (CC-16.9). */
    private Numbers complete(Civilization civilization, Numbers advances) {
        Numbers all = advances.minus(CivAdvance.ALL);
        for (CivAdvance advance : civilization.advances()) {
            if (triggers(advance).meets(advances)) {
                all = all.with(advance.number());
            }
        }
        return all;
    }

    /** Where an ability of a leader works. */
    public Scope scope(LeaderAbility ability) {
        return found(scopes, ability);
    }

    /** A civilization as it is introduced to whoever plays it or meets it (CC-2.20). */
    public Faction introduce(Content content, Civilization civilization) {
        return new Faction(
                civilization,
                home(civilization).orElse(List.of()),
                civilization.advances().stream()
                        .map(advance -> new Faction.Brought(
                                advance,
                                content.advances().stream()
                                        .filter(with -> triggers(advance).has(with.number()))
                                        .toList()))
                        .toList(),
                civilization.leaders().stream().map(this::introduce).toList());
    }

    private Faction.Chief introduce(Leader leader) {
        return new Faction.Chief(
                leader,
                leader.abilities().stream()
                        .map(ability -> new Faction.Skill(ability, Codes.of(scope(ability))))
                        .toList());
    }

    /** The home region of a civilization that has its own (CC-2.8). */
    Optional<List<Terrain>> home(Civilization civilization) {
        return Optional.ofNullable(homes.get(civilization));
    }

    private static <K extends Enum<K>, V> V found(Map<K, V> facts, K of) {
        V fact = facts.get(of);
        if (fact == null) {
            throw new IllegalStateException("no facts of " + of + " in the content files");
        }
        return fact;
    }
}
