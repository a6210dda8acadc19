package civitas.kernel;

/** What has been said at a table since the talk began, a turn or a phase ago: offers, as far as everybody hears them. */
public interface Talk {

    /** Nobody can offer anything. */
    Talk NONE = new Talk() {
        @Override
        public boolean isDrafting(int seat) {
            return false;
        }

        @Override
        public int made(int seat) {
            return 0;
        }

        @Override
        public int partners(int seat) {
            return 0;
        }
    };

    /** Whether a seat is writing an offer. */
    boolean isDrafting(int seat);

    /** How many offers a seat has made. */
    int made(int seat);

    /** The seats that have not answered an offer of this one yet, as a mask. */
    int partners(int seat);
}
