package civitas.clash.table;

/**
 * How far a player is on the way to an objective, where that can be counted.
 *
 * @param have what he has of what is counted
 * @param need how much of it the objective asks for now: more, if it asks for a lead and others have much
 */
public record HowFar(int have, int need) {

    /** Of what cannot be counted. */
    public static final HowFar UNTOLD = new HowFar(0, 0);

    public boolean isTold() {
        return need > 0;
    }
}
