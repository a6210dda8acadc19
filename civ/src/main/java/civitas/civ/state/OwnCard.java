package civitas.civ.state;

import java.util.List;

/**
 * A card of a box that lies before a player, as somebody may know it.
 *
 * @param kind what kind of card it is
 * @param code which card; empty if the viewer may not know
 * @param type what everybody knows of it; empty if there is nothing but the card itself
 * @param open whether it lies face up
 * @param active whether what it needs to work is there, as far as everybody knows
 * @param announced whether its owner has said that he will use it at the next occasion
 * @param markers the markers that lie on it
 * @param levels so many markers it takes for each of its abilities, in their order; empty where markers mean nothing
 */
public record OwnCard(
        String kind,
        String code,
        String type,
        boolean open,
        boolean active,
        boolean announced,
        int markers,
        List<Integer> levels) {}
