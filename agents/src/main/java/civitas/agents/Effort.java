package civitas.agents;

/**
 * How closely an agent looks one action ahead.
 *
 * @param worlds imagined deals of the hidden cards and the coming dice per decision
 * @param completions random ways to finish the action that a choice begins, tried in each world while the trials suffice
 * @param trials bounds the work of one decision with very many choices
 * @param careful in how many ways the best of what is left to do is finished before a turn is ended; none for who does not look again
 * @param overlooked of so many choices one is not thought of; none for who thinks of all
 */
record Effort(int worlds, int completions, int trials, int careful, int overlooked) {

    /** Sees every second choice, once. */
    static final Effort GLANCE = new Effort(1, 1, 60, 0, 2);

    static final Effort CARE = new Effort(3, 3, 240, 8, 0);
}
