package civitas.civ.fame.people;

import civitas.civ.city.FreeBuilding;
import civitas.civ.city.Placing;
import civitas.civ.content.Phase;
import civitas.civ.culture.Track;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.kernel.Procedure;

/** Great merchants and explorers; their tokens are industrialists (CV-07.36). */
final class Industrialists {

    private Industrialists() {}

    static void write(Rulebook.Builder book) {
        book.card(
                GreatCard.AP_GIANNINI,
                (hooks, self) -> hooks.wealth.afterInvesting.join(
                        self,
                        Hooks.Effect.weighed(
                                (table, player) -> FreeBuilding.bearing(table, player, Placing.unlocked(table, player)),
                                (table, player) -> table.push(new Credit(player)))));
        book.card(
                GreatCard.ADAM_SMITH,
                (hooks, self) -> hooks.wealth.coins.join(
                        self, Hooks.Bonus.of(book.content().spec(self).get("coin"))));
        int advance = book.content().spec(GreatCard.ANDREW_CARNEGIE).get("coins");
        book.card(
                GreatCard.ANDREW_CARNEGIE,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.CITY_MANAGEMENT,
                                (table, player) -> table.coins(player) >= advance,
                                (table, player) -> table.push(new Advance(player, table.coins(player) / advance)))));
        book.card(GreatCard.CAPTAIN_JAMES_COOK, (hooks, self) -> {
            hooks.turn.deed.join(
                    self,
                    CardDeed.once(
                            self,
                            Phase.MOVEMENT,
                            (table, player) -> !GreatCards.of(table).isHasty(player),
                            (table, player) -> GreatCards.of(table).setHasty(player)));
        });
        book.hooks(hooks -> hooks.move.haste.join(
                Holder.CARDS, (table, player) -> GreatCards.of(table).isHasty(player) ? 1 : 0));
        int patronage = book.content().spec(GreatCard.LORENZO_DE_MEDICI).get("coins");
        book.card(
                GreatCard.LORENZO_DE_MEDICI,
                (hooks, self) -> CardDeed.income(
                        hooks,
                        self,
                        (table, player) -> table.coins(player) >= patronage,
                        (table, player) -> Cards.gainCulture(table, player, table.coins(player) / patronage)));
        int trade = book.content().spec(GreatCard.MARCO_POLO).get("trade");
        book.card(
                GreatCard.MARCO_POLO,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.anyTime(
                                self,
                                (table, player) -> table.player(player).trade() < table.constants().maxTrade,
                                (table, player) -> Cards.gainTrade(table, player, trade))));
        book.card(
                GreatCard.ZHENG_HE,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.anyTime(self, (table, player) -> unseen(table, player) != 0, Industrialists::look)));
    }

    /** A building for nothing, of those that can be built once other effects of the same moment are over: they may unlock one. */
    record Credit(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            FreeBuilding.offer(table, player, Placing.unlocked(table, player), 1);
        }
    }

    /** Several free advances one after the other, each with its reward (CV-07.08). */
    record Advance(int player, int left) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (left > 0) {
                table.push(new Advance(player, left - 1));
                Track.advanceFree(table, player);
            }
        }
    }

    /** Hut and village tokens on the map and of other players whose fronts a player has not seen, as a set. */
    private static long unseen(CivTable table, int player) {
        long tokens = 0;
        for (int square = 0; square < table.board().size(); square++) {
            tokens |= table.lands().hasToken(square) ? 1L << table.lands().token(square) : 0;
        }
        for (int other = 0; other < table.seats(); other++) {
            tokens |= table.player(other).tokens();
        }
        return tokens & ~table.player(player).seenTokens();
    }

    private static void look(CivTable table, int player) {
        for (long rest = unseen(table, player); rest != 0; rest &= rest - 1) {
            table.player(player).see(Long.numberOfTrailingZeros(rest));
        }
        table.reveal();
        table.say("log.look-at-tokens", table.name(player));
    }
}
