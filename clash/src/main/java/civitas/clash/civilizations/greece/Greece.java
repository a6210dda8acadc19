package civitas.clash.civilizations.greece;

import static civitas.clash.civilizations.content.CivAdvance.GREECE_CITY_STATES;
import static civitas.clash.civilizations.content.CivAdvance.GREECE_HELLENISTIC_CULTURE;
import static civitas.clash.civilizations.content.CivAdvance.GREECE_SPARTA;
import static civitas.clash.civilizations.content.CivAdvance.GREECE_STUDY;
import static civitas.clash.civilizations.content.LeaderAbility.ALEXANDER_THE_GREAT_IDOL;
import static civitas.clash.civilizations.content.LeaderAbility.ALEXANDER_THE_GREAT_RULER_OF_THE_WORLD;
import static civitas.clash.civilizations.content.LeaderAbility.LEONIDAS_I_HERO_OF_THERMOPYLAE;
import static civitas.clash.civilizations.content.LeaderAbility.LEONIDAS_I_THATS_SPARTA;
import static civitas.clash.civilizations.content.LeaderAbility.PERICLES_ADMIRAL;
import static civitas.clash.civilizations.content.LeaderAbility.PERICLES_MASTER;

import civitas.clash.board.SpaceSet;
import civitas.clash.card.civil.PlayCivil;
import civitas.clash.city.Activation;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.DraftPrice;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Regions;
import civitas.clash.civilizations.ability.School;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.combat.Forces;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.influence.Influence;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.Rulebook;
import java.util.List;

/** Greece: schools, spears and cities of their own. */
public final class Greece {

    private static final Goods TWO_MOOD = Goods.of(Good.MOOD, 2);
    private static final int PER_UNIT = 2;

    private Greece() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        // CC-16.54: for every Recruit action in a city with an academy.
        hooks.recruit.afterRecruit.join(GREECE_STUDY, (table, player, city, units, paid) -> {
            if (!units.isEmpty() && table.cities().has(city, BaseBuilding.ACADEMY)) {
                Gains.take(table, player, Gains.IDEA, GREECE_STUDY);
            }
        });
        sparta(hooks);
        hellenism(hooks);
        hooks.city.otherActivation.join(GREECE_CITY_STATES, Greece::otherCities);
        alexander(hooks);
        leonidas(hooks);
        hooks.turn.deed.join(PERICLES_MASTER, new School(Category.EDUCATION));
        Bonuses.join(hooks, PERICLES_ADMIRAL, (table, battle, role) -> battle.isSea());
    }

    /** Draft for culture tokens; the outnumbered Greek faces no cards. */
    private static void sparta(Hooks hooks) {
        hooks.recruit.otherUnitPrice.join(
                GREECE_SPARTA,
                new DraftPrice((table, player, city, type, tokens) ->
                        type == BaseUnit.INFANTRY ? List.of(Goods.of(Good.CULTURE, tokens)) : List.of()));
        hooks.battle.muzzle.join(
                GREECE_SPARTA,
                (table, battle, role) ->
                        !battle.isSea() && Forces.fighters(table, role) < Forces.fighters(table, Battle.other(role))
                                ? 1 << Battle.other(role)
                                : 0);
    }

    /** Any city with a Greek building is a source, and Arts may be paid with mood tokens (CC-16.55). */
    private static void hellenism(Hooks hooks) {
        hooks.influence.influenceSource.join(GREECE_HELLENISTIC_CULTURE, Greece::hellenized);
        hooks.influence.freeInfluence.join(
                GREECE_HELLENISTIC_CULTURE, new InfluenceHooks.FreeAttempt(BaseAdvance.ARTS, TWO_MOOD));
        hooks.turn.deed.join(
                GREECE_HELLENISTIC_CULTURE,
                AbilityDeed.free(GREECE_HELLENISTIC_CULTURE)
                        .costs(TWO_MOOD)
                        .when((table, player) -> table.player(player).uses(BaseAdvance.ARTS)
                                && !table.turn().hasUsed(BaseAdvance.ARTS)
                                && Influence.isPossible(table, player, Influence.Kind.NORMAL))
                        .then((table, player) -> {
                            table.turn().use(BaseAdvance.ARTS);
                            Influence.begin(table, player, Influence.Kind.NORMAL);
                        }));
    }

    private static SpaceSet hellenized(ClashTable table, int player) {
        SpaceSet found = new SpaceSet();
        for (int side = 0; side < table.sides().count(); side++) {
            SpaceSet cities = table.cities().of(side);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (table.cities().pieces(player, city) > 0) {
                    found.add(city);
                }
            }
        }
        return found;
    }

    /** Other cities, not smaller and not sadder than the activated one was (CC-16.56). */
    private static SpaceSet otherCities(ClashTable table, int player, int city, int size, Mood mood) {
        SpaceSet found = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int other = cities.next(0); other >= 0; other = cities.next(other + 1)) {
            if (other != city
                    && table.cities().size(other) >= size
                    && table.cities().mood(other).compareTo(mood) >= 0
                    && Activation.isPossible(table, other)) {
                found.add(other);
            }
        }
        return found;
    }

    private static void alexander(Hooks hooks) {
        // His city is activated, and a card that needs an action is played without one.
        hooks.turn.deed.join(
                ALEXANDER_THE_GREAT_IDOL,
                AbilityDeed.free(ALEXANDER_THE_GREAT_IDOL)
                        .costs(Gains.CULTURE)
                        .when((table, player) -> Leaders.isInCity(table, player)
                                && Activation.isPossible(table, Leaders.place(table, player))
                                && PlayCivil.hasActionCard(table, player))
                        .then((table, player) -> {
                            Activation.begin(table, Leaders.place(table, player), Work.OTHER);
                            PlayCivil.askFree(table, player, ALEXANDER_THE_GREAT_IDOL);
                        }));
        Bonuses.joinAmount(
                hooks,
                ALEXANDER_THE_GREAT_RULER_OF_THE_WORLD,
                (table, battle, role) -> regions(table, battle.side(role)));
    }

    /** Regions with his cities, other than the one he started in. */
    private static int regions(ClashTable table, int player) {
        SpaceSet regions = Regions.withCities(table, player);
        int home = table.player(player).home();
        if (home != ClashTable.NOBODY) {
            regions.remove(Regions.of(table, home));
        }
        return regions.size();
    }

    private static void leonidas(Hooks hooks) {
        hooks.recruit.afterRecruit.join(LEONIDAS_I_THATS_SPARTA, (table, player, city, units, paid) -> {
            if (!units.isEmpty()) {
                Gains.take(table, player, Gains.CULTURE, LEONIDAS_I_THATS_SPARTA);
            }
        });
        Bonuses.joinAmount(
                hooks,
                LEONIDAS_I_HERO_OF_THERMOPYLAE,
                (table, battle, role) -> PER_UNIT
                        * Math.max(0, Forces.fighters(table, Battle.other(role)) - Forces.fighters(table, role)));
    }
}
