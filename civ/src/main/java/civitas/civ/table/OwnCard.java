package civitas.civ.table;

/**
 * A card of a box that lies before a player, as somebody may know it.
 *
 * @param kind what kind of card it is
 * @param code which card; empty if the viewer may not know
 * @param type what everybody knows of it; empty if there is nothing but the card itself
 * @param open whether it lies face up
 * @param markers the markers that lie on it
 */
public record OwnCard(String kind, String code, String type, boolean open, int markers) {}
