package civitas.kernel.learn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The weights that lie beside a game: which of them fit a table. Where none do, it says so once, and weights made by hand hold. */
public final class WeightFiles {

    private static final Logger LOG = System.getLogger(WeightFiles.class.getName());

    private final String game;
    private final List<Weights> all;
    private final Set<String> missed = ConcurrentHashMap.newKeySet();

    public WeightFiles(String game, List<Weights> all) {
        this.game = game;
        this.all = List.copyOf(all);
    }

    /** Those in the resource folder {@code weights} beside a class; the file {@code index} there names them. */
    public static WeightFiles beside(Class<?> owner, String game) {
        List<Weights> all = new ArrayList<>();
        for (String name : text(owner, "weights/index").lines().toList()) {
            all.add(Weights.parse(text(owner, "weights/" + name)));
        }
        return new WeightFiles(game, all);
    }

    private static String text(Class<?> owner, String path) {
        try (InputStream in = owner.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("there is no '" + path + "' beside " + owner.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The weights for these boxes and so many players; some of which nothing is known of, if there are none. */
    public Weights fitting(List<String> boxes, int seats) {
        Optional<Weights> found = all.stream()
                .filter(weights -> weights.fits(boxes, seats))
                .min(Comparator.comparing(Weights::isForAnyBoxes));
        String table = String.join(",", boxes) + " for " + seats;
        if (found.isEmpty() && !all.isEmpty() && missed.add(table)) {
            LOG.log(Logger.Level.WARNING, "No weights of {0} fit {1}: those made by hand are used.", game, table);
        }
        return found.orElseGet(() -> new Weights(boxes, seats, seats, "by hand", java.util.Map.of()));
    }
}
