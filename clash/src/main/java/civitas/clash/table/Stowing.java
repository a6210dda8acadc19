package civitas.clash.table;

/** Whether it matters which of the ships in a space a land unit is aboard of. */
public interface Stowing {

    /** It does not: they are distributed freely, and only the room of all ships counts (CC-6.60). */
    Stowing TOGETHER = new Stowing() {
        @Override
        public boolean isShipByShip() {
            return false;
        }

        @Override
        public void embarked(ClashTable table, int player, int sea) {}

        @Override
        public void pack(ClashTable table, int sea) {}
    };

    /** Whether everybody aboard is on a ship of his own. */
    boolean isShipByShip();

    /** Land units have gone aboard at a sea space: their owner says where they go, if that matters. */
    void embarked(ClashTable table, int player, int sea);

    /** Units have been put on a sea space by whoever arranges a position: nobody is asked, ships are filled one by one. */
    void pack(ClashTable table, int sea);
}
