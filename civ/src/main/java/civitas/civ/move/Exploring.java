package civitas.civ.move;

import civitas.civ.content.TokenKind;
import civitas.civ.culture.GreatPeople;
import civitas.civ.table.CivTable;
import civitas.kernel.text.Phrase;

/** What huts and conquered villages give (CV-08.37, CV-08.38, CV-08.40). */
public final class Exploring {

    private Exploring() {}

    /** A player explores the hut on a square: he looks at the token and keeps it face down (CV-08.37). */
    public static void hut(CivTable table, int player, int square) {
        take(table, player, square, "log.hut", "log.hut.hidden");
        table.run(table.hooks().afterHut, player);
    }

    /** A player has beaten the barbarians of a village: he takes the token, or gains a great person (CV-08.40). */
    public static void village(CivTable table, int player, int square) {
        if (table.content().token(table.lands().token(square)).resource().isPresent()) {
            take(table, player, square, "log.village", "log.village.hidden");
            table.run(table.hooks().afterVillage, player);
            return;
        }
        int token = table.lands().takeToken(square);
        table.reveal();
        table.say(
                "log.village",
                table.name(player),
                table.square(square),
                table.content().token(token));
        table.run(table.hooks().afterVillage, player);
        GreatPeople.gain(table, player);
    }

    private static void take(CivTable table, int player, int square, String known, String hidden) {
        int token = table.lands().takeToken(square);
        TokenKind kind = table.content().token(token);
        table.player(player).addToken(token);
        table.reveal();
        table.whisper(
                1 << player,
                Phrase.of(known, table.name(player), table.square(square), kind),
                Phrase.of(hidden, table.name(player), table.square(square)));
    }
}
