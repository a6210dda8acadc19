package civitas.agents;

/**
 * How much a {@link SearchAgent} looks at.
 *
 * @param impressions imagined worlds in which every choice is looked at
 * @param completions ways to finish an action that are tried in each of them
 * @param trials bounds the work on decisions with very many choices
 * @param closer so many of the choices that look best are looked at more closely
 * @param ways in so many more ways in each of the worlds
 * @param candidates of so many choices the best are compared
 * @param margin what looks worse than the best by so many times the spread of the evaluation is not compared
 * @param deals imagined worlds in which plans for the turn are judged; none for who does not plan his turn
 * @param drafts plans for the turn that are made for each candidate
 * @param compared so many candidates with the best plans are improved and compared
 * @param changes changes of each of these plans that are tried
 * @param iterations courses that are played for one decision
 * @param turns how far: so many rounds of the game
 * @param faith how things stand when the own turn is over counts like so many courses
 */
record Search(
        int impressions,
        int completions,
        int trials,
        int closer,
        int ways,
        int candidates,
        double margin,
        int deals,
        int drafts,
        int compared,
        int changes,
        int iterations,
        int turns,
        double faith) {

    static final Search HARD = new Search(3, 3, 240, 6, 12, 5, 0.3, 0, 0, 5, 0, 36, 1, 8);

    static final Search EXPERT = new Search(4, 4, 480, 10, 24, 14, 0.8, 8, 6, 8, 24, 200, 1, 8);
}
