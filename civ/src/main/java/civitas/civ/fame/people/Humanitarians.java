package civitas.civ.fame.people;

import civitas.civ.battle.loot.Coins;
import civitas.civ.city.FreeBuilding;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/** Great humanitarians. */
final class Humanitarians {

    private Humanitarians() {}

    static void write(Rulebook.Builder book) {
        book.card(
                GreatCard.MARTIN_LUTHER_KING,
                (hooks, self) -> hooks.license(self, Licence.ACTIONS_UNCANCELLABLE, Licence.IMMUNE_TO_ANARCHY));
        book.hooks(hooks ->
                hooks.battle.afterBattle.join(Holder.CARDS, (table, player, won) -> askToNurse(table, player)));
        int harbors = book.content().spec(GreatCard.JACQUES_COUSTEAU).get("harbors");
        book.card(
                GreatCard.JACQUES_COUSTEAU,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.START_OF_TURN,
                                (table, player) -> FreeBuilding.isPossible(table, player, harbor()),
                                (table, player) -> FreeBuilding.offer(table, player, harbor(), harbors))));
        book.card(GreatCard.JIM_HENSON, Humanitarians::joinHenson);
        book.card(
                GreatCard.MOTHER_TERESA,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.everyTurn(
                                self,
                                (table, player) -> table.player(player).coinTokens() > 0 || hasCoins(table, player),
                                (table, player) -> table.push(new GiveCoin(player)))));
        int culture = book.content().spec(GreatCard.ST_FRANCIS_OF_ASSISI).get("culture");
        book.card(
                GreatCard.ST_FRANCIS_OF_ASSISI,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.CITY_MANAGEMENT,
                                (table, player) -> armiesOffMap(table, player) > 0,
                                (table, player) ->
                                        Cards.gainCulture(table, player, culture * armiesOffMap(table, player)))));
        int production = book.content().spec(GreatCard.SUSAN_B_ANTHONY).get("production");
        book.card(
                GreatCard.SUSAN_B_ANTHONY,
                (hooks, self) -> hooks.city.production.join(self, (table, city) -> production));
    }

    private static int harbor() {
        return 1 << BaseBuilding.HARBOR.index();
    }

    /** Army figures of a player that are not on the map. */
    static int armiesOffMap(CivTable table, int player) {
        int count = 0;
        for (int army = Figures.first(Figure.ARMY); army < Figures.end(Figure.ARMY); army++) {
            count += table.figures().where(player, army) == Figures.RESERVE ? 1 : 0;
        }
        return count;
    }

    /** Counts wonders, and pays for them at the start of each turn. */
    private static void joinHenson(Hooks hooks, GreatCard self) {
        hooks.city.afterWonder.join(self, (table, player) -> {
            GreatCards.of(table).addWonder();
            table.say("log.great-card.wonder", self, GreatCards.of(table).wonders());
        });
        CardDeed.income(hooks, self, (table, player) -> GreatCards.of(table).wonders() > 0, (table, player) -> {
            int wonders = GreatCards.of(table).wonders();
            Cards.gainCulture(table, player, wonders);
            Cards.gainTrade(table, player, wonders);
        });
    }

    // --- Florence Nightingale ---------------------------------------------------------------------------------------

    private static void askToNurse(CivTable table, int player) {
        Battle battle = table.battle();
        GreatCards cards = GreatCards.of(table);
        for (int side = Battle.ATTACKER; side <= Battle.DEFENDER && battle.isActive(); side++) {
            if (battle.isPlayer(side)
                    && battle.player(side) == player
                    && battle.savable(side) != 0
                    && cards.hides(player, GreatCard.FLORENCE_NIGHTINGALE.type())
                    && table.inspires(player, GreatCard.FLORENCE_NIGHTINGALE.type())) {
                table.push(new Nurse(player, side));
            }
        }
    }

    /** All units killed in the battle return to the standing forces (CV-11.120). */
    record Nurse(int player, int side) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.nurse");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            if (GreatCards.of(table).holds(player, GreatCard.FLORENCE_NIGHTINGALE)) {
                out.add(Act.DEED, GreatCard.FLORENCE_NIGHTINGALE);
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                return;
            }
            Cards.discard(table, player, GreatCard.FLORENCE_NIGHTINGALE);
            long killed = table.battle().savable(side);
            table.say("log.nurse", table.name(player), Long.bitCount(killed));
            table.player(player).setForces(table.player(player).forces() | killed);
            table.battle().save(side, killed);
        }

        @Override
        public boolean answersItself(CivTable table) {
            return false;
        }

        @Override
        public Weight weight(Choice choice) {
            return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
        }
    }

    // --- Mother Teresa ----------------------------------------------------------------------------------------------

    private static boolean hasCoins(CivTable table, int player) {
        Choices choices = new Choices();
        Coins.listCounting(table, player, Act.CHOOSE, choices);
        return !choices.isEmpty();
    }

    /** Which coin token is given away; that brings a free advance on the culture track (CV-07.08). */
    record GiveCoin(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.give-coin");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            Coins.listCounting(table, player, Act.CHOOSE, out);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            table.push(new ToWhom(player, choice.subject()));
        }
    }

    /** Who receives it on his civilization sheet. */
    record ToWhom(int player, Thing place) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.give-coin-to");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                out.add(Act.CHOOSE, table.name(other));
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int other = choice.subject(Seat.class).index();
            Coins.remove(table, player, place);
            table.setSheetCoins(other, table.player(other).sheetCoins() + 1);
            table.say("log.give-coin", table.name(player), table.name(other));
            table.push(new Industrialists.Advance(
                    player, 1)); // a step of its own: the coin may have won the game (CV-15.10)
        }
    }
}
