package civitas.clash.table;

/** Conditions on something that is counted: they can also tell how far a player is. */
final class Counted {

    private Counted() {}

    record Enough(int min, Tally tally) implements Condition {

        @Override
        public boolean holds(ClashTable table, int player) {
            return tally.of(table, player) >= min;
        }

        @Override
        public HowFar howFar(ClashTable table, int player) {
            return new HowFar(tally.of(table, player), min);
        }
    }

    record Lead(int min, int margin, Tally tally) implements Condition {

        @Override
        public boolean holds(ClashTable table, int player) {
            int own = tally.of(table, player);
            if (own < min) {
                return false;
            }
            for (int other = 0; other < table.seats(); other++) {
                if (other != player && own < tally.of(table, other) + margin) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public HowFar howFar(ClashTable table, int player) {
            int need = min;
            for (int other = 0; other < table.seats(); other++) {
                if (other != player) {
                    need = Math.max(need, tally.of(table, other) + margin);
                }
            }
            return new HowFar(tally.of(table, player), need);
        }
    }

    /** The nearer of the two is told. */
    record Either(Condition one, Condition other) implements Condition {

        @Override
        public boolean holds(ClashTable table, int player) {
            return one.holds(table, player) || other.holds(table, player);
        }

        @Override
        public HowFar howFar(ClashTable table, int player) {
            HowFar first = one.howFar(table, player);
            HowFar second = other.howFar(table, player);
            return first.need() - first.have() <= second.need() - second.have() ? first : second;
        }
    }
}
