package civitas.civ.wisdom.city;

import civitas.civ.content.Phase;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomMark;
import civitas.civ.wisdom.content.WisdomTech;

/** What Wisdom and Warfare brings to cities. */
public final class WisdomCities {

    private WisdomCities() {}

    public static void write(Rulebook.Builder book) {
        book.mark(WisdomMark.BUILDING_PROGRAM);
        book.plan(BuildingProgram.PLAN);
        book.offer(Phase.CITY_MANAGEMENT, new StartProgram());
        book.card(WisdomTech.NAVY, (hooks, self) -> hooks.city.figureSites.join(self, Shipyards::sites));
    }
}
