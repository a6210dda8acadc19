package civitas.clash.first.progress;

import civitas.clash.content.Wonder;
import civitas.clash.table.Belonging;
import civitas.clash.table.ClashTable;
import civitas.clash.table.PlayerToken;
import civitas.clash.table.Rulebook;
import civitas.kernel.Numbers;
import java.util.ArrayList;
import java.util.List;

/** What views show of levels and reserved wonders, and how positions name them. */
public final class Belongings {

    private Belongings() {}

    public static void join(Rulebook book) {
        for (Scale scale : Scale.values()) {
            book.join(new PlayerToken(scale, (table, player) -> Scales.of(table).level(player, scale)));
            book.join(Belonging.one(
                    scale.code(),
                    (table, player, viewer) ->
                            List.of(Integer.toString(Scales.of(table).level(player, scale))),
                    (table, player, codes) -> setLevel(table, player, scale, codes)));
        }
        book.join(Belonging.many(
                "reserved-wonders", (table, player, viewer) -> reserved(table, player), Belongings::reserve));
    }

    private static void setLevel(ClashTable table, int player, Scale scale, List<String> codes) {
        int level = Integer.parseInt(codes.getFirst());
        if (level < 0 || !(table.edition().progress() instanceof Levels levels) || level > levels.highest()) {
            throw new IllegalArgumentException("there is no level " + level);
        }
        Scales.of(table).setLevel(player, scale, level);
    }

    private static List<String> reserved(ClashTable table, int player) {
        List<String> codes = new ArrayList<>();
        Numbers cards = Scales.of(table).reserved(player);
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            codes.add(table.content().wonder(card).code());
        }
        return codes;
    }

    /** The cards come from the deck. */
    private static void reserve(ClashTable table, int player, List<String> codes) {
        Numbers cards = Numbers.NONE;
        for (String code : codes) {
            Wonder wonder = table.content().wonders().stream()
                    .filter(each -> each.code().equals(code))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no wonder " + code));
            if (!table.wonderDeck().remove(wonder.card())) {
                throw new IllegalArgumentException("the card of " + code + " is not in the deck");
            }
            cards = cards.with(wonder.card());
        }
        Scales.of(table).setReserved(player, cards);
    }
}
