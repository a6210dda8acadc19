package civitas.clash.civilizations.ability;

import static civitas.clash.civilizations.content.LeaderAbility.AKBAR_THE_GREAT_BLADED_TUSKS;
import static civitas.clash.civilizations.content.LeaderAbility.JIMMU_FORTIFIED;
import static civitas.clash.civilizations.content.LeaderAbility.NABOPOLASSAR_REVOLT;
import static civitas.clash.civilizations.content.LeaderAbility.RAMSES_II_COASTAL_POWER;

import civitas.clash.civilizations.people.Leaders;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Presence;
import civitas.kernel.Numbers;

/**
 * Abilities that work in battles in which their leader does not fight, or no longer, or not only at sea. Rules: CC-16.17,
 * CC-16.18.
 */
public final class Lingering implements Presence {

    private static final Numbers FROM_AFAR = Numbers.of(JIMMU_FORTIFIED.number(), NABOPOLASSAR_REVOLT.number());

    @Override
    public Numbers anywhere(ClashTable table, int player) {
        return Numbers.NONE;
    }

    @Override
    public Numbers at(ClashTable table, int player, int space) {
        return Numbers.NONE;
    }

    @Override
    public Numbers inBattle(ClashTable table, Battle battle, int role) {
        int player = battle.side(role);
        if (!table.isPlayer(player)) {
            return Numbers.NONE;
        }
        Numbers own = Peoples.of(table)
                .leader(player)
                .map(leader -> Numbers.of(leader.abilities().stream()
                        .mapToInt(ability -> ability.number())
                        .toArray()))
                .orElse(Numbers.NONE);
        Numbers lingering = own.and(FROM_AFAR);
        if (Leaders.fights(table, battle, role) && own.has(RAMSES_II_COASTAL_POWER.number())) {
            lingering = lingering.with(RAMSES_II_COASTAL_POWER.number());
        }
        return battle.memory().has(AKBAR_THE_GREAT_BLADED_TUSKS, role)
                ? lingering.with(AKBAR_THE_GREAT_BLADED_TUSKS.number())
                : lingering;
    }
}
