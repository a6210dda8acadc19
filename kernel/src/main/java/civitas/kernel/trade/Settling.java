package civitas.kernel.trade;

/**
 * An accepted offer whose accepter still picks the hidden things he was asked for.
 *
 * @param picked what he has picked so far, an immutable value
 * @param <B> the game's terms
 * @param <P> what can be picked
 */
public record Settling<B extends Bargain, P>(OpenOffer<B> offer, P picked) {}
