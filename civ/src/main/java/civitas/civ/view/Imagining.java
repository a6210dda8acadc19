package civitas.civ.view;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.culture.event.Committed;
import civitas.civ.research.ChooseResearch;
import civitas.civ.table.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.table.Lands;
import civitas.civ.table.Licence;
import civitas.civ.table.Player;
import civitas.kernel.Chance;
import civitas.kernel.Deck;
import civitas.kernel.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Deals everything anew that a seat cannot know (rules 17.2, 17.3): decks, strengths of the others' units, their culture
 * events, the fronts of tokens it has not seen, unexplored tiles, and techs the others have chosen in secret. What is
 * public about hidden things stays: types of units, levels of events, numbers of tokens.
 *
 * <p>Rules: CV-17.18, CV-17.24.
 */
public final class Imagining {

    /** The imagined future must not repeat the numbers that dealt the imagined present. */
    private static final long FUTURE = 0x5DEECE66DL;

    private static final int LEVELS = 3;

    private final CivTable table;
    private final int seat;
    private final Chance chance;

    private Imagining(CivTable table, int seat, Chance chance) {
        this.table = table;
        this.seat = seat;
        this.chance = chance;
    }

    /** A copy of the table that agrees with everything the seat may know. */
    public static CivTable imagine(CivTable table, int seat, long seed) {
        CivTable imagined = table.copy();
        Imagining imagining = new Imagining(imagined, seat, Chance.imagined(seed));
        for (int type = 0; type < UnitType.COUNT; type++) {
            imagining.dealUnits(UnitType.of(type));
        }
        for (int level = 1; level <= LEVELS; level++) {
            imagining.dealEvents(level);
        }
        imagining.forgetSeenTokens();
        imagining.dealTokens(false);
        imagining.dealTokens(true);
        imagining.layTiles();
        imagining.stackWonders();
        imagined.market().people().imagine(imagining.chance);
        imagining.guessResearch();
        new ImaginedTalk(imagined, seat, imagining.chance).imagine();
        imagined.redealt(seed ^ FUTURE);
        return imagined;
    }

    /** Cards taken out of the places where they are hidden, to be dealt back in another order. */
    private static final class Pool {

        private final List<Byte> cards = new ArrayList<>();
        private int next;

        void add(int card) {
            cards.add((byte) card);
        }

        void shuffle(Chance chance) {
            byte[] all = new byte[cards.size()];
            for (int i = 0; i < all.length; i++) {
                all[i] = cards.get(i);
            }
            chance.shuffleSorted(all, 0, all.length);
            for (int i = 0; i < all.length; i++) {
                cards.set(i, all[i]);
            }
        }

        int draw() {
            return cards.get(next++);
        }
    }

    private static void addAll(Pool pool, Deck deck) {
        for (byte card : deck.drawPile()) {
            pool.add(card);
        }
    }

    private static void refill(Deck deck, Pool pool) {
        byte[] pile = new byte[deck.size()];
        for (int i = 0; i < pile.length; i++) {
            pile[i] = (byte) pool.draw();
        }
        deck.replace(pile);
    }

    // --- units ------------------------------------------------------------------------------------------------------

