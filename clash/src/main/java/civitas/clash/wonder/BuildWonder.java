package civitas.clash.wonder;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Activation;
import civitas.clash.city.Constructing;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.content.WonderSpec;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.table.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Licence;
import civitas.clash.table.Purpose;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Optional;
import java.util.Set;

/**
 * Building a wonder as an action (rules 12.2): it activates a happy city with room for one more structure.
 *
 * <p>Rules: CC-12.8, CC-12.9, CC-12.14.
 */
public final class BuildWonder implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.BUILD);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        Numbers cards = cards(table, player);
        if (cards.isEmpty()
                || !Actions.left(table)
                || !table.may(player, Licence.BUILD_WONDERS)
                || !Constructing.mayConstruct(table, player)) {
            return;
        }
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            Wonder wonder = table.content().wonder(card);
            if (canAfford(table, player, table.content().spec(wonder))) {
                listCities(table, player, wonder, out);
            }
        }
    }

    /** The wonder cards the player may build from: his hand, and what lies open in the variant (CC-17.16). */
    private static Numbers cards(ClashTable table, int player) {
        Numbers hand = table.player(player).wonderCards();
        return table.rules().options().openWonders() ? hand.or(table.wonders().open()) : hand;
    }

    /** The advance named on the card (a borrowed one will do, CC-12.32) and the price. */
    private static boolean canAfford(ClashTable table, int player, WonderSpec spec) {
        Goods cost = spec.cost();
        // Five culture tokens are what is missing most of the time: look there before trying payments out.
        return table.player(player).uses(spec.requires())
                && Payments.most(table, player, Good.CULTURE, Purpose.WONDER) >= cost.get(Good.CULTURE)
                && Payments.canPay(table, player, cost, Purpose.WONDER);
    }

    private static void listCities(ClashTable table, int player, Wonder wonder, Choices out) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isSite(table, player, city, wonder)) {
                out.add(Act.BUILD, wonder, table.space(city));
            }
        }
    }

    /** Really happy (OQ-47), with room to grow and what the card asks for (CC-12.7, CC-12.10, CC-12.12). */
    private static boolean isSite(ClashTable table, int player, int city, Wonder wonder) {
        return table.cities().mood(city) == Mood.HAPPY
                && Activation.isPossible(table, city)
                && Constructing.hasRoomToGrow(table, player, city)
                && meetsCondition(table, city, wonder);
    }

    private static boolean meetsCondition(ClashTable table, int city, Wonder wonder) {
        Optional<Building> needed = table.content().spec(wonder).building();
        return needed.isEmpty() || table.cities().has(city, needed.get());
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (!(thing instanceof Wonder wonder)) {
            return;
        }
        if (!cards(table, player).has(wonder.card())) {
            out.because("why.wonder-card", wonder);
            return;
        }
        Actions.explain(table, out);
        if (!table.may(player, Licence.BUILD_WONDERS)) {
            out.because("why.wonder-licence");
        }
        if (!Constructing.mayConstruct(table, player)) {
            out.because("why.pestilence");
        }
        WonderSpec spec = table.content().spec(wonder);
        if (!table.player(player).uses(spec.requires())) {
            out.because("why.wonder-requires", wonder, spec.requires());
        }
        Payments.explain(table, player, spec.cost(), Purpose.WONDER, out);
        explainSites(table, player, wonder, out);
    }

    private static void explainSites(ClashTable table, int player, Wonder wonder, Reasons out) {
        Reasons all = new Reasons();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isSite(table, player, city, wonder)) {
                return;
            }
            if (table.cities().mood(city) != Mood.HAPPY) {
                all.because("why.not-happy", table.space(city));
            }
            Activation.explain(table, city, all);
            Constructing.explainGrowth(table, player, city, all);
            if (!meetsCondition(table, city, wonder)) {
                all.because(
                        "why.wonder-building",
                        wonder,
                        table.content().spec(wonder).building().orElseThrow(),
                        table.space(city));
            }
        }
        if (cities.isEmpty()) {
            all.because("why.no-city");
        }
        all.toList().forEach(out::because);
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        Wonder wonder = (Wonder) choice.subject();
        int city = ((Space) choice.object()).index();
        Activation.begin(table, city);
        Goods cost = table.content().spec(wonder).cost();
        table.push(Pay.of(player, cost, Purpose.WONDER, new RaiseWonder(player, city, wonder)));
    }
}
