package civitas.clash.civilizations.rome;

import static civitas.clash.civilizations.content.CivAdvance.ROME_AQUEDUCTS;
import static civitas.clash.civilizations.content.CivAdvance.ROME_CAPTIVI;
import static civitas.clash.civilizations.content.LeaderAbility.EMPEROR_AUGUSTUS_EMPEROR;
import static civitas.clash.civilizations.content.LeaderAbility.SULLA_CIVILIZER;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.clash.table.Rulebook;

/** Rome: builders and conquerors. */
public final class Rome {

    private static final int LEADER_BONUS = 2;
    private static final Goods TRIUMPH = Goods.of(Good.GOLD, 1, Good.MOOD, 1);

    private Rome() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        aqueducts(hooks);
        captivi(hooks);
        augustus(hooks);
        sulla(hooks);
    }

    /** Famine does not touch Rome, and Sanitation may be had without its food (CC-16.73). */
    private static void aqueducts(Hooks hooks) {
        hooks.immunity.join(ROME_AQUEDUCTS, event -> event == BaseEvent.FAMINE || event == BaseEvent.SEVERE_FAMINE);
        hooks.waiver.join(ROME_AQUEDUCTS, (table, player, advance) -> advance == BaseAdvance.SANITATION);
    }

    /** Mood tokens build, and a victory brings slaves and joy. */
    private static void captivi(Hooks hooks) {
        hooks.substitute.join(
                ROME_CAPTIVI,
                (table, player, purpose, good) ->
                        purpose.is(Purpose.Kind.BUILDING) && good.isResource() ? Good.MOOD.mask() : 0);
        hooks.afterBattle.join(ROME_CAPTIVI, Rome::triumph);
    }

    private static void triumph(ClashTable table, Battle battle, int role) {
        if (battle.wonBy(role)) {
            table.gain(battle.side(role), TRIUMPH);
            table.say("log.gains-by", table.name(battle.side(role)), TRIUMPH, ROME_CAPTIVI);
        }
    }

    /** He is strongest far from home. */
    private static void augustus(Hooks hooks) {
        hooks.combatRoll.join(EMPEROR_AUGUSTUS_EMPEROR, (table, battle, role) -> {
            if (!hasCityInRegion(table, battle.side(role), battle.space())) {
                battle.now().addBonus(role, LEADER_BONUS, EMPEROR_AUGUSTUS_EMPEROR);
            }
        });
    }

    private static boolean hasCityInRegion(ClashTable table, int player, int space) {
        return table.board().region(space).stream()
                .anyMatch(cell -> table.cities().isOf(player, cell));
    }

    private static void sulla(Hooks hooks) {
        hooks.combatRoll.join(SULLA_CIVILIZER, (table, battle, role) -> {
            if (battle.side(Battle.other(role)) == ClashTable.BARBARIANS) {
                battle.now().addBonus(role, LEADER_BONUS, SULLA_CIVILIZER);
            }
        });
    }
}
