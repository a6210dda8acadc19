package civitas.kernel;

import civitas.kernel.text.Phrase;

/**
 * What just happened, for logs and animation.
 *
 * @param text what those in the audience are told
 * @param audience the seats that may know it, as a bit mask
 * @param others what everybody else is told; empty when they are told nothing
 */
public record Event(Phrase text, int audience, Phrase others) {

    /** Every seat and every spectator. */
    public static final int EVERYBODY = -1;

    /** What a viewer may read of it; empty if nothing. */
    public Phrase as(Viewer viewer) {
        return viewer.isAmong(audience) ? text : others;
    }
}
