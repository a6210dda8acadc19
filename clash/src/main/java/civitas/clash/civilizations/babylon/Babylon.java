package civitas.clash.civilizations.babylon;

import static civitas.clash.civilizations.content.CivAdvance.BABYLON_CANALS;
import static civitas.clash.civilizations.content.CivAdvance.BABYLON_CODE_OF_LAWS;
import static civitas.clash.civilizations.content.CivAdvance.BABYLON_STAR_CATALOGUES;
import static civitas.clash.civilizations.content.CivAdvance.BABYLON_ZIGGURATS;
import static civitas.clash.civilizations.content.LeaderAbility.HAMMURABI_GUARDIAN;
import static civitas.clash.civilizations.content.LeaderAbility.HAMMURABI_LAWGIVER;
import static civitas.clash.civilizations.content.LeaderAbility.NABOPOLASSAR_LIBERATOR;
import static civitas.clash.civilizations.content.LeaderAbility.NABOPOLASSAR_REVOLT;
import static civitas.clash.civilizations.content.LeaderAbility.NEBUCHADNEZZAR_II_GREAT_GARDENS;
import static civitas.clash.civilizations.content.LeaderAbility.NEBUCHADNEZZAR_II_ICONOCLAST;

import civitas.clash.card.Drawing;
import civitas.clash.city.PlaceUnit;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Prices;
import civitas.clash.civilizations.ability.WonderPatron;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;
import java.util.List;

/** Babylon: law, stars and canals. */
public final class Babylon {

    private static final int FEW_CARDS = 4;

    private Babylon() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        // CC-16.34: all food of the Collect counts, and the extra food is a bonus.
        hooks.collect.afterCollect.join(BABYLON_CANALS, (table, player, city, collected, spaces) -> {
            if (collected.get(Good.FOOD) == 1) {
                Gains.take(table, player, Gains.FOOD, BABYLON_CANALS);
            }
        });
        hooks.influence.afterInfluence.join(BABYLON_CODE_OF_LAWS, (table, player, source, target) -> {
            if (table.player(player).actionHandSize() <= FEW_CARDS) {
                Drawing.actionCard(table, player);
            }
        });
        hooks.event.beforeEvent.join(
                BABYLON_STAR_CATALOGUES,
                (table, player) -> Gains.choose(table, player, BABYLON_STAR_CATALOGUES, Gains.IDEA, Gains.CULTURE));
        ziggurats(hooks);
        hammurabi(hooks);
        nabopolassar(hooks);
        nebuchadnezzar(hooks);
    }

    /** Dogma takes no ideas away, and ideas build temples. */
    private static void ziggurats(Hooks hooks) {
        hooks.turn.cap.join(
                BABYLON_ZIGGURATS,
                (table, player, good, limit) ->
                        good == Good.IDEAS ? Math.max(limit, table.constants().resourceLimit) : limit);
        hooks.turn.substitute.join(
                BABYLON_ZIGGURATS,
                (table, player, purpose, good) ->
                        purpose.isAbout(Purpose.Kind.BUILDING, BaseBuilding.TEMPLE) && good.isResource()
                                ? Good.IDEAS.mask()
                                : 0);
    }

    private static void hammurabi(Hooks hooks) {
        hooks.city.happiness.join(HAMMURABI_LAWGIVER, (table, player, city) -> Gains.CULTURE);
        hooks.city.buildingPrice.join(
                HAMMURABI_GUARDIAN,
                (table, player, city, building, price) -> building == BaseBuilding.FORTRESS
                        ? List.of(Prices.without(price, Good.FOOD, Good.WOOD))
                        : List.of());
    }

    private static void nabopolassar(Hooks hooks) {
        Bonuses.join(hooks, NABOPOLASSAR_LIBERATOR, (table, battle, role) -> {
            int enemy = battle.side(Battle.other(role));
            return table.isPlayer(enemy)
                    && table.cities().count(enemy) >= table.cities().count(battle.side(role));
        });
        hooks.battle.aftermath.join(NABOPOLASSAR_REVOLT, (table, battle, role) -> {
            if (role == Battle.DEFENDER && battle.isCaptured()) {
                revolt(table, battle.side(role));
            }
        });
    }

    private static void revolt(ClashTable table, int player) {
        int place = Leaders.place(table, player);
        if (place != ClashTable.NOBODY
                && table.lands().isLand(place)
                && table.hasRoom(player, place)
                && table.unitsLeft(player, BaseUnit.INFANTRY) > 0) {
            table.units().add(player, BaseUnit.INFANTRY, place, 1);
            table.say("log.places-unit", table.name(player), BaseUnit.INFANTRY, table.space(place));
        } else {
            PlaceUnit.ask(table, player, BaseUnit.INFANTRY);
        }
    }

    private static void nebuchadnezzar(Hooks hooks) {
        WonderPatron.join(hooks, NEBUCHADNEZZAR_II_GREAT_GARDENS, Wonder.GREAT_GARDENS);
        Bonuses.join(
                hooks,
                NEBUCHADNEZZAR_II_ICONOCLAST,
                (table, battle, role) -> role == Battle.ATTACKER && battle.hadBuilding(BaseBuilding.TEMPLE));
    }
}
