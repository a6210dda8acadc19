package civitas.clash.first.advance;

import civitas.clash.advance.Advances;
import civitas.clash.ask.Ask;
import civitas.clash.card.Drawing;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.first.progress.OpenWonders;
import civitas.clash.government.Governments;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Battle;
import civitas.clash.state.Licence;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/**
 * What the advances do on the player board of 2012, where they do something else than on the later one. Rules: CC-4.60, CC-4.63,
 * CC-4.88, CC-4.111, CC-4.113, CC-4.115, CC-4.138, CC-4.139, CC-4.152, CC-6.97, CC-7.42, CC-7.60, CC-7.62.
 */
public final class FirstAdvances {

    private static final Goods ONE_FOOD = Goods.of(Good.FOOD, 1);
    private static final Goods ONE_IDEA = Goods.of(Good.IDEAS, 1);
    private static final Goods ONE_MOOD = Goods.of(Good.MOOD, 1);
    private static final Goods TWO_ORE = Goods.of(Good.ORE, 2);

    /** A city whose owner may add a settler. */
    private record Site(int player, int city) {}

    /** Sanitation: whether one more food brings a settler (CC-4.88). */
    private static final Inquiry<ClashTable, Site> SETTLER = Ask.yesNo("prompt.sanitation")
            .about(Site::player)
            .saying((table, site) -> List.of(table.space(site.city()), ONE_FOOD))
            .then((table, site) -> Pay.before(table, site.player(), ONE_FOOD, new Settle(site)));

    private FirstAdvances() {}

    public static void join(Hooks hooks) {
        Advances.common(hooks);
        Husbandry.join(hooks);
        FreeEconomy.join(hooks);
        construction(hooks);
        education(hooks);
        warfare(hooks);
        economy(hooks);
        culture(hooks);
        science(hooks);
        hooks.turn.deed.join(BaseAdvance.CARTOGRAPHY, new Cartography());
        hooks.turn.substitute.join(BaseAdvance.RITUALS, (table, player, purpose, good) -> rituals(purpose, good));
    }

    private static void construction(Hooks hooks) {
        hooks.advance.whenGained.join(BaseAdvance.ENGINEERING, OpenWonders::reveal);
        hooks.advance.whenGained.join(BaseAdvance.MONUMENTS, OpenWonders::choose);
        hooks.city.afterConstruct.join(BaseAdvance.SANITATION, FirstAdvances::sanitation);
    }

    private static void sanitation(ClashTable table, int player, int city, Building building) {
        if (table.unitsLeft(player, BaseUnit.SETTLER) > 0 && Payments.canPay(table, player, ONE_FOOD, Purpose.OTHER)) {
            SETTLER.ask(table, new Site(player, city));
        }
    }

