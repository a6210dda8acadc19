package civitas.clash.content.facts;

import civitas.clash.content.Goods;
import tools.jackson.databind.JsonNode;

/**
 * The numbers of battles and captures, read from {@code constants.json}.
 *
 * @param steelCost price of Steel Weapons in a battle (CC-7.38)
 * @param steelBonus what they add
 * @param steelAgainstSteel what they add if the enemy has them too
 * @param siegeNoDie price of switching off a fortress's die (CC-7.36)
 * @param siegeNoCancel price of switching off its cancellation
 * @param warShipsCancels hits War Ships cancel (CC-7.59)
 * @param fanaticismBonus what Fanaticism adds in the first round (CC-7.61)
 * @param goldPerSize gold for each structure of a captured city (CC-7.85)
 * @param goldIfHappy more gold if it was happy
 * @param goldIfAngry all the gold if it was angry
 * @param goldPerMissingPiece gold for each structure that cannot be replaced (CC-7.91)
 * @param barbarianRange how far barbarians look for a player's cities (CC-8.22)
 */
public record CombatNumbers(
        Goods steelCost,
        int steelBonus,
        int steelAgainstSteel,
        Goods siegeNoDie,
        Goods siegeNoCancel,
        int warShipsCancels,
        int fanaticismBonus,
        int goldPerSize,
        int goldIfHappy,
        int goldIfAngry,
        int goldPerMissingPiece,
        int barbarianRange) {

    static CombatNumbers of(JsonNode json) {
        return new CombatNumbers(
                ContentFile.goods(json.at("/combat/steelWeapons/cost")),
                json.at("/combat/steelWeapons/bonus").asInt(),
                json.at("/combat/steelWeapons/bonusAgainstSteel").asInt(),
                ContentFile.goods(json.at("/combat/siegecraft/noDie")),
                ContentFile.goods(json.at("/combat/siegecraft/noCancel")),
                json.at("/combat/warShips/cancel").asInt(),
                json.at("/combat/fanaticism/bonus").asInt(),
                json.at("/gold/capture/perSize").asInt(),
                json.at("/gold/capture/happyBonus").asInt(),
                json.at("/gold/capture/angry").asInt(),
                json.at("/gold/capture/perMissingPiece").asInt(),
                json.at("/barbarians/range").asInt());
    }
}
