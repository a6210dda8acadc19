package civitas.civ.stage;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.content.UnitKind;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.kernel.Deck;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Node.Field;
import civitas.kernel.scenario.Node.Fields;
import java.util.List;

/** Arranges the market and the decks, and takes particular cards out of them. */
final class SupplyArranging {

    private final CivTable table;

    SupplyArranging(CivTable table) {
        this.table = table;
    }

    void arrange(Fields fields) {
        for (Field field : fields.all()) {
            field(field);
        }
    }

    private void field(Field field) {
        List<Node> items =
                field.name().equals("resources") ? List.of() : field.value().items();
        switch (field.name()) {
            case "resources" -> field.value().fields().all().forEach(this::resource);
            case "wonders" -> offer(items);
            case "wonder-deck" ->
                items.reversed().forEach(node -> {
                    Wonder wonder = Reading.one(node, table.content().wonders().all());
                    takeWonder(table, wonder);
                    table.market().wonderDeck().putOnTop(wonder.index());
                });
            case "events-1", "events-2", "events-3" ->
                items.reversed().forEach(node -> {
                    int card = takeEvent(table, node);
                    deckOf(card).putOnTop(card);
                });
            case "huts" ->
                items.reversed().forEach(node -> table.market().huts().putOnTop(takeToken(table, node)));
            case "villages" ->
                items.reversed().forEach(node -> table.market().villages().putOnTop(takeToken(table, node)));
            case "people" ->
                items.reversed().forEach(node -> table.market().people().putOnTop(takePerson(table, node)));
            case "cards" -> items.reversed().forEach(this::stack);
            case "city-states" ->
                items.reversed().forEach(node -> {
                    int number =
                            Reading.one(node, table.content().landmarks().all()).index();
                    table.landmarks().cityStates().remove(number);
                    table.landmarks().cityStates().putOnTop(number);
                });
            default -> {
                UnitType type = UnitType.parse(field.name())
                        .orElseThrow(() -> field.unknown(List.of(
                                "resources",
                                "wonders",
                                "wonder-deck",
                                "events-1",
                                "huts",
                                "villages",
                                "people",
                                "cards",
                                "city-states",
                                "infantry")));
                items.reversed().forEach(node -> table.market().units(type).putOnTop(takeUnit(table, node)));
            }
        }
    }

    /** A card of a box on top of its deck. */
    private void stack(Node node) {
        if (table.sheets().stream().noneMatch(sheet -> sheet.putOnTop(node.text()))) {
            throw node.wrong("no card '" + node.text() + "' is left");
        }
    }

    private Deck deckOf(int card) {
        return table.market()
                .events(table.content().spec(table.content().event(card)).level());
    }

    /** Sets how many tokens the market has left; the others are nowhere, so players must have them. */
    private void resource(Field field) {
        Resource resource = Reading.one(field.value(), field.name(), List.of(Resource.values()));
        int wanted = field.value().number();
        int holder = table.seats() - 1;
        while (table.market().resources(resource) > wanted) {
            table.takeResource(holder, resource);
        }
    }

    private void offer(List<Node> items) {
        Market market = table.market();
        for (int space = 0; space < market.wonderSpaces(); space++) {
            if (market.wonder(space) != Market.NO_WONDER) {
                market.wonderDeck().putOnTop(market.wonder(space));
                market.setWonder(space, Market.NO_WONDER);
            }
        }
        for (int space = 0; space < items.size(); space++) {
            Wonder wonder =
                    Reading.one(items.get(space), table.content().wonders().all());
            takeWonder(table, wonder);
            market.setWonder(space, wonder.index());
        }
    }

    static void takeWonder(CivTable table, Wonder wonder) {
        Market market = table.market();
        for (int space = 0; space < market.wonderSpaces(); space++) {
            if (market.wonder(space) == wonder.index()) {
                market.setWonder(space, Market.NO_WONDER);
                return;
            }
        }
        market.wonderDeck().remove(wonder.index());
        table.wonders().setUnseen(table.wonders().unseen() & ~wonder.mask());
    }

    static int takeToken(CivTable table, Node node) {
        for (int token = 0; token < table.content().tokens(); token++) {
            TokenKind kind = table.content().token(token);
            Deck deck =
                    kind.village() ? table.market().villages() : table.market().huts();
            if (kind.code().equals(node.text()) && deck.remove(token)) {
                return token;
            }
        }
        throw node.wrong("no token '" + node.text() + "' is left");
    }

    static int takePerson(CivTable table, Node node) {
        GreatPerson person = Reading.one(node, table.content().people().all());
        for (int token = 0; token < table.content().peopleTokens(); token++) {
            if (table.content().person(token).equals(person)
                    && table.market().people().remove(token)) {
                return token;
            }
        }
        throw node.wrong("no " + person.code() + " is left");
    }

    static int takeEvent(CivTable table, Node node) {
        CultureEvent event = Reading.one(node, table.content().events().all());
        Deck deck = table.market().events(table.content().spec(event).level());
        for (int card = 0; card < table.content().eventCards(); card++) {
            if (table.content().event(card).equals(event) && deck.remove(card)) {
                return card;
            }
        }
        throw node.wrong("no " + event.code() + " is left");
    }

    static int takeUnit(CivTable table, Node node) {
        return takeUnit(table, node, node.text());
    }

    static int takeUnit(CivTable table, Node node, String code) {
        for (int card = 0; card < table.content().unitCards(); card++) {
            UnitKind kind = table.content().unit(card);
            if (kind.code().equals(code) && table.market().units(kind.type()).remove(card)) {
                return card;
            }
        }
        throw node.wrong("no unit '" + code + "' is left");
    }
}
