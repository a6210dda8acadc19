package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.DecisionInfo;
import civitas.server.api.Json;
import civitas.server.api.StandingInfo;
import civitas.server.patch.Patch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a seat is sent after a choice is the same, byte by byte, where everything is dealt anew that it may not know: not only the view,
 * also its choices with their words, prices and odds, and how everybody stands. So nothing can be read from lengths either.
 */
class RedealtStreamTest {

    private static final int PLIES = 60;
    private static final ClashGame GAME = new ClashGame();

    private final Lexicon words = new Catalogue(List.of(new ServedGame<>(GAME, (table, seat) -> 0)))
            .words(GAME.id(), GAME.usualBoxes().ids(), Language.EN);

    /** What changes from choice to choice of what one seat is told. */
    private record Told(Object view, List<DecisionInfo> decisions, List<StandingInfo> standings) {}

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void patchesTellNothingOfWhatIsHidden(int seats) {
        SplittableRandom random = new SplittableRandom(seats);
        Setup setup = Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), seats, 5L * seats);
        Match<ClashTable> match = Match.start(GAME, setup);
        List<Told> before = toldAt(match.table(), setup);
        List<ClashTable> tables = new ArrayList<>(List.of(match.table().copy()));
        int priced = 0;
        while (!match.over() && match.plies() < PLIES) {
            Seat chooser = Seat.of(match.table().asking());
            var choices = match.decision(chooser).choices();
            match.choose(chooser, choices.get(random.nextInt(choices.size())).code());
            List<Told> now = toldAt(match.table(), setup);
            for (int seat = 0; seat < seats; seat++) {
                String patch = Json.writeBriefly(Patch.between(before.get(seat), now.get(seat)));
                long seed = random.nextLong();
                String elsewhere = Json.writeBriefly(Patch.between(
                        told(redealt(tables.getLast(), seat, seed), setup, seat),
                        told(redealt(match.table(), seat, seed), setup, seat)));
                assertThat(patch).isEqualTo(elsewhere);
                priced += patch.contains("\"price\":[{") ? 1 : 0;
            }
            before = now;
            tables.add(match.table().copy());
        }
        assertThat(match.plies()).isEqualTo(PLIES);
        assertThat(priced).as("patches with prices").isPositive();
    }

    private static ClashTable redealt(ClashTable table, int seat, long seed) {
        return GAME.imagine(table, Seat.of(seat), seed);
    }

    private List<Told> toldAt(ClashTable table, Setup setup) {
        List<Told> all = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            all.add(told(table, setup, seat));
        }
        return all;
    }

    private Told told(ClashTable table, Setup setup, int seat) {
        Match<ClashTable> match = Match.from(GAME, setup, table.copy());
        Viewer viewer = Viewer.of(Seat.of(seat));
        Portrait.Knowledge knowledge = new Portrait.Knowledge(
                ply -> false,
                decision -> decision.required()
                        ? new Outlook<>(GAME, match.table(), decision.seat(), seat).of(decision)
                        : List.of(),
                new LogLines(words));
        Portrait<ClashTable> portrait = new Portrait<>(match, viewer, new Wording(words), knowledge);
        List<DecisionInfo> decisions = new ArrayList<>();
        if (!match.over()) {
            Decision decision = match.decision(Seat.of(seat));
            if (!decision.choices().isEmpty()) {
                decisions.add(portrait.decision(match.table(), decision));
            }
        }
        return new Told(GAME.view(match.table(), viewer), decisions, Portrait.standings(match, words));
    }
}
