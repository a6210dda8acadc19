package civitas.agents.study;

import civitas.agents.Advice;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import java.util.List;

/**
 * What an analysis has found about a game.
 *
 * @param course the chances of all seats, whenever no action was half done
 * @param turnings where they changed most, in the order of the game
 * @param missed where somebody could have done much better, in the order of the game
 */
public record Study(List<Moment> course, List<Turning> turnings, List<Missed> missed) {

    public Study {
        course = List.copyOf(course);
        turnings = List.copyOf(turnings);
        missed = List.copyOf(missed);
    }

    /**
     * How likely each seat was to win.
     *
     * @param ply after so many choices
     * @param chances in the order of the seats; together 1
     */
    public record Moment(int ply, List<Double> chances) {

        public Moment {
            chances = List.copyOf(chances);
        }
    }

    /**
     * An action after which the chances were others.
     *
     * @param ply how many choices had been made before it
     * @param seat who began it
     * @param choice what it began with
     * @param concerned whose chance changed most
     * @param before that chance before it
     * @param after and after it
     */
    public record Turning(int ply, Seat seat, Choice choice, Seat concerned, double before, double after) {}

    /**
     * A decision that could have been better.
     *
     * @param ply how many choices had been made before it
     * @param seat whose decision it was
     * @param chosen what was chosen, and what it was worth as far as the seat could know
     * @param better what would have been better, the best first
     */
    public record Missed(int ply, Seat seat, Advice chosen, List<Advice> better) {

        public Missed {
            better = List.copyOf(better);
        }

        /** How much of the chance to win it cost. */
        public double cost() {
            return better.getFirst().chance() - chosen.chance();
        }
    }
}
