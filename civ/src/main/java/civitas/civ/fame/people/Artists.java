package civitas.civ.fame.people;

import civitas.civ.city.Arts;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.culture.Events;
import civitas.civ.state.Act;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.state.Hand;
import civitas.civ.state.Licence;
import civitas.civ.table.Canceller;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Great artists and thinkers. */
final class Artists {

    /** The last space of the first and of the second section of the culture track. */
    private static final int FIRST_SECTION = 7;

    private static final int SECOND_SECTION = 14;

    private Artists() {}

    static void write(Rulebook.Builder book) {
        int culture = book.content().spec(GreatCard.AKIRA_KUROSAWA).get("culture");
        book.card(
                GreatCard.AKIRA_KUROSAWA,
                (hooks, self) -> hooks.culture.afterOthersArts.join(
                        self, (table, player) -> Cards.gainCulture(table, player, culture)));
        book.card(
                GreatCard.FRIDA_KAHLO,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.anyTime(
                                self, Artists::canRenewHand, (table, player) -> table.push(new RenewHand(player)))));
        book.card(
                GreatCard.JERRY_GARCIA,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self, Phase.CITY_MANAGEMENT, Artists::mayPlayEverywhere, Artists::playEverywhere)));
        book.canceller(new Satire());
        int discount = book.content().spec(GreatCard.MICHELANGELO).get("discount");
        book.card(GreatCard.MICHELANGELO, (hooks, self) -> joinMichelangelo(hooks, self, discount));
        book.card(
                GreatCard.VALMIKI,
                (hooks, self) -> hooks.culture.hand.join(
                        self, Hooks.Bonus.of(book.content().spec(self).get("cultureHand"))));
        book.card(GreatCard.WILLIAM_SHAKESPEARE, (hooks, self) -> hooks.license(self, Licence.SKIPS_SPACES));
    }

    /** Whether the capital has an action left that may be one of the arts (CV-06.103). */
    private static boolean mayPlayEverywhere(CivTable table, int player) {
        return table.player(player).actions(0) > 0 && table.mayAct(Cities.of(player, 0), ActionKind.ARTS);
    }

    /** All cities are devoted to the arts as the action of the capital, which nobody can cancel. */
    private static void playEverywhere(CivTable table, int player) {
        table.act(Cities.of(player, 0), ActionKind.ARTS);
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                Arts.perform(table, city);
            }
        }
    }

    /** The price falls for the next wonder, and the card is gone with it (CV-14.18). */
    private static void joinMichelangelo(Hooks hooks, GreatCard self, int discount) {
        hooks.turn.deed.join(self, new Announced(self));
        hooks.city.wonderCost.join(self, (table, player) -> GreatCards.of(table).isReady(self) ? -discount : 0);
        hooks.city.afterWonder.join(self, (table, player) -> {
            if (GreatCards.of(table).isReady(self)) {
                Cards.discard(table, player, self);
            }
        });
    }

    // --- Frida Kahlo ------------------------------------------------------------------------------------------------

    private static boolean canRenewHand(CivTable table, int player) {
        return !table.market().events(section(table, player)).isExhausted()
                && (table.player(player).hand().size() > 0 || table.handLimit(player) > 0);
    }

    /** The deck of the section of the track in which the player's marker stands. */
    private static int section(CivTable table, int player) {
        int track = table.player(player).track();
        if (track <= FIRST_SECTION) {
            return 1;
        }
        return track <= SECOND_SECTION ? 2 : CultureEvent.LEVELS;
    }

    /** Any number of events is discarded, then the hand is filled. */
    record RenewHand(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.renew-hand");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            Hand hand = table.player(player).hand();
            for (int i = 0; i < hand.size(); i++) {
                if (!Events.isRepeated(table, hand, i)) {
                    out.add(Act.DISCARD_EVENT, table.content().event(hand.get(i)));
                }
            }
            out.add(Act.DONE);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                table.push(new FillHand(player, section(table, player)));
                return;
            }
            CultureEvent event = choice.subject(CultureEvent.class);
            Events.discard(table, player, event);
            table.say("log.discard-event", table.name(player), event);
            table.push(this);
        }

        /** That nothing is left to discard is seen by everybody. */
        @Override
        public boolean answersItself(CivTable table) {
            return table.player(player).hand().size() == 0;
        }
    }

    /** Draws until the hand is full or the deck is empty. */
    record FillHand(int player, int level) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (table.player(player).hand().size() < table.handLimit(player)
                    && !table.market().events(level).isExhausted()) {
                table.push(this);
                Events.draw(table, player, level);
            }
        }
    }

    // --- Mark Twain -------------------------------------------------------------------------------------------------

    /** Cancels a city action, a paid ability or a culture event of anybody; nothing cancels the card. */
    private static final class Satire implements Canceller {

        private static final GreatCard SELF = GreatCard.MARK_TWAIN;

        @Override
        public boolean seemsAble(CivTable table, int player, civitas.civ.state.Declaration declaration) {
            return GreatCards.of(table).hides(player, SELF.type()) && table.inspires(player, SELF.type());
        }

        @Override
        public void list(CivTable table, int player, civitas.civ.state.Declaration declaration, Choices out) {
            if (table.has(player, SELF)) {
                out.add(Act.DEED, SELF);
            }
        }

        @Override
        public void explain(
                CivTable table,
                int player,
                civitas.civ.state.Declaration declaration,
                civitas.kernel.Thing thing,
                civitas.kernel.Reasons out) {
            if (thing instanceof GreatCard card
                    && card != SELF
                    && GreatCards.of(table).holds(player, card)) {
                out.because("why.cancels-not", card);
            }
        }

        @Override
        public boolean wrote(Choice choice) {
            return choice.verb() == Act.DEED;
        }

        @Override
        public void use(CivTable table, int player, civitas.civ.state.Declaration declaration, Choice choice) {
            Cards.discard(table, player, SELF);
            table.push(new civitas.civ.reaction.Cancel(declaration.id()));
        }
    }
}
