package civitas.clash.card;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random players with full hands: nothing breaks, no card is lost, and every card that can be played is. */
class CardsSmokeTest {

    private static final int GAMES = 60;

    @Test
    @Rule({"CC-10.8", "CC-10.13", "CC-10.14"})
    void randomGamesKeepAllCards() {
        Set<String> played = new TreeSet<>();
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(game);
            ClashTable table = TestTable.GAME.deal(Setup.of(
                    ClashGame.ID,
                    List.of(ClashGame.MONUMENTAL),
                    Map.of("initial-settler", "city"),
                    2 + game % 3,
                    game));
            enrich(table, random);
            while (!table.over()) {
                int seat = table.asking();
                List<Choice> choices = table.choices(seat);
                Choice choice = choices.get(random.nextInt(choices.size()));
                if (choice.code().startsWith("play a")) {
                    played.add(table.content()
                            .actionCard(Integer.parseInt(choice.subject().code().substring(1)))
                            .civil()
                            .code());
                } else if (choice.code().startsWith("play e")) {
                    played.add(choice.subject().code());
                }
                table.choose(seat, choice);
                TestTable.GAME.audit(table);
            }
        }
        assertThat(played)
                .as("of 20 civil effects between actions and 9 great people")
                .hasSizeGreaterThan(24);
    }

    private static void enrich(ClashTable table, Random random) {
        for (int seat = 0; seat < table.seats(); seat++) {
            Player p = table.player(seat);
            for (int i = 0; i < 7; i++) {
                Drawing.actionCard(table, seat);
            }
            Drawing.objectiveCard(table, seat);
            p.setGreatPeople(Numbers.NONE);
            for (int card = 18 + seat; card <= 26; card += table.seats()) {
                table.eventDeck().remove(card);
                p.setGreatPeople(p.greatPeople().with(card));
            }
            for (int i = 0; i < Good.COUNT; i++) {
                table.gain(seat, Good.of(i), 6);
            }
            table.cities().setBuilding(p.home(), BaseBuilding.ACADEMY, seat);
            if (random.nextBoolean()) {
                p.setAdvances(p.advances().or(Numbers.of(BaseAdvance.ARTS.number(), BaseAdvance.MATH.number())));
            }
        }
        Wonder mausoleum = Wonder.GREAT_MAUSOLEUM;
        table.wonderDeck().remove(mausoleum.ordinal() + 1);
        table.wonders().build(mausoleum, 0);
        table.player(0).setWonder(mausoleum, true);
        table.cities().addWonder(table.player(0).home(), mausoleum);
        int near = table.board().neighbours(table.player(0).home())[0];
        if (table.lands().isLand(near) && table.units().isEmpty(near)) {
            table.cities().setOwner(near, ClashTable.BARBARIANS);
            table.cities().setMood(near, Mood.NEUTRAL);
            table.units().add(ClashTable.BARBARIANS, BaseUnit.INFANTRY, near, 2);
        }
    }
}
