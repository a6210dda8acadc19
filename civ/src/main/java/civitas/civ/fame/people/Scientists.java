package civitas.civ.fame.people;

import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Wealth;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Great scientists. */
final class Scientists {

    private Scientists() {}

    static void write(Rulebook.Builder book) {
        int armies = book.content().spec(GreatCard.ALAN_TURING).get("armies");
        book.card(
                GreatCard.ALAN_TURING,
                (hooks, self) -> CardDeed.income(
                        hooks,
                        self,
                        (table, player) -> Humanitarians.armiesOffMap(table, player) >= armies,
                        (table, player) -> {
                            int gained = Humanitarians.armiesOffMap(table, player) / armies;
                            Cards.gainTrade(table, player, gained);
                            Cards.gainCulture(table, player, gained);
                        }));
        book.card(
                GreatCard.ALBERT_EINSTEIN,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self,
                                Phase.CITY_MANAGEMENT,
                                (table, player) -> table.player(player).trade() > 0
                                        || table.player(player).culture() > 0,
                                (table, player) -> table.push(new Relativity(player)))));
        book.card(GreatCard.CHARLES_DARWIN, Scientists::joinDarwin);
        book.card(
                GreatCard.GALILEO_GALILEI,
                (hooks, self) -> hooks.turn.deed.join(
                        self, CardDeed.once(self, Phase.CITY_MANAGEMENT, Voyage.CARD::isPossible, Voyage.CARD::begin)));
        book.card(
                GreatCard.LOUIS_PASTEUR,
                (hooks, self) -> hooks.move.stack.join(
                        self, Hooks.Bonus.of(book.content().spec(self).get("stacking"))));
        book.card(GreatCard.MARIE_CURIE, (hooks, self) -> {
            hooks.turn.deed.join(self, new Announced(self));
            hooks.wealth.standIn.join(self, (table, player, paid, wanted) -> sparesUranium(table, wanted));
            hooks.wealth.afterStandIn.join(self, (table, player, wanted) -> {
                if (sparesUranium(table, wanted)) {
                    Cards.discard(table, player, self);
                }
            });
        });
        book.card(GreatCard.ISAAC_NEWTON, (hooks, self) -> {
            hooks.turn.deed.join(self, new Blank());
            hooks.turn.why.join(self, (table, player, out) -> out.because("why.phase", self, Phase.RESEARCH));
        });
    }

    /** Whether Marie Curie was announced for a price of uranium: what an ability of her owner replaces otherwise is not her business. */
    private static boolean sparesUranium(CivTable table, Resource wanted) {
        return wanted == Resource.URANIUM && GreatCards.of(table).isReady(GreatCard.MARIE_CURIE);
    }

    /** Once per turn the culture of a city's arts is taken as trade. */
    private static void joinDarwin(Hooks hooks, GreatCard self) {
        hooks.turn.deed.join(self, new Announced(self));
        hooks.culture.artsGain.join(self, (table, player, culture) -> {
            if (!GreatCards.of(table).isReady(self)) {
                return false;
            }
            GreatCards.of(table).setReady(self, false);
            table.player(player).use(self);
            table.say("log.great-card.works", self, table.name(player));
            Cards.gainTrade(table, player, culture);
            return true;
        });
    }

    /** Trade becomes culture or culture becomes trade, one for one, in one direction. */
    record Relativity(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.relativity");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            if (table.player(player).trade() > 0) {
                out.add(Act.CHOOSE, Wealth.TRADE);
            }
            if (table.player(player).culture() > 0 && table.player(player).trade() < table.constants().maxTrade) {
                out.add(Act.CHOOSE, Wealth.CULTURE);
            }
            out.add(Act.DONE);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() != Act.DONE) {
                new Convert(player, choice.subject(Wealth.class), 0).more(table);
            }
        }
    }

    /** One after the other, until the player has enough. */
    record Convert(int player, Wealth paid, int amount) implements Solo<CivTable> {

        private boolean isPossible(CivTable table) {
            return paid == Wealth.TRADE
                    ? table.player(player).trade() > 0
                    : table.player(player).culture() > 0 && table.player(player).trade() < table.constants().maxTrade;
        }

        void more(CivTable table) {
            int change = paid == Wealth.TRADE ? 1 : -1;
            table.addCulture(player, change);
            table.addTrade(player, -change);
            table.push(new Convert(player, paid, amount + 1));
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.convert", amount);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            if (isPossible(table)) {
                out.add(Act.CHOOSE, paid);
            }
            out.add(Act.DONE);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                table.say("log.convert", table.name(player), paid, amount);
            } else {
                more(table);
            }
        }
    }

    /** Before researching, Isaac Newton's card is laid into the pyramid as a tech without content (CV-07.54, CV-09.26, CV-10.07). */
    private static final class Blank implements TurnHooks.Deed {

        private static final int HIGHEST = 4;

        @Override
        public void list(CivTable table, int player, Choices out) {
            for (int row = 1; row <= HIGHEST && table.turn().phase() == Phase.RESEARCH; row++) {
                if (Pyramid.hasPlace(table, player, row)) {
                    out.add(Act.DEED, GreatCard.ISAAC_NEWTON, PyramidRow.of(row));
                }
            }
        }

        @Override
        public void begin(CivTable table, int player, Choice choice) {
            PyramidRow row = choice.object(PyramidRow.class);
            table.say("log.blank-tech", table.name(player), GreatCard.ISAAC_NEWTON, row);
            table.reveal();
            GreatCards.of(table).lay(player, GreatCard.ISAAC_NEWTON);
            table.player(player).layBlank(row.number());
        }
    }
}
