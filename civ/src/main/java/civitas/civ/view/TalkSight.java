package civitas.civ.view;

import civitas.civ.content.Back;
import civitas.civ.content.Resource;
import civitas.civ.state.Goods;
import civitas.civ.table.CivTable;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.civ.view.CivView.CountView;
import civitas.civ.view.CivView.GoodsView;
import civitas.civ.view.CivView.OfferView;
import civitas.kernel.Thing;
import civitas.kernel.Viewer;
import civitas.kernel.trade.OpenOffer;
import java.util.ArrayList;
import java.util.List;

/** What a viewer may know of the negotiation: hidden things are counted by their backs, drafts are for their authors. */
final class TalkSight {

    private final CivTable table;
    private final Viewer viewer;

    TalkSight(CivTable table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
    }

    List<OfferView> offers() {
        List<OfferView> views = new ArrayList<>();
        for (OpenOffer<Terms> offer : table.deals().book().open()) {
            boolean accepted = table.deals()
                    .book()
                    .settling(offer.to())
                    .filter(settling -> settling.offer().equals(offer))
                    .isPresent();
            views.add(offer("t" + offer.number(), offer.terms(), known(offer.terms()), accepted));
        }
        return List.copyOf(views);
    }

    /** The giver knows everything, the receiver the tokens he has seen (CV-05.19, CV-05.20). */
    private Secrets known(Terms terms) {
        if (viewer.is(terms.from())) {
            return terms.hidden();
        }
        return viewer.is(terms.to()) ? terms.hidden().seenBy(table.player(terms.to())) : Secrets.NONE;
    }

    OfferView draft() {
        if (viewer.isSpectator()) {
            return OfferView.NONE;
        }
        return table.deals()
                .book()
                .draft(viewer.seat())
                .map(terms -> offer("", terms, terms.hidden(), false))
                .orElse(OfferView.NONE);
    }

    private OfferView offer(String code, Terms terms, Secrets known, boolean accepted) {
        List<CountView> given = new ArrayList<>();
        List<CountView> asked = new ArrayList<>();
        for (int i = 0; i < Back.COUNT; i++) {
            Back back = Back.of(i);
            add(given, back, terms.hidden().count(table.content(), back));
            add(asked, back, terms.asked(back));
        }
        return new OfferView(
                code,
                Sight.seat(terms.from()),
                Sight.seat(terms.to()),
                goods(terms.give()),
                List.copyOf(given),
                known.things(table.content()).stream().map(Thing::code).toList(),
                goods(terms.ask()),
                List.copyOf(asked),
                accepted);
    }

    private static GoodsView goods(Goods goods) {
        List<CountView> resources = new ArrayList<>();
        for (int i = 0; i < Resource.MARKET; i++) {
            add(resources, Resource.of(i), goods.get(Resource.of(i)));
        }
        return new GoodsView(goods.trade(), goods.culture(), List.copyOf(resources));
    }

    private static void add(List<CountView> counts, Thing thing, int count) {
        if (count > 0) {
            counts.add(new CountView(thing.code(), count));
        }
    }
}
