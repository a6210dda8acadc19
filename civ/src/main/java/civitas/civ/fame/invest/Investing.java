package civitas.civ.fame.invest;

import civitas.civ.battle.loot.Coins;
import civitas.civ.content.Phase;
import civitas.civ.content.facts.Amounts;
import civitas.civ.research.LearnOne;
import civitas.civ.state.Act;
import civitas.civ.table.Bearing;
import civitas.civ.table.CivTable;
import civitas.civ.table.Due;
import civitas.civ.table.Hooks;
import civitas.civ.table.Offer;
import civitas.civ.table.Rulebook;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * Once per turn a coin token becomes a marker on an investment card (rules 12.4).
 *
 * <p>Rules: CV-04.02, CV-04.60, CV-10.39, CV-11.26, CV-12.17 to CV-12.19, CV-12.25, CV-12.26, CV-16.35.
 */
public final class Investing implements Offer {

    /** Writes the module into the rulebook. */
    public static void write(Rulebook.Builder book) {
        book.lay(Investments::new);
        book.offer(Phase.START_OF_TURN, new Investing());
        int production = book.content().spec(Investment.INFRASTRUCTURE).get("step");
        book.card(
                Investment.INFRASTRUCTURE,
                (hooks, self) -> hooks.city.production.join(
                        self,
                        (table, city) ->
                                production * Investments.level(table, civitas.civ.state.Cities.owner(city), self)));
        book.card(
                Investment.ENDOWMENT_FOR_THE_ARTS,
                (hooks, self) -> joinArts(hooks, self, book.content().spec(self)));
        int combat = book.content().spec(Investment.MILITARY_INDUSTRIAL_COMPLEX).get("step");
        book.card(
                Investment.MILITARY_INDUSTRIAL_COMPLEX,
                (hooks, self) -> hooks.battle.combat.join(
                        self, (table, player) -> combat * Investments.level(table, player, self)));
    }

    private static void joinArts(Hooks hooks, Investment self, Amounts card) {
        hooks.culture.hand.join(
                self, (table, player) -> Investments.level(table, player, self) > 0 ? card.get("hand") : 0);
        hooks.culture.advanceCulture.join(self, (table, player) -> switch (Investments.level(table, player, self)) {
            case 2 -> -card.get("discountSecond");
            case 3 -> -card.get("discountThird");
            default -> 0;
        });
    }

    @Override
    public List<Act> verbs() {
        return List.of(Act.INVEST);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (mayInvest(table, player)) {
            for (Investment card : Investment.values()) {
                out.add(Act.INVEST, card);
            }
        }
    }

    private static boolean mayInvest(CivTable table, int player) {
        return table.rules().options().uses(Investments.MODULE)
                && !Investments.of(table).hasInvested(player)
                && hasTokens(table, player);
    }

    private static boolean hasTokens(CivTable table, int player) {
        Choices choices = new Choices();
        Coins.listCounting(table, player, Act.CHOOSE, choices);
        return !choices.isEmpty();
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (!(thing instanceof Investment) || mayInvest(table, player)) {
            return;
        }
        if (!table.rules().options().uses(Investments.MODULE)) {
            out.because("why.no-investments");
        } else if (Investments.of(table).hasInvested(player)) {
            out.because("why.invested");
        } else {
            out.because("why.no-coin-token");
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        table.push(new TakeCoin(player, choice.subject(Investment.class)));
    }

    /** From where the token is taken (CV-12.18). */
    record TakeCoin(int player, Investment card) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.invest-coin", card);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            Coins.listCounting(table, player, Act.CHOOSE, out);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Coins.remove(table, player, choice.subject());
            Investments.of(table).setInvested(player);
            invest(table, player, card);
        }
    }

    /** A marker is placed, and whatever hears of it does (CV-12.26). */
    static void invest(CivTable table, int player, Investment card) {
        int before = Investments.level(table, player, card);
        Investments.of(table).add(player, card, 1);
        table.say("log.invest", table.name(player), card, Investments.of(table).markers(player, card));
        boolean teaches = card == Investment.PUBLIC_EDUCATION && Investments.level(table, player, card) > before;
        table.run(table.hooks().wealth.afterInvesting, player, teaches ? List.of(new Due(card, LESSON)) : List.of());
    }

    private static final long ALL = -1L;

    /** What Public Education gives at each of its levels. */
    private static final Hooks.Effect LESSON =
            Hooks.Effect.weighed((table, player) -> LearnOne.bearing(table, player, ALL), (table, player) -> {
                if (LearnOne.possible(table, player, ALL)) {
                    table.push(new LearnOne(player, ALL, false));
                }
            });

    /** Markers without giving up tokens, as an effect of some card. */
    public static Hooks.Effect free(int markers) {
        return Hooks.Effect.weighed(
                (table, player) -> bearing(table, player, markers), (table, player) -> free(table, player, markers));
    }

    /** What so many markers can bring about by what hears of them. */
    private static Bearing bearing(CivTable table, int player, int markers) {
        if (!table.rules().options().uses(Investments.MODULE)) {
            return Bearing.NONE;
        }
        Bearing heard = table.bearing(table.hooks().wealth.afterInvesting, player);
        boolean mayTeach = Investments.level(table, player, Investment.PUBLIC_EDUCATION)
                < Investments.levelAt(
                        table,
                        Investment.PUBLIC_EDUCATION,
                        Investments.of(table).markers(player, Investment.PUBLIC_EDUCATION) + markers);
        return mayTeach ? heard.and(LESSON.bearing(table, player)) : heard;
    }

    /** A player places markers without giving up tokens, as far as the module is in use (CV-12.25, CV-16.26). */
    public static void free(CivTable table, int player, int markers) {
        if (!table.rules().options().uses(Investments.MODULE)) {
            table.setSheetCoins(player, table.player(player).sheetCoins() + markers);
            table.say("log.coins-instead", table.name(player), markers);
        } else if (markers > 0) {
            table.push(new Free(player, markers));
        }
    }

    /** On which card a free marker lies. */
    record Free(int player, int left) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.invest-free", left);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (Investment card : Investment.values()) {
                out.add(Act.INVEST, card);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (left > 1) {
                table.push(new Free(player, left - 1));
            }
            invest(table, player, choice.subject(Investment.class));
        }
    }
}
