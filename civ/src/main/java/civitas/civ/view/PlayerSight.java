package civitas.civ.view;

import civitas.civ.city.Production;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Landmark;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.Content;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.state.OwnCard;
import civitas.civ.state.Player;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.civ.victory.Races;
import civitas.civ.view.CivView.CardView;
import civitas.civ.view.CivView.CountView;
import civitas.civ.view.CivView.PlayerView;
import civitas.civ.view.CivView.RowView;
import civitas.civ.view.CivView.RushView;
import civitas.civ.view.CivView.ScoutView;
import civitas.civ.view.CivView.TechView;
import java.util.ArrayList;
import java.util.List;

/**
 * One player as others may know him: everything but the fronts of his cards and tokens, which he alone knows (rules 17.1, 17.2).
 *
 * <p>Rules: CV-17.04.
 */
final class PlayerSight {

    private final CivTable table;
    private final int seat;
    private final Player player;

    PlayerSight(CivTable table, int seat) {
        this.table = table;
        this.seat = seat;
        this.player = table.player(seat);
    }

    /** What everybody sees. */
    PlayerView view() {
        boolean chosen = player.research() != Player.UNDECIDED;
        return new PlayerView(
                Sight.seat(seat),
                player.civilization().code(),
                player.trade(),
                table.coins(seat),
                player.culture(),
                player.track(),
                isSetUp() ? player.government().code() : "",
                governments(player.unlocked()),
                governments(player.fresh()),
                policies(),
                silent(),
                table.policyLimit(seat),
                techs(),
                techs(Pyramid.open(table, seat)),
                pyramid(),
                Races.pyramid(table, seat),
                ranks(),
                table.speed(seat),
                table.stack(seat),
                table.cityLimit(seat),
                table.handLimit(seat),
                table.water(seat).code(),
                licences(),
                new RushView(table.constants().rushTrade, Production.rate(table, seat)),
                player.sheetCoins(),
                units(),
                List.of(),
                events(),
                List.of(),
                resources(),
                tokens(false),
                tokens(true),
                List.of(),
                people(),
                owed(),
                cards(false),
                reserve(),
                scouts(),
                wonders(),
                used(),
                chosen,
                "",
                "");
    }

    /** The same for somebody in a seat, who may be the player. */
    PlayerView seenBy(int looker, PlayerView open) {
        boolean own = looker == seat;
        List<String> tokens = tokensKnownTo(looker);
        if (!own && tokens.isEmpty()) {
            return open;
        }
        return new PlayerView(
                open.seat(),
                open.civilization(),
                open.trade(),
                open.coins(),
                open.culture(),
                open.track(),
                open.government(),
                open.governments(),
                open.directly(),
                open.policies(),
                open.silent(),
                open.policyLimit(),
                open.techs(),
                open.techsOpen(),
                open.pyramid(),
                open.filled(),
                open.ranks(),
                open.speed(),
                open.stack(),
                open.cityLimit(),
                open.handLimit(),
                open.water(),
                open.licences(),
                open.rush(),
                open.sheetCoins(),
                open.units(),
                own ? forces() : List.of(),
                open.events(),
                own ? hand() : List.of(),
                open.resources(),
                open.huts(),
                open.villages(),
                tokens,
                open.people(),
                open.owed(),
                own ? cards(true) : open.cards(),
                open.reserve(),
                open.scouts(),
                open.wonders(),
                open.used(),
                open.decided(),
                own ? tech(table, player.research()) : "",
                own ? tech(table, player.secondResearch()) : "");
    }

    private static String tech(CivTable table, int number) {
        return number >= 0 ? table.content().techs().get(number).code() : "";
    }

    /** Techs come with the last step of the set-up, and so does the government of the sheet (CV-02.44 to CV-02.52). */
    private boolean isSetUp() {
        return player.techs() != 0;
    }

    private List<String> licences() {
        List<String> granted = new ArrayList<>();
        for (Licence licence : Licence.values()) {
            if (table.may(seat, licence)) {
                granted.add(licence.code());
            }
        }
        return List.copyOf(granted);
    }

