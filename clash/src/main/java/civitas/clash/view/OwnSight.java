package civitas.clash.view;

import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView.Deciding;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.SiteView;
import civitas.kernel.Question;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** Looks at a table from a seat: adds to what everybody sees what is for its eyes alone. */
final class OwnSight {

    private final ClashTable table;
    private final int seat;
    private final Viewer viewer;

    OwnSight(ClashTable table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
        seat = viewer.seat();
    }

    /** @param open what everybody sees; whatever is the same from here is taken from it */
    ClashView view(ClashView open) {
        BattleSight battle = new BattleSight(table, viewer);
        TradeSight talk = new TradeSight(table, viewer);
        return new ClashView(
                Sight.side(table, seat),
                open.clock(),
                open.board(),
                open.cities(),
                open.units(),
                players(open.players()),
                open.wonders(),
                open.decks(),
                open.lasting(),
                battle.seesMore() ? battle.running() : open.battle(),
                battle.seesMore() ? battle.last() : open.lastBattle(),
                open.offers().isEmpty() ? open.offers() : talk.offers(),
                talk.draft(),
                Sight.codes(table, Disclosed.to(table, seat)),
                deciding(open.deciding()),
                open.result(),
                open.tokens(),
                open.blockades(),
                sites());
    }

    private List<PlayerView> players(List<PlayerView> open) {
        List<PlayerView> players = new ArrayList<>(open.size());
        for (int player = 0; player < open.size(); player++) {
            players.add(new PlayerSight(table, player).seenBy(seat, open.get(player)));
        }
        return List.copyOf(players);
    }

    private Deciding deciding(Deciding open) {
        boolean speaks = ((table.asked() | table.invited()) >> seat & 1) != 0;
        return speaks ? new Deciding(open.asked(), open.invited(), prompt()) : open;
    }

    /** Asked of the question itself: a decision would list every choice. */
    private String prompt() {
        return table.top().orElseThrow() instanceof Question<ClashTable> question
                ? question.prompt(table, seat).key()
                : "";
    }

    private List<SiteView> sites() {
        return table.over() ? List.of() : new BoardSight(table).sites(seat);
    }
}
