package civitas.civ.content;

import civitas.kernel.Thing;

/** Something a player can have that changes the rules for him. Whether it is in force is the table's to say. */
public sealed interface Ability extends Thing permits Tech, Wonder, Government, Civilization {}
