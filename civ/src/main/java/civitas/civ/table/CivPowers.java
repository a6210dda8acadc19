package civitas.civ.table;

import civitas.civ.content.Ability;
import civitas.civ.content.Civilization;
import civitas.civ.content.Government;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Holdings;
import civitas.civ.content.Landmark;
import civitas.civ.content.Policy;
import civitas.civ.content.Tech;
import civitas.civ.content.Wonder;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.kernel.Hook;
import civitas.kernel.Seed;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * What the players of a table can do beyond what everybody can: which abilities are in force for them, and what these say at the hooks
 * of the rules. What is on the table is in {@link CivState}, what changes there in {@link CivTable}.
 */
public abstract sealed class CivPowers extends CivState implements Holdings, Hook.InForce permits CivTable {

    CivPowers(Rules rules, int seats, Seed seed) {
        super(rules, seats, seed);
    }

    CivPowers(CivState other) {
        super(other);
    }

    /** Whether an ability is in force for a player now. */
    public final boolean has(int player, Ability ability) {
        return ability.inForce(this, player);
    }

    @Override
    public final boolean knows(int player, Tech tech) {
        return players[player].knows(tech);
    }

    @Override
    public final Government government(int player) {
        return players[player].government();
    }

    @Override
    public final Civilization civilization(int player) {
        return players[player].civilization();
    }

    @Override
    public final boolean holds(int player, Wonder wonder) {
        int square = wonders.where(wonder);
        return square >= 0
                && !wonders.isObsolete(wonder)
                && Cities.owner(cities.around(square)) == player
                && !Yields.isBlockaded(self(), square);
    }

    @Override
    public final boolean inspires(int player, GreatPerson type) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (cities.exists(city)) {
                for (int square : cities.outskirts(city)) {
                    if (pieces.isPerson(square)
                            && content().person(pieces.person(square)).equals(type)
                            && !Yields.isBlockaded(self(), square)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public final boolean controls(int player, Landmark landmark) {
        int square = landmarks.where(landmark);
        return square >= 0
                && figures.holder(square) == player
                && !content().spec(landmark).relic();
    }

    @Override
    public final boolean adopted(int player, Policy policy) {
        return players[player].has(policy);
    }

    public final boolean may(int player, Licence licence) {
        return hears(hooks.licence(licence), player);
    }

    /** Whether any ability of a player that is in force speaks at a hook. */
    public final boolean hears(Hook<?> hook, int player) {
        return hook.isHeard(players[player].abilities())
                || hook.isHeard(wonders.asked())
                        && voices(hook, player).iterator().hasNext();
    }

    /** Whether any ability might speak at a hook: most hooks are silent most of the time, and then nothing is asked. */
    public final boolean mayHear(Hook<?> hook, int player) {
        return hook.isHeard(players[player].abilities(), wonders.asked());
    }

    /** What the abilities of a player that are in force say at a hook, in the order of their numbers. */
    public final <V> Hook.Voices<V> voices(Hook<V> hook, int player) {
        return hook.of(players[player].abilities(), wonders.asked(), this, player);
    }

    @Override
    public final boolean isInForce(int player, civitas.kernel.Ability ability) {
        return ((Ability) ability).inForce(this, player);
    }

    /** The sum of what the abilities of a player add at a hook. */
    public final int sum(Hook<Hooks.Bonus> hook, int player) {
        if (!mayHear(hook, player)) {
            return 0;
        }
        int sum = 0;
        for (Hooks.Bonus bonus : voices(hook, player)) {
            sum += bonus.add(self(), player);
        }
        return sum;
    }

    /** The sum of what the abilities of its owner add to a city at a hook. */
    public final int sumIn(Hook<Hooks.CityBonus> hook, int city) {
        int sum = 0;
        for (Hooks.CityBonus bonus : voices(hook, Cities.owner(city))) {
            sum += bonus.add(self(), city);
        }
        return sum;
    }

    /** Lets the abilities of a player act at a hook, in his order where that can make a difference (CV-03.20). */
    public final void run(Hook<Hooks.Effect> hook, int player) {
        run(hook, player, List.of());
    }

    /** The same where other effects of his are due at the same moment. */
    public final void run(Hook<Hooks.Effect> hook, int player, List<Due> others) {
        if (mayHear(hook, player) || !others.isEmpty()) {
            List<Due> all = due(hook, player);
            all.addAll(others);
            new InOrder(player, all).run(self());
        }
    }

    private List<Due> due(Hook<Hooks.Effect> hook, int player) {
        List<Due> due = new ArrayList<>();
        Hook.Walk<Hooks.Effect> walk = voices(hook, player).iterator();
        while (walk.hasNext()) {
            Thing card = walk.ability();
            due.add(new Due(card, walk.next()));
        }
        return due;
    }

    /** What the effects of a player at a hook change and go by together. */
    public final Bearing bearing(Hook<Hooks.Effect> hook, int player) {
        Bearing all = Bearing.NONE;
        for (Hooks.Effect effect : voices(hook, player)) {
            all = all.and(effect.bearing(self(), player));
        }
        return all;
    }

    /** Whether a player has a privilege that is not used up. */
    public final boolean mayUse(Hook<Hooks.Privilege> hook, int player) {
        if (!mayHear(hook, player)) {
            return false;
        }
        for (Hooks.Privilege privilege : voices(hook, player)) {
            if (privilege.isReady(self(), player)) {
                return true;
            }
        }
        return false;
    }

    /** Uses up a privilege of a player who {@linkplain #mayUse may use} it. */
    public final void use(Hook<Hooks.Privilege> hook, int player) {
        for (Hooks.Privilege privilege : voices(hook, player)) {
            if (privilege.isReady(self(), player)) {
                privilege.use(self(), player);
                return;
            }
        }
        throw new IllegalStateException("nothing to use");
    }
}
