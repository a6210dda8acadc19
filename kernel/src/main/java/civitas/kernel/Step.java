package civitas.kernel;

/**
 * One piece of procedure from the rulebook, an immutable record waiting on the {@link Agenda}.
 *
 * <p>A step either carries itself out ({@link Procedure}) or asks somebody ({@link Question}). Because steps are data,
 * a game can be saved, copied or searched in the middle of anything.
 *
 * @param <T> the table it works on
 */
public sealed interface Step<T extends Table<T>> permits Procedure, Question {}
