package civitas.kernel.trade;

/**
 * How much may be said before a book is cleared: talk must never stall a game.
 *
 * @param drafts drafts a seat may begin
 * @param open offers that lie open at the same time
 */
public record Bounds(int drafts, int open) {}
