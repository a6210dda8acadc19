package civitas.clash.view;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.table.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;
import civitas.clash.view.ClashView.CompletedView;
import civitas.clash.view.ClashView.GoodsView;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.PointsView;
import civitas.clash.view.ClashView.SupplyView;
import civitas.kernel.Standing;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One player as a viewer may know him: everything but the faces of his cards, unless he looks at himself (CC-18.1). */
final class PlayerSight {

    /** Stands for "as many as he likes". */
    private static final int NO_LIMIT = -1;

    private final ClashTable table;
    private final int seat;
    private final Player player;
    private final boolean own;

    PlayerSight(ClashTable table, int seat, Viewer viewer) {
        this.table = table;
        this.seat = seat;
        this.player = table.player(seat);
        this.own = viewer.is(seat);
    }

    PlayerView view(Optional<Standing> standing) {
        Cards hand = Cards.inHand(player);
        return new PlayerView(
                Sight.side(seat),
                Sight.goods(player.goods()),
                limits(),
                advances(player.advances()),
                advances(player.borrowed()),
                player.eventTrack(),
                Sight.count(hand),
                Sight.codes(table, new Cards(0, player.greatPeople(), 0, 0)),
                own ? Sight.codes(table, hand) : List.of(),
                completed(),
                wonders(),
                supply(),
                player.lostActions(),
                standing.map(PlayerSight::points).orElse(List.of()),
                standing.map(own -> (int) (2 * own.points())).orElse(0),
                standing.map(Standing::place).orElse(0));
    }

    private GoodsView limits() {
        return new GoodsView(
                table.cap(seat, Good.FOOD),
                table.cap(seat, Good.ORE),
                table.cap(seat, Good.WOOD),
                table.cap(seat, Good.IDEAS),
                table.cap(seat, Good.GOLD),
                NO_LIMIT,
                NO_LIMIT);
    }

    private static List<String> advances(long set) {
        List<String> codes = new ArrayList<>();
        for (long m = set; m != 0; m &= m - 1) {
            codes.add(Advance.of(Long.numberOfTrailingZeros(m)).code());
        }
        return List.copyOf(codes);
    }

    private List<CompletedView> completed() {
        Content content = table.content();
        List<CompletedView> views = new ArrayList<>();
        for (long m = player.completed(); m != 0; m &= m - 1) {
            ObjectiveCard card = content.objectiveCard(Long.numberOfTrailingZeros(m));
            boolean lower = player.completedLower(card.number());
            views.add(new CompletedView(card.code(), (lower ? card.lower() : card.upper()).code(), lower));
        }
        return List.copyOf(views);
    }

    private List<String> wonders() {
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < Wonder.COUNT; i++) {
            if (player.holds(Wonder.of(i))) {
                codes.add(Wonder.of(i).code());
            }
        }
        return List.copyOf(codes);
    }

    private SupplyView supply() {
        return new SupplyView(
                table.settlementsLeft(seat),
                table.buildingsLeft(seat, Building.ACADEMY),
                table.buildingsLeft(seat, Building.FORTRESS),
                table.buildingsLeft(seat, Building.PORT),
                table.buildingsLeft(seat, Building.TEMPLE),
                table.unitsLeft(seat, UnitType.SETTLER),
                table.unitsLeft(seat, UnitType.INFANTRY),
                table.unitsLeft(seat, UnitType.SHIP));
    }

    private static List<PointsView> points(Standing standing) {
        List<PointsView> points = new ArrayList<>();
        standing.categories().forEach((category, worth) -> points.add(new PointsView(category, (int) (2 * worth))));
        return List.copyOf(points);
    }
}
