package civitas.server.store;

/** Names a table; hard to guess, because whoever knows it may watch. */
public record TableId(String value) {

    @Override
    public String toString() {
        return value;
    }
}
