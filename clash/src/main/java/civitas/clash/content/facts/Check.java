package civitas.clash.content.facts;

import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import tools.jackson.databind.JsonNode;

/** What an objective asks for, as the content file writes it down: a kind of check and its facts. */
public final class Check {

    private final JsonNode facts;
    private final Components components;

    Check(JsonNode facts, Components components) {
        this.facts = facts;
        this.components = components;
    }

    public String type() {
        return facts.get("type").asString();
    }

    public boolean has(String fact) {
        return facts.has(fact);
    }

    public int number(String fact) {
        return facts.get(fact).asInt();
    }

    /** Whether the fact is there and says this. */
    public boolean says(String fact, String value) {
        return facts.path(fact).asString("").equals(value);
    }

    public boolean flag(String fact) {
        return facts.path(fact).asBoolean(false);
    }

    public <E extends Enum<E>> E constant(Class<E> type, String fact) {
        return ContentFile.constant(type, facts.get(fact).asString());
    }

    public Building building(String fact) {
        return components.building(facts.get(fact).asString());
    }

    /** The goods named beside the type, such as {@code "food": 3, "ore": 3}. */
    public Goods goods() {
        return ContentFile.goods(facts);
    }
}
