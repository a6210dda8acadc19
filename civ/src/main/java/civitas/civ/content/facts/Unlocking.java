package civitas.civ.content.facts;

import civitas.civ.content.Building;
import civitas.civ.content.Tech;
import java.util.ArrayList;
import java.util.List;

/** Which techs let a player build what, and which buildings take the place of others (CV-06.39, CV-06.54). */
final class Unlocking {

    private final long[] masks;

    /** What each building is the upgraded form of, as a set by number. */
    private final int[] replaced;

    private final List<List<Tech>> techs = new ArrayList<>();
    private final List<List<Building>> upgrades = new ArrayList<>();

    Unlocking(Family<Building, BuildingSpec> buildings, Family<Tech, TechSpec> all) {
        masks = new long[buildings.span()];
        replaced = new int[buildings.span()];
        for (int number = 0; number < buildings.span(); number++) {
            techs.add(new ArrayList<>());
            upgrades.add(new ArrayList<>());
        }
        for (Tech tech : all.all()) {
            all.spec(tech).building().ifPresent(building -> {
                masks[building.index()] |= tech.mask();
                techs.get(building.index()).add(tech);
            });
        }
        for (Building better : buildings.all()) {
            buildings.spec(better).upgradeOf().ifPresent(building -> {
                upgrades.get(building.index()).add(better);
                replaced[better.index()] |= 1 << building.index();
            });
        }
        techs.replaceAll(List::copyOf);
        upgrades.replaceAll(List::copyOf);
    }

    /** The buildings that somebody with these techs may build, as a set by number: upgraded forms only, once they are known. */
    int buildings(long known) {
        int found = 0;
        int old = 0;
        for (int number = 0; number < masks.length; number++) {
            if ((masks[number] & known) != 0) {
                found |= 1 << number;
                old |= replaced[number];
            }
        }
        return found & ~old;
    }

    List<Tech> techs(Building building) {
        return techs.get(building.index());
    }

    List<Building> upgrades(Building building) {
        return upgrades.get(building.index());
    }
}
