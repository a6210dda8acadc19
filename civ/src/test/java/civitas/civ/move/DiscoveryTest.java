package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Terrain;
import civitas.civ.state.Lands;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiscoveryTest {

    /** The tile east of the first home tile. */
    private static final int EAST = 1;

    /** The tile south of it. */
    private static final int SOUTH = 2;

    @Test
    @Rule({"CV-EX-25", "CV-08.23", "CV-08.24", "CV-08.26", "CV-08.28", "CV-08.31", "CV-17.17"})
    void anArmyTurnsATileUpWithoutMoving() {
        Field field = Field.unexplored().army(0, "D2").step(0).choose("move D2");
        assertThat(field.codes("discover")).containsExactly("discover tile-2");
        field.choose("discover tile-2");
        CivTable table = field.table();
        assertThat(table.lands().isRevealed(EAST)).isTrue();
        assertThat(table.lands().turns(EAST))
                .as("the arrow edge lies in the west")
                .isEqualTo(1);
        assertTokens(table, EAST);
        assertThat(table.group().square()).isEqualTo(field.square("D2"));
        assertThat(table.group().points()).isOne();
        assertThat(field.codes()).contains("stop", "step D1");
        assertThat(table.player(0).seenTokens() | table.player(1).seenTokens()).isZero();
    }

    private static void assertTokens(CivTable table, int slot) {
        Lands lands = table.lands();
        for (int i = 0; i < Board.TILE * Board.TILE; i++) {
            int square = table.board().squareOf(table.board().slot(slot), i);
            boolean symbol =
                    lands.printed(square).hut() || lands.printed(square).village();
            assertThat(lands.hasToken(square)).isEqualTo(symbol);
            assertThat(lands.hasVillage(square)).isEqualTo(lands.printed(square).village());
        }
    }

    @Test
    @Rule({"CV-EX-26", "CV-08.26", "CV-08.27"})
    void theArrowEdgeLiesAtTheDiscoverer() {
        Board board = Books.base().layouts().forPlayers(4);
        Slot middle = board.slot(5);
        assertThat(board.turnsSeenFrom(square(board, middle, 1, Board.TILE), middle))
                .isEqualTo(0);
        assertThat(board.turnsSeenFrom(square(board, middle, -1, 1), middle)).isEqualTo(1);
        assertThat(board.turnsSeenFrom(square(board, middle, 1, -1), middle)).isEqualTo(2);
        assertThat(board.turnsSeenFrom(square(board, middle, Board.TILE, 1), middle))
                .isEqualTo(3);
        // After so many quarter turns clockwise the printed southern edge lies south, west, north, east.
        int[] edge = {1 + 3 * Board.TILE, Board.TILE, 1, 3 + Board.TILE};
        for (int turns = 0; turns < edge.length; turns++) {
            assertThat(Board.printed(edge[turns], turns) / Board.TILE).isEqualTo(Board.TILE - 1);
        }
        Slot offset = Books.base().layouts().forPlayers(3).slot(1);
        Board pyramid = Books.base().layouts().forPlayers(3);
        assertThat(pyramid.turnsSeenFrom(square(pyramid, offset, 2, -1), offset))
                .as("from the tile half above it")
                .isEqualTo(2);
    }

    private static int square(Board board, Slot slot, int x, int y) {
        return (slot.y() + y) * board.columns() + slot.x() + x;
    }

    @Test
    @Rule({"CV-08.24", "CV-08.33", "CV-08.05"})
    void aScoutDiscoversSeveralTilesInOneMove() {
        Field field = Field.unexplored().scout(0, "D4").step(0).choose("move D4");
        assertThat(field.codes("discover")).containsExactlyInAnyOrder("discover tile-2", "discover tile-3");
        field.choose("discover tile-2", "discover tile-3");
        assertThat(field.isChoosing()).isTrue();
        assertThat(field.scouts(0, "D4")).isOne();
        assertThat(field.table().lands().isRevealed(SOUTH)).isTrue();
        assertThat(field.table().lands().turns(SOUTH)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-08.25", "CV-08.31"})
    void aGroupPaysOncePerMemberAndGoesOn() {
        Field field = Field.unexplored().army(0, "D2", "D2").step(0).choose("move D2", "take a2s0", "discover tile-2");
        assertThat(field.table().group().points()).isOne();
        field.table().lands().strike(field.square("E2"), Terrain.GRASSLAND);
        field.table().lands().takeToken(field.square("E2"));
        field.choose("stop").untilNextFigure();
        assertThat(field.armies(0, "D2")).isEqualTo(2);
        assertThat(field.codes("move")).isEmpty();
    }

    @Test
    @Rule("CV-08.31")
    void theNewTileCanBeEnteredAtOnce() {
        for (String square : new String[] {"D1", "D2", "D3", "D4"}) {
            Field field = Field.unexplored()
                    .army(0, square)
                    .knows(0, BaseTech.SAILING)
                    .step(0);
            field.choose("move " + square, "discover tile-2");
            assertThat(field.codes()).contains("step E" + square.charAt(1));
        }
    }

    @Test
    @Rule("CV-08.32")
    void whoCrossesWaterDiscoversOnlyIfHeCanStillLand() {
        Field field =
                Field.unexplored().army(0, "C2").knows(0, BaseTech.NAVIGATION).water("D2");
        field.step(0).choose("move C2", "step D2");
        assertThat(field.codes("discover"))
                .as("one point left is needed to land")
                .isEmpty();
        field = Field.unexplored()
                .army(0, "C2")
                .knows(0, BaseTech.NAVIGATION, BaseTech.HORSEBACK_RIDING)
                .water("D2");
        field.step(0).choose("move C2", "step D2", "discover tile-2");
        assertThat(field.codes()).contains("step D1", "step D3", "step C2").doesNotContain("stop");
    }

    @Test
    @Rule("CV-08.29")
    void withoutTokensTheSymbolsStayEmpty() {
        Field field = Field.unexplored().army(0, "D2");
        CivTable table = field.table();
        while (!table.market().huts().isExhausted()) {
            table.market().huts().draw(table.chance());
        }
        while (!table.market().villages().isExhausted()) {
            table.market().villages().draw(table.chance());
        }
        field.step(0).choose("move D2", "discover tile-2");
        for (int i = 0; i < Board.TILE * Board.TILE; i++) {
            assertThat(table.lands()
                            .hasToken(table.board().squareOf(table.board().slot(EAST), i)))
                    .isFalse();
        }
    }

    @Test
    void whoIsLockedInMayStillLook() {
        Field field = Field.unexplored().army(0, "D2");
        field.table().locked().add(field.square("D2"));
        field.step(0).choose("move D2");
        assertThat(field.codes()).as("answered by itself").isNotEmpty();
        assertThat(field.table().lands().isRevealed(EAST)).isTrue();
        field.untilNextFigure();
        assertThat(field.armies(0, "D2")).isOne();
    }

    @Test
    void everythingHasWordsInBothLanguages() {
        Field field = Field.unexplored().army(0, "D2").scout(0, "D2").step(0).choose("move D2");
        List<String> bundles =
                List.of("civitas/kernel/messages/kernel", "civitas/civ/messages/turn", "civitas/civ/messages/move");
        for (int i = 0; i < 2; i++) {
            for (Language language : Language.values()) {
                Lexicon lexicon = Lexicon.load(language, bundles);
                assertThat(lexicon.say(field.table().decision(Seat.RED).prompt()))
                        .doesNotContain("⟨", "{");
                for (Choice choice : field.table().choices(0)) {
                    assertThat(lexicon.say(choice.label())).doesNotContain("⟨", "{");
                }
            }
            field.choose(field.codes().getFirst());
        }
    }
}
