package civitas.clash.table;

/** What settlers are kept from. */
public final class Settlers {

    private Settlers() {}

    /** Whether somebody keeps settlers of a player in a space from founding cities and trading (CC-16.10). */
    public static boolean isHindered(ClashTable table, int player, int space) {
        if (table.hooks().city.hindrance.joined().isEmpty()) {
            return false;
        }
        for (int other = 0; other < table.seats(); other++) {
            if (other != player) {
                for (CityHooks.Hindrance voice : table.hooks().city.hindrance.of(table.abilities(other))) {
                    if (voice.hinders(table, other, player, space)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
