package civitas.clash.civilizations.objective;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionObjective;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.event.Happenings;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.clash.state.Occasion;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Condition;
import civitas.clash.table.Feat;
import civitas.clash.table.Goals;
import civitas.clash.table.HowFar;
import civitas.clash.table.Omen;
import civitas.clash.table.Rulebook;

/** What the objectives of the expansion ask for. */
public final class ExpansionGoals {

    private ExpansionGoals() {}

    public static void join(Rulebook book) {
        Goals goals = book.goals();
        goals.join(
                "spaces-with-unit", check -> spaces(check.constant(ExpansionUnit.class, "unit"), check.number("min")));
        goals.join("all-unit-types", check -> new AllTypes());
        goals.join("settlers-away-from-cities", check -> wanderers(check.number("min")));
        goals.join("civilization-advances-complete", check -> highCulture(check.number("leadersRecruited")));
        goals.join("won-with-leader", Occasion.BATTLE_OVER, check -> ExpansionGoals::commanded);
        goals.join("killed-leader-in-battle", Occasion.BATTLE_OVER, check -> assassins(check.number("otherUnits")));
        goals.join("won-with-survivor", Occasion.BATTLE_OVER, check -> ExpansionGoals::trampled);
        goals.join("pirate-battles-won-in-turn", Occasion.BATTLE_OVER, check -> cleansing(check.number("min")));
        book.join(new Witness());
    }

    private static Condition spaces(UnitType type, int min) {
        return Condition.atLeast(min, (table, player) -> {
            int found = 0;
            SpaceSet spaces = table.units().of(player);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                found += table.units().count(type, space) > 0 ? 1 : 0;
            }
            return found;
        });
    }

    /** A unit of every kind. Ships of pirates that sail along are none of the player's own: he has no piece of them. */
    private record AllTypes() implements Condition {

        @Override
        public boolean holds(ClashTable table, int player) {
            HowFar far = howFar(table, player);
            return far.have() == far.need();
        }

        @Override
        public HowFar howFar(ClashTable table, int player) {
            int have = 0;
            int need = 0;
            for (UnitType type : table.roster().all()) {
                if (table.roster().spec(type).pieces() > 0) {
                    need++;
                    have += table.units().total(player, type) > 0 ? 1 : 0;
                }
            }
            return new HowFar(have, need);
        }
    }

    /** Settlers on spaces that neither are nor touch a city, whoever owns it. */
    private static Condition wanderers(int min) {
        return Condition.atLeast(min, (table, player) -> {
            int found = 0;
            SpaceSet spaces = table.units().of(player);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                if (table.units().count(BaseUnit.SETTLER, space) > 0 && isRemote(table, space)) {
                    found++;
                }
            }
            return found;
        });
    }

    private static boolean isRemote(ClashTable table, int space) {
        if (table.cities().isCity(space)) {
            return false;
        }
        for (int neighbour : table.board().neighbours(space)) {
            if (table.cities().isCity(neighbour)) {
                return false;
            }
        }
        return true;
    }

    private static Condition highCulture(int leaders) {
        return Condition.atLeast(
                leaders + Civilization.ADVANCES,
                (table, player) -> Math.min(leaders, Peoples.of(table).recruited(player))
                        + table.player(player).advances().common(CivAdvance.ALL));
    }

    private static boolean commanded(ClashTable table, int player, int space) {
        Battle battle = table.battle();
        int role = battle.roleOf(player);
        return role >= 0
                && battle.wonBy(role)
                && battle.memory().has(LEADER, player)
                && battle.strength(role) <= battle.strength(Battle.other(role));
    }

    /** A leader aboard counts beside the ships that sank; in a land battle he is one of those who fell. */
    private static Feat assassins(int others) {
        return (table, player, space) -> {
            Battle battle = table.battle();
            int role = battle.roleOf(player);
            if (role < 0 || !battle.memory().has(ExpansionObjective.BRUTUS, player)) {
                return false;
            }
            int killed = battle.killed(Battle.other(role));
            return killed - (battle.isSea() ? 0 : 1) >= others;
        };
    }

    private static boolean trampled(ClashTable table, int player, int space) {
        Battle battle = table.battle();
        return battle.side(Battle.ATTACKER) == player
                && battle.wonBy(Battle.ATTACKER)
                && !battle.isSea()
                && battle.isResisted()
                && battle.force().count(CAVALRY) + battle.force().count(ELEPHANT) > 0;
    }

    private static Feat cleansing(int min) {
        return (table, player, space) -> player == table.active()
                && isWonAgainstPirates(table, player)
                && Happenings.of(table).pirateWins(table) >= min;
    }

    private static boolean isWonAgainstPirates(ClashTable table, int player) {
        Battle battle = table.battle();
        int role = battle.roleOf(player);
        return role >= 0 && battle.wonBy(role) && battle.side(Battle.other(role)) == Pirates.SIDE;
    }

    /** Remembers of a battle what objectives ask about. */
    private record Witness() implements Omen {

        @Override
        public void beforeBattle(ClashTable table) {
            Battle battle = table.battle();
            for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
                int side = battle.side(role);
                if (table.isPlayer(side) && Leaders.fights(table, battle, role)) {
                    battle.memory().mark(LEADER, side);
                }
            }
        }

        @Override
        public void afterBattle(ClashTable table) {
            if (isWonAgainstPirates(table, table.active())) {
                Happenings.of(table).beatPirates(table);
            }
        }
    }
}
