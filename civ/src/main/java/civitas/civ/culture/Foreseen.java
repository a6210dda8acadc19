package civitas.civ.culture;

/** A step in which a player has looked at the top cards of a deck of culture events: he alone knows them. */
public interface Foreseen {

    int player();

    int level();

    int count();
}
