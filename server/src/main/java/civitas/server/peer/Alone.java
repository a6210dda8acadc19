package civitas.server.peer;

import civitas.server.store.TableId;
import java.net.URI;
import java.util.List;

/** There are no others: everything is here. */
final class Alone implements Peers {

    private static final URI HERE = URI.create("here:/");

    @Override
    public boolean isHere(TableId table) {
        return true;
    }

    @Override
    public URI find(TableId table) {
        return HERE;
    }

    @Override
    public void doubt(TableId table) {
        // It cannot be anywhere else.
    }

    @Override
    public URI self() {
        return HERE;
    }

    @Override
    public List<URI> others() {
        return List.of();
    }

    @Override
    public void tell(String news) {
        // Nobody listens.
    }

    @Override
    public boolean isTakingPart() {
        return true;
    }

    @Override
    public boolean isAlone() {
        return true;
    }

    @Override
    public void join(Care care) {
        care.resumeAll();
    }

    @Override
    public void close() {
        // Nobody takes over.
    }
}
