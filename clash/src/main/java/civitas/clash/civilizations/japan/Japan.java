package civitas.clash.civilizations.japan;

import static civitas.clash.civilizations.content.CivAdvance.JAPAN_HORSEMANSHIP;
import static civitas.clash.civilizations.content.CivAdvance.JAPAN_POTTERY;
import static civitas.clash.civilizations.content.CivAdvance.JAPAN_SHOGUNATE;
import static civitas.clash.civilizations.content.CivAdvance.JAPAN_SUBTERFUGE;
import static civitas.clash.civilizations.content.LeaderAbility.GO_TOBA_SCHOLAR;
import static civitas.clash.civilizations.content.LeaderAbility.GO_TOBA_WAY_OF_THE_SWORD;
import static civitas.clash.civilizations.content.LeaderAbility.JIMMU_FORTIFIED;
import static civitas.clash.civilizations.content.LeaderAbility.JIMMU_MYTHICAL;
import static civitas.clash.civilizations.content.LeaderAbility.SUIKO_DEFENDER;
import static civitas.clash.civilizations.content.LeaderAbility.SUIKO_JAPANESE_BUDDHISM;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.board.SpaceSet;
import civitas.clash.card.Drawing;
import civitas.clash.card.civil.PlayCivil;
import civitas.clash.civilizations.ability.Bonuses;
import civitas.clash.civilizations.ability.DraftPrice;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Face;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.RecruitHooks;
import civitas.clash.table.Rulebook;
import civitas.kernel.Ability;
import java.util.List;

/** Japan: pottery, horses and shadows. */
public final class Japan {

    private static final int MUCH_FOOD = 3;
    private static final int NEAR = 2;
    private static final Goods ORE = Goods.of(Good.ORE, 1);

    private Japan() {}

    public static void join(Rulebook book) {
        Hooks hooks = book.hooks();
        // CC-16.65, OQ-67: once per turn.
        hooks.collect.afterCollect.join(JAPAN_POTTERY, (table, player, city, collected, spaces) -> {
            if (collected.get(Good.FOOD) >= MUCH_FOOD && !table.turn().hasUsed(JAPAN_POTTERY)) {
                table.turn().use(JAPAN_POTTERY);
                Gains.take(table, player, Gains.CULTURE, JAPAN_POTTERY);
            }
        });
        hooks.recruit.recruitPlace.join(
                JAPAN_HORSEMANSHIP,
                (table, player, city, type) ->
                        type == ExpansionUnit.CAVALRY && table.cities().has(city, BaseBuilding.FORTRESS));
        hooks.battle.prowess.join(JAPAN_HORSEMANSHIP, Japan::horsemanship);
        hooks.turn.canceller.join(JAPAN_SUBTERFUGE, Japan::isNear);
        shogunate(hooks);
        goToba(hooks);
        jimmu(hooks);
        suiko(hooks);
    }

    /** In the first round one cavalry that clashes in defence of a fortress adds 3 instead of 2 (CC-7.27). */
    private static int horsemanship(ClashTable table, int role, UnitType type, List<Face> faces) {
        Battle battle = table.battle();
        boolean stands = role == Battle.DEFENDER && battle.isFirstRound() && battle.hasFortress();
        return stands && type == ExpansionUnit.CAVALRY && shows(faces) ? 1 : 0;
    }

    private static boolean shows(List<Face> faces) {
        for (Face face : faces) {
            if (face.symbol() == Face.ClashSymbol.CAVALRY) {
                return true;
            }
        }
        return false;
    }

    /** A city or military unit within 2 spaces of anything of the other player (CC-16.66). */
    private static boolean isNear(ClashTable table, int owner, int player) {
        SpaceSet near = table.cities().of(owner).copy();
        SpaceSet units = table.units().of(owner);
        for (int space = units.next(0); space >= 0; space = units.next(space + 1)) {
            if (table.units().army(space) > 0) {
                near.add(space);
            }
        }
        table.lands().spread(near, NEAR, table.lands().explored());
        return near.meets(table.cities().of(player)) || near.meets(table.units().of(player));
    }

    /** Cards as free actions, and cards for Draft, both once per turn (CC-16.67, OQ-67). */
    private static void shogunate(Hooks hooks) {
        hooks.turn.deed.join(
                JAPAN_SHOGUNATE,
                AbilityDeed.free(JAPAN_SHOGUNATE)
                        .oncePerTurn()
                        .when(PlayCivil::hasActionCard)
                        .then((table, player) -> PlayCivil.askFree(table, player, JAPAN_SHOGUNATE)));
        hooks.recruit.insteadOfUnit.join(JAPAN_SHOGUNATE, new CardForDraft());
    }

    /** With Draft a card instead of the infantry; remembered apart from the free action. */
    private static final class CardForDraft implements RecruitHooks.InsteadOfUnit {

        @Override
        public Ability of() {
            return BaseAdvance.DRAFT;
        }

        @Override
        public boolean isPossible(ClashTable table, int player, int city) {
            return table.player(player).uses(BaseAdvance.DRAFT)
                    && !table.actionDeck().isExhausted()
                    && !table.turn().memory().has(JAPAN_SHOGUNATE, player);
        }

        @Override
        public Goods price(ClashTable table, int player, int city) {
            return Goods.of(Good.MOOD, DraftPrice.number(table, player));
        }

        @Override
        public void take(ClashTable table, int player, int city) {
            table.turn().memory().mark(JAPAN_SHOGUNATE, player);
            Drawing.actionCard(table, player);
        }
    }

    private static void goToba(Hooks hooks) {
        hooks.battle.beforeBattle.join(GO_TOBA_WAY_OF_THE_SWORD, (table, battle, role) -> {
            if (!battle.isSea()) {
                Offer.make(table, battle.side(role), GO_TOBA_WAY_OF_THE_SWORD, ORE, role);
            }
        });
        hooks.turn.accepted.join(
                GO_TOBA_WAY_OF_THE_SWORD,
                (table, player, role) -> table.battle().addLasting(role, Bonuses.LEADER, GO_TOBA_WAY_OF_THE_SWORD));
        hooks.city.afterConstruct.join(GO_TOBA_SCHOLAR, (table, player, city, building) -> {
            boolean school = building == BaseBuilding.ACADEMY || building == ExpansionBuilding.OBSERVATORY;
            if (school && !AdvanceAction.affordable(table, player).isEmpty()) {
                table.push(new Study(player, AdvanceAction.affordable(table, player)));
            }
        });
    }

    private static void jimmu(Hooks hooks) {
        Bonuses.join(hooks, JIMMU_FORTIFIED, (table, battle, role) -> {
            int place = Leaders.place(table, battle.side(role));
            return role == Battle.DEFENDER
                    && battle.hasFortress()
                    && place != ClashTable.NOBODY
                    && table.lands().isWithin(place, battle.space(), NEAR);
        });
        hooks.battle.aftermath.join(JIMMU_MYTHICAL, (table, battle, role) -> {
            if (Leaders.fights(table, battle, role)
                    && !Mythical.played(table, role).isEmpty()) {
                Offer.make(table, battle.side(role), JIMMU_MYTHICAL, Gains.CULTURE, role);
            }
        });
        hooks.turn.accepted.join(JIMMU_MYTHICAL, (table, player, role) -> table.push(new Mythical(player, role)));
    }

    private static void suiko(Hooks hooks) {
        hooks.turn.deed.join(SUIKO_JAPANESE_BUDDHISM, new JapaneseBuddhism());
        Bonuses.join(hooks, SUIKO_DEFENDER, (table, battle, role) -> role == Battle.DEFENDER);
    }
}
