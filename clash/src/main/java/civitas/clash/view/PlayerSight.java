package civitas.clash.view;

import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Objective;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Content;
import civitas.clash.state.Cards;
import civitas.clash.state.Player;
import civitas.clash.table.Belonging;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Custody;
import civitas.clash.table.HowFar;
import civitas.clash.table.PlayerToken;
import civitas.clash.table.Progress;
import civitas.clash.view.ClashView.BelongingView;
import civitas.clash.view.ClashView.CaptivesView;
import civitas.clash.view.ClashView.CompletedView;
import civitas.clash.view.ClashView.CountView;
import civitas.clash.view.ClashView.GoalView;
import civitas.clash.view.ClashView.GoodsView;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.PointsView;
import civitas.clash.view.ClashView.SupplyView;
import civitas.clash.view.ClashView.TrophyView;
import civitas.kernel.Numbers;
import civitas.kernel.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One player as others may know him: everything but the faces of his cards, which he alone knows (CC-18.1). */
final class PlayerSight {

    /** Stands for "as many as he likes". */
    private static final int NO_LIMIT = -1;

    private final ClashTable table;
    private final int seat;
    private final Player player;

    PlayerSight(ClashTable table, int seat) {
        this.table = table;
        this.seat = seat;
        this.player = table.player(seat);
    }

    /** What everybody sees. */
    PlayerView view(Optional<Standing> standing) {
        Cards hand = Cards.inHand(player);
        return new PlayerView(
                Sight.side(table, seat),
                Sight.goods(player.goods()),
                limits(),
                advances(player.advances()),
                advances(player.borrowed()),
                player.eventTrack(),
                Sight.count(hand),
                Sight.codes(table, Cards.people(player.greatPeople())),
                List.of(),
                List.of(),
                completed(),
                wonders(),
                supply(),
                player.lostActions(),
                standing.map(PlayerSight::points).orElse(List.of()),
                standing.map(own -> (int) (2 * own.points())).orElse(0),
                standing.map(Standing::place).orElse(0),
                belongings(ClashTable.NOBODY),
                trophies(),
                captives());
    }

    /** The same for somebody in a seat, who may be the player. */
    PlayerView seenBy(int looker, PlayerView open) {
        boolean own = looker == seat;
        List<BelongingView> belongings = belongings(looker);
        if (!own && belongings.equals(open.belongings())) {
            return open;
        }
        return new PlayerView(
                open.seat(),
                open.goods(),
                open.limits(),
                open.advances(),
                open.borrowed(),
                open.eventTrack(),
                open.hand(),
                open.greatPeople(),
                own ? Sight.codes(table, Cards.inHand(player)) : List.of(),
                own ? goals() : List.of(),
                open.completed(),
                open.wonders(),
                open.supply(),
                open.lostActions(),
                open.points(),
                open.halves(),
                open.place(),
                belongings,
                open.trophies(),
                open.captives());
    }

    private List<GoalView> goals() {
        List<GoalView> views = new ArrayList<>();
        Numbers cards = player.objectiveCards();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ObjectiveCard card = table.content().objectiveCard(number);
            for (Objective objective : List.of(card.upper(), card.lower())) {
                HowFar far = table.book().goals().howFar(table, seat, objective);
                GoalView view = new GoalView(objective.code(), far.have(), far.need());
                if (far.isTold() && !views.contains(view)) {
                    views.add(view);
                }
            }
        }
        return List.copyOf(views);
    }

    private List<BelongingView> belongings(int looker) {
        List<BelongingView> views = new ArrayList<>();
        for (Belonging belonging : table.book().belongings()) {
            List<String> codes = belonging.shown().of(table, seat, looker);
            if (!codes.isEmpty()) {
                views.add(new BelongingView(belonging.name(), List.copyOf(codes)));
            }
        }
        return List.copyOf(views);
    }

    private List<TrophyView> trophies() {
        List<TrophyView> views = new ArrayList<>();
        for (PlayerToken token : table.book().playerTokens()) {
            int number = token.number().of(table, seat);
            if (number > 0) {
                views.add(new TrophyView(Sight.source(token.source()), number));
            }
        }
        return List.copyOf(views);
    }

    private List<CaptivesView> captives() {
        if (table.book().custodies().isEmpty()) {
            return List.of();
        }
        List<CaptivesView> views = new ArrayList<>();
        for (int side = 0; side < table.sides().count(); side++) {
            List<CountView> units = captives(side);
            if (!units.isEmpty()) {
                views.add(new CaptivesView(Sight.side(table, side), units));
            }
        }
        return List.copyOf(views);
    }

    private List<CountView> captives(int side) {
        return Sight.present(
                table,
                type -> table.book().custodies().stream()
                        .filter(Custody::isShown)
                        .mapToInt(custody -> custody.held(table, seat, side, type))
                        .sum());
    }

    private GoodsView limits() {
        return new GoodsView(
                table.cap(seat, Good.FOOD),
                table.cap(seat, Good.ORE),
                table.cap(seat, Good.WOOD),
                table.cap(seat, Good.IDEAS),
                table.cap(seat, Good.GOLD),
                tokenLimit(Good.CULTURE),
                tokenLimit(Good.MOOD));
    }

    private int tokenLimit(Good token) {
        int limit = table.cap(seat, token);
        return limit == Progress.UNLIMITED ? NO_LIMIT : limit;
    }

    private List<String> advances(Numbers set) {
        List<String> codes = new ArrayList<>();
        for (int number = set.next(0); number >= 0; number = set.next(number + 1)) {
            codes.add(table.content().advance(number).code());
        }
        return List.copyOf(codes);
    }

    private List<CompletedView> completed() {
        Content content = table.content();
        List<CompletedView> views = new ArrayList<>();
        Numbers cards = player.completed();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ObjectiveCard card = content.objectiveCard(number);
            boolean lower = player.completedLower(card.number());
            views.add(new CompletedView(card.code(), (lower ? card.lower() : card.upper()).code(), lower));
        }
        return List.copyOf(views);
    }

    private List<String> wonders() {
        List<String> codes = new ArrayList<>();
        for (Wonder wonder : table.content().wonders()) {
            if (player.holds(wonder)) {
                codes.add(wonder.code());
            }
        }
        return List.copyOf(codes);
    }

    private SupplyView supply() {
        List<CountView> buildings = new ArrayList<>();
        for (Building building : table.content().buildings().all()) {
            buildings.add(new CountView(building.code(), table.buildingsLeft(seat, building)));
        }
        List<CountView> units = new ArrayList<>();
        for (UnitType type : table.roster().all()) {
            units.add(new CountView(type.code(), table.unitsLeft(seat, type)));
        }
        return new SupplyView(table.settlementsLeft(seat), List.copyOf(buildings), List.copyOf(units));
    }

    private static List<PointsView> points(Standing standing) {
        List<PointsView> points = new ArrayList<>();
        standing.categories().forEach((category, worth) -> points.add(new PointsView(category, (int) (2 * worth))));
        return List.copyOf(points);
    }
}
