package civitas.agents;

/**
 * How much a {@link SearchAgent} looks at.
 *
 * @param impressions imagined worlds in which every choice is looked at
 * @param completions ways to finish an action that are tried in each of them
 * @param trials bounds the work on decisions with very many choices
 * @param candidates of so many choices the best are compared
 * @param margin what looks worse than the best by so many times the spread of the evaluation is not compared
 * @param iterations courses that are played for one decision
 * @param turns how far: so many rounds of the game
 * @param faith the first impression counts like so many courses
 */
record Search(
        int impressions,
        int completions,
        int trials,
        int candidates,
        double margin,
        int iterations,
        int turns,
        double faith) {

    static final Search HARD = new Search(3, 3, 240, 6, 0.3, 60, 1, 5);

    static final Search EXPERT = new Search(4, 4, 480, 10, 0.5, 320, 1, 5);
}
