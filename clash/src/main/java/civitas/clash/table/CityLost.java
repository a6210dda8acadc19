package civitas.clash.table;

/** What lies at a city and goes with it when its owner loses it, whoever takes it or destroys it. */
@FunctionalInterface
public interface CityLost {

    void lost(ClashTable table, int city);
}
