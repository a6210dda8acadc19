package civitas.server.room;

/**
 * What somebody wants to be done for them at a seat. Kept in memory only: whoever comes back says it again, and a plan that
 * a restart has wiped out is one that asks once too often.
 *
 * @param empty whether questions are answered for them to which there is only one answer: nothing
 * @param plan whether they have decided beforehand to pass
 */
public record Manners(boolean empty, Plan plan) {

    /** Wants to be asked everything; so does whoever has not said anything. */
    public static final Manners USUAL = new Manners(false, Plan.NONE);

    /** Until when somebody passes, whatever they could do. */
    public enum Plan {
        /** They do not. */
        NONE(""),

        /** Until their own turn comes, or something is aimed at them. */
        TURN("turn"),

        /** Until something is aimed at them: an attack, a card. */
        ATTACK("attack");

        private final String code;

        Plan(String code) {
            this.code = code;
        }

        public String code() {
            return code;
        }
    }

    Manners with(boolean answered) {
        return new Manners(answered, plan);
    }

    Manners with(Plan other) {
        return new Manners(empty, other);
    }
}
