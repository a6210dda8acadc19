package civitas.civ.content;

import java.util.Set;

/**
 * An ability printed on a tech that is paid for each time, once per turn (CV-10.01, CV-10.04).
 *
 * @param index its number on the card: two abilities of one card count separately (CV-10.06)
 * @param coinTokens the most coin tokens the card holds if the ability puts one there, else 0 (CV-10.12)
 * @param amount its number: culture, production, strength, wounds or trade
 * @param others what another player gets
 * @param eras the eras of which it makes a wonder obsolete
 */
public record PaidAbility(
        Tech tech, int index, Phase phase, Cost cost, int coinTokens, int amount, int others, Set<Era> eras) {

    public PaidAbility {
        eras = Set.copyOf(eras);
    }
}
