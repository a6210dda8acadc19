package civitas.clash.civilizations.people;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Nations.Scope;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Presence;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * Where the leaders are: each has his abilities in the city where he is, and in the battles in which he takes part.
 *
 * <p>Rules: CC-16.17, CC-16.18, CC-16.23.
 */
public final class Leaders implements Presence {

    private final Numbers[] all;
    private final Numbers[] ashore;
    private final Numbers[] atSea;

    public Leaders(Nations nations) {
        Leader[] leaders = Leader.values();
        all = new Numbers[leaders.length];
        ashore = new Numbers[leaders.length];
        atSea = new Numbers[leaders.length];
        for (Leader leader : leaders) {
            Numbers both = Numbers.NONE;
            Numbers sailing = Numbers.NONE;
            for (LeaderAbility ability : leader.abilities()) {
                both = both.with(ability.number());
                if (nations.scope(ability) == Scope.SHIP) {
                    sailing = sailing.with(ability.number());
                }
            }
            all[leader.number()] = both;
            ashore[leader.number()] = both.minus(sailing);
            atSea[leader.number()] = sailing;
        }
    }

    /** The space where a player's leader is, aboard a ship or on land; {@link ClashTable#NOBODY} if he is nowhere. */
    public static int place(ClashTable table, int player) {
        if (!Peoples.of(table).hasLeader(player)) {
            return ClashTable.NOBODY;
        }
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.units().count(LEADER, space) > 0) {
                return space;
            }
        }
        Battle battle = table.battle();
        return battle.isActive() && attacks(battle, player) ? battle.space() : ClashTable.NOBODY;
    }

    /** Whether a player's leader is in a city of his; there abilities "in his city" work (CC-16.17, CC-16.23). */
    public static boolean isInCity(ClashTable table, int player) {
        int place = place(table, player);
        return place != ClashTable.NOBODY && table.cities().isOf(player, place);
    }

    /** Whether a leader takes part in the battle for a side. */
    public static boolean fights(ClashTable table, Battle battle, int role) {
        return role == Battle.ATTACKER
                ? attacks(battle, battle.side(role))
                : table.units().count(battle.side(role), LEADER, battle.space()) > 0;
    }

    private static boolean attacks(Battle battle, int side) {
        return battle.side(Battle.ATTACKER) == side && battle.force().count(LEADER) > 0;
    }

    @Override
    public Numbers anywhere(ClashTable table, int player) {
        return place(table, player) == ClashTable.NOBODY ? Numbers.NONE : of(all, table, player);
    }

    @Override
    public Numbers at(ClashTable table, int player, int space) {
        return table.units().count(player, LEADER, space) > 0 ? of(all, table, player) : Numbers.NONE;
    }

    @Override
    public Numbers inBattle(ClashTable table, Battle battle, int role) {
        if (!table.isPlayer(battle.side(role)) || !fights(table, battle, role)) {
            return Numbers.NONE;
        }
        return of(battle.isSea() ? atSea : ashore, table, battle.side(role));
    }

    @Override
    public Optional<Phrase> absence(ClashTable table, int player, Thing thing) {
        return switch (thing) {
            case LeaderAbility ability -> absence(table, player, ability.leader());
            case Leader leader -> absence(table, player, leader);
            default -> Optional.empty();
        };
    }

    private static Optional<Phrase> absence(ClashTable table, int player, Leader leader) {
        Peoples peoples = Peoples.of(table);
        if (peoples.leader(player).filter(leader::equals).isPresent()) {
            return Optional.empty();
        }
        if (peoples.cards(player).has(leader.number())) {
            return Optional.of(Phrase.of("why.leader-waits", leader));
        }
        boolean lost = peoples.lost(player).has(leader.number());
        return Optional.of(Phrase.of(lost ? "why.leader-gone" : "why.leader-of-others", leader));
    }

    private static Numbers of(Numbers[] kind, ClashTable table, int player) {
        return Peoples.of(table)
                .leader(player)
                .map(leader -> kind[leader.number()])
                .orElse(Numbers.NONE);
    }
}
