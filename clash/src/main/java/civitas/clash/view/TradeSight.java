package civitas.clash.view;

import civitas.clash.state.Cards;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView.HandView;
import civitas.clash.view.ClashView.OfferView;
import civitas.kernel.Viewer;
import civitas.kernel.trade.OpenOffer;
import java.util.ArrayList;
import java.util.List;

/** What a viewer may know of the talk about trades: cards given face down are counted, drafts are for their authors. */
final class TradeSight {

    private final ClashTable table;
    private final Viewer viewer;

    TradeSight(ClashTable table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
    }

    List<OfferView> offers() {
        List<OfferView> views = new ArrayList<>();
        for (OpenOffer<Terms> offer : table.trade().open()) {
            Terms terms = offer.terms();
            boolean party = viewer.is(terms.from()) || viewer.is(terms.to());
            Cards shown = party ? terms.shown() : Cards.NONE;
            Cards known = viewer.is(terms.from()) ? terms.cards() : shown;
            boolean accepted = table.trade()
                    .settling(terms.to())
                    .filter(settling -> settling.offer().equals(offer))
                    .isPresent();
            views.add(offer("t" + offer.number(), terms, known, shown, accepted));
        }
        return List.copyOf(views);
    }

    OfferView draft() {
        if (viewer.isSpectator()) {
            return OfferView.NONE;
        }
        return table.trade()
                .draft(viewer.seat())
                .map(terms -> offer("", terms, terms.cards(), terms.shown(), false))
                .orElse(OfferView.NONE);
    }

    private OfferView offer(String code, Terms terms, Cards known, Cards shown, boolean accepted) {
        return new OfferView(
                code,
                Sight.side(table, terms.from()),
                Sight.side(table, terms.to()),
                Sight.goods(terms.give()),
                Sight.count(terms.cards()),
                Sight.codes(table, known),
                Sight.codes(table, shown),
                Sight.goods(terms.ask()),
                new HandView(terms.actions(), terms.objectives(), terms.wonders()),
                accepted);
    }
}
