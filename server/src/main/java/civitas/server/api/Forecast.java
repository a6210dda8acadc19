package civitas.server.api;

/**
 * How a fight would go, counted on imagined tables.
 *
 * @param runs on how many
 * @param win how many of a hundred were won
 * @param lost how many units the attacker lost, on average
 * @param killed how many units the others lost, on average
 */
public record Forecast(int runs, int win, double lost, double killed) {}
