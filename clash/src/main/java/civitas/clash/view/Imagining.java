package civitas.clash.view;

import civitas.clash.board.Slot;
import civitas.clash.combat.Captains;
import civitas.clash.combat.FaceDown;
import civitas.clash.content.CardKind;
import civitas.clash.content.facts.RegionTile;
import civitas.clash.state.Battle;
import civitas.clash.state.BoxSheet;
import civitas.clash.state.Cards;
import civitas.clash.state.Player;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.kernel.Chance;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import civitas.kernel.trade.OpenOffer;
import java.util.List;
import java.util.Optional;

/**
 * Deals everything anew that a seat cannot know: the order of the decks, the hands of the others, face-down tactics
 * cards, regions not yet explored, drafts and face-down cards of offers, and the coming dice.
 *
 * <p>What the seat knows stays: its own hand, everything public ("Great …" events in hand are), cards shown to it in an
 * offer, and what a {@link civitas.clash.table.Disclosure} shows it.
 *
 * <p>Rules: CC-18.9.
 */
public final class Imagining {

    /** The imagined future must not repeat the numbers that dealt the imagined present. */
    private static final long FUTURE = 0x5DEECE66DL;

    private final ClashTable table;
    private final int seat;
    private final Chance chance;

    /** Cards that must not move. */
    private final Cards fixed;

    private Imagining(ClashTable table, int seat, Chance chance) {
        this.table = table;
        this.seat = seat;
        this.chance = chance;
        this.fixed = known();
    }

    /** A copy of the table that agrees with everything the seat may know. */
    public static ClashTable imagine(ClashTable table, int seat, long seed) {
        ClashTable imagined = table.copy();
        Imagining imagining = new Imagining(imagined, seat, Chance.imagined(seed));
        imagining.dealActionCards();
        imagining.dealObjectives();
        imagining.dealWonders();
        imagined.eventDeck().imagine(imagining.chance);
        imagining.layRegions();
        imagining.talk();
        imagined.redealt(seed ^ FUTURE);
        return imagined;
    }

    private Cards known() {
        Cards cards = Cards.inHand(table.player(seat)).plus(Disclosed.to(table, seat));
        for (OpenOffer<Terms> offer : table.trade().open()) {
            if (offer.to() == seat) {
                cards = cards.plus(offer.terms().shown());
            }
        }
        return cards;
    }

    // --- cards ------------------------------------------------------------------------------------------------------

    private void dealActionCards() {
        Pool pool = new Pool(fixed.actions());
        Battle battle = table.battle();
        boolean[] faceDown = new boolean[2];
        for (int role = 0; role < faceDown.length; role++) {
            faceDown[role] = isFaceDown(battle, role);
            if (faceDown[role]) {
                pool.add(battle.now().card(role));
            }
        }
        pool.addAll(table.actionDeck().left());
        for (int other = 0; other < table.seats(); other++) {
            pool.addAll(table.player(other).actionCards());
        }
        pool.shuffle(chance);
        for (int role = 0; role < faceDown.length; role++) {
            if (faceDown[role]) {
                battle.now().setCard(role, pool.nextTactic(table, role));
            }
        }
        for (int other = 0; other < table.seats(); other++) {
            Player player = table.player(other);
            player.setActionCards(pool.dealHand(player.actionCards()));
        }
        pool.dealDeck(table.actionDeck());
    }

    /** Whether a side's card of this round is a secret to the seat (CC-18.4). */
    private boolean isFaceDown(Battle battle, int role) {
        return battle.isActive()
                && !battle.now().isRevealed()
                && battle.now().card(role) != 0
                && Captains.of(table, role) != seat
                && !fixed.actions().has(battle.now().card(role));
    }

    private void dealObjectives() {
        Pool pool = new Pool(fixed.objectives());
        pool.addAll(table.objectiveDeck().left());
        for (int other = 0; other < table.seats(); other++) {
            pool.addAll(table.player(other).objectiveCards());
        }
        for (BoxSheet sheet : table.sheets()) {
            pool.addAll(sheet.hidden(CardKind.OBJECTIVE, seat));
        }
        pool.shuffle(chance);
        for (int other = 0; other < table.seats(); other++) {
            Player player = table.player(other);
            player.setObjectiveCards(pool.dealHand(player.objectiveCards()));
        }
        for (BoxSheet sheet : table.sheets()) {
            sheet.redeal(CardKind.OBJECTIVE, seat, pool::next);
        }
        pool.dealDeck(table.objectiveDeck());
    }

