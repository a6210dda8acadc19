package civitas.civ.state;

import civitas.civ.content.UnitType;
import civitas.civ.content.Water;
import civitas.civ.content.facts.Constants;
import civitas.civ.content.facts.TechSpec;

/**
 * What the techs of a player amount to: the numbers and rights printed on them (CV-09.27 to CV-09.33). It follows from the
 * techs, and copies of a table share it.
 *
 * @param hand hand symbols
 * @param coins printed coins
 * @param ranks the rank of each unit type; 0 while aircraft are locked
 * @param buildings the buildings he may build, as a set by number
 */
record Skills(int speed, int stack, int cities, int hand, int coins, Water water, Counts ranks, int buildings) {

    /** What a player has without any tech. */
    static Skills without(Constants constants) {
        Counts ranks = Counts.NONE;
        for (int type = 0; type < UnitType.RANKED; type++) {
            ranks = ranks.with(type, 1);
        }
        return new Skills(constants.speed, constants.stack, constants.cities, 0, 0, Water.NONE, ranks, 0);
    }

    /** With one more tech, after which a player may build so much. */
    Skills with(TechSpec spec, int unlocked) {
        return new Skills(
                Math.max(speed, spec.speed()),
                Math.max(stack, spec.stack()),
                Math.max(cities, spec.cities()),
                hand + spec.hand(),
                coins + spec.coins(),
                spec.water().compareTo(water) > 0 ? spec.water() : water,
                better(spec),
                unlocked);
    }

    private Counts better(TechSpec spec) {
        Counts better = ranks;
        for (TechSpec.Upgrade upgrade : spec.upgrades()) {
            int type = upgrade.type().ordinal();
            better = better.with(type, Math.max(better.get(type), upgrade.rank()));
        }
        return better;
    }

    int rank(UnitType type) {
        return ranks.get(type.ordinal());
    }
}
