package civitas.civ.table;

import civitas.civ.board.Board;
import civitas.civ.content.facts.Content;
import civitas.kernel.Variant;
import civitas.kernel.Variants;
import java.util.Set;

/** Everything about a table that never changes while it is played. Copies share it. */
public record Rules(Rulebook book, Board board, Options options) {

    /** The rules of a table for so many players. */
    public static Rules of(Rulebook book, int seats, Options options) {
        return new Rules(book, book.layouts().forPlayers(seats), options);
    }

    public Content content() {
        return book.content();
    }

    public Hooks hooks() {
        return book.hooks();
    }

    /** Whether the revised rules hold: always with an expansion, else if the table plays so (CV-11.94, CV-11.95, CV-14.13). */
    public boolean revised() {
        return options.revised() || content().constants().revised;
    }

    /**
     * The variants of the table, read once.
     *
     * @param introductory the introductory game (CV-02.71)
     * @param chooseCivilizations players choose their civilizations (CV-02.01)
     * @param revised revised loot, and wonders on the market can be made obsolete (CV-11.95, CV-14.14)
     * @param blockadedBonus combat bonuses of blockaded squares count all the same (question 41)
     * @param savedUnitsSurvive units saved after a battle do not count as killed for the winner's losses (question 42)
     * @param productionOnce extra production of a turn serves one build action only (question 28)
     * @param negotiation players may make deals (rules 5.2)
     * @param changed what else is not played as usual, by the keys of the variants: modules of boxes that are left out
     *     (CV-01.05), and open questions that the table answers otherwise
     */
    public record Options(
            boolean introductory,
            boolean chooseCivilizations,
            boolean revised,
            boolean blockadedBonus,
            boolean savedUnitsSurvive,
            boolean productionOnce,
            boolean negotiation,
            Set<String> changed) {

        public Options {
            changed = Set.copyOf(changed);
        }

        /** With all modules, and open questions answered as recommended. */
        public Options(
                boolean introductory,
                boolean chooseCivilizations,
                boolean revised,
                boolean blockadedBonus,
                boolean savedUnitsSurvive,
                boolean productionOnce,
                boolean negotiation) {
            this(
                    introductory,
                    chooseCivilizations,
                    revised,
                    blockadedBonus,
                    savedUnitsSurvive,
                    productionOnce,
                    negotiation,
                    Set.of());
        }

        /** Whether a module of a box is played with (CV-01.05). */
        public boolean uses(String module) {
            return !changed.contains(module);
        }

        /** Whether the table answers an open question of the rules otherwise than recommended. */
        public boolean otherwise(Variant question) {
            return changed.contains(question.key());
        }

        public static Options of(Variants variants) {
            return new Options(
                    variants.yes("introductory"),
                    variants.get("civilizations").equals("choose"),
                    variants.get("rules").equals("revised"),
                    variants.get("blockaded-combat-bonus").equals("counts"),
                    variants.get("saved-units").equals("survive"),
                    variants.get("extra-production").equals("once"),
                    variants.yes("negotiation"),
                    variants.changed());
        }
    }
}
