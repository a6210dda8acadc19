package civitas.clash.card.civil;

import civitas.clash.ask.Ask;
import civitas.clash.content.Goods;
import civitas.clash.influence.Influence;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Actions;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import java.util.ArrayList;
import java.util.List;

/**
 * Cultural Takeover: the influence attempt that follows at once, by action or by an ability that gives one for a price,
 * may target a small barbarian city.
 */
final class CulturalTakeover implements CivilEffect {

    /** How the attempt is paid for. */
    private static final Inquiry<ClashTable, Integer> ATTEMPT =
            Ask.free("prompt.takeover").list(CulturalTakeover::listWays).then(CulturalTakeover::attempt);

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return byAction(table, player) || !freeWays(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        ATTEMPT.ask(table, player);
    }

    private static boolean byAction(ClashTable table, int player) {
        return Actions.left(table) && Influence.isPossible(table, player, Influence.Kind.TAKEOVER);
    }

    /** The abilities that give an attempt which is still possible after their price was paid. */
    private static List<Ability> freeWays(ClashTable table, int player) {
        List<Ability> ways = new ArrayList<>();
        Hook.Walk<InfluenceHooks.FreeAttempt> walk = table.hooks()
                .influence
                .freeInfluence
                .of(table.abilities(player))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            InfluenceHooks.FreeAttempt way = walk.next();
            if (!table.turn().hasUsed(way.of()) && canAttemptAfter(table, player, way.price())) {
                ways.add(ability);
            }
        }
        return ways;
    }

    private static boolean canAttemptAfter(ClashTable table, int player, Goods price) {
        return Payments.holdsAfter(
                table,
                player,
                price,
                Purpose.OTHER,
                () -> Influence.isPossible(table, player, Influence.Kind.TAKEOVER));
    }

    private static void listWays(ClashTable table, int player, Choices out) {
        if (byAction(table, player)) {
            out.add(Act.MAIN_ACTION);
        }
        freeWays(table, player).forEach(ability -> out.add(Act.USE, ability));
    }

    private static void attempt(ClashTable table, int player, Choice choice) {
        if (choice.verb() == Act.MAIN_ACTION) {
            Actions.spend(table);
            Influence.begin(table, player, Influence.Kind.TAKEOVER);
            return;
        }
        Ability ability = choice.subject(Ability.class);
        InfluenceHooks.FreeAttempt way = table.hooks().influence.freeInfluence.voice(ability);
        table.turn().use(way.of());
        table.say("log.uses", table.name(player), ability);
        table.push(Pay.of(player, way.price(), Purpose.OTHER, new Paid(player)));
    }

    /** The ability was paid; the tokens it took may be just those the attempt would have needed. */
    record Paid(int player) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            if (Influence.isPossible(table, player, Influence.Kind.TAKEOVER)) {
                Influence.begin(table, player, Influence.Kind.TAKEOVER);
            }
        }
    }
}
