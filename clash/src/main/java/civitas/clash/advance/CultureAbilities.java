package civitas.clash.advance;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.card.Drawing;
import civitas.clash.city.Moods;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.influence.Influence;
import civitas.clash.influence.Influence.Kind;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Hooks.Protection;
import civitas.clash.table.Player;
import civitas.clash.table.Purpose;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Count;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Arts, Circus and Sports, Monuments, Drama and Music. */
final class CultureAbilities {

    private static final Goods ONE_CULTURE = Goods.of(Good.CULTURE, 1);

    private CultureAbilities() {}

    static void join(Hooks hooks) {
        // CC-4.142: cultural influence as a free action.
        hooks.deed.join(
                BaseAdvance.ARTS,
                AbilityDeed.free(BaseAdvance.ARTS)
                        .costs(ONE_CULTURE)
                        .oncePerTurn()
                        .when((table, player) -> Influence.isPossible(table, player, Kind.NORMAL))
                        .then((table, player) -> Influence.begin(table, player, Kind.NORMAL)));
        hooks.freeInfluence.join(BaseAdvance.ARTS, (table, player) -> ONE_CULTURE);
        hooks.deed.join(BaseAdvance.CIRCUS_AND_SPORTS, new Circus());
        hooks.whenGained.join(BaseAdvance.MONUMENTS, Drawing::wonderCard);
        hooks.shield.join(
                BaseAdvance.MONUMENTS,
                (table, owner, city) -> table.cities().hasWonder(city) ? Protection.IMMUNE : Protection.NONE);
        hooks.deed.join(BaseAdvance.DRAMA_AND_MUSIC, new Drama());
    }

    /** As an action a city's mood rises, a culture token for each step, whatever its size (CC-4.114). */
    private static final class Circus implements Hooks.Deed {

        @Override
        public boolean isAction() {
            return true;
        }

        @Override
        public boolean isPossible(ClashTable table, int player) {
            if (tokens(table, player) == 0) {
                return false;
            }
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (Moods.canImprove(table, city)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void perform(ClashTable table, int player) {
            table.push(new Games(player));
        }

        private static int tokens(ClashTable table, int player) {
            return Payments.most(table, player, Good.CULTURE, Purpose.OTHER);
        }
    }

    /** Which city the games are held in, and for how many steps. */
    record Games(int player) implements Question<ClashTable> {

        /** From angry to happy. */
        private static final int BOTH_STEPS = 2;

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.circus");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            boolean both = Circus.tokens(table, player) >= BOTH_STEPS;
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (Moods.canImprove(table, city)) {
                    out.add(Act.IMPROVE, table.space(city));
                }
                if (both && table.cities().mood(city) == Mood.ANGRY) {
                    out.add(Act.IMPROVE, table.space(city), Count.of(BOTH_STEPS));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            int city = ((Space) choice.subject()).index();
            int steps = choice.object() instanceof Count count ? count.value() : 1;
            table.push(Pay.of(player, Goods.of(Good.CULTURE, steps), Purpose.OTHER, new Cheered(city, steps)));
        }
    }

    /** The games were paid for. */
    record Cheered(int city, int steps) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            for (int step = 0; step < steps; step++) {
                Moods.improve(table, city);
            }
        }
    }

    /** Once per turn a token of one kind becomes one of the other. */
    private static final class Drama implements Hooks.Deed {

        @Override
        public boolean isAction() {
            return false;
        }

        @Override
        public boolean isPossible(ClashTable table, int player) {
            Player p = table.player(player);
            return p.get(Good.CULTURE) + p.get(Good.MOOD) > 0 && !table.turn().hasUsed(BaseAdvance.DRAMA_AND_MUSIC);
        }

        @Override
        public void perform(ClashTable table, int player) {
            table.turn().use(BaseAdvance.DRAMA_AND_MUSIC);
            table.push(new SwapToken(player));
        }
    }

    /** Which token is given for the other kind. */
    record SwapToken(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.drama");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (table.player(player).get(Good.CULTURE) > 0) {
                out.add(Act.GIVE, Good.CULTURE);
            }
            if (table.player(player).get(Good.MOOD) > 0) {
                out.add(Act.GIVE, Good.MOOD);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Goods given = Goods.of((Good) choice.subject(), 1);
            Goods taken = Goods.of(choice.subject() == Good.CULTURE ? Good.MOOD : Good.CULTURE, 1);
            table.player(player).spend(given);
            table.gain(player, taken);
            table.say("log.drama", table.name(player), given, taken);
        }
    }
}
