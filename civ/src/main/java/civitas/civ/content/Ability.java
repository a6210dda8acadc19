package civitas.civ.content;

/** Something a player can have that changes the rules for him, and that knows when it does. */
public interface Ability extends Component {

    /** Whether it is in force for a player now (CV-10.10, CV-13.03, CV-14.10). */
    boolean inForce(Holdings table, int player);
}
