package civitas.clash.card.civil;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Collecting;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Production Focus and Mass Production: the Collect that follows at once, by action or as a free action, is a better one.
 * Because it must come next, the card is never combined with another of its sort.
 *
 * <p>Rules: CC-10.10.
 */
final class BoostCollect implements CivilEffect {

    private final int spaces;
    private final boolean again;

    private BoostCollect(int spaces, boolean again) {
        this.spaces = spaces;
        this.again = again;
    }

    /** Any space may be used more than once. */
    static BoostCollect again() {
        return new BoostCollect(0, true);
    }

    /** So many spaces more. */
    static BoostCollect more(int spaces) {
        return new BoostCollect(spaces, false);
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return canCollectByAction(table, player) || !freeWays(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().boostCollect(spaces, again);
        table.push(new CollectNow(player));
    }

    private static boolean canCollectByAction(ClashTable table, int player) {
        if (!mayCollectByAction(table)) {
            return false;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Collecting.isPossible(table, player, city)) {
                return true;
            }
        }
        return false;
    }

    /** After the free Collect there is no other one (CC-4.62). */
    private static boolean mayCollectByAction(ClashTable table) {
        return Actions.left(table) && !table.turn().isCollectsOver();
    }

    private static List<Ability> freeWays(ClashTable table, int player) {
        List<Ability> ways = new ArrayList<>();
        Hook.Walk<TurnHooks.Deed> walk =
                table.hooks().turn.freeCollect.of(table.abilities(player)).iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            if (walk.next().isPossible(table, player)) {
                ways.add(ability);
            }
        }
        return ways;
    }

    /** With which city, and at whose cost. */
    record CollectNow(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.collect-now");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (mayCollectByAction(table)) {
                SpaceSet cities = table.cities().of(player);
                for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                    if (Collecting.isPossible(table, player, city)) {
                        out.add(Act.COLLECT, table.space(city));
                    }
                }
            }
            for (Ability ability : freeWays(table, player)) {
                out.add(Act.USE, ability);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.COLLECT) {
                Actions.spend(table);
                Collecting.begin(table, player, choice.subject(Space.class).index());
                return;
            }
            Ability ability = choice.subject(Ability.class);
            table.say("log.uses", table.name(player), ability);
            table.hooks().turn.freeCollect.voice(ability).perform(table, player);
        }
    }
}
