package civitas.clash.advance;

import civitas.clash.ask.Ask;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Collecting;
import civitas.clash.city.ImproveMoodAction;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.TurnHooks;
import civitas.kernel.ask.Inquiry;

/**
 * The governments: Voting, Civil Liberties, Free Economy; Absolute Power, Forced Labour; Dogma. The advances that protect
 * from influence are with {@code ShieldAbilities}, Nationalism with {@link RecruitAbilities}, Fanaticism with the
 * abilities of battle.
 *
 * <p>Rules: CC-4.112.
 */
final class GovernmentAbilities {

    private static final Goods ONE_MOOD = Goods.of(Good.MOOD, 1);
    private static final Goods TWO_MOOD = Goods.of(Good.MOOD, 2);
    private static final Goods THREE_MOOD = Goods.of(Good.MOOD, 3);

    /** Free Economy: which city collects without using a main action (CC-4.62). */
    private static final Inquiry<ClashTable, Integer> FREE_COLLECT = Ask.city(Act.COLLECT, "prompt.free-collect")
            .where((table, player, city) -> Collecting.isPossible(table, player, city.index()))
            .then((table, player, city) -> {
                table.turn().endCollects();
                Collecting.begin(table, player, city.index());
            });

    private GovernmentAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        democracy(hooks);
        autocracy(hooks);
        theocracy(hooks);
    }

    static void join(Hooks hooks) {
        common(hooks);
        TurnHooks.Deed freeEconomy = AbilityDeed.free(BaseAdvance.ECONOMIC_LIBERTY)
                .costs(ONE_MOOD)
                .oncePerTurn()
                .when(GovernmentAbilities::canCollectFreely)
                .asks(FREE_COLLECT);
        hooks.turn.deed.join(BaseAdvance.ECONOMIC_LIBERTY, freeEconomy);
        hooks.turn.freeCollect.join(BaseAdvance.ECONOMIC_LIBERTY, freeEconomy);
    }

    private static void democracy(Hooks hooks) {
        hooks.turn.deed.join(
                BaseAdvance.VOTING,
                AbilityDeed.free(BaseAdvance.VOTING)
                        .costs(ONE_MOOD)
                        .when(ImproveMoodAction::isPossible)
                        .then(ImproveMoodAction::start));
        hooks.turn.deed.join(
                BaseAdvance.CIVIL_LIBERTIES,
                AbilityDeed.action(BaseAdvance.CIVIL_LIBERTIES).then((table, player) -> {
                    table.gain(player, THREE_MOOD);
                    table.say("log.gains-by", table.name(player), THREE_MOOD, BaseAdvance.CIVIL_LIBERTIES);
                }));
    }

    /** The free Collect must be the only one of the turn (CC-4.62). */
    private static boolean canCollectFreely(ClashTable table, int player) {
        if (table.turn().collects() > 0) {
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

    private static void autocracy(Hooks hooks) {
        hooks.turn.deed.join(
                BaseAdvance.ABSOLUTE_POWER,
                AbilityDeed.free(BaseAdvance.ABSOLUTE_POWER)
                        .costs(TWO_MOOD)
                        .oncePerTurn()
                        .then(Actions::grant));
        hooks.turn.deed.join(
                BaseAdvance.FORCED_LABOR,
                AbilityDeed.free(BaseAdvance.FORCED_LABOR)
                        .costs(ONE_MOOD)
                        .oncePerTurn()
                        .then((table, player) -> table.turn().forceLabour()));
    }

    private static void theocracy(Hooks hooks) {
        hooks.turn.cap.join(
                BaseAdvance.DOGMA,
                (table, player, good, limit) ->
                        good == Good.IDEAS ? Math.min(limit, table.constants().ideaLimitWithDogma) : limit);
        hooks.city.afterConstruct.join(BaseAdvance.DOGMA, (table, player, city, building) -> {
            if (building == BaseBuilding.TEMPLE) {
                ChooseAdvance.ask(table, player, Category.THEOCRACY.advances(), Marker.TRACK, true);
            }
        });
    }
}
