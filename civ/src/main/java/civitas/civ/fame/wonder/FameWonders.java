package civitas.civ.fame.wonder;

import civitas.civ.city.FreeBuilding;
import civitas.civ.city.Placing;
import civitas.civ.civilization.TakeResource;
import civitas.civ.content.Back;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.culture.Events;
import civitas.civ.fame.content.FameWonder;
import civitas.civ.government.Governments;
import civitas.civ.state.Act;
import civitas.civ.state.Licence;
import civitas.civ.table.Bearing;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.table.TurnHooks;
import civitas.civ.table.WealthHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** What the wonders of the box do for their owners. Rules: CV-14.06, CV-14.22, CV-14.24. */
public final class FameWonders {

    private static final int ITZA_PRODUCTION = 3;
    private static final int WALL_LOOT = 1;
    private static final int CRISTO_HAND = 4;
    private static final int CRISTO_EVENTS = 2;
    private static final int KREMLIN_RESOURCES = 2;

    private FameWonders() {}

    public static void write(Rulebook.Builder book) {
        book.card(
                FameWonder.CHICHEN_ITZA,
                (hooks, self) -> hooks.city.production.join(self, Hooks.CityBonus.of(ITZA_PRODUCTION)));
        book.card(FameWonder.GREAT_WALL, (hooks, self) -> {
            hooks.battle.lootGiven.join(self, (table, player, points, attacking) -> Math.max(0, points - WALL_LOOT));
            hooks.turn.deed.join(self, new Gift(self, (table, player) -> 1 << BaseBuilding.WALLS.index()));
        });
        book.card(
                FameWonder.PYRAMIDS,
                (hooks, self) -> hooks.license(self, Licence.ALL_GOVERNMENTS, Licence.IMMUNE_TO_ANARCHY));
        book.watch(Governments::checkAvailable);
        book.card(FameWonder.BRANDENBURG_GATE, (hooks, self) -> hooks.license(self, Licence.CLOSES_OUTSKIRTS));
        book.card(
                FameWonder.MACHU_PICCHU,
                (hooks, self) -> hooks.wealth.afterInvesting.join(
                        self, Hooks.Effect.weighed(FameWonders::market, FameWonders::takeResource)));
        book.card(FameWonder.TAJ_MAHAL, (hooks, self) -> hooks.turn.deed.join(self, new Gift(self, Placing::unlocked)));
        book.card(FameWonder.BIG_BEN, (hooks, self) -> hooks.turn.startOfTurn.join(self, FameWonders::takeAll));
        book.card(
                FameWonder.KREMLIN,
                (hooks, self) -> hooks.wealth.swap.join(self, new Bribery(self, Resource.SPY, KREMLIN_RESOURCES)));
        book.card(FameWonder.CRISTO_REDENTOR, (hooks, self) -> {
            hooks.culture.hand.join(self, Hooks.Bonus.of(CRISTO_HAND));
            hooks.turn.deed.join(self, new Inspiration());
        });
    }

    private static Bearing market(CivTable table, int player) {
        return table.player(player).hasUsed(FameWonder.MACHU_PICCHU) ? Bearing.NONE : TakeResource.bearing(table);
    }

    /** Once per turn, after an investment (CV-12.26). */
    private static void takeResource(CivTable table, int player) {
        if (!table.player(player).hasUsed(FameWonder.MACHU_PICCHU)) {
            table.player(player).use(FameWonder.MACHU_PICCHU);
            TakeResource.ask(table, player);
        }
    }

    /** One token of every resource that the market has. */
    private static void takeAll(CivTable table, int player) {
        for (int i = 0; i < Resource.MARKET; i++) {
            if (table.takeResource(player, Resource.of(i))) {
                table.say("log.wonder.resource", FameWonder.BIG_BEN, table.name(player), Resource.of(i));
            }
        }
    }

    /** Which buildings a wonder lets its owner place. */
    @FunctionalInterface
    private interface Buildings {
        int of(CivTable table, int player);
    }

    /** One building for nothing at the start of each turn (CV-14.24). */
    private record Gift(FameWonder self, Buildings buildings) implements TurnHooks.Deed {

        @Override
        public void list(CivTable table, int player, Choices out) {
            if (table.turn().phase() == Phase.START_OF_TURN
                    && FreeBuilding.isPossible(table, player, buildings.of(table, player))) {
                out.add(Act.DEED, self);
            }
        }

        @Override
        public void begin(CivTable table, int player, Choice choice) {
            table.say("log.wonder.used", self, table.name(player));
            FreeBuilding.offer(table, player, buildings.of(table, player), 1);
        }
    }

    /** Once per turn some resources of any kind are paid instead of one (CV-10.11). */
    private record Bribery(FameWonder by, Resource instead, int any) implements WealthHooks.Swap {

        @Override
        public boolean isReady(CivTable table, int player, Resource wanted) {
            return wanted == instead && !table.player(player).hasUsed(by);
        }

        @Override
        public void use(CivTable table, int player) {
            table.player(player).use(by);
        }
    }

    /** Two events of one deck at the start of each turn. */
    private static final class Inspiration implements TurnHooks.Deed {

        @Override
        public void list(CivTable table, int player, Choices out) {
            for (int level = 1; level <= CultureEvent.LEVELS && table.turn().phase() == Phase.START_OF_TURN; level++) {
                if (!table.market().events(level).isExhausted()) {
                    out.add(Act.DEED, FameWonder.CRISTO_REDENTOR, Back.ofLevel(level));
                }
            }
        }

        @Override
        public void begin(CivTable table, int player, Choice choice) {
            table.say("log.wonder.used", FameWonder.CRISTO_REDENTOR, table.name(player));
            for (int level = 1; level <= CultureEvent.LEVELS; level++) {
                for (int i = 0; i < CRISTO_EVENTS && Back.ofLevel(level) == choice.object(); i++) {
                    Events.draw(table, player, level);
                }
            }
        }
    }
}
