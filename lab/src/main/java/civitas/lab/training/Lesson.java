package civitas.lab.training;

import civitas.agents.Examiner;
import java.util.List;

/**
 * One decision that was examined: what an evaluation sees after each of its choices, and how the game went on from there.
 *
 * @param spread the scale of chances at that moment
 */
record Lesson(List<double[]> amounts, List<Double> chances, double spread) {

    Lesson {
        amounts = List.copyOf(amounts);
        chances = List.copyOf(chances);
    }

    static Lesson of(List<? extends Examiner.Sibling> siblings, double spread) {
        return new Lesson(
                siblings.stream().map(Examiner.Sibling::amounts).toList(),
                siblings.stream().map(Examiner.Sibling::chance).toList(),
                spread);
    }
}
