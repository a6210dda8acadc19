package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.clash.ClashGame;
import civitas.kernel.Box;
import civitas.kernel.Game;
import civitas.kernel.Scene;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.server.api.Json;
import civitas.server.patch.Patch;
import civitas.server.patch.Patched;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What is sent of the views of the games: patches lead from one view to the next, and tell nothing that views do not. */
class PatchesTest {

    private static final int PLIES = 100;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void patchesOfClash(int seats) {
        follow(new ClashGame(), seats);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void patchesOfCivilization(int seats) {
        follow(new CivGame(), seats);
    }

    private static <T extends Table<T>> void follow(Game<T> game, int seats) {
        SplittableRandom random = new SplittableRandom(seats);
        Match<T> match = Match.start(game, setup(game, seats));
        List<Viewer> viewers = viewers(seats);
        Scene<T> scene = game.scene(match.table());
        List<Object> views = viewers.stream().map(scene::view).toList();
        List<JsonNode> known = new ArrayList<>(
                views.stream().map(view -> json(Json.write(view))).toList());
        while (!match.over() && match.plies() < PLIES) {
            Seat seat = Seat.of(Integer.numberOfTrailingZeros(match.table().asked()));
            var choices = match.decision(seat).choices();
            T before = match.table().copy();
            match.choose(seat, choices.get(random.nextInt(choices.size())).code());
            scene = scene.next(match.table());
            List<Object> now = viewers.stream().map(scene::view).toList();
            for (int i = 0; i < viewers.size(); i++) {
                String patch = Json.write(Patch.between(views.get(i), now.get(i)));
                known.set(i, Patched.apply(known.get(i), json(patch)));
                assertThat(known.get(i)).isEqualTo(json(Json.write(now.get(i))));
                assertThat(patch).isEqualTo(dealtAnew(game, before, match.table(), viewers.get(i), random.nextLong()));
            }
            views = now;
        }
        assertThat(match.plies()).isGreaterThan(50);
    }

    /** The same patch at tables where everything is dealt anew that the viewer may not know, and where nobody else looks. */
    private static <T extends Table<T>> String dealtAnew(Game<T> game, T before, T after, Viewer viewer, long seed) {
        if (viewer.isSpectator()) {
            return Json.write(Patch.between(game.view(before, viewer), game.view(after, viewer)));
        }
        Seat seat = Seat.of(viewer.seat());
        return Json.write(Patch.between(
                game.view(game.imagine(before, seat, seed), viewer),
                game.view(game.imagine(after, seat, seed), viewer)));
    }

    private static List<Viewer> viewers(int seats) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR));
        for (int seat = 0; seat < seats; seat++) {
            viewers.add(Viewer.of(Seat.of(seat)));
        }
        return viewers;
    }

    private static JsonNode json(String text) {
        return Json.mapper().readTree(text);
    }

    private static Setup setup(Game<?> game, int seats) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            names.add(Seat.of(seat).code());
        }
        // with every box that goes with the first one
        List<String> boxes = game.boxes().stream()
                .filter(box -> box.excludes().isEmpty())
                .map(Box::id)
                .toList();
        return new Setup(game.id(), boxes, new TreeMap<>(), names, 7L * seats);
    }
}
