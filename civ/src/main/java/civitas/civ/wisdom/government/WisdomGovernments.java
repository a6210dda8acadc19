package civitas.civ.wisdom.government;

import civitas.civ.city.Production;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Figure;
import civitas.civ.content.Government;
import civitas.civ.content.facts.Content;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.start.Tallies;
import civitas.civ.wisdom.start.Tally;
import civitas.kernel.Variant;
import java.util.List;

/**
 * The eight governments of Wisdom and Warfare, all of which replace those of the base box (CV-01.10).
 *
 * <p>Rules: CV-04.37, CV-04.44, CV-06.102, CV-06.103, CV-11.14.
 */
public final class WisdomGovernments {

    /** Whether a building program doubles what Communism adds, too (question 61). */
    public static final Variant COMMUNIST_PROGRAMS = new Variant("communist-programs", List.of("own", "all"));

    private final Content content;

    private WisdomGovernments(Content content) {
        this.content = content;
    }

    public static void write(Rulebook.Builder book) {
        new WisdomGovernments(book.content()).writeTo(book);
    }

    private void writeTo(Rulebook.Builder book) {
        book.card(BaseGovernment.ANARCHY, (hooks, self) -> hooks.license(self, Licence.IDLE_CAPITAL));
        book.card(
                BaseGovernment.DESPOTISM,
                (hooks, self) -> hooks.city.production.join(self, Hooks.CityBonus.of(printed(self, "production"))));
        book.card(BaseGovernment.REPUBLIC, (hooks, self) -> hooks.license(self, Licence.ARMIES_FOUND_CITIES));
        book.card(BaseGovernment.FEUDALISM, (hooks, self) -> hooks.turn.deed.join(self, new Tribute()));
        book.card(BaseGovernment.MONARCHY, (hooks, self) -> {
            hooks.city.capitalActions.join(self, Hooks.Bonus.of(printed(self, "actions")));
            hooks.city.cityAction.join(self, WisdomGovernments::repeats);
        });
        book.card(BaseGovernment.DEMOCRACY, (hooks, self) -> {
            hooks.wealth.coins.join(self, Hooks.Bonus.of(printed(self, "coins")));
            hooks.turn.startOfTurn.join(self, (table, player) -> gainTrade(table, player, self));
        });
        book.card(BaseGovernment.COMMUNISM, (hooks, self) -> {
            hooks.battle.force.join(self, Hooks.Bonus.of(printed(self, "force")));
            hooks.city.production.join(self, WisdomGovernments::supplement);
        });
        book.card(BaseGovernment.FUNDAMENTALISM, (hooks, self) -> {
            hooks.battle.combat.join(self, Hooks.Bonus.of(printed(self, "combat")));
            Tally tally = zeal(self);
            hooks.turn.startOfTurn.join(self, tally::act);
            tally.watch(hooks, self);
        });
    }

    private int printed(Government government, String name) {
        return content.spec(government).get(name);
    }

    /**
     * The capital's last action of a turn: one of all of them, the additional one, has to be of another kind than every
     * other (CV-06.103).
     */
    private static boolean repeats(CivTable table, int city, ActionKind kind) {
        Player owner = table.player(Cities.owner(city));
        int marker = Cities.marker(city);
        if (!Cities.isCapital(city) || owner.actions(marker) > 1) {
            return false;
        }
        for (ActionKind other : ActionKind.values()) {
            if (owner.acted(marker, other) + (other == kind ? 1 : 0) == 1) {
                return false;
            }
        }
        return true;
    }

    /** What Communism adds; with the option a building program doubles it like the city's own icons (question 61). */
    private static int supplement(CivTable table, int city) {
        int missing = missing(table, city);
        boolean doubled = table.rules().options().otherwise(COMMUNIST_PROGRAMS);
        return missing + (doubled ? table.hooks().city.outskirts(table, city, missing) : 0);
    }

    /** What a city lacks to the outskirts of its owner's best one (CV-06.102). */
    private static int missing(CivTable table, int city) {
        int own = Production.ofOutskirts(table, city);
        int best = own;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int other = Cities.of(Cities.owner(city), marker);
            if (table.cities().exists(other)) {
                best = Math.max(best, Production.ofOutskirts(table, other));
            }
        }
        return best - own;
    }

    private void gainTrade(CivTable table, int player, Government self) {
        int trade = printed(self, "trade");
        table.addTrade(player, trade);
        table.say("log.government.trade", table.name(player), self, trade);
    }

    /** Culture for every army on the map. */
    private Tally zeal(Government self) {
        int each = printed(self, "culture");
        return new Tally(
                Tallies.FUNDAMENTALISM, (table, player) -> each * armies(table, player), (table, player, culture) -> {
                    table.addCulture(player, culture);
                    table.say("log.government.culture", table.name(player), self, culture);
                });
    }

    private static int armies(CivTable table, int player) {
        int armies = 0;
        for (int army = Figures.first(Figure.ARMY); army < Figures.end(Figure.ARMY); army++) {
            armies += table.figures().where(player, army) >= 0 ? 1 : 0;
        }
        return armies;
    }
}
