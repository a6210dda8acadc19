package civitas.clash.civilizations.vikings;

import static civitas.clash.civilizations.content.CivAdvance.VIKINGS_LONGSHIPS;
import static civitas.clash.civilizations.content.CivAdvance.VIKINGS_RAIDING;
import static civitas.clash.civilizations.content.CivAdvance.VIKINGS_RUNE_STONES;
import static civitas.clash.civilizations.content.CivAdvance.VIKINGS_SHIP_CONSTRUCTION;
import static civitas.clash.civilizations.content.LeaderAbility.CNUT_THE_GREAT_DANEGELD;
import static civitas.clash.civilizations.content.LeaderAbility.CNUT_THE_GREAT_RULER_OF_THE_NORTH;
import static civitas.clash.civilizations.content.LeaderAbility.ERIK_THE_RED_LEGENDARY_EXPLORER;
import static civitas.clash.civilizations.content.LeaderAbility.RAGNAR_LODBROK_HORROR_OF_THE_NORTH;
import static civitas.clash.civilizations.content.LeaderAbility.RAGNAR_LODBROK_PREY;

import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.ability.Regions;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.table.Award;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.PlayerToken;
import civitas.clash.table.Rulebook;
import civitas.clash.table.SpaceToken;
import java.util.List;

/** Vikings: longships, runes and raids. */
public final class Vikings {

    private static final int LONGSHIP = 3;
    private static final int MANY_LOST = 2;
    private static final Goods PREY = Goods.of(Good.GOLD, 2);

    private Vikings() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.advance.waiver.join(
                VIKINGS_SHIP_CONSTRUCTION, (table, player, advance) -> advance == BaseAdvance.NAVIGATION);
        hooks.move.shipwright.join(VIKINGS_SHIP_CONSTRUCTION, Vikings::forms);
        hooks.move.hold.join(VIKINGS_LONGSHIPS, (table, player, capacity) -> Math.max(capacity, LONGSHIP));
        hooks.move.seasoned.join(VIKINGS_LONGSHIPS, (table, player) -> {});
        hooks.collect.caravan.join(VIKINGS_RAIDING, new Raiding());
        runeStones(hooks);
        book.join(new PlayerToken(
                VIKINGS_RUNE_STONES, (table, player) -> table.memory().get(VIKINGS_RUNE_STONES, player)));
        book.join(new SpaceToken(
                ERIK_THE_RED_LEGENDARY_EXPLORER,
                (table, space) -> owner(table, space) == ClashTable.NOBODY ? 0 : 1,
                Vikings::owner));
        cnut(hooks);
        erik(hooks);
        Colonists.join(hooks);
        ragnar(hooks);
        book.join(Award.of("objectives", (table, player) -> 2 * markers(table, player)));
    }

    /** Ships and settlers are the same people, with Tactics ships and infantry too (CC-16.74). */
    private static List<UnitType> forms(ClashTable table, int player, UnitType type) {
        boolean tactics = table.player(player).uses(BaseAdvance.TACTICS);
        if (type == BaseUnit.SHIP) {
            return tactics ? List.of(BaseUnit.SETTLER, BaseUnit.INFANTRY) : List.of(BaseUnit.SETTLER);
        }
        boolean changes = type == BaseUnit.SETTLER || type == BaseUnit.INFANTRY && tactics;
        return changes ? List.of(BaseUnit.SHIP) : List.of();
    }

    /** An obelisk for the fallen, those aboard too but no ships, which is never built then (CC-16.79). */
    private static void runeStones(Hooks hooks) {
        hooks.battle.bereaved.join(VIKINGS_RUNE_STONES, (table, battle, role, type, number) -> {
            if (type.isMilitary()) {
                battle.memory().add(VIKINGS_RUNE_STONES, role, number);
            }
        });
        hooks.battle.aftermath.join(VIKINGS_RUNE_STONES, (table, battle, role) -> {
            int player = battle.side(role);
            boolean many = battle.memory().get(VIKINGS_RUNE_STONES, role) >= MANY_LOST;
            if (many && table.buildingsLeft(player, ExpansionBuilding.OBELISK) > 0) {
                Offer.make(table, player, VIKINGS_RUNE_STONES, Goods.NOTHING, role);
            }
        });
        hooks.turn.accepted.join(VIKINGS_RUNE_STONES, (table, player, role) -> {
            table.player(player).lose(ExpansionBuilding.OBELISK);
            table.memory().add(VIKINGS_RUNE_STONES, player, 1);
        });
        hooks.score.trophyPoints.join(
                VIKINGS_RUNE_STONES, (table, player) -> 2 * table.memory().get(VIKINGS_RUNE_STONES, player));
    }

    private static void cnut(Hooks hooks) {
        hooks.score.otherPoints.join(CNUT_THE_GREAT_RULER_OF_THE_NORTH, (table, player) -> {
            int place = Leaders.place(table, player);
            int home = table.player(player).home();
            return place == ClashTable.NOBODY || home == ClashTable.NOBODY
                    ? 0
                    : table.board().distance(place, home);
        });
        hooks.turn.deed.join(CNUT_THE_GREAT_DANEGELD, new Danegeld());
    }

    /** Markers in regions, one for each region, with the objectives (OQ-56). */
    private static void erik(Hooks hooks) {
        hooks.turn.deed.join(
                ERIK_THE_RED_LEGENDARY_EXPLORER,
                AbilityDeed.action(ERIK_THE_RED_LEGENDARY_EXPLORER)
                        .costs(Gains.CULTURE)
                        .when((table, player) -> isAboard(table, player)
                                && !table.memory().has(ERIK_THE_RED_LEGENDARY_EXPLORER, region(table, player)))
                        .then((table, player) -> {
                            table.memory().set(ERIK_THE_RED_LEGENDARY_EXPLORER, region(table, player), player + 1);
                            table.say("log.explorer", table.name(player), table.space(Leaders.place(table, player)));
                        }));
    }

    static boolean isAboard(ClashTable table, int player) {
        int place = Leaders.place(table, player);
        return place != ClashTable.NOBODY && table.lands().isSea(place);
    }

    private static int region(ClashTable table, int player) {
        return Regions.of(table, Leaders.place(table, player));
    }

    /** Whose marker lies in the region that is named by a space. */
    private static int owner(ClashTable table, int space) {
        return table.memory().get(ERIK_THE_RED_LEGENDARY_EXPLORER, space) - 1;
    }

    /** The markers of a player; they stay when Erik is gone. */
    static int markers(ClashTable table, int player) {
        int markers = 0;
        for (int space = 0; space < table.board().size(); space++) {
            markers += owner(table, space) == player ? 1 : 0;
        }
        return markers;
    }

    private static void ragnar(Hooks hooks) {
        // What the mood was is known only until the city changes hands or falls.
        hooks.battle.capturedMood.join(RAGNAR_LODBROK_PREY, (table, player, city, mood) -> {
            if (table.cities().mood(city) != Mood.ANGRY) {
                table.battle().memory().mark(RAGNAR_LODBROK_PREY, Battle.ATTACKER);
            }
            return mood;
        });
        hooks.battle.aftermath.join(RAGNAR_LODBROK_PREY, (table, battle, role) -> {
            if (role == Battle.ATTACKER && battle.memory().has(RAGNAR_LODBROK_PREY, role)) {
                Gains.take(table, battle.side(role), PREY, RAGNAR_LODBROK_PREY);
            }
        });
        Bonuses.join(
                hooks,
                RAGNAR_LODBROK_HORROR_OF_THE_NORTH,
                (table, battle, role) -> role == Battle.ATTACKER && battle.isDisembarked());
    }
}
