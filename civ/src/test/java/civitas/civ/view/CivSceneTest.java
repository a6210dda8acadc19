package civitas.civ.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** That a scene shows everybody what they would see alone is a law; here, that it makes it once. */
class CivSceneTest {

    private static final int PLIES = 120;
    private static final CivGame GAME = new CivGame();

    private final Match<CivTable> match =
            Match.start(GAME, Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), 2, 11L));
    private final SplittableRandom random = new SplittableRandom(11);

    private void choose() {
        Seat seat = Seat.of(match.table().asking());
        List<Choice> choices = match.decision(seat).choices();
        match.choose(seat, choices.get(random.nextInt(choices.size())));
    }

    @Test
    void whatEverybodySeesIsMadeOnce() {
        CivScene scene = CivScene.of(match.table());
        while (!match.over() && match.plies() < PLIES) {
            choose();
            scene = scene.next(match.table());
            CivView red = scene.view(Viewer.of(Seat.RED));
            CivView blue = scene.view(Viewer.of(Seat.BLUE));
            assertThat(red.slots()).isSameAs(blue.slots());
            assertThat(red.squares()).isSameAs(blue.squares());
            assertThat(red.market()).isSameAs(blue.market());
            assertThat(red.players().getLast())
                    .isSameAs(scene.view(Viewer.SPECTATOR).players().getLast())
                    .isNotSameAs(blue.players().getLast());
        }
        assertThat(match.plies()).isEqualTo(PLIES);
    }

    @Test
    void whatHasNotChangedIsTheVerySame() {
        CivScene scene = CivScene.of(match.table());
        int changed = 0;
        while (!match.over() && match.plies() < PLIES) {
            CivView before = scene.view(Viewer.SPECTATOR);
            choose();
            scene = scene.next(match.table());
            CivView now = scene.view(Viewer.SPECTATOR);
            sameIfEqual(before.squares(), now.squares());
            sameIfEqual(before.cities(), now.cities());
            sameIfEqual(before.players(), now.players());
            sameIfEqual(before.market(), now.market());
            changed += before.players().equals(now.players()) ? 0 : 1;
            for (int seat = 0; seat < now.players().size(); seat++) {
                sameIfEqual(before.players().get(seat), now.players().get(seat));
            }
        }
        assertThat(changed).as("choices that changed a player").isPositive();
    }

    private static void sameIfEqual(Object before, Object now) {
        if (before.equals(now)) {
            assertThat(now).isSameAs(before);
        }
    }
}