    private void dealUnits(UnitType type) {
        Battle battle = table.battle();
        Pool pool = new Pool();
        addAll(pool, table.market().units(type));
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                collect(pool, table.player(other).forces(), type);
            }
        }
        for (int side = 0; side < 2; side++) {
            if (isHidden(battle, side)) {
                collect(pool, battle.hand(side), type);
            }
        }
        pool.shuffle(chance);
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                Player player = table.player(other);
                player.setForces(exchange(pool, player.forces(), type));
            }
        }
        for (int side = 0; side < 2; side++) {
            if (isHidden(battle, side)) {
                battle.setHand(side, exchange(pool, battle.hand(side), type));
            }
        }
        refill(table.market().units(type), pool);
    }

    private boolean isHidden(Battle battle, int side) {
        if (!battle.isActive() || battle.player(side) == seat) {
            return false;
        }
        int other = 1 - side;
        return battle.player(other) != seat || !battle.isPlayer(other) || !table.may(seat, Licence.SEES_ENEMY_FORCE);
    }

    private void collect(Pool pool, long cards, UnitType type) {
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (table.content().unit(card).type() == type) {
                pool.add(card);
            }
        }
    }

    private long exchange(Pool pool, long cards, UnitType type) {
        long dealt = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            dealt |= 1L << (table.content().unit(card).type() == type ? pool.draw() : card);
        }
        return dealt;
    }

    // --- culture events ---------------------------------------------------------------------------------------------

    private void dealEvents(int level) {
        Pool pool = new Pool();
        addAll(pool, table.market().events(level));
        for (int other = 0; other < table.seats(); other++) {
            Player player = table.player(other);
            for (int i = 0; other != seat && i < player.hand().size(); i++) {
                int card = player.hand().get(i);
                if (isHidden(other, card, level)) {
                    pool.add(card);
                }
            }
        }
        pool.shuffle(chance);
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                exchange(pool, other, level);
            }
        }
        refill(table.market().events(level), pool);
    }

    /** A card of the level that its owner is not about to play. */
    private boolean isHidden(int owner, int card, int level) {
        CultureEvent event = table.content().event(card);
        return table.content().spec(event).level() == level && !isCommitted(owner, event);
    }

    private boolean isCommitted(int owner, CultureEvent event) {
        for (Step<CivTable> step : table.steps()) {
            if (step instanceof Committed committed && committed.by() == owner && committed.event() == event) {
                return true;
            }
        }
        return false;
    }

    private void exchange(Pool pool, int owner, int level) {
        Player player = table.player(owner);
        int[] cards = new int[player.hand().size()];
        for (int i = 0; i < cards.length; i++) {
            int card = player.hand().get(i);
            cards[i] = isHidden(owner, card, level) ? pool.draw() : card;
        }
        Arrays.sort(cards);
        player.hand().clear();
        for (int card : cards) {
            player.hand().add(card);
        }
    }

    // --- tokens -----------------------------------------------------------------------------------------------------

    /** Of the fronts that others have seen the seat can tell only those it has seen itself. */
    private void forgetSeenTokens() {
        for (int other = 0; other < table.seats(); other++) {
            table.player(other).keepSeenTokens(table.player(seat).seenTokens());
        }
    }

    private void dealTokens(boolean village) {
        Lands lands = table.lands();
        Deck deck = village ? table.market().villages() : table.market().huts();
        Pool pool = new Pool();
        addAll(pool, deck);
        for (int square = 0; square < table.board().size(); square++) {
            if (isUnseen(lands.token(square), village)) {
                pool.add(lands.token(square));
            }
        }
        for (int other = 0; other < table.seats(); other++) {
            for (long rest = table.player(other).tokens(); rest != 0; rest &= rest - 1) {
                int token = Long.numberOfTrailingZeros(rest);
                if (isUnseen(token, village)) {
                    pool.add(token);
                }
            }
        }
        pool.shuffle(chance);
        for (int square = 0; square < table.board().size(); square++) {
            if (isUnseen(lands.token(square), village)) {
                lands.putToken(square, pool.draw());
            }
        }
        for (int other = 0; other < table.seats(); other++) {
            exchangeTokens(pool, table.player(other), village);
        }
        refill(deck, pool);
    }

    private boolean isUnseen(int token, boolean village) {
        return token >= 0
                && table.content().token(token).village() == village
                && (table.player(seat).seenTokens() >> token & 1) == 0;
    }

    private void exchangeTokens(Pool pool, Player player, boolean village) {
        long old = player.tokens();
        for (long rest = old; rest != 0; rest &= rest - 1) {
            int token = Long.numberOfTrailingZeros(rest);
            if (isUnseen(token, village)) {
                player.removeToken(token);
            }
        }
        for (long rest = old; rest != 0; rest &= rest - 1) {
            if (isUnseen(Long.numberOfTrailingZeros(rest), village)) {
                player.addToken(pool.draw());
            }
        }
    }

    // --- the rest ---------------------------------------------------------------------------------------------------

    /** Unexplored tiles may be any neutral tile not seen yet, also one of those removed (CV-17.16). */
    private void layTiles() {
        Lands lands = table.lands();
        long seen = 0;
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            seen |= lands.isRevealed(slot) ? 1L << lands.tile(slot) : 0;
        }
        Pool pool = new Pool();
        for (int tile = 0; tile < table.content().tiles(); tile++) {
            if (table.content().tile(tile).home().isEmpty() && (seen >> tile & 1) == 0) {
                pool.add(tile);
            }
        }
        pool.shuffle(chance);
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            if (!lands.isRevealed(slot)) {
                lands.lay(slot, pool.draw());
            }
        }
    }

    /** The eras follow each other, but inside an era any order is possible (CV-14.03). */
    private void stackWonders() {
        byte[] pile = table.market().wonderDeck().drawPile();
        int from = 0;
        while (from < pile.length) {
            int to = from + 1;
            while (to < pile.length && era(pile[to]) == era(pile[from])) {
                to++;
            }
            chance.shuffleSorted(pile, from, to);
            from = to;
        }
        table.market().wonderDeck().replace(pile);
    }

    private int era(int wonder) {
        return table.content().spec(Wonder.of(wonder)).era().ordinal();
    }

    /** What others have chosen to research is their secret (CV-17.12); anything they could have chosen will do. */
    private void guessResearch() {
        for (int other = 0; other < table.seats(); other++) {
            Player player = table.player(other);
            if (other == seat || player.research() == Player.UNDECIDED) {
                continue;
            }
            long techs = ChooseResearch.affordable(table, other);
            int skip = techs == 0 ? 0 : chance.roll(Long.bitCount(techs));
            for (int i = 0; i < skip; i++) {
                techs &= techs - 1;
            }
            player.setResearch(
                    techs == 0
                            ? Player.DECLINED
                            : Tech.of(Long.numberOfTrailingZeros(techs)).ordinal());
        }
    }
}
