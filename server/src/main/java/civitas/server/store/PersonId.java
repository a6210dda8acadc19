package civitas.server.store;

/** Names a person, with an account or a guest. */
public record PersonId(String value) {

    public static final PersonId NOBODY = new PersonId("");

    public boolean isNobody() {
        return value.isEmpty();
    }

    @Override
    public String toString() {
        return value;
    }
}
