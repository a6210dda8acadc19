package civitas.server.store;

import civitas.kernel.Codes;

/**
 * Where the deal of a table comes from, and so who may know it beforehand. It is never forgotten: a table that was not dealt
 * to everybody at once says so as long as it exists.
 */
public enum Origin {
    /** Dealt here, and nobody has seen more of it than the game showed. */
    DEALT,

    /** Choices were taken back after something had been seen; all who sat there agreed. */
    TAKEN_BACK,

    /** Somebody sat down after choices had been taken back: the others may know what is to come. */
    REWOUND,

    /** It goes on from a record; whoever brought it knows the whole deal. */
    RECORD,

    /** It was laid out to learn by; everybody can read what is in it. */
    LESSON;

    /** After choices were taken back past something seen. */
    public Origin takenBack() {
        return this == DEALT ? TAKEN_BACK : this;
    }

    /** After somebody new sat down, or was taken back with the others to a time before they sat down. */
    public Origin joined() {
        return this == TAKEN_BACK ? REWOUND : this;
    }

    /** What everybody is told; what all have agreed to needs no warning. */
    public String code() {
        return Codes.of(this == TAKEN_BACK ? DEALT : this);
    }
}
