package civitas.clash.civilizations.aztecs;

import static civitas.clash.civilizations.content.CivAdvance.AZTECS_AZTEC_GOLD;
import static civitas.clash.civilizations.content.CivAdvance.AZTECS_CAPTIVES;
import static civitas.clash.civilizations.content.CivAdvance.AZTECS_HUMAN_SACRIFICE;
import static civitas.clash.civilizations.content.CivAdvance.AZTECS_TRIBUTE_EMPIRE;
import static civitas.clash.civilizations.content.LeaderAbility.ACAMAPICHTLI_GROWTH;
import static civitas.clash.civilizations.content.LeaderAbility.ACAMAPICHTLI_TRIBUTES;
import static civitas.clash.civilizations.content.LeaderAbility.AHUITZOTL_EXPANSIONIST;
import static civitas.clash.civilizations.content.LeaderAbility.AHUITZOTL_MASS_SACRIFICE;
import static civitas.clash.civilizations.content.LeaderAbility.MARQZEN_SPREAD_OF_FEAR;
import static civitas.clash.civilizations.content.LeaderAbility.MARQZEN_STORM_MASTER;

import civitas.clash.city.Collecting;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Works;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Terrain;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;
import civitas.clash.table.TurnHooks;
import java.util.function.BooleanSupplier;

/** Aztecs: captives, gold and fear. */
public final class Aztecs {

    private static final int NEAR = 2;
    private static final int SMALL = 3;
    private static final int SACRIFICE = 2;
    private static final Goods TWO_MOOD = Goods.of(Good.MOOD, 2);

    private Aztecs() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        captives(book);
        hooks.event.eventDrawn.join(AZTECS_HUMAN_SACRIFICE, new EventHooks.EventDrawn() {
            @Override
            public boolean isPossible(ClashTable table, int player) {
                return Captives.count(table, player) > 0;
            }

            @Override
            public void reject(ClashTable table, int player) {
                Captives.release(table, player, 1);
            }
        });
        hooks.turn.spareTokens.join(AZTECS_HUMAN_SACRIFICE, new TurnHooks.SpareTokens() {
            @Override
            public int number(ClashTable table, int player) {
                return Captives.count(table, player);
            }

            @Override
            public void spend(ClashTable table, int player) {
                Captives.release(table, player, 1);
            }

            @Override
            public boolean holdsWithout(ClashTable table, int player, BooleanSupplier condition) {
                return Captives.holdsWithout(table, player, 1, condition);
            }
        });
        hooks.city.afterFound.join(AZTECS_AZTEC_GOLD, Aztecs::gold);
        hooks.collect.gleaning.join(AZTECS_TRIBUTE_EMPIRE, new Tribute());
        acamapichtli(hooks);
        ahuitzotl(hooks);
        hooks.event.shelter.join(
                MARQZEN_STORM_MASTER, (table, player, city) -> table.cities().isOf(player, city));
        hooks.event.refuge.join(
                MARQZEN_STORM_MASTER,
                (table, player, space, type) ->
                        type != ExpansionUnit.LEADER && table.cities().isOf(player, space));
        hooks.turn.deed.join(MARQZEN_SPREAD_OF_FEAR, Fear.DEED);
    }

    /** Enemy units destroyed in a land battle that was won, barbarians too, leaders never (CC-16.25, CC-16.26). */
    private static void captives(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.battle.fallen.join(AZTECS_CAPTIVES, (table, battle, role, type, number) -> {
            if (!battle.isSea() && type != ExpansionUnit.LEADER) {
                battle.memory().add(AZTECS_CAPTIVES, type.number(), number);
            }
        });
        hooks.battle.aftermath.join(AZTECS_CAPTIVES, (table, battle, role) -> {
            if (battle.wonBy(role) && !battle.isSea()) {
                Capture.ask(table, battle.side(role), battle.side(Battle.other(role)));
            }
        });
        hooks.score.otherPoints.join(AZTECS_CAPTIVES, Captives::count);
        book.custody(Captives::count);
    }

    /** A gold, and one more for each mountain beside the city and something given for it. */
    private static void gold(ClashTable table, int player, int city) {
        Gains.take(table, player, Gains.GOLD, AZTECS_AZTEC_GOLD);
        int mountains = 0;
        for (int space : table.board().neighbours(city)) {
            mountains += table.lands().terrain(space) == Terrain.MOUNTAIN ? 1 : 0;
        }
        if (mountains > 0) {
            table.push(new AztecGold(player, mountains));
        }
    }

    private static void acamapichtli(Hooks hooks) {
        Growth growth = new Growth();
        hooks.city.buildingPrice.join(ACAMAPICHTLI_GROWTH, growth);
        hooks.city.wonderPrice.join(ACAMAPICHTLI_GROWTH, growth);
        AbilityDeed tributes = AbilityDeed.free(ACAMAPICHTLI_TRIBUTES)
                .costs(TWO_MOOD)
                .oncePerTurn()
                .when((table, player) -> Leaders.isInCity(table, player)
                        && table.cities().size(Leaders.place(table, player)) <= SMALL
                        && Collecting.isPossible(table, player, Leaders.place(table, player)))
                .then((table, player) -> Collecting.begin(table, player, Leaders.place(table, player)));
        hooks.turn.deed.join(ACAMAPICHTLI_TRIBUTES, tributes);
        hooks.turn.freeCollect.join(ACAMAPICHTLI_TRIBUTES, tributes);
    }

    private static void ahuitzotl(Hooks hooks) {
        hooks.battle.combatRoll.join(AHUITZOTL_EXPANSIONIST, (table, battle, role) -> {
            if (!Bonuses.isCityNear(table, battle.side(role), battle.space(), NEAR)) {
                battle.now().addCancels(role, 1, AHUITZOTL_EXPANSIONIST);
            }
        });
        hooks.turn.deed.join(
                AHUITZOTL_MASS_SACRIFICE,
                AbilityDeed.free(AHUITZOTL_MASS_SACRIFICE)
                        .oncePerTurn()
                        // Captives that are sacrificed cannot pay for what is built as well (CC-16.28).
                        .when((table, player) -> Leaders.isInCity(table, player)
                                && Captives.holdsWithout(
                                        table,
                                        player,
                                        SACRIFICE,
                                        () -> Works.isPossible(
                                                table,
                                                player,
                                                Leaders.place(table, player),
                                                Works.Kind.BUILDINGS_AND_WONDERS)))
                        .then((table, player) -> {
                            table.push(
                                    new Works(player, Leaders.place(table, player), Works.Kind.BUILDINGS_AND_WONDERS));
                            Captives.release(table, player, SACRIFICE);
                        }));
    }
}
