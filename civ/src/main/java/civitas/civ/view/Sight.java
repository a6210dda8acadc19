package civitas.civ.view;

import civitas.civ.board.Slot;
import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.Yield;
import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.state.Pieces;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.Clock;
import civitas.civ.view.CivView.GroupView;
import civitas.civ.view.CivView.OfferView;
import civitas.civ.view.CivView.PlayerView;
import civitas.civ.view.CivView.SlotView;
import civitas.civ.view.CivView.SquareView;
import civitas.civ.view.CivView.StackView;
import civitas.civ.view.CivView.YieldView;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Looks at a table with the eyes of a spectator, whose view everybody shares: the map and what stands on it. */
final class Sight {

    private static final YieldView NO_YIELD = new YieldView(0, 0, 0, 0);

    /** What squares give is seldom more than this of anything. */
    private static final int FEW = 4;

    /** The views of such yields, made once: equal views are equal whoever made them. */
    private static final YieldView[] LITTLE = new YieldView[FEW * FEW * FEW * FEW];

    static {
        for (int i = 0; i < LITTLE.length; i++) {
            LITTLE[i] = new YieldView(i % FEW, i / FEW % FEW, i / (FEW * FEW) % FEW, i / (FEW * FEW * FEW));
        }
    }

    private final CivTable table;

    Sight(CivTable table) {
        this.table = table;
    }

    CivView view() {
        List<PlayerView> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            players.add(new PlayerSight(table, seat).view());
        }
        return new CivView(
                "",
                clock(),
                table.board().columns(),
                table.board().rows(),
                squares(),
                slots(),
                cities(),
                stacks(),
                List.copyOf(players),
                new MarketSight(table).view(),
                List.of(),
                List.of(),
                group(),
                new BattleSight(table, Viewer.SPECTATOR).view(),
                new TalkSight(table, Viewer.SPECTATOR).offers(),
                OfferView.NONE,
                table.winner() < 0 ? "" : seat(table.winner()),
                table.over() && table.victory() != Victory.NONE
                        ? table.victory().code()
                        : "");
    }

    static String seat(int player) {
        return player < 0 ? "" : Seat.of(player).code();
    }

    private Clock clock() {
        List<String> thinking = new ArrayList<>();
        for (int rest = table.asked(); rest != 0; rest &= rest - 1) {
            thinking.add(seat(Integer.numberOfTrailingZeros(rest)));
        }
        return new Clock(
                table.turn().number(),
                table.turn().phase().code(),
                seat(table.turn().first()),
                seat(table.turn().active()),
                List.copyOf(thinking),
                table.over());
    }

    static YieldView yields(int packed) {
        int trade = Yield.trade(packed);
        int production = Yield.production(packed);
        int culture = Yield.culture(packed);
        int coins = Yield.coins(packed);
        return (trade | production | culture | coins) < FEW
                ? LITTLE[trade + FEW * (production + FEW * (culture + FEW * coins))]
                : new YieldView(trade, production, culture, coins);
    }

    // --- the map ----------------------------------------------------------------------------------------------------

    private List<SquareView> squares() {
        List<SquareView> squares = new ArrayList<>(table.board().size());
        for (int square = 0; square < table.board().size(); square++) {
            if (table.board().exists(square)) {
                squares.add(table.lands().isKnown(square) ? known(square) : unknown(square));
            }
        }
        return Collections.unmodifiableList(squares); // a copy of so many would cost more than it says
    }

    private SquareView unknown(int square) {
        Square place = table.square(square);
        return new SquareView(
                place.code(),
                place.x(),
                place.y(),
                table.board().slotOf(square),
                false,
                "",
                NO_YIELD,
                "",
                "",
                "",
                "",
                "",
                "",
                false,
                false,
                false);
    }

    private SquareView known(int square) {
        int city = table.cities().around(square);
        boolean covered = !table.pieces().isEmpty(square) || table.cities().at(square) >= 0;
        Square place = table.square(square);
        return new SquareView(
                place.code(),
                place.x(),
                place.y(),
                table.board().slotOf(square),
                true,
                table.lands().terrain(square).code(),
                yields(Yields.of(table, square)),
                covered
                        ? ""
                        : table.lands().resource(square).map(Resource::code).orElse(""),
                token(square),
                table.landmarks().has(square) ? table.landmarks().on(square).code() : "",
                pieceKind(square),
                piece(square),
                city < 0 ? "" : table.square(table.cities().center(city)).code(),
                table.lands().isStruck(square),
                Yields.isBlockaded(table, square),
                table.locked().has(square));
    }

    private String token(int square) {
        if (!table.lands().hasToken(square)) {
            return "";
        }
        return table.lands().hasVillage(square) ? "village" : "hut";
    }

    private String pieceKind(int square) {
        Pieces pieces = table.pieces();
        if (pieces.isEmpty(square)) {
            return "";
        }
        if (pieces.isBuilding(square)) {
            return "building";
        }
        return pieces.isWonder(square) ? "wonder" : "great-person";
    }

    private String piece(int square) {
        Pieces pieces = table.pieces();
        if (pieces.isEmpty(square)) {
            return "";
        }
        return pieces.isPerson(square)
                ? table.content().person(pieces.person(square)).code()
                : pieces.code(square);
    }

    private List<SlotView> slots() {
        List<SlotView> slots = new ArrayList<>();
        for (Slot slot : table.board().slots()) {
            boolean known = table.lands().isRevealed(slot.index());
            slots.add(new SlotView(
                    slot.code(),
                    slot.x(),
                    slot.y(),
                    known,
                    known
                            ? table.content()
                                    .tile(table.lands().tile(slot.index()))
                                    .id()
                            : "",
                    known ? table.lands().turns(slot.index()) : 0));
        }
        return List.copyOf(slots);
    }

    private List<CityView> cities() {
        List<CityView> cities = new ArrayList<>();
        for (int city = 0; city < table.cities().size(); city++) {
            if (table.cities().exists(city)) {
                cities.add(CitySight.view(table, city));
            }
        }
        return List.copyOf(cities);
    }

    private List<StackView> stacks() {
        List<StackView> stacks = new ArrayList<>();
        for (int square = 0; square < table.board().size(); square++) {
            int holder = table.figures().holder(square);
            if (holder >= 0) {
                int figures = table.figures().on(holder, square);
                int done = table.player(holder).moved() | table.player(holder).frozen();
                stacks.add(new StackView(
                        table.square(square).code(),
                        seat(holder),
                        table.figures().count(holder, Figure.ARMY, square),
                        table.figures().count(holder, Figure.SCOUT, square),
                        Integer.bitCount(figures & ~done)));
            }
        }
        return List.copyOf(stacks);
    }

    private GroupView group() {
        Group group = table.group();
        if (!group.isMoving()) {
            return GroupView.NONE;
        }
        int armies = Integer.bitCount(group.figures() & ((1 << Figures.ARMIES) - 1));
        return new GroupView(
                seat(group.player()),
                table.square(group.square()).code(),
                armies,
                Integer.bitCount(group.figures()) - armies,
                group.points());
    }
}
