package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Actions;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Set;

/**
 * The main action "improve mood" (rules 4.6): any number of steps in any number of cities, each paid by size.
 *
 * <p>Rules: CC-4.106, CC-4.109, CC-5.15.
 */
public final class ImproveMoodAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.IMPROVE_MOOD);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (Actions.left(table) && isPossible(table, player)) {
            out.add(Act.IMPROVE_MOOD);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        start(table, player);
    }

    /** Whether at least one step can be paid. */
    public static boolean isPossible(ClashTable table, int player) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (canImprove(table, player, city)) {
                return true;
            }
        }
        return false;
    }

    /** Begins the action, whoever grants it. */
    public static void start(ClashTable table, int player) {
        table.push(new ImproveMood(player, 0));
    }

    private static boolean canImprove(ClashTable table, int player, int city) {
        return Moods.canImprove(table, city)
                && (Payments.canPay(table, player, price(table, city), Purpose.IMPROVE_MOOD)
                        || canMakeHappy(table, player, city));
    }

    /** Whether the normal step can be paid. */
    public static boolean canPayStep(ClashTable table, int player, int city) {
        return Moods.canImprove(table, city)
                && Payments.canPay(table, player, price(table, city), Purpose.IMPROVE_MOOD);
    }

    /** Pays one step in a city and takes it, whoever grants it. */
    public static void step(ClashTable table, int player, int city) {
        table.push(Pay.of(player, price(table, city), Purpose.IMPROVE_MOOD, new Improved(city)));
    }

    private static boolean canMakeHappy(ClashTable table, int player, int city) {
        for (CityHooks.CityPrice voice : table.hooks().city.happiness.of(table.abilities(player, city))) {
            if (Payments.canPay(table, player, voice.price(table, player, city), Purpose.OTHER)) {
                return true;
            }
        }
        return false;
    }

    /** Each step costs mood tokens equal to the real size (CC-4.107, CC-4.108). */
    private static Goods price(ClashTable table, int city) {
        return Goods.of(Good.MOOD, size(table, city));
    }

    private static int size(ClashTable table, int city) {
        int size = table.cities().size(city);
        if (table.hooks().city.moodSize.joined().isEmpty()) {
            return size;
        }
        int owner = table.cities().owner(city);
        return Math.max(
                1,
                table.hooks()
                        .city
                        .moodSize
                        .of(table.abilities(owner, city))
                        .number(size, (number, voice) -> number + voice.of(table, owner, city)));
    }

    /** Which city next. */
    record ImproveMood(int player, int steps) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.improve-mood");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (canPayStep(table, player, city)) {
                    out.add(Act.IMPROVE, table.space(city));
                }
                if (Moods.canImprove(table, city)) {
                    listHappiness(table, city, out);
                }
            }
            if (steps > 0 || out.isEmpty()) {
                out.add(Act.DONE);
            }
        }

        private void listHappiness(ClashTable table, int city, Choices out) {
            Hook.Walk<CityHooks.CityPrice> walk = table.hooks()
                    .city
                    .happiness
                    .of(table.abilities(player, city))
                    .iterator();
            while (walk.hasNext()) {
                Ability ability = walk.ability();
                if (Payments.canPay(table, player, walk.next().price(table, player, city), Purpose.OTHER)) {
                    out.add(Act.CHEER, table.space(city), ability);
                }
            }
        }

        @Override
        public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Space space)) {
                return;
            }
            if (!table.cities().isOf(player, space.index())) {
                out.because("why.not-your-city", space);
            } else if (!Moods.canImprove(table, space.index())) {
                out.because("why.happy", space);
            } else {
                Payments.explain(table, player, price(table, space.index()), Purpose.IMPROVE_MOOD, out);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                return;
            }
            int city = choice.subject(Space.class).index();
            table.push(new ImproveMood(player, steps + 1));
            if (choice.object() instanceof Ability ability) {
                Goods other = table.hooks().city.happiness.voice(ability).price(table, player, city);
                table.push(Pay.of(player, other, Purpose.OTHER, new Cheered(city)));
                return;
            }
            table.push(Pay.of(player, price(table, city), Purpose.IMPROVE_MOOD, new Improved(city)));
        }
    }

    /** Another price was paid. */
    record Cheered(int city) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Moods.set(table, city, Mood.HAPPY);
        }
    }

    /** A step was paid. */
    record Improved(int city) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Moods.improve(table, city);
        }
    }
}
