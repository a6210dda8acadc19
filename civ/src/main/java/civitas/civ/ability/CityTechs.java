package civitas.civ.ability;

import civitas.civ.content.BaseTech;
import civitas.civ.content.Tech;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;

/** What techs permit in city actions without being paid for (CV-10.10). */
public final class CityTechs {

    private CityTechs() {}

    public static void join(Hooks hooks) {
        hooks.splitBuild.join(BaseTech.ENGINEERING, new OncePerTurn(BaseTech.ENGINEERING));
    }

    /** The free ability of a tech that can be used once per turn (CV-10.11). */
    private record OncePerTurn(Tech tech) implements Hooks.Privilege {

        @Override
        public boolean isReady(CivTable table, int player) {
            return !table.player(player).hasUsed(tech, 0);
        }

        @Override
        public void use(CivTable table, int player) {
            table.player(player).use(tech, 0);
        }
    }
}
