package civitas.clash.advance;

import civitas.clash.ask.Ask;
import civitas.clash.card.Discarding;
import civitas.clash.content.ActionCard;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.CardKind;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.ask.Inquiry;

/** Bartering, Taxes, Trade Routes, Currency. */
final class EconomyAbilities {

    /** Bartering: which card is given away, and what for. */
    private static final Inquiry<ClashTable, Integer> BARTER = Ask.free("prompt.barter")
            .list((table, player, out) -> Cards.inHand(table.player(player))
                    .only(CardKind.ACTION)
                    .each(table.content(), card -> {
                        out.add(Act.DISCARD, card, Good.GOLD);
                        out.add(Act.DISCARD, card, Good.CULTURE);
                    }))
            .then((table, player, choice) -> {
                switch (choice.subject()) {
                    case ActionCard card -> Discarding.actionCard(table, player, card.number());
                    case EventCard card -> Discarding.greatPerson(table, player, card.number());
                    default -> throw new IllegalArgumentException(choice.code());
                }
                Goods gain = Goods.of(choice.object(Good.class), 1);
                table.gain(player, gain);
                table.say("log.barters", table.name(player), choice.subject(), gain);
            });

    private EconomyAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        // OQ-22: a card from the hand becomes gold or a culture token.
        hooks.turn.deed.join(
                BaseAdvance.BARTERING,
                AbilityDeed.free(BaseAdvance.BARTERING)
                        .oncePerTurn()
                        .when((table, player) -> table.player(player).actionHandSize() > 0)
                        .asks(BARTER));
        hooks.grant(BaseAdvance.TRADE_ROUTES, Licence.TRADE_ROUTES);
        hooks.turn.turnStart.join(BaseAdvance.TRADE_ROUTES, civitas.clash.route.TradeRoutes::income);
        hooks.grant(BaseAdvance.CURRENCY, Licence.GOLD_INCOME);
    }

    static void join(Hooks hooks) {
        common(hooks);
        hooks.turn.deed.join(
                BaseAdvance.TAXES,
                AbilityDeed.action(BaseAdvance.TAXES)
                        .costs(Goods.of(Good.MOOD, 1))
                        .oncePerTurn()
                        .when((table, player) -> table.cities().count(player) > 0)
                        .then(Taxes::collect));
    }
}
