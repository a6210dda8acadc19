package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
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
class ClashSceneTest {

    private static final int PLIES = 120;
    private static final ClashGame GAME = new ClashGame();

    private final Match<ClashTable> match =
            Match.start(GAME, Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), 2, 11L));
    private final SplittableRandom random = new SplittableRandom(11);

    private void choose() {
        Seat seat = Seat.of(match.table().asking());
        List<Choice> choices = match.decision(seat).choices();
        match.choose(seat, choices.get(random.nextInt(choices.size())));
    }

    @Test
    void whatEverybodySeesIsMadeOnce() {
        ClashScene scene = ClashScene.of(match.table());
        while (!match.over() && match.plies() < PLIES) {
            choose();
            scene = scene.next(match.table());
            ClashView red = scene.view(Viewer.of(Seat.RED));
            ClashView blue = scene.view(Viewer.of(Seat.BLUE));
            assertThat(red.board()).isSameAs(blue.board());
            assertThat(red.cities()).isSameAs(blue.cities());
            assertThat(red.units()).isSameAs(blue.units());
            assertThat(red.decks()).isSameAs(blue.decks());
            assertThat(red.players().getLast())
                    .isSameAs(scene.view(Viewer.SPECTATOR).players().getLast())
                    .isNotSameAs(blue.players().getLast());
        }
        assertThat(match.plies()).isEqualTo(PLIES);
    }

    @Test
    void whatHasNotChangedIsTheVerySame() {
        ClashScene scene = ClashScene.of(match.table());
        int changed = 0;
        while (!match.over() && match.plies() < PLIES) {
            ClashView before = scene.view(Viewer.SPECTATOR);
            choose();
            scene = scene.next(match.table());
            ClashView now = scene.view(Viewer.SPECTATOR);
            sameIfEqual(before.board(), now.board());
            sameIfEqual(before.cities(), now.cities());
            sameIfEqual(before.players(), now.players());
            sameIfEqual(before.lasting(), now.lasting());
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
