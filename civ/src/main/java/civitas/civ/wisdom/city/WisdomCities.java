package civitas.civ.wisdom.city;

import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomTech;

/** What Wisdom and Warfare brings to cities. */
public final class WisdomCities {

    private WisdomCities() {}

    public static void write(Rulebook.Builder book) {
        book.card(WisdomTech.NAVY, (hooks, self) -> hooks.figureSites.join(self, Shipyards::sites));
    }
}
