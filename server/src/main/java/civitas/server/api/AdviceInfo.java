package civitas.server.api;

import java.util.List;

/**
 * A choice and what speaks for it.
 *
 * @param chance the chance to win when it was made and everybody had a turn, in percent
 * @param expert whether an expert would make it
 * @param points what it brings at once, by category
 * @param goods what it brings and costs at once
 */
public record AdviceInfo(
        String code, String label, int chance, boolean expert, List<Category> points, List<Amount> goods) {}
