package civitas.civ.view;

import civitas.civ.content.BuildingFamily;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.state.Cities;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView.CountView;
import civitas.civ.view.CivView.DeckView;
import civitas.civ.view.CivView.MarketView;
import civitas.civ.view.CivView.WonderView;
import civitas.kernel.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The market board and the decks: supplies, sizes, and what lies face up (CV-17.05). */
final class MarketSight {

    private final CivTable table;
    private final Market market;

    MarketSight(CivTable table) {
        this.table = table;
        this.market = table.market();
    }

    MarketView view() {
        return new MarketView(
                buildings(),
                resources(),
                offered(),
                built(),
                market.wonderDeck().size(),
                units(),
                events(),
                cards(),
                people(),
                market.huts().size(),
                market.villages().size(),
                table.landmarks().cityStates().size());
    }

    private List<CountView> buildings() {
        List<CountView> buildings = new ArrayList<>();
        for (BuildingFamily family : table.content().buildingFamilies().all()) {
            if (table.content().count(family) > 0) {
                buildings.add(new CountView(family.code(), market.buildings(family)));
            }
        }
        return List.copyOf(buildings);
    }

    private List<CountView> resources() {
        List<CountView> resources = new ArrayList<>();
        for (int i = 0; i < Resource.MARKET; i++) {
            resources.add(new CountView(Resource.of(i).code(), market.resources(Resource.of(i))));
        }
        return List.copyOf(resources);
    }

    private List<String> offered() {
        List<String> wonders = new ArrayList<>();
        for (int space = 0; space < market.wonderSpaces(); space++) {
            int wonder = market.wonder(space);
            wonders.add(
                    wonder == Market.NO_WONDER
                            ? ""
                            : table.content().wonders().get(wonder).code());
        }
        return List.copyOf(wonders);
    }

    private List<WonderView> built() {
        List<WonderView> built = new ArrayList<>();
        for (Wonder wonder : table.content().wonders().all()) {
            int square = table.wonders().where(wonder);
            if (square >= 0) {
                built.add(new WonderView(
                        wonder.code(),
                        Sight.seat(Cities.owner(table.cities().around(square))),
                        table.square(square).code(),
                        table.wonders().isObsolete(wonder),
                        table.wonders().coins(wonder)));
            }
        }
        return List.copyOf(built);
    }

    private List<DeckView> units() {
        List<DeckView> decks = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            decks.add(deck(
                    type.code(),
                    market.units(type),
                    card -> table.content().unit(card).code()));
        }
        return List.copyOf(decks);
    }

    private List<DeckView> cards() {
        return table.sheets().stream()
                .flatMap(sheet -> sheet.decks().stream())
                .map(deck -> new DeckView(deck.kind(), deck.left(), deck.discards()))
                .toList();
    }

    /** Which are left follows from those that everybody has seen taken (CV-17.05). */
    private List<CountView> people() {
        int[] left = new int[table.content().people().span()];
        for (byte token : market.people().drawPile()) {
            left[table.content().person(token).index()]++;
        }
        for (byte token : market.people().discardPile()) {
            left[table.content().person(token).index()]++;
        }
        List<CountView> people = new ArrayList<>();
        for (GreatPerson type : table.content().people().all()) {
            people.add(new CountView(type.code(), left[type.index()]));
        }
        return List.copyOf(people);
    }

    private List<DeckView> events() {
        List<DeckView> decks = new ArrayList<>();
        for (int level = 1; level <= CultureEvent.LEVELS; level++) {
            decks.add(deck(
                    Integer.toString(level),
                    market.events(level),
                    card -> table.content().event(card).code()));
        }
        return List.copyOf(decks);
    }

    private static DeckView deck(String code, Deck deck, IntFunction<String> name) {
        List<String> discards = new ArrayList<>();
        for (byte card : deck.discardPile()) {
            discards.add(name.apply(card));
        }
        return new DeckView(code, deck.size(), List.copyOf(discards));
    }
}