    private List<String> governments(int set) {
        List<String> codes = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            codes.add(table.content().governments().code(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(codes);
    }

    private List<String> policies() {
        return player.policies() == 0
                ? List.of()
                : table.content().policies().all().stream()
                        .filter(player::has)
                        .map(Policy::code)
                        .toList();
    }

    private List<String> silent() {
        return player.policies() == 0
                ? List.of()
                : table.content().policies().all().stream()
                        .filter(policy -> player.has(policy) && !table.has(seat, policy))
                        .map(Policy::code)
                        .toList();
    }

    private List<String> owed() {
        if (table.landmarks().isEmpty()) {
            return List.of();
        }
        return table.content().landmarks().all().stream()
                .filter(relic -> table.landmarks().owedTo(relic) == seat)
                .map(Landmark::code)
                .toList();
    }

    private List<String> techs(long set) {
        List<String> codes = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            codes.add(table.content().techs().code(Long.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(codes);
    }

    private List<TechView> techs() {
        List<TechView> techs = new ArrayList<>();
        for (long rest = player.techs(); rest != 0; rest &= rest - 1) {
            Tech tech = table.content().techs().get(Long.numberOfTrailingZeros(rest));
            techs.add(new TechView(tech.code(), player.rows().of(tech), player.coinTokens(tech)));
        }
        return List.copyOf(techs);
    }

    private List<RowView> pyramid() {
        List<RowView> rows = new ArrayList<>();
        for (int row = 1; row <= Pyramid.ROWS; row++) {
            rows.add(new RowView(
                    row, Pyramid.ROWS + 1 - row, player.rows().blanks(row), Pyramid.hasPlace(table, seat, row)));
        }
        return List.copyOf(rows);
    }

    private List<CountView> ranks() {
        List<CountView> ranks = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            ranks.add(new CountView(type.code(), player.rank(type)));
        }
        return List.copyOf(ranks);
    }

    private List<CountView> units() {
        int[] counts = new int[UnitType.COUNT];
        for (long rest = player.forces(); rest != 0; rest &= rest - 1) {
            counts[table.content().unit(Long.numberOfTrailingZeros(rest)).type().ordinal()]++;
        }
        List<CountView> units = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            units.add(new CountView(type.code(), counts[type.ordinal()]));
        }
        return List.copyOf(units);
    }

    private List<String> forces() {
        List<String> cards = new ArrayList<>();
        for (long rest = player.forces(); rest != 0; rest &= rest - 1) {
            cards.add(table.content().unit(Long.numberOfTrailingZeros(rest)).code());
        }
        return List.copyOf(cards);
    }

    private List<Integer> events() {
        int[] counts = new int[CultureEvent.LEVELS];
        for (int i = 0; i < player.hand().size(); i++) {
            counts[
                    table.content()
                                    .spec(table.content().event(player.hand().get(i)))
                                    .level()
                            - 1]++;
        }
        return List.of(counts[0], counts[1], counts[2]);
    }

    private List<String> hand() {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < player.hand().size(); i++) {
            cards.add(table.content().event(player.hand().get(i)).code());
        }
        return List.copyOf(cards);
    }

    private List<CountView> resources() {
        List<CountView> resources = new ArrayList<>();
        for (int i = 0; i < Resource.MARKET; i++) {
            resources.add(new CountView(Resource.of(i).code(), player.resource(Resource.of(i))));
        }
        return List.copyOf(resources);
    }

    private int tokens(boolean village) {
        int count = 0;
        for (long rest = player.tokens(); rest != 0; rest &= rest - 1) {
            count += table.content().token(Long.numberOfTrailingZeros(rest)).village() == village ? 1 : 0;
        }
        return count;
    }

    private List<String> tokensKnownTo(int looker) {
        List<String> known = new ArrayList<>();
        long seen = player.tokens() & table.player(looker).seenTokens();
        for (long rest = seen; rest != 0; rest &= rest - 1) {
            known.add(table.content().token(Long.numberOfTrailingZeros(rest)).code());
        }
        return List.copyOf(known);
    }

    private List<String> people() {
        Content content = table.content();
        List<String> people = new ArrayList<>();
        for (int rest = player.people(); rest != 0; rest &= rest - 1) {
            people.add(content.person(Integer.numberOfTrailingZeros(rest)).code());
        }
        return List.copyOf(people);
    }

    private List<CardView> cards(boolean own) {
        List<CardView> cards = new ArrayList<>();
        for (BoxSheet sheet : table.sheets()) {
            for (OwnCard card : sheet.cards(table, seat, own)) {
                cards.add(new CardView(
                        card.kind(),
                        card.code(),
                        card.type(),
                        card.open(),
                        card.active(),
                        card.announced(),
                        card.markers(),
                        card.levels()));
            }
        }
        return List.copyOf(cards);
    }

    private List<CountView> reserve() {
        List<CountView> reserve = new ArrayList<>();
        for (Figure kind : Figure.values()) {
            int count = 0;
            for (int figure = Figures.first(kind); figure < Figures.end(kind); figure++) {
                count += table.figures().where(seat, figure) == Figures.RESERVE ? 1 : 0;
            }
            reserve.add(new CountView(kind.code(), count));
        }
        return List.copyOf(reserve);
    }

    private List<ScoutView> scouts() {
        List<ScoutView> scouts = new ArrayList<>();
        for (int scout = table.firstGatherer(seat); scout < Figures.PER_PLAYER; scout++) {
            int square = table.figures().where(seat, scout);
            if (square >= 0) {
                int marker = player.assigned(scout);
                int city = marker < 0 ? Cities.NONE : Cities.of(seat, marker);
                boolean stands = city >= 0 && table.cities().exists(city);
                scouts.add(new ScoutView(
                        table.square(square).code(),
                        stands ? table.square(table.cities().center(city)).code() : ""));
            }
        }
        return List.copyOf(scouts);
    }

    private List<String> wonders() {
        List<String> wonders = new ArrayList<>();
        for (Wonder wonder : table.content().wonders().all()) {
            int square = table.wonders().where(wonder);
            if (square >= 0 && Cities.owner(table.cities().around(square)) == seat) {
                wonders.add(wonder.code());
            }
        }
        return List.copyOf(wonders);
    }

    /** Techs whose paid abilities were used this turn. */
    private List<String> used() {
        if (!player.hasUsedAny()) {
            return List.of();
        }
        List<String> used = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            for (PaidAbility ability : table.content().abilities(phase)) {
                if (player.hasUsed(ability.tech(), ability.index())) {
                    used.add(ability.tech().code());
                }
            }
        }
        return List.copyOf(used);
    }
}
