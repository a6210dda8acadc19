package civitas.clash.state;

import civitas.clash.content.Face;
import java.util.List;

/**
 * One round of a battle as it lay before everybody when it ended. Arithmetic only: what fell and who won is on the sheet.
 *
 * @param sides the attacker's, then the defender's
 */
public record Round(int number, List<Side> sides) {

    public Round {
        sides = List.copyOf(sides);
    }

    /**
     * What one side did.
     *
     * @param card the action card that was turned up, 0 for none
     * @param dice what was rolled; empty if the round ended before
     * @param clash what clash abilities added
     * @param parts what changed the roll, with its reasons
     * @param value the combat value
     * @param cancels hits it could cancel
     * @param losses fighting units lost
     */
    public record Side(
            int card,
            boolean ignored,
            boolean noClash,
            List<Face> dice,
            int clash,
            List<Battle.Part> parts,
            int value,
            int cancels,
            int losses) {

        public Side {
            dice = List.copyOf(dice);
            parts = List.copyOf(parts);
        }
    }
}
