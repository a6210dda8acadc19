package civitas.civ.view;

import civitas.civ.view.CivView.CardView;
import civitas.civ.view.CivView.PlayerView;
import civitas.civ.view.CivView.SquareView;
import civitas.civ.view.CivView.StackView;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A view as lines of text for a terminal: the clock, the map with a letter for each square, the players. */
public final class TableText {

    private static final int CELL = 4;

    private final CivView view;
    private final Lexicon lexicon;
    private final StringBuilder text = new StringBuilder(4096);

    private TableText(CivView view, Lexicon lexicon) {
        this.view = view;
        this.lexicon = lexicon;
    }

    public static String of(CivView view, Lexicon lexicon) {
        TableText writing = new TableText(view, lexicon);
        writing.clock();
        writing.map();
        for (PlayerView player : view.players()) {
            writing.player(player);
        }
        writing.line(Phrase.of(
                "view.market", String.join(", ", names("wonder", view.market().wonders(), lexicon))));
        return writing.text.toString();
    }

    private void line(Phrase phrase) {
        text.append(lexicon.say(phrase)).append('\n');
    }

    private void clock() {
        line(Phrase.of(
                "view.clock",
                view.clock().turn(),
                Phrase.of("phase." + view.clock().phase() + ".name")));
        if (!view.winner().isEmpty()) {
            line(Phrase.of("view.winner", seat(view.winner()), Phrase.of("victory." + view.victory() + ".name")));
        }
    }

    private static Phrase seat(String code) {
        return civitas.kernel.Seat.parse(code).orElseThrow().title();
    }

    /** Terrain letter, then what stands there: a city, a token, a landmark, a piece, figures by owner and number. */
    private void map() {
        Map<String, String> marks = new HashMap<>();
        view.cities()
                .forEach(city -> marks.put(
                        city.square(),
                        (city.capital() ? "#" : "+") + city.owner().charAt(0)));
        for (StackView stack : view.figures()) {
            marks.put(stack.square(), stack.owner().charAt(0) + Integer.toString(stack.armies() + stack.scouts()));
        }
        String[][] cells = new String[view.rows()][view.columns()];
        for (SquareView square : view.squares()) {
            cells[square.y()][square.x()] = cell(square, marks.getOrDefault(square.code(), ""));
        }
        for (String[] row : cells) {
            StringBuilder line = new StringBuilder();
            for (String cell : row) {
                String shown = cell == null ? "" : cell;
                line.append(shown).repeat(" ", Math.max(1, CELL - shown.length()));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private static String cell(SquareView square, String mark) {
        if (!square.known()) {
            return "?";
        }
        String token = square.token().isEmpty() ? "" : square.token().substring(0, 1);
        String piece = square.piece().isEmpty() ? "" : "*";
        String landmark = square.landmark().isEmpty() ? "" : "!";
        return Character.toUpperCase(square.terrain().charAt(0)) + mark + token + landmark + piece;
    }

    private void player(PlayerView player) {
        line(Phrase.of(
                "view.player",
                seat(player.seat()),
                Phrase.of("civilization." + player.civilization() + ".name"),
                player.government().isEmpty()
                        ? Phrase.of("view.no-government")
                        : Phrase.of("government." + player.government() + ".name"),
                player.trade(),
                player.culture(),
                player.coins(),
                player.track()));
        List<String> techs = player.techs().stream().map(CivView.TechView::code).toList();
        line(Phrase.of("view.techs", String.join(", ", names("tech", techs, lexicon))));
        if (!player.hand().isEmpty()) {
            line(Phrase.of("view.hand", String.join(", ", names("culture-event", player.hand(), lexicon))));
        }
        if (!player.cards().isEmpty()) {
            List<String> cards = player.cards().stream().map(this::card).toList();
            line(Phrase.of("view.cards", String.join(", ", cards)));
        }
    }

    /** A card by its name, or by what all know of it, with its markers. */
    private String card(CardView card) {
        String key = card.code().isEmpty()
                ? "great-person." + card.type() + ".name"
                : card.kind() + "." + card.code() + ".name";
        String name = lexicon.say(Phrase.of(key));
        return card.markers() == 0 ? name : name + " " + card.markers();
    }

    private static List<String> names(String kind, List<String> codes, Lexicon lexicon) {
        return codes.stream()
                .filter(code -> !code.isEmpty())
                .map(code -> lexicon.say(Phrase.of(kind + "." + code + ".name")))
                .toList();
    }
}
