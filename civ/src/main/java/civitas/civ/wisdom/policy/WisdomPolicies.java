package civitas.civ.wisdom.policy;

import civitas.civ.city.FreeUnit;
import civitas.civ.content.Figure;
import civitas.civ.content.Landmark;
import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CityHooks;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.MoveHooks;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomPolicy;
import civitas.civ.wisdom.content.WisdomTech;
import civitas.civ.wisdom.start.Tallies;
import civitas.civ.wisdom.start.Tally;

/** What the eight policies do (rules 16.4), and that players adopt as many as they must. */
public final class WisdomPolicies {

    private final Content content;

    private WisdomPolicies(Content content) {
        this.content = content;
    }

    public static void write(Rulebook.Builder book) {
        book.watch(Policies::look);
        for (Phase phase : new Phase[] {Phase.START_OF_TURN, Phase.CITY_MANAGEMENT, Phase.MOVEMENT}) {
            book.offer(phase, new PolicyCards());
        }
        book.card(WisdomTech.BUREAUCRACY, (hooks, self) -> hooks.research.research.join(self, WisdomPolicies::reform));
        new WisdomPolicies(book.content()).writeCards(book);
    }

    /** Bureaucracy: in the Research phase one policy may be switched. */
    private static void reform(CivTable table, int player) {
        table.push(new SwitchPolicies(player, 1));
    }

    private void writeCards(Rulebook.Builder book) {
        book.card(WisdomPolicy.RATIONALISM, (hooks, self) -> hooks.turn.deed.join(self, new Rationalism(self)));
        book.card(WisdomPolicy.PATRONAGE, (hooks, self) -> hooks.turn.deed.join(self, new Patronage(self)));
        book.card(WisdomPolicy.NATURAL_RELIGION, (hooks, self) -> hooks.move.groupSpeed.join(self, alone(self)));
        book.card(WisdomPolicy.ORGANIZED_RELIGION, (hooks, self) -> {
            hooks.wealth.coins.join(self, Hooks.Bonus.of(amount(self, "coins")));
            hooks.culture.extraPeople.join(self, Hooks.Bonus.of(amount(self, "people")));
        });
        book.card(WisdomPolicy.EXPANSIONISM, (hooks, self) -> joinTally(hooks, self, expand(self)));
        book.card(WisdomPolicy.URBAN_DEVELOPMENT, (hooks, self) -> {
            hooks.city.production.join(self, developed(self, "production"));
            hooks.culture.arts.join(self, developed(self, "arts"));
        });
        book.card(WisdomPolicy.PACIFISM, (hooks, self) -> {
            hooks.license(self, Licence.SCOUTS_EXPLORE_HUTS);
            joinTally(hooks, self, peace(self));
        });
        book.card(WisdomPolicy.MILITARY_TRADITION, (hooks, self) -> hooks.city.afterFigure.join(self, tradition(self)));
    }

    private int amount(Policy policy, String name) {
        return content.spec(policy).amounts().get(name);
    }

    /** At most once per turn through this side of the card, also after it was switched (CV-16.45, CV-16.47). */
    private static Hooks.Effect once(Policy self, Hooks.Effect effect) {
        return (table, player) -> {
            if (!table.player(player).hasUsed(self)) {
                table.player(player).use(self);
                effect.run(table, player);
            }
        };
    }

    private static void joinTally(Hooks hooks, Policy self, Tally tally) {
        hooks.turn.startOfTurn.join(self, once(self, tally::act));
        tally.watch(hooks, self);
    }

    /** An army that moves without others. */
    private MoveHooks.GroupBonus alone(Policy self) {
        int speed = amount(self, "speed");
        return (table, player, members) -> Integer.bitCount(members) == 1 && members < 1 << Figures.ARMIES ? speed : 0;
    }

    /** Trade for each city and each city-state. */
    private Tally expand(Policy self) {
        int each = amount(self, "trade");
        return new Tally(
                Tallies.EXPANSIONISM, (table, player) -> each * places(table, player), (table, player, trade) -> {
                    table.addTrade(player, trade);
                    table.say("log.policy-trade", self, table.name(player), trade);
                });
    }

    private static int places(CivTable table, int player) {
        int places = table.cities().count(player);
        for (Landmark landmark : table.content().landmarks().all()) {
            places += table.controls(player, landmark) ? 1 : 0;
        }
        return places;
    }

    /** Culture, and more with a scout on the map. */
    private Tally peace(Policy self) {
        int always = amount(self, "culture");
        int withScout = amount(self, "culture-with-scout");
        return new Tally(
                Tallies.PACIFISM,
                (table, player) -> always + (hasScout(table, player) ? withScout : 0),
                (table, player, culture) -> {
                    table.addCulture(player, culture);
                    table.say("log.policy-culture", self, table.name(player), culture);
                });
    }

    private static boolean hasScout(CivTable table, int player) {
        for (int scout = Figures.ARMIES; scout < Figures.PER_PLAYER; scout++) {
            if (table.figures().where(player, scout) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** A city with different buildings or wonders in its outskirts gets more. */
    private Hooks.CityBonus developed(Policy self, String what) {
        int more = amount(self, what);
        int needed = amount(self, "pieces");
        return (table, city) -> pieces(table, city) >= needed ? more : 0;
    }

    /** Different buildings and wonders in the outskirts of a city; its walls stand on its center (CV-01.44). */
    private static int pieces(CivTable table, int city) {
        long kinds = 0;
        int wonders = 0;
        for (int square : table.cities().outskirts(city)) {
            if (table.pieces().isBuilding(square)) {
                kinds |= 1L << table.pieces().building(square).index();
            } else if (table.pieces().isWonder(square)) {
                wonders++;
            }
        }
        return Long.bitCount(kinds) + wonders;
    }

    /** The first army of a turn brings a unit (CV-06.105). */
    private CityHooks.AfterFigure tradition(Policy self) {
        int units = amount(self, "units");
        return (table, player, figure) -> {
            if (figure == Figure.ARMY && !table.player(player).hasUsed(self)) {
                table.player(player).use(self);
                FreeUnit.offer(table, player, units);
            }
        };
    }
}
