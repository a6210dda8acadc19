package civitas.civ.culture.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.TestTable;
import civitas.civ.culture.Events;
import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random players with many cards: nothing gets lost or stuck. */
class RandomEventsTest {

    private static final int DECISIONS = 800;

    private static final List<Lexicon> LEXICONS = Stream.of(Language.values())
            .map(language -> Lexicon.load(language, new CivGame().bundles()))
            .toList();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Rule("CV-07.07")
    void nothingGetsLost(long seed) {
        TestTable test = TestTable.begun(2 + (int) (seed % 3), TestTable.STANDARD, seed);
        CivTable table = test.table();
        Random random = new Random(seed);
        int[] track = new int[table.seats()];
        table.listen(event -> {
            assertSaid(event.text());
            assertSaid(event.others());
        });
        for (int i = 0; i < DECISIONS && !table.over(); i++) {
            if (table.atRest() && i % 5 == 0) {
                refresh(table, random);
            }
            int seat = table.asking();
            List<Choice> choices = table.choices(seat);
            assertSaid(table.decision(Seat.of(seat)).prompt());
            choices.forEach(choice -> assertSaid(choice.label()));
            table.choose(seat, choices.get(random.nextInt(choices.size())));
            Audit.check(table);
            if (i % 20 == 0) {
                assertThat(table.copy().dump()).hasToString(table.dump().toString());
            }
            for (int player = 0; player < table.seats(); player++) {
                assertThat(table.player(player).track()).isGreaterThanOrEqualTo(track[player]);
                track[player] = table.player(player).track();
            }
        }
    }

    private static void assertSaid(Phrase phrase) {
        for (Lexicon lexicon : LEXICONS) {
            assertThat(lexicon.say(phrase)).doesNotContain("[", "{");
        }
    }

    /** Somebody gets culture and a card, as long as there is room for it. */
    private static void refresh(CivTable table, Random random) {
        int player = random.nextInt(table.seats());
        table.addCulture(player, 3);
        if (table.player(player).hand().size() < table.handLimit(player)) {
            Events.draw(table, player, 1 + random.nextInt(3));
        }
    }
}
