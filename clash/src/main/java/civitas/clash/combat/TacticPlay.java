package civitas.clash.combat;

import civitas.clash.content.Tactic;
import civitas.clash.content.facts.TacticSpec;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Reasons;

/** Whether a tactics card can be played (rules 7.5). */
public final class TacticPlay {

    private TacticPlay() {}

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
        boolean units = table.battle().isSea() ? spec.ship() : spec.army();
        return units && Forces.fighters(table, role) > 0
                || spec.fortress() && role == Battle.DEFENDER && Forces.hasFortress(table);
    }

    private static boolean isField(Battle battle, TacticSpec.Field field) {
        return switch (field) {
            case ANY -> true;
            case LAND -> !battle.isSea();
            case CITY -> battle.isCity();
        };
    }

    private static boolean isRole(Battle battle, int role, TacticSpec.Role wanted) {
        return switch (wanted) {
            case ANY -> true;
            case ATTACKER -> role == Battle.ATTACKER;
            case DEFENDER -> role == Battle.DEFENDER;
            case ANY_EXCEPT_ATTACKING_A_CITY -> role == Battle.DEFENDER || !battle.isCity();
        };
    }
}
