package civitas.clash.advance;

import civitas.clash.ask.Ask;
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
import civitas.clash.pay.Tokens;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.InfluenceHooks.Protection;
import civitas.kernel.Choices;
import civitas.kernel.Count;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;

/** Arts, Circus and Sports, Monuments, Drama and Music. */
final class CultureAbilities {

    private static final Goods ONE_CULTURE = Goods.of(Good.CULTURE, 1);

    /** From angry to happy. */
    private static final int BOTH_STEPS = 2;

    /** Circus and Sports: which city the games are held in, and for how many steps; paying them comes next. */
    private static final Inquiry<ClashTable, Integer> GAMES = Ask.free("prompt.circus")
            .list(CultureAbilities::listGames)
            .then((table, player, choice) -> {
                int steps = choice.object() instanceof Count count ? count.value() : 1;
                table.push(Pay.of(
                        player,
                        Goods.of(Good.CULTURE, steps),
                        Purpose.OTHER,
                        new Cheered(choice.subject(Space.class).index(), steps)));
            });

    /** Drama and Music: which token is given for the other kind. */
    private static final Inquiry<ClashTable, Integer> SWAP_TOKEN = Ask.free("prompt.drama")
            .list((table, player, out) ->
                    Tokens.KINDS.forEach(token -> Tokens.list(table, player, Act.GIVE, token, out)))
            .then((table, player, choice) -> {
                Good token = choice.subject(Good.class);
                Goods given = Goods.of(token, 1);
                Goods taken = Goods.of(token == Good.CULTURE ? Good.MOOD : Good.CULTURE, 1);
                Tokens.spend(table, player, choice);
                table.gain(player, taken);
                table.say("log.drama", table.name(player), given, taken);
            });

    private CultureAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        // CC-4.142: cultural influence as a free action.
        hooks.turn.deed.join(
                BaseAdvance.ARTS,
                AbilityDeed.free(BaseAdvance.ARTS)
                        .costs(ONE_CULTURE)
                        .oncePerTurn()
                        .when((table, player) -> Influence.isPossible(table, player, Kind.NORMAL))
                        .then((table, player) -> Influence.begin(table, player, Kind.NORMAL)));
        hooks.influence.freeInfluence.join(
                BaseAdvance.ARTS, new InfluenceHooks.FreeAttempt(BaseAdvance.ARTS, ONE_CULTURE));
        hooks.turn.deed.join(
                BaseAdvance.DRAMA_AND_MUSIC,
                AbilityDeed.free(BaseAdvance.DRAMA_AND_MUSIC)
                        .oncePerTurn()
                        .when(Tokens::any)
                        .asks(SWAP_TOKEN));
    }

    static void join(Hooks hooks) {
        common(hooks);
        // CC-4.114: as an action a city's mood rises, a culture token for each step, whatever its size.
        hooks.turn.deed.join(
                BaseAdvance.CIRCUS_AND_SPORTS,
                AbilityDeed.action(BaseAdvance.CIRCUS_AND_SPORTS)
                        .when((table, player) -> tokens(table, player) > 0 && Moods.canImproveAny(table, player))
                        .asks(GAMES));
        hooks.advance.whenGained.join(BaseAdvance.MONUMENTS, Drawing::wonderCard);
        hooks.influence.shield.join(
                BaseAdvance.MONUMENTS,
                (table, owner, city) -> table.cities().hasWonder(city) ? Protection.IMMUNE : Protection.NONE);
    }

    private static int tokens(ClashTable table, int player) {
        return Payments.most(table, player, Good.CULTURE, Purpose.OTHER);
    }

    private static void listGames(ClashTable table, int player, Choices out) {
        boolean both = tokens(table, player) >= BOTH_STEPS;
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

    /** The games were paid for. */
    record Cheered(int city, int steps) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            for (int step = 0; step < steps; step++) {
                Moods.improve(table, city);
            }
        }
    }
}