    private void dealWonders() {
        Pool pool = new Pool(fixed.wonders());
        pool.addAll(table.wonderDeck().left());
        for (int other = 0; other < table.seats(); other++) {
            pool.addAll(table.player(other).wonderCards());
        }
        pool.shuffle(chance);
        for (int other = 0; other < table.seats(); other++) {
            Player player = table.player(other);
            player.setWonderCards(pool.dealHand(player.wonderCards()));
        }
        pool.dealDeck(table.wonderDeck());
    }

    /** The cards of one kind whose places the seat does not know: a set, so that it does not matter where they lay. */
    private static final class Pool {

        private final Numbers fixed;
        private Numbers unknown = Numbers.NONE;
        private byte[] cards = {};
        private int dealt;

        Pool(Numbers fixed) {
            this.fixed = fixed;
        }

        void add(int card) {
            unknown = unknown.with(card);
        }

        void addAll(Numbers set) {
            unknown = unknown.or(set.minus(fixed));
        }

        void shuffle(Chance chance) {
            cards = chance.shuffled(unknown);
        }

        int next() {
            return cards[dealt++];
        }

        /** The next card that a side could have played: the true one is among them. */
        int nextTactic(ClashTable table, int role) {
            for (int i = dealt; i < cards.length; i++) {
                if (FaceDown.isPossible(table, role, table.content().actionCard(cards[i]))) {
                    byte card = cards[i];
                    cards[i] = cards[dealt];
                    cards[dealt] = card;
                    break;
                }
            }
            return next();
        }

        /** A hand of the same size: what is fixed stays, the rest comes from the pool. */
        Numbers dealHand(Numbers hand) {
            Numbers dealtHand = hand.and(fixed);
            for (int left = hand.minus(fixed).size(); left > 0; left--) {
                dealtHand = dealtHand.with(next());
            }
            return dealtHand;
        }

        void dealDeck(Deck deck) {
            byte[] pile = deck.drawPile();
            for (int i = 0; i < pile.length; i++) {
                if (!fixed.has(pile[i])) {
                    pile[i] = (byte) next();
                }
            }
            deck.replace(pile);
        }
    }

    // --- the map ----------------------------------------------------------------------------------------------------

    /** All regions nobody has seen, those put away unseen included, over the slots nobody has explored. */
    private void layRegions() {
        Numbers open = Numbers.NONE;
        for (Slot slot : table.board().slots()) {
            if (table.lands().isSlotExplored(slot.index())) {
                open = open.with(table.lands().tile(slot.index()));
            }
        }
        List<RegionTile> regions = table.content().regions();
        byte[] unknown = new byte[regions.size()];
        int count = 0;
        for (RegionTile region : regions) {
            if (!open.has(region.number())) {
                unknown[count++] = (byte) region.number();
            }
        }
        chance.shuffle(unknown, 0, count);
        int next = 0;
        for (Slot slot : table.board().slots()) {
            if (!table.lands().isSlotExplored(slot.index())) {
                table.lands().setTile(slot.index(), unknown[next++]);
            }
        }
    }

    // --- trading ----------------------------------------------------------------------------------------------------

    /** Offers of others keep what everybody can see of them; their drafts become blank, or vanish. */
    private void talk() {
        for (OpenOffer<Terms> offer : table.trade().open()) {
            if (offer.from() != seat && !offer.terms().cards().isEmpty()) {
                table.trade().reimagine(offer, guess(offer.terms()));
            }
        }
        table.trade().forgetClosed(terms -> terms.from() == seat ? terms : terms.with(Cards.NONE, Cards.NONE));
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                boolean asked =
                        other == table.active() && table.trade().draft(other).isPresent();
                table.trade()
                        .forgetPrivate(
                                other,
                                asked ? Optional.of(Terms.between(other, anybodyBut(other))) : Optional.empty(),
                                Cards.NONE);
            }
        }
    }

    private Terms guess(Terms terms) {
        Cards hand = Cards.inHand(table.player(terms.from()));
        boolean sees = terms.to() == seat;
        Cards shown = sees ? terms.shown() : pick(hand, terms.shown());
        return terms.with(pick(hand.minus(shown), terms.hidden()), shown);
    }

    /** As many cards of each kind as there are in the pattern, out of a hand. */
    private Cards pick(Cards hand, Cards pattern) {
        Cards picked = Cards.NONE;
        for (int i = 0; i < CardKind.COUNT; i++) {
            CardKind kind = CardKind.of(i);
            for (int n = pattern.count(kind); n > 0; n--) {
                List<Thing> left = hand.minus(picked).only(kind).list(table.content());
                picked = picked.plus(Cards.of(left.get(chance.roll(left.size()))));
            }
        }
        return picked;
    }

    private int anybodyBut(int player) {
        int other = chance.roll(table.seats() - 1);
        return other < player ? other : other + 1;
    }
}
