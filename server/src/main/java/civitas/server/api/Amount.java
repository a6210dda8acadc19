package civitas.server.api;

/**
 * So much of something that a choice takes or brings.
 *
 * @param what the code of a good, as clients draw it
 * @param amount negative for what it takes
 * @param left how much there is then; -1 for what is not kept
 */
public record Amount(String what, int amount, int left) {}
