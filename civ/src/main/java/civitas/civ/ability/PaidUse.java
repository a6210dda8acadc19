package civitas.civ.ability;

import civitas.civ.content.PaidAbility;

/** A player is about to use a paid ability: what its questions have to know. */
record PaidUse(int player, PaidAbility ability) {}
