package civitas.lab.training;

/** Somebody's opinion of how likely each seat wins. */
interface Forecast {

    /** Who knows nothing: all are alike. */
    Forecast EVEN = (omen, seat) -> 1.0 / omen.standings().size();

    double chance(Omen omen, int seat);
}
