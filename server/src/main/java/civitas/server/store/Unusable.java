package civitas.server.store;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Why the server cannot work here, in one sentence for whoever runs it: nothing is wrong with the program. */
public final class Unusable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Unusable(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    public Unusable(String sentence) {
        super(sentence);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** What a database says, in words that say what to do. */
    static Unusable because(String database, Throwable problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite) {
                return new Unusable(sentence(database, sqlite), problem);
            }
            if (cause instanceof SQLException sql) {
                return new Unusable(sentence(database, sql), problem);
            }
        }
        return new Unusable(database + " cannot be used: " + firstLine(problem), problem);
    }

    private static String sentence(String database, SQLiteException problem) {
        SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(problem.getErrorCode() & 0xff);
        return switch (code) {
            case SQLITE_NOTADB, SQLITE_CORRUPT ->
                database + " is damaged; put it aside and restore the last backup: civitas restore FILE";
            case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR ->
                database + " cannot be written; check the rights and the owner of the file and of its directory";
            case SQLITE_FULL -> "the disk is full, so " + database + " cannot be written";
            case SQLITE_BUSY, SQLITE_LOCKED -> database + " is locked by another program";
            default -> database + " cannot be used: " + firstLine(problem);
        };
    }

    private static String sentence(String database, SQLException problem) {
        String state = String.valueOf(problem.getSQLState());
        String said = " (" + firstLine(problem) + ")";
        if (state.startsWith("28")) {
            return database + " refuses the user or the password" + said;
        }
        if (state.equals("3D000")) {
            return database + " does not exist" + said;
        }
        return state.startsWith("08") ? database + " cannot be reached" + said : database + " cannot be used" + said;
    }

    private static String firstLine(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String text = String.valueOf(root.getMessage()).lines().findFirst().orElse("");
        return text.isEmpty() ? root.getClass().getSimpleName() : text;
    }
}
