package civitas.clash.wonder;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Activation;
import civitas.clash.city.Constructing;
import civitas.clash.city.Moods;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.WonderSpec;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.pay.Price;
import civitas.clash.state.Act;
import civitas.clash.state.Licence;
import civitas.clash.state.Purpose;
import civitas.clash.state.Work;
import civitas.clash.table.Actions;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Building a wonder as an action (rules 12.2): it activates a happy city with room for one more structure.
 *
 * <p>Rules: CC-12.8, CC-12.9, CC-12.14, CC-12.16.
 */
public final class BuildWonder implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.BUILD);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        Numbers cards = cards(table, player);
        if (cards.isEmpty() || !table.may(player, Licence.BUILD_WONDERS) || !Constructing.mayConstruct(table, player)) {
            return;
        }
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            Wonder wonder = table.content().wonder(card);
            if (hasAction(table, player, wonder)
                    && table.player(player).uses(table.content().spec(wonder).requires())) {
                listCities(table, player, wonder, out);
            }
        }
    }

    /**
     * Lists what can be built for another price and without the advance that the card names; the right to build wonders is
     * needed all the same.
     */
    public static void listWith(ClashTable table, int player, UnaryOperator<Goods> price, Choices out) {
        if (!table.may(player, Licence.BUILD_WONDERS) || !Constructing.mayConstruct(table, player)) {
            return;
        }
        Numbers cards = cards(table, player);
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            Wonder wonder = table.content().wonder(card);
            Goods cost = price.apply(table.content().spec(wonder).cost());
            if (Payments.canPay(table, player, cost, Purpose.WONDER)) {
                listSites(table, player, wonder, out);
            }
        }
    }

    private static void listSites(ClashTable table, int player, Wonder wonder, Choices out) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isSite(table, player, city, wonder)) {
                out.add(Act.BUILD, wonder, table.space(city));
            }
        }
    }

    /** Builds a wonder for a price, whoever lets the player do so. */
    public static void begin(ClashTable table, int player, Wonder wonder, int city, Goods cost) {
        Activation.begin(table, city, Work.BUILD);
        table.push(Pay.of(player, cost, Purpose.WONDER, new RaiseWonder(player, city, wonder)));
    }

    /** The wonder cards the player may build from. */
    private static Numbers cards(ClashTable table, int player) {
        return table.edition().wonderRights().cards(table, player);
    }

    private static boolean hasAction(ClashTable table, int player, Wonder wonder) {
        return Actions.left(table) || table.edition().wonderRights().isFree(table, player, wonder);
    }

    private static boolean canAfford(ClashTable table, int player, Wonder wonder) {
        Goods cost = table.content().spec(wonder).cost();
        // Five culture tokens are what is missing most of the time: look there before trying payments out.
        return Payments.most(table, player, Good.CULTURE, Purpose.WONDER) >= cost.get(Good.CULTURE)
                && Payments.canPay(table, player, cost, Purpose.WONDER);
    }

    private static void listCities(ClashTable table, int player, Wonder wonder, Choices out) {
        boolean anywhere = canAfford(table, player, wonder);
        if (!anywhere && !table.hooks().city.wonderPrice.isHeard(table.abilitiesAnywhere(player))) {
            return;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isSite(table, player, city, wonder)
                    && (anywhere
                            || Pay.isPossible(table, player, prices(table, player, city, wonder), Purpose.WONDER))) {
                out.add(Act.BUILD, wonder, table.space(city));
            }
        }
    }

    /** The normal price, then those of abilities that lower it in the city. */
    private static List<Price> prices(ClashTable table, int player, int city, Wonder wonder) {
        Goods cost = table.content().spec(wonder).cost();
        List<Price> prices = new ArrayList<>(1);
        prices.add(Price.normal(cost));
        Hook.Walk<CityHooks.WonderPrice> walk =
                table.hooks().city.wonderPrice.of(table.abilities(player, city)).iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            CityHooks.WonderPrice voice = walk.next();
            for (Goods other : voice.prices(table, player, city, wonder, cost)) {
                prices.add(new Price(other, ability, voice.spares(cost, other)));
            }
        }
        return prices;
    }

    /** Lists the wonders that a player could build in a city now, apart from the action. */
    public static void listIn(ClashTable table, int player, int city, Choices out) {
        if (!table.may(player, Licence.BUILD_WONDERS) || !Constructing.mayConstruct(table, player)) {
            return;
        }
        Numbers cards = cards(table, player);
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            Wonder wonder = table.content().wonder(card);
            if (table.player(player).uses(table.content().spec(wonder).requires())
                    && isSite(table, player, city, wonder)
                    && Pay.isPossible(table, player, prices(table, player, city, wonder), Purpose.WONDER)) {
                out.add(Act.BUILD, wonder, table.space(city));
            }
        }
    }

    /** Activates the city and builds the wonder there for its price, whoever grants it. */
    public static void raise(ClashTable table, int player, Wonder wonder, int city) {
        Activation.begin(table, city, Work.BUILD);
        table.push(Pay.of(
                player, prices(table, player, city, wonder), Purpose.WONDER, new RaiseWonder(player, city, wonder)));
    }

    /** Really happy (OQ-47), with room to grow and what the card asks for (CC-12.7, CC-12.10, CC-12.12). */
    private static boolean isSite(ClashTable table, int player, int city, Wonder wonder) {
        return isInTheMood(table, city)
                && Activation.isPossible(table, city)
                && hasRoom(table, player, city)
                && meetsCondition(table, city, wonder);
    }

    private static boolean isInTheMood(ClashTable table, int city) {
        Mood needed = table.constants().wonderMood;
        return table.cities().mood(city).ordinal() >= needed.ordinal()
                || Moods.countsAsHappy(table, city)
                || needed != Mood.HAPPY && Moods.isForced(table, city);
    }

    /** Where wonders count the city has to grow (CC-12.10); a city holds only so many of them (CC-12.11, CC-12.18). */
    private static boolean hasRoom(ClashTable table, int player, int city) {
        return table.cities().wonderCount(city) < table.constants().maxWonders
                && (!table.constants().wondersCount || Constructing.hasRoomToGrow(table, player, city));
    }

    private static boolean meetsCondition(ClashTable table, int city, Wonder wonder) {
        Optional<Building> needed = table.content().spec(wonder).building();
        return needed.isEmpty() || table.serves(table.cities().owner(city), city, needed.get());
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
        if (!hasAction(table, player, wonder)) {
            Actions.explain(table, out);
        }
        if (!table.may(player, Licence.BUILD_WONDERS)) {
            out.because("why.wonder-licence");
        }
        Constructing.explainBans(table, player, out);
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
            explainMood(table, city, all);
            Activation.explain(table, city, all);
            explainRoom(table, player, city, all);
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

    private static void explainMood(ClashTable table, int city, Reasons out) {
        if (!isInTheMood(table, city)) {
            boolean happy = table.constants().wonderMood == Mood.HAPPY;
            out.because(happy ? "why.not-happy" : "why.angry", table.space(city));
        }
    }

    private static void explainRoom(ClashTable table, int player, int city, Reasons out) {
        if (table.cities().wonderCount(city) >= table.constants().maxWonders) {
            out.because("why.wonder-there", table.space(city));
        } else if (table.constants().wondersCount) {
            Constructing.explainGrowth(table, player, city, out);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Wonder wonder = choice.subject(Wonder.class);
        if (!table.edition().wonderRights().isFree(table, player, wonder)) {
            Actions.spend(table);
        }
        int city = choice.object(Space.class).index();
        raise(table, player, wonder, city);
    }
}
