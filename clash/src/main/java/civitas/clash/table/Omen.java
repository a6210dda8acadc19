package civitas.clash.table;

/** Something that lies on the table and has a say in every battle, whoever fights: an event card that stays. */
public interface Omen {

    /** A battle is about to begin; what is pushed here happens before its first round. */
    default void beforeBattle(ClashTable table) {}

    /** Whether a side may not play a card in this round. */
    default boolean silences(ClashTable table, int role) {
        return false;
    }

    /** Whether the battle ends with this round, although both sides could go on: the attacker goes back. */
    default boolean callsOff(ClashTable table) {
        return false;
    }

    /** The battle is over. */
    default void afterBattle(ClashTable table) {}
}
