package civitas.clash.combat.tactic;

import civitas.clash.combat.Forces;
import civitas.clash.content.Tactic;
import civitas.clash.content.TacticSpec;
import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Effects;
import civitas.clash.table.Maneuver;
import civitas.kernel.Reasons;

/** The tactics cards: what each does, and whether it can be played. */
public final class Tactics {

    private Tactics() {}

    public static void join(Effects<Tactic, Maneuver> cards) {
        cards.join(Tactic.PELTASTS, new Peltasts(Tactic.PELTASTS));
        cards.join(Tactic.ENCIRCLED, new Encircled(Tactic.ENCIRCLED));
        cards.join(Tactic.WEDGE_FORMATION, new RollTactics.Wedge(Tactic.WEDGE_FORMATION));
        cards.join(Tactic.HIGH_MORALE, new RollTactics.Bonus(Tactic.HIGH_MORALE, 2));
        cards.join(Tactic.HEAVY_RESISTANCE, new RollTactics.Burden(Tactic.HEAVY_RESISTANCE));
        cards.join(Tactic.HIGH_GROUND, new RollTactics.HighGround());
        cards.join(Tactic.SURPRISE, new Surprise(Tactic.SURPRISE));
        cards.join(Tactic.SIEGE, new Siege(Tactic.SIEGE));
        cards.join(Tactic.FOR_THE_PEOPLE, new RollTactics.ExtraDie(Tactic.FOR_THE_PEOPLE));
        cards.join(Tactic.DEFENSIVE_FORMATION, new RollTactics.ExtraDie(Tactic.DEFENSIVE_FORMATION));
        cards.join(Tactic.FLANKING, new RollTactics.ExtraDie(Tactic.FLANKING));
        cards.join(Tactic.IMPROVED_DEFENSES, new RollTactics.Cover(Tactic.IMPROVED_DEFENSES));
        cards.join(Tactic.TACTICAL_RETREAT, new TacticalRetreat());
        cards.join(Tactic.SCOUT, new Scout(Tactic.SCOUT));
        cards.join(Tactic.MARTYR, new Martyr());
        cards.join(Tactic.ARCHERS, new Archers(Tactic.ARCHERS));
    }

    /** Whether a side may play a card in this round (CC-7.47, CC-7.48). */
    public static boolean isPlayable(ClashTable table, int role, Tactic card) {
        return obstacle(table, role, card) == Obstacle.NONE;
    }

    /** What keeps a side from playing a card. */
    private enum Obstacle {
        NONE,
        NO_USER,
        FIELD,
        ROLE,
        CONDITION
    }

    private static Obstacle obstacle(ClashTable table, int role, Tactic card) {
        TacticSpec spec = table.content().spec(card);
        if (!hasUser(table, role, spec)) {
            return Obstacle.NO_USER;
        }
        if (!isField(table.battle(), spec.field())) {
            return Obstacle.FIELD;
        }
        if (!isRole(table.battle(), role, spec.role())) {
            return Obstacle.ROLE;
        }
        return table.book().tactics().of(card).isPossible(table, role) ? Obstacle.NONE : Obstacle.CONDITION;
    }

    /** Says why a card cannot be played in this round. */
    public static void explain(ClashTable table, int role, Tactic card, Reasons out) {
        switch (obstacle(table, role, card)) {
            case NONE -> {}
            case NO_USER -> out.because("why.tactic-units", card);
            case FIELD -> out.because("why.tactic-field", card);
            case ROLE -> out.because("why.tactic-role", card);
            case CONDITION -> out.because("why.card-condition", card);
        }
    }

    /** At least one of the things the card names is on the player's side. */
    private static boolean hasUser(ClashTable table, int role, TacticSpec spec) {
        boolean units = table.battle().sea ? spec.ship() : spec.army();
        return units && Forces.fighters(table, role) > 0
                || spec.fortress() && role == Battle.DEFENDER && Forces.hasFortress(table);
    }

    private static boolean isField(Battle battle, TacticSpec.Field field) {
        return switch (field) {
            case ANY -> true;
            case LAND -> !battle.sea;
            case CITY -> battle.city;
        };
    }

    private static boolean isRole(Battle battle, int role, TacticSpec.Role wanted) {
        return switch (wanted) {
            case ANY -> true;
            case ATTACKER -> role == Battle.ATTACKER;
            case DEFENDER -> role == Battle.DEFENDER;
            case ANY_EXCEPT_ATTACKING_A_CITY -> role == Battle.DEFENDER || !battle.city;
        };
    }
}
