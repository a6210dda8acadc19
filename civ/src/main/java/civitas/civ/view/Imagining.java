package civitas.civ.view;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.UnitType;
import civitas.civ.culture.Foreseen;
import civitas.civ.culture.event.Committed;
import civitas.civ.pay.Paying;
import civitas.civ.research.ChooseResearch;
import civitas.civ.state.Battle;
import civitas.civ.state.Hand;
import civitas.civ.state.Lands;
import civitas.civ.state.Licence;
import civitas.civ.state.Player;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.kernel.Chance;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;
import civitas.kernel.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

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

    /** How often a table is dealt on which somebody could not pay what he has begun to pay. */
    private static final int TRIES = 200;

    private static final long ANOTHER = 0x9E3779B97F4A7C15L;

    private static final byte[] NOTHING = {};

    private final CivTable table;
    private final int seat;
    private final Chance chance;

    private Imagining(CivTable table, int seat, Chance chance) {
        this.table = table;
        this.seat = seat;
        this.chance = chance;
    }

    /**
     * A copy of the table that agrees with everything the seat may know. Where another player has begun to pay, tables on which he lacks
     * the means are dealt again.
     */
    public static CivTable imagine(CivTable table, int seat, long seed) {
        CivTable imagined = deal(table, seat, seed);
        for (int again = 1; again < TRIES && !Paying.canGoOn(imagined, seat); again++) {
            imagined = deal(table, seat, seed + again * ANOTHER);
        }
        return imagined;
    }

    private static CivTable deal(CivTable table, int seat, long seed) {
        CivTable imagined = table.copy();
        Imagining imagining = new Imagining(imagined, seat, Chance.imagined(seed));
        for (int type = 0; type < UnitType.COUNT; type++) {
            imagining.dealUnits(UnitType.of(type));
        }
        for (int level = 1; level <= CultureEvent.LEVELS; level++) {
            imagining.dealEvents(level);
        }
        imagining.forgetSeenTokens();
        imagining.dealTokens(false);
        imagining.dealTokens(true);
        imagining.layTiles();
        imagining.stackWonders();
        imagined.market().people().imagine(imagining.chance);
        if (!imagined.landmarks().isEmpty()) {
            imagined.landmarks().cityStates().imagine(imagining.chance);
        }
        imagining.guessResearch();
        for (BoxSheet sheet : imagined.sheets()) {
            sheet.imagine(imagined, seat, imagining.chance);
        }
        new ImaginedTalk(imagined, seat, imagining.chance).imagine();
        imagined.redealt(seed ^ FUTURE);
        return imagined;
    }

    /** Cards taken out of the places where they are hidden, to be dealt back: a set, so that it does not matter where. */
    private static final class Pool {

        private Numbers hidden = Numbers.NONE;
        private byte[] cards = {};
        private int next;

        void addAll(long set) {
            addAll(Numbers.ofBits(set));
        }

        void addAll(Numbers set) {
            hidden = hidden.or(set);
        }

        /** The first card of a kind, which is dealt to nobody else. */
        int take(IntPredicate kind) {
            int card = hidden.next(0);
            while (!kind.test(card)) {
                card = hidden.next(card + 1);
            }
            hidden = hidden.without(card);
            return card;
        }

        void shuffle(Chance chance) {
            cards = chance.shuffled(hidden);
        }

        int draw() {
            return cards[next++];
        }

        /** As many cards as a set has. */
        long exchange(long set) {
            long drawn = 0;
            for (int i = Long.bitCount(set); i > 0; i--) {
                drawn |= 1L << draw();
            }
            return drawn;
        }

        void refill(Deck deck) {
            deck.replace(Arrays.copyOfRange(cards, next, next + deck.size()));
        }
    }

    // --- units ------------------------------------------------------------------------------------------------------

    private void dealUnits(UnitType type) {
        Battle battle = table.battle();
        Pool pool = new Pool();
        pool.addAll(table.market().units(type).left());
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                pool.addAll(ofType(table.player(other).forces(), type));
            }
        }
        for (int side = 0; side < 2; side++) {
            if (isHidden(battle, side)) {
                pool.addAll(ofType(battle.hand(side), type));
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
        pool.refill(table.market().units(type));
    }

    private boolean isHidden(Battle battle, int side) {
        if (!battle.isActive() || battle.player(side) == seat) {
            return false;
        }
        int other = 1 - side;
        return battle.player(other) != seat || !battle.isPlayer(other) || !table.may(seat, Licence.SEES_ENEMY_FORCE);
    }

    private long ofType(long cards, UnitType type) {
        long found = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            found |= table.content().unit(card).type() == type ? 1L << card : 0;
        }
        return found;
    }

    private long exchange(Pool pool, long cards, UnitType type) {
        long old = ofType(cards, type);
        return cards & ~old | pool.exchange(old);
    }

    // --- culture events ---------------------------------------------------------------------------------------------

    private void dealEvents(int level) {
        byte[] foreseen = foreseen(level);
        for (byte card : foreseen) {
            table.market().events(level).remove(card);
        }
        Pool pool = new Pool();
        pool.addAll(table.market().events(level).left());
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                pool.addAll(ofLevel(table.player(other).hand(), level));
            }
        }
        int[] kept = new int[table.seats()];
        Numbers shown = takeShown(pool, level, kept);
        pool.shuffle(chance);
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                exchange(pool, table.player(other).hand(), level, kept[other]);
            }
        }
        putShown(shown, level);
        pool.refill(table.market().events(level));
        for (byte card : foreseen) {
            table.market().events(level).putOnTop(card);
        }
    }

    /** The cards on top of a deck that the seat has looked at. */
    private byte[] foreseen(int level) {
        int count = 0;
        for (Step<CivTable> step : table.steps()) {
            if (step instanceof Foreseen top && top.player() == seat && top.level() == level) {
                count = top.count();
            }
        }
        byte[] pile = count == 0 ? NOTHING : table.market().events(level).drawPile();
        return Arrays.copyOfRange(pile, pile.length - count, pile.length);
    }

    /** The cards of a level in a hand, as a set. */
    private Numbers ofLevel(Hand hand, int level) {
        Numbers cards = Numbers.NONE;
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            if (table.content().spec(event).level() == level) {
                cards = cards.with(hand.get(i));
            }
        }
        return cards;
    }

    /** A hand gets other cards of a level, as many as it had but for those of which all know that they are there. */
    private void exchange(Pool pool, Hand hand, int level, int kept) {
        Numbers old = ofLevel(hand, level);
        for (int card = old.next(0); card >= 0; card = old.next(card + 1)) {
            hand.remove(card);
        }
        for (int i = old.size() - kept; i > 0; i--) {
            hand.add(pool.draw());
        }
    }

    /** The events of a level that others have shown, since they are about to play them: one card each, in the order of the agenda. */
    private List<Committed> shown(int level) {
        List<Committed> shown = new ArrayList<>();
        for (Step<CivTable> step : table.steps()) {
            if (step instanceof Committed playing
                    && playing.by() != seat
                    && table.content().spec(playing.event()).level() == level) {
                shown.add(playing);
            }
        }
        return shown;
    }

    /**
     * Takes a card out of the pool for every event that was shown. Which of its copies it is nobody can tell, nor whether its player has
     * another one, so it is the first that may be anywhere.
     *
     * @param kept is told how many each player has shown
     */
    private Numbers takeShown(Pool pool, int level, int[] kept) {
        Numbers taken = Numbers.NONE;
        for (Committed playing : shown(level)) {
            taken = taken.with(pool.take(card -> table.content().event(card).equals(playing.event())));
            kept[playing.by()]++;
        }
        return taken;
    }

    /** Puts the cards that were taken for events that were shown into the hands of those who play them. */
    private void putShown(Numbers taken, int level) {
        Numbers left = taken;
        for (Committed playing : shown(level)) {
            int card = left.next(0);
            while (!table.content().event(card).equals(playing.event())) {
                card = left.next(card + 1);
            }
            left = left.without(card);
            table.player(playing.by()).hand().add(card);
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
        long unseen = unseen(village);
        int squares = table.board().size();
        Pool pool = new Pool();
        pool.addAll(deck.left());
        for (int square = 0; square < squares; square++) {
            int token = lands.token(square);
            pool.addAll(token >= 0 ? unseen & 1L << token : 0);
        }
        for (int other = 0; other < table.seats(); other++) {
            pool.addAll(table.player(other).tokens() & unseen);
        }
        pool.shuffle(chance);
        for (int square = 0; square < squares; square++) {
            int token = lands.token(square);
            if (token >= 0 && (unseen >> token & 1) != 0) {
                lands.putToken(square, pool.draw());
            }
        }
        for (int other = 0; other < table.seats(); other++) {
            exchangeTokens(pool, table.player(other), unseen);
        }
        pool.refill(deck);
    }

    /** Huts or villages whose fronts the seat has not seen, as a set. */
    private long unseen(boolean village) {
        long tokens = 0;
        for (int token = 0; token < table.content().tokens(); token++) {
            tokens |= table.content().token(token).village() == village ? 1L << token : 0;
        }
        return tokens & ~table.player(seat).seenTokens();
    }

    private static void exchangeTokens(Pool pool, Player player, long unseen) {
        long old = player.tokens() & unseen;
        for (long rest = old; rest != 0; rest &= rest - 1) {
            player.removeToken(Long.numberOfTrailingZeros(rest));
        }
        for (long drawn = pool.exchange(old); drawn != 0; drawn &= drawn - 1) {
            player.addToken(Long.numberOfTrailingZeros(drawn));
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
            if (table.content().tile(tile).home().isEmpty()) {
                pool.addAll(1L << tile & ~seen);
            }
        }
        pool.shuffle(chance);
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            if (!lands.isRevealed(slot)) {
                lands.lay(slot, pool.draw());
            }
        }
    }

    /**
     * The eras follow each other, but inside an era any order is possible (CV-14.03), and what was removed before the game
     * could as well be in the deck (CV-02.23).
     */
    private void stackWonders() {
        byte[] pile = table.market().wonderDeck().drawPile();
        int from = 0;
        while (from < pile.length) {
            int era = era(pile[from]);
            Numbers wonders = Numbers.ofBits(unseen(era));
            int to = from;
            while (to < pile.length && era(pile[to]) == era) {
                wonders = wonders.with(pile[to++]);
            }
            byte[] order = chance.shuffled(wonders);
            System.arraycopy(order, 0, pile, from, to - from);
            remove(order, to - from);
            from = to;
        }
        table.market().wonderDeck().replace(pile);
    }

    /** The wonders of an era that were removed unseen. */
    private long unseen(int era) {
        long found = 0;
        for (int rest = table.wonders().unseen(); rest != 0; rest &= rest - 1) {
            int wonder = Integer.numberOfTrailingZeros(rest);
            found |= era(wonder) == era ? 1L << wonder : 0;
        }
        return found;
    }

    /** Those of an era that did not come into the deck were removed. */
    private void remove(byte[] order, int inDeck) {
        int unseen = table.wonders().unseen();
        for (int i = 0; i < order.length; i++) {
            int mask = 1 << order[i];
            unseen = i < inDeck ? unseen & ~mask : unseen | mask;
        }
        table.wonders().setUnseen(unseen);
    }

    private int era(int wonder) {
        return table.content().spec(table.content().wonders().get(wonder)).era().ordinal();
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
            player.setSecondResearch(Player.DECLINED);
            player.setResearch(techs == 0 ? Player.DECLINED : Long.numberOfTrailingZeros(techs));
        }
    }
}
