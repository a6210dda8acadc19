package civitas.civ.hut;

import civitas.civ.content.Landmark;
import civitas.civ.content.TokenKind;
import civitas.civ.table.CivTable;
import civitas.civ.table.TokenEffect;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** What huts and conquered villages give (CV-08.37, CV-08.38, CV-08.40). */
public final class Exploring {

    private Exploring() {}

    /** A player explores the hut on a square (CV-08.37). */
    public static void hut(CivTable table, int player, int square) {
        Optional<TokenEffect> effect = take(table, player, square, "log.hut", "log.hut.hidden");
        table.run(table.hooks().move.afterHut, player);
        effect.ifPresent(known -> known.run(table, player, square));
    }

    /** A player has beaten the barbarians of a village (CV-08.40). */
    public static void village(CivTable table, int player, int square) {
        Optional<TokenEffect> effect = take(table, player, square, "log.village", "log.village.hidden");
        table.run(table.hooks().battle.afterVillage, player);
        effect.ifPresent(known -> known.run(table, player, square));
    }

    /** An army has ended its move on a square: if a relic lies there it is gone, and its reward cannot be refused (CV-08.76, CV-16.31). */
    public static void relic(CivTable table, int player, int square) {
        if (table.landmarks().isRelic(square)) {
            Landmark relic = table.landmarks().on(square);
            table.removeLandmark(square);
            table.say("log.relic", table.name(player), relic, table.square(square));
            table.book().reward(relic).run(table, player);
        }
    }

    /** A token that is worth a coin token on the civilization sheet (CV-08.42). */
    public static void wealth(CivTable table, int player, int square) {
        table.setSheetCoins(player, table.player(player).sheetCoins() + 1);
        table.say("log.wealth", table.name(player));
    }

    /**
     * He looks at the token and keeps it face down, unless it has an effect: then all see it, and it is gone.
     *
     * @return the effect, which comes after whatever else the discovery brings
     */
    private static Optional<TokenEffect> take(CivTable table, int player, int square, String known, String hidden) {
        int token = table.lands().takeToken(square);
        TokenKind kind = table.content().token(token);
        Optional<TokenEffect> effect = table.book().effect(kind);
        table.reveal();
        if (effect.isPresent()) {
            table.say(known, table.name(player), table.square(square), kind);
        } else {
            table.player(player).addToken(token);
            table.whisper(
                    1 << player,
                    Phrase.of(known, table.name(player), table.square(square), kind),
                    Phrase.of(hidden, table.name(player), table.square(square)));
        }
        return effect;
    }
}
