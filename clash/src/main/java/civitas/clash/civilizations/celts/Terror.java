package civitas.clash.civilizations.celts;

import static civitas.clash.civilizations.content.LeaderAbility.VIRIATUS_TERROR;

import civitas.clash.board.Space;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.combat.Forces;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** From the second round on 2 mood tokens drive an enemy unit out of the battle into a free space beside it. */
record Terror(int player, int role) implements Solo<ClashTable> {

    private static final Goods PRICE = Goods.of(Good.MOOD, 2);

    static void join(Hooks hooks) {
        hooks.battle.roundStart.join(VIRIATUS_TERROR, (table, battle, role) -> {
            int player = battle.side(role);
            if (battle.round() > 1
                    && Forces.fighters(table, Battle.other(role)) > 0
                    && isPossible(table, player, role)) {
                Offer.make(table, player, VIRIATUS_TERROR, PRICE, role);
            }
        });
        hooks.turn.accepted.join(VIRIATUS_TERROR, (table, player, role) -> table.push(new Terror(player, role)));
    }

    private static boolean isPossible(ClashTable table, int player, int role) {
        Choices out = new Choices();
        new Terror(player, role).list(table, player, out);
        return !out.isEmpty();
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.terror");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Battle battle = table.battle();
        int enemy = Battle.other(role);
        for (UnitType type : table.roster().all()) {
            if (battle.fights(type) && Forces.count(table, enemy, type) > 0) {
                for (int space : table.board().neighbours(battle.space())) {
                    if (!isWayBack(battle, space) && isFree(table, battle.side(enemy), type, space)) {
                        out.add(Act.CONVERT, type, table.space(space));
                    }
                }
            }
        }
    }

    /** Where his own army came from is no free space: it may have to go back there (OQ-72). */
    private boolean isWayBack(Battle battle, int space) {
        return role == Battle.ATTACKER && space == battle.origin();
    }

    private static boolean isFree(ClashTable table, int side, UnitType type, int space) {
        int city = table.cities().owner(space);
        return table.lands().isLand(space)
                && !table.units().hasEnemy(side, space)
                && (city == ClashTable.NOBODY || city == side)
                && table.units().army(space) < table.stackLimit(side, space, Force.of(type, 1));
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Battle battle = table.battle();
        int enemy = Battle.other(role);
        UnitType type = choice.subject(UnitType.class);
        int space = choice.object(Space.class).index();
        if (enemy == Battle.ATTACKER) {
            battle.setForce(battle.force().minus(type, 1));
        } else {
            table.removeUnits(type, battle.space(), 1);
        }
        table.units().add(battle.side(enemy), type, space, 1);
        table.say("log.fear", table.name(player), type, table.space(battle.space()), table.space(space));
    }
}
