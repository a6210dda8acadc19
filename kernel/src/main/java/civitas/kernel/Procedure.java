package civitas.kernel;

/** A step that needs nobody: it changes the table and may push further steps. */
@FunctionalInterface
public non-sealed interface Procedure<T extends Table<T>> extends Step<T> {

    /** Carries the step out. It has been taken off the agenda before. */
    void run(T table);
}
