package civitas.clash.civilizations.people;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;

import civitas.clash.civilizations.content.ExpansionObjective;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.table.ClashTable;
import civitas.clash.table.RecruitHooks;
import civitas.clash.table.Voices;
import civitas.kernel.Numbers;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * How leaders come and go: one at a time, each once.
 *
 * <p>Rules: CC-4.104, CC-4.149, CC-16.11, CC-16.13, CC-16.14, CC-16.15, CC-16.16, CC-16.21, CC-16.22, CC-16.24, CC-16.80,
 * CC-7.105. Losses are simultaneous, so a leader who dies in a round has still fought in it (CC-16.20).
 */
public final class LeaderLife implements RecruitHooks.Recruiting, RecruitHooks.UnitFate {

    /** There must be a leader to choose, and room once the present one has gone. */
    @Override
    public Optional<Phrase> obstacle(ClashTable table, int player, int city) {
        if (Peoples.of(table).isBanned(player)) {
            return Optional.of(Phrase.of("why.no-leader-ever"));
        }
        if (Peoples.of(table).cards(player).isEmpty()) {
            return Optional.of(Phrase.of("why.no-leader-left"));
        }
        boolean makesRoom = table.units().count(player, LEADER, city) > 0;
        return makesRoom || table.hasRoom(player, city)
                ? Optional.empty()
                : Optional.of(Phrase.of("why.stack", table.space(city), table.constants().stackLimit));
    }

    @Override
    public void prepare(ClashTable table, int player) {
        replace(table, player);
        ChooseLeader.ask(table, player);
    }

    /** The leader in play makes room for another: his card leaves the game, and nobody scores it. */
    private static void replace(ClashTable table, int player) {
        Peoples.of(table).leader(player).ifPresent(leader -> {
            int place = Leaders.place(table, player);
            table.removeUnits(LEADER, place, 1);
            table.say("log.leader-replaced", table.name(player), leader);
            leave(table, player, leader);
        });
    }

    /** Whoever kills a leader takes his card; barbarians and events leave it to nobody. */
    @Override
    public void fell(ClashTable table, int owner, int killer) {
        Leader leader = Peoples.of(table).leader(owner).orElseThrow();
        if (table.isPlayer(killer)) {
            Peoples peoples = Peoples.of(table);
            peoples.setKilled(killer, peoples.killed(killer).with(leader.number()));
            table.battle().memory().mark(ExpansionObjective.BRUTUS, killer);
            table.say("log.leader-killed", table.name(killer), leader, table.name(owner));
        } else {
            table.say("log.leader-lost", table.name(owner), leader);
        }
        leave(table, owner, leader);
    }

    /** A leader is no longer in play, for whatever reason; who he was still has a say, then whoever mourns him. */
    private static void leave(ClashTable table, int player, Leader leader) {
        Peoples.of(table).depose(player);
        Numbers mourners = table.abilities(player);
        for (var ability : leader.abilities()) {
            mourners = mourners.with(ability.number());
        }
        for (Voices.Effect voice : table.hooks().recruit.leaderGone.of(mourners)) {
            voice.run(table, player);
        }
    }

    /** A leader comes into play; his figure is placed by whoever calls. */
    public static void crown(ClashTable table, int player, Leader leader) {
        Peoples.of(table).crown(player, leader);
        table.say("log.leader-chosen", table.name(player), leader);
    }
}
