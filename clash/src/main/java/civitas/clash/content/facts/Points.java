package civitas.clash.content.facts;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What things are worth at the end, in half points so that nothing is rounded (rules 15.2).
 *
 * @param piece a settlement or building
 * @param builder the builder's part of a wonder that somebody else holds
 * @param owner the present owner's part of it
 * @param tieBreak the categories in the order in which they decide ties
 */
public record Points(int piece, int advance, int objective, int builder, int owner, List<String> tieBreak) {

    static Points of(JsonNode json) {
        return new Points(
                halves(json.at("/piece")),
                halves(json.at("/advance")),
                halves(json.at("/objective")),
                halves(json.at("/wonderShared/builder")),
                halves(json.at("/wonderShared/owner")),
                json.at("/tieBreak").valueStream().map(JsonNode::asString).toList());
    }

    private static int halves(JsonNode points) {
        return (int) Math.round(points.asDouble() * 2);
    }
}
