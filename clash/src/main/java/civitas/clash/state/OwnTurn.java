package civitas.clash.state;

/** The step that waits as long as the turn of a player lasts. */
public interface OwnTurn {

    int player();
}