    /** The food for a settler was paid. */
    private record Settle(Site site) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.units().add(site.player(), BaseUnit.SETTLER, site.city(), 1);
            table.say("log.places-unit", table.name(site.player()), BaseUnit.SETTLER, table.space(site.city()));
        }
    }

    private static void education(Hooks hooks) {
        hooks.advance.whenGained.join(BaseAdvance.WRITING, (table, player) -> {
            if (Governments.has(table.player(player))) {
                write(table, player);
            }
        });
        hooks.advance.afterGain.join(BaseAdvance.WRITING, (table, player, advance, paid) -> {
            boolean governs = advance.category().filter(Category::isGovernment).isPresent();
            if (governs && !table.memory().has(BaseAdvance.WRITING, player)) {
                write(table, player);
            }
        });
        hooks.collect.afterCollect.join(BaseAdvance.PUBLIC_EDUCATION, (table, player, city, collected, spaces) -> {
            if (table.serves(player, city, BaseBuilding.ACADEMY)) {
                gain(table, player, ONE_IDEA, BaseAdvance.PUBLIC_EDUCATION);
            }
        });
        hooks.advance.afterGain.join(BaseAdvance.FREE_EDUCATION, FirstAdvances::school);
        hooks.advance.afterGain.join(BaseAdvance.PHILOSOPHY, (table, player, advance, paid) -> {
            if (advance.isIn(Category.SCIENCE)) {
                gain(table, player, ONE_IDEA, BaseAdvance.PHILOSOPHY);
            }
        });
    }

    /** One action card and one objective card, once in the game (CC-4.152). */
    private static void write(ClashTable table, int player) {
        table.memory().mark(BaseAdvance.WRITING, player);
        Drawing.objectiveCard(table, player);
        Drawing.actionCard(table, player);
    }

    /** Free Education: once per turn a mood token for an advance that was paid with ideas and gold only. */
    private static void school(ClashTable table, int player, Advance advance, Goods paid) {
        boolean smart = paid.get(Good.IDEAS) + paid.get(Good.GOLD) > 0 && paid.get(Good.FOOD) == 0;
        if (smart && advance != BaseAdvance.FREE_EDUCATION && !table.turn().hasUsed(BaseAdvance.FREE_EDUCATION)) {
            table.turn().use(BaseAdvance.FREE_EDUCATION);
            gain(table, player, ONE_MOOD, BaseAdvance.FREE_EDUCATION);
        }
    }

    private static void gain(ClashTable table, int player, Goods goods, Advance source) {
        table.gain(player, goods);
        table.say("log.gains-by", table.name(player), goods, source);
    }

    private static void warfare(Hooks hooks) {
        hooks.battle.extraHits.join(BaseAdvance.STEEL_WEAPONS, FirstAdvances::steel);
    }

    /** One more hit in the first round on land against an enemy without them (CC-7.42). */
    private static int steel(ClashTable table, Battle battle, int role) {
        boolean applies = battle.isFirstRound()
                && !battle.isSea()
                && !table.may(battle.side(Battle.other(role)), Licence.STEEL_WEAPONS);
        return applies ? 1 : 0;
    }

    /** Taxes: 1 gold for every city. */
    private static void economy(Hooks hooks) {
        hooks.turn.deed.join(
                BaseAdvance.TAXES,
                AbilityDeed.action(BaseAdvance.TAXES)
                        .costs(ONE_MOOD)
                        .oncePerTurn()
                        .when((table, player) -> table.cities().count(player) > 0)
                        .then((table, player) -> gain(
                                table,
                                player,
                                Goods.of(Good.GOLD, table.cities().count(player)),
                                BaseAdvance.TAXES)));
    }

    /** Circus and Sports: for the price of an improved mood cities are 1 smaller (CC-4.115). */
    private static void culture(Hooks hooks) {
        hooks.city.moodSize.join(BaseAdvance.CIRCUS_AND_SPORTS, (table, player, city) -> -1);
    }

    private static void science(Hooks hooks) {
        hooks.advance.waiver.join(
                FirstAdvance.CHEMISTRY, Advances.free(BaseAdvance.SANITATION, BaseAdvance.SIEGECRAFT));
        hooks.advance.waiver.join(BaseAdvance.METALLURGY, Advances.free(BaseAdvance.STEEL_WEAPONS));
        hooks.advance.extraWaived.join(BaseAdvance.METALLURGY, (table, player) -> {});
        hooks.advance.whenGained.join(BaseAdvance.METALLURGY, (table, player) -> {
            if (table.player(player).owns(BaseAdvance.STEEL_WEAPONS)) {
                gain(table, player, TWO_ORE, BaseAdvance.METALLURGY);
            }
        });
    }

    /** In a civic improvement any resource but ideas may stand in for a mood token (CC-4.111). */
    private static int rituals(Purpose purpose, Good good) {
        return purpose.is(Purpose.Kind.IMPROVE_MOOD) && good == Good.MOOD
                ? (1 << Good.GOLD.ordinal() + 1) - 1 & ~Good.IDEAS.mask()
                : 0;
    }
}
