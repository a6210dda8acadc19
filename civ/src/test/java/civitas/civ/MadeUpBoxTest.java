package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Component;
import civitas.civ.content.Government;
import civitas.civ.content.Tech;
import civitas.civ.content.facts.Content;
import civitas.civ.hut.Exploring;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.CivBox;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.kernel.Box;
import civitas.kernel.BoxSet;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A box adds and replaces, and no rule knows its name. */
class MadeUpBoxTest {

    private static final int BEHIND_OTHER_BOXES = 50;

    private enum ClockTech implements Tech {
        CLOCKMAKING;

        @Override
        public int index() {
            return BEHIND_OTHER_BOXES + ordinal();
        }

        @Override
        public String code() {
            return "clockmaking";
        }
    }

    private enum ClockGovernment implements Government {
        CLOCKWORK_STATE;

        @Override
        public int index() {
            return BaseGovernment.values().length + ordinal();
        }

        @Override
        public String code() {
            return "clockwork-state";
        }
    }

    private static final CivBox CLOCKWORK = new Books.MadeUp(
            Box.expansion("clockwork", "X", BaseBox.ID),
            List.<Component>of(ClockTech.CLOCKMAKING, ClockGovernment.CLOCKWORK_STATE),
            MadeUpBoxTest::contribute);

    private static void contribute(Rulebook.Builder book) {
        book.card(
                ClockGovernment.CLOCKWORK_STATE,
                (hooks, self) -> hooks.city.production.join(
                        self, Hooks.CityBonus.of(book.content().spec(self).get("production"))));
        book.card(BaseGovernment.REPUBLIC, (hooks, self) -> {
            hooks.wealth.coins.join(
                    self, Hooks.Bonus.of(book.content().spec(self).get("coins")));
            hooks.license(self, Licence.ARMIES_FOUND_CITIES);
        });
        book.token("feast", (table, player, square) -> table.addCulture(player, 3));
    }

    private final Rulebook book = Rulebook.of(List.of(new BaseBox(), CLOCKWORK));

    private CivTable table() {
        return TestTable.choosing(book, BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .ready()
                .table();
    }

    @Test
    @Rule({"CV-01.01", "CV-01.09"})
    void rowsAndNumbersAreAddedAndReplaced() {
        Content content = book.content();
        assertThat(content.techs().all())
                .hasSize(BaseTech.values().length + 1)
                .startsWith(BaseTech.values())
                .endsWith(ClockTech.CLOCKMAKING);
        assertThat(content.techs().has(BEHIND_OTHER_BOXES - 1)).isFalse();
        assertThat(content.spec(BaseTech.POTTERY).hand()).isEqualTo(2);
        assertThat(content.spec(BaseTech.POTTERY).abilities()).isEmpty();
        assertThat(content.constants().cities).isEqualTo(3);
        assertThat(content.constants().stack).isEqualTo(Books.content().constants().stack);
        assertThat(Books.content().spec(BaseTech.POTTERY).hand()).isOne();
        assertThat(Books.content().techs().all()).doesNotContain(ClockTech.CLOCKMAKING);
    }

    @Test
    @Rule({"CV-01.08", "CV-01.10"})
    void cardsAreAddedAndReplaced() {
        CivTable table = table();
        table.setGovernment(0, BaseGovernment.REPUBLIC);
        assertThat(table.may(0, Licence.ARMIES_FOUND_CITIES)).isTrue();
        assertThat(table.may(0, Licence.SCOUTS_EXPLORE_HUTS)).isFalse();
        assertThat(table.sum(table.hooks().wealth.coins, 0)).isOne();
        table.learn(0, ClockTech.CLOCKMAKING);
        assertThat(table.player(0).unlocked() & ClockGovernment.CLOCKWORK_STATE.mask())
                .isNotZero();
        table.setGovernment(0, ClockGovernment.CLOCKWORK_STATE);
        assertThat(table.sumIn(table.hooks().city.production, Cities.of(0, 0))).isEqualTo(3);
        assertThat(table.copy().has(0, ClockGovernment.CLOCKWORK_STATE)).isTrue();
    }

    @Test
    @Rule("CV-08.37")
    void aTokenDoesWhatWasWrittenForIt() {
        CivTable table = table();
        int token = book.content().tokens() - 1;
        int square = table.cities().center(0);
        table.lands().putToken(square, token);
        Exploring.hut(table, 0, square);
        assertThat(table.player(0).culture()).isEqualTo(3);
        assertThat(table.player(0).tokens() >> token & 1).isZero();
    }

    @Test
    void aRulebookIsPutTogetherOnce() {
        CivGame game = new CivGame(List.of(new BaseBox(), CLOCKWORK));
        BoxSet both = game.boxSet(List.of("clockwork", BaseBox.ID));
        assertThat(game.book(both)).isSameAs(game.book(game.boxSet(List.of(BaseBox.ID, "clockwork"))));
        assertThat(game.book(both)).isNotSameAs(game.book(game.boxSet(List.of(BaseBox.ID))));
    }
}
