package civitas.clash.view;

import civitas.clash.content.CardKind;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.event.Pestilence;
import civitas.clash.objective.Exclusions;
import civitas.clash.score.Scoring;
import civitas.clash.state.BoxSheet;
import civitas.clash.state.Cards;
import civitas.clash.state.Cities;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView.Clock;
import civitas.clash.view.ClashView.CountView;
import civitas.clash.view.ClashView.Deciding;
import civitas.clash.view.ClashView.DecksView;
import civitas.clash.view.ClashView.GoodsView;
import civitas.clash.view.ClashView.HandView;
import civitas.clash.view.ClashView.LastingView;
import civitas.clash.view.ClashView.OfferView;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.SourceView;
import civitas.clash.view.ClashView.TruceView;
import civitas.clash.view.ClashView.WonderView;
import civitas.kernel.Deck;
import civitas.kernel.Standing;
import civitas.kernel.Thing;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** Looks at a table with the eyes of a spectator: what they see everybody sees. */
final class Sight {

    static final GoodsView NO_GOODS = new GoodsView(0, 0, 0, 0, 0, 0, 0);
    static final HandView NO_CARDS = new HandView(0, 0, 0);

    private final ClashTable table;
    private final List<Standing> standings;

    Sight(ClashTable table) {
        this.table = table;
        this.standings = Scoring.standings(table);
    }

    ClashView view() {
        BoardSight board = new BoardSight(table);
        BattleSight battle = new BattleSight(table, Viewer.SPECTATOR);
        return new ClashView(
                "",
                clock(),
                board.spaces(),
                board.cities(),
                board.units(),
                players(),
                builtWonders(),
                decks(),
                lasting(),
                battle.running(),
                battle.last(),
                new TradeSight(table, Viewer.SPECTATOR).offers(),
                OfferView.NONE,
                List.of(),
                new Deciding(seats(table.asked()), seats(table.invited()), ""),
                result(),
                board.tokens(),
                board.blockades(),
                List.of());
    }

    static SourceView source(Thing thing) {
        return new SourceView(thing.kind(), thing.code());
    }

    /** The code of a side; empty for nobody. */
    static String side(ClashTable table, int side) {
        if (side == Cities.NOBODY) {
            return "";
        }
        return table.sides().code(side);
    }

    private Clock clock() {
        List<String> order = new ArrayList<>();
        for (byte seat : table.order()) {
            order.add(side(table, seat));
        }
        return new Clock(
                table.age(),
                table.round(),
                table.rules().options().ages(),
                Actions.isTurnOf(table, table.active()) ? side(table, table.active()) : "",
                side(table, table.firstPlayer()),
                table.turn().actionsLeft(),
                List.copyOf(order),
                table.over());
    }

    // --- players and cards ------------------------------------------------------------------------------------------

    private List<PlayerView> players() {
        List<PlayerView> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            players.add(new PlayerSight(table, seat).view(standing(seat)));
        }
        return List.copyOf(players);
    }

    private Optional<Standing> standing(int seat) {
        for (Standing standing : standings) {
            if (standing.seat().index() == seat) {
                return Optional.of(standing);
            }
        }
        return Optional.empty();
    }

    private List<WonderView> builtWonders() {
        List<WonderView> views = new ArrayList<>();
        for (Wonder wonder : table.content().wonders()) {
            if (table.wonders().builder(wonder) != Cities.NOBODY) {
                views.add(new WonderView(
                        wonder.code(),
                        side(table, table.wonders().builder(wonder)),
                        side(table, table.wonders().holder(wonder)),
                        table.wonders().isBuried(wonder)));
            }
        }
        return List.copyOf(views);
    }

    private DecksView decks() {
        List<String> open = new ArrayList<>();
        for (Wonder wonder : table.content().wonders()) {
            if (table.wonders().isOpen(wonder) || isShown(wonder)) {
                open.add(wonder.code());
            }
        }
        return new DecksView(
                table.actionDeck().size(),
                table.eventDeck().size(),
                table.objectiveDeck().size(),
                table.wonderDeck().size(),
                discards(table.actionDeck(), table.content()::actionCard),
                discards(table.eventDeck(), table.content()::eventCard),
                discards(table.objectiveDeck(), table.content()::objectiveCard),
                List.copyOf(open));
    }

    /** Whether its card lies face up on a sheet of a box. */
    private boolean isShown(Wonder wonder) {
        for (BoxSheet sheet : table.sheets()) {
            if (sheet.cards(CardKind.WONDER).has(wonder.card())) {
                return true;
            }
        }
        return false;
    }

    private static List<String> discards(Deck deck, IntFunction<Thing> card) {
        List<String> codes = new ArrayList<>();
        for (byte number : deck.discardPile()) {
            codes.add(card.apply(number).code());
        }
        return List.copyOf(codes);
    }

    private LastingView lasting() {
        List<TruceView> truces = new ArrayList<>();
        List<String> founders = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.lasting().truce(seat) != Cities.NOBODY) {
                truces.add(new TruceView(
                        side(table, seat), side(table, table.lasting().truce(seat))));
            }
            if (Exclusions.isBound(table, seat)) {
                founders.add(side(table, seat));
            }
        }
        return new LastingView(
                Pestilence.rages(table),
                codes(table, Cards.people(table.lasting().keptEvents())),
                List.copyOf(truces),
                List.copyOf(founders));
    }

    /** How many there are of each kind of unit, without those of which there are none. */
    static List<CountView> present(ClashTable table, ToIntFunction<UnitType> number) {
        List<CountView> counts = new ArrayList<>();
        for (UnitType type : table.roster().all()) {
            if (number.applyAsInt(type) > 0) {
                counts.add(new CountView(type.code(), number.applyAsInt(type)));
            }
        }
        return List.copyOf(counts);
    }

    static GoodsView goods(Goods goods) {
        return new GoodsView(
                goods.get(Good.FOOD),
                goods.get(Good.ORE),
                goods.get(Good.WOOD),
                goods.get(Good.IDEAS),
                goods.get(Good.GOLD),
                goods.get(Good.CULTURE),
                goods.get(Good.MOOD));
    }

    static HandView count(Cards cards) {
        return new HandView(
                cards.count(CardKind.ACTION), cards.count(CardKind.OBJECTIVE), cards.count(CardKind.WONDER));
    }

    static List<String> codes(ClashTable table, Cards cards) {
        List<String> codes = new ArrayList<>();
        for (Thing card : cards.list(table.content())) {
            codes.add(card.code());
        }
        return List.copyOf(codes);
    }

    // --- what is going on -------------------------------------------------------------------------------------------

    private List<String> seats(int mask) {
        List<String> seats = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            seats.add(side(table, Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(seats);
    }

    private List<String> result() {
        if (!table.over()) {
            return List.of();
        }
        List<Standing> places = new ArrayList<>(standings);
        places.sort(Comparator.comparingInt(Standing::place));
        List<String> seats = new ArrayList<>();
        for (Standing standing : places) {
            seats.add(standing.seat().code());
        }
        return List.copyOf(seats);
    }
}
