package civitas.lab.training;

import civitas.agents.Examiner;

/**
 * How the games are played that are learnt from.
 *
 * @param examined the part of decisions that is examined, if they are about actions
 * @param curious the part in which something is done that was done seldom
 * @param noted the part before which is only noted how everybody stands
 * @param depth how closely is looked
 */
public record Schooling(double examined, double curious, double noted, Examiner.Depth depth) {

    /** With a round or two to come, and a third of what is examined not among what looks best. */
    public static final Schooling USUAL = new Schooling(0.3, 0.05, 0.05, new Examiner.Depth(5, 3, 8, 2));

    /** Nothing is examined: how games go that are played as usual. */
    static final Schooling HOLIDAY = new Schooling(0, 0, 0.2, USUAL.depth);

    /** The same, with so many rounds to come. */
    public Schooling ahead(int rounds) {
        return new Schooling(
                examined, curious, noted, new Examiner.Depth(depth.best(), depth.others(), depth.worlds(), rounds));
    }
}
