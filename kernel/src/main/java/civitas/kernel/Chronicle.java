package civitas.kernel;

/** Hears the events of a table. Copies and simulations run with the {@link #SILENT} one and pay nothing. */
@FunctionalInterface
public interface Chronicle {

    Chronicle SILENT = event -> {};

    void tell(Event event);
}
