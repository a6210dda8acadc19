package civitas.clash.stage;

import civitas.clash.aboard.Holds;
import civitas.clash.city.WonderFate;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.RegionTile;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.kernel.scenario.Node;
import java.util.ArrayList;
import java.util.List;

/** What a position says about the board: map, cities, units, tokens. */
final class BoardArranging {

    private final ClashTable table;
    private final Reading reading;
    private final CardBox wonderCards;

    BoardArranging(ClashTable table, Reading reading, CardBox wonderCards) {
        this.table = table;
        this.reading = reading;
        this.wonderCards = wonderCards;
    }

    /** Takes every city and every unit off the board. */
    void clear() {
        for (int space = 0; space < table.board().size(); space++) {
            clearCity(space);
            clearUnits(space);
        }
    }

    private void clearCity(int space) {
        if (table.cities().isCity(space)) {
            table.cities().clear(space);
        }
    }

    private void clearUnits(int space) {
        for (UnitType type : table.roster().all()) {
            table.removeUnits(type, space, table.units().count(type, space));
        }
    }

    // --- the map ----------------------------------------------------------------------------------------------------

    void map(Node node) {
        Node.Fields fields = node.fields();
        fields.get("all").ifPresent(all -> {
            for (int space = 0; space < table.board().size(); space++) {
                table.lands().setTerrain(space, Reading.terrain(all));
            }
        });
        fields.get("regions").ifPresent(this::regions);
        for (Node.Field field : fields.all()) {
            if (!field.name().equals("all") && !field.name().equals("regions")) {
                table.lands().setTerrain(reading.space(field.name(), field.line()), Reading.terrain(field.value()));
            }
        }
    }

    private void regions(Node node) {
        List<Integer> used = new ArrayList<>();
        for (Node.Field field : node.fields().all()) {
            Node slotNode = new Node.Text(field.name(), field.line());
            int slot = reading.number(slotNode, 1, table.board().slots().size()) - 1;
            String[] words = Reading.words(field.value());
            RegionTile tile = tile(field.value(), words[0]);
            if (used.contains(tile.number())) {
                throw field.value().wrong("region " + tile.number() + " is in two places");
            }
            used.add(tile.number());
            lay(slot, tile);
            if (words.length == 1) {
                table.lands().reveal(slot, tile, false);
            } else if (words[1].equals("turned")) {
                table.lands().reveal(slot, tile, true);
            } else if (words[1].equals("hidden")) {
                hide(slot);
            } else {
                throw field.value().wrong("expected turned or hidden, found '" + words[1] + "'");
            }
        }
    }

    /** Face down, whatever terrain was named for the whole board. */
    private void hide(int slot) {
        for (int space : table.board().slots().get(slot).cells()) {
            table.lands().setTerrain(space, Terrain.UNEXPLORED);
        }
    }

    private RegionTile tile(Node node, String number) {
        List<RegionTile> regions = table.content().regions();
        int wanted = reading.number(
                new Node.Text(number, node.line()),
                regions.getFirst().number(),
                regions.getLast().number());
        return table.content().region(wanted);
    }

    /** A region that lies elsewhere changes places with the one that lay here. */
    private void lay(int slot, RegionTile tile) {
        for (int other = 0; other < table.board().slots().size(); other++) {
            if (table.lands().tile(other) == tile.number()) {
                table.lands().setTile(other, table.lands().tile(slot));
            }
        }
        table.lands().setTile(slot, tile.number());
    }

    void exhausted(Node node) {
        for (Node item : node.items()) {
            table.lands().exhaust(reading.space(item));
        }
    }

    // --- cities -----------------------------------------------------------------------------------------------------

    void cities(Node node) {
        for (Node.Field field : node.fields().all()) {
            int space = reading.space(field.name(), field.line());
            clearCity(space);
            if (field.value() instanceof Node.Text text) {
                if (!text.value().equals(Reading.NONE)) {
                    found(space, reading.side(text));
                }
            } else {
                city(space, field.value());
            }
        }
        table.wonders().newRound();
    }

    private void found(int space, int owner) {
        table.cities().setOwner(space, owner);
        table.cities().setMood(space, Mood.NEUTRAL);
    }

    private void city(int space, Node node) {
        Node.Fields fields = node.fields().only("owner", "mood", "buildings", "wonders", "port", "activations");
        Node owner = fields.get("owner").orElseThrow(() -> node.wrong("a city needs an owner"));
        found(space, reading.side(owner));
        fields.get("mood").ifPresent(mood -> table.cities().setMood(space, Reading.mood(mood)));
        fields.get("buildings").ifPresent(buildings -> buildings.items().forEach(item -> build(space, item)));
        fields.get("port").ifPresent(port -> turnPort(space, port));
        fields.get("wonders").ifPresent(wonders -> wonders.items().forEach(item -> erect(space, item)));
        fields.get("activations")
                .ifPresent(number -> table.cities().setActivations(space, reading.number(number, 0, Byte.MAX_VALUE)));
        if (table.cities().has(space, BaseBuilding.PORT) && table.cities().port(space) == Cities.NOBODY) {
            turnPort(space, node);
        }
    }

    private void build(int space, Node item) {
        String[] words = Reading.words(item);
        int owner = table.cities().owner(space);
        if (words.length == 1 && !table.isPlayer(owner)) {
            throw item.wrong(table.sides().code(owner) + " have no buildings of their own: say whose colour it is");
        }
        int colour = words.length == 1 ? owner : reading.seat(item, words[1]);
        table.cities().setBuilding(space, reading.building(item, words[0]), colour);
    }

    /** Turns a port to the sea space named; if none is named, there must be only one. */
    private void turnPort(int city, Node node) {
        if (!table.cities().has(city, BaseBuilding.PORT)) {
            throw node.wrong("there is no port among the buildings");
        }
        List<Integer> seas = new ArrayList<>();
        for (int space : table.board().neighbours(city)) {
            if (table.lands().isSea(space)) {
                seas.add(space);
            }
        }
        if (node instanceof Node.Text) {
            int sea = reading.space(node);
            if (!seas.contains(sea)) {
                throw node.wrong(node.text() + " is no sea space beside the city");
            }
            table.cities().setPort(city, sea);
            return;
        }
        if (seas.size() != 1) {
            throw node.wrong("there are " + seas.size() + " sea spaces beside the city: name the one of the port");
        }
        table.cities().setPort(city, seas.getFirst());
    }

    /** The card lies in front of the owner, as if he had built the wonder or captured it from its builder. */
    private void erect(int space, Node item) {
        String[] words = Reading.words(item);
        Wonder wonder = reading.wonder(item, words[0]);
        int owner = table.cities().owner(space);
        if (words.length == 1 && !table.isPlayer(owner)) {
            throw item.wrong("say who built it");
        }
        int builder = words.length == 1 ? owner : reading.seat(item, words[1]);
        wonderCards.take(item, wonder.card());
        table.cities().addWonder(space, wonder);
        table.wonders().build(wonder, builder);
        table.player(builder).setWonder(wonder, true);
        if (builder != owner) {
            WonderFate.passTo(table, space, owner);
        }
    }

    // --- units ------------------------------------------------------------------------------------------------------

    void units(Node node) {
        for (Node.Field field : node.fields().all()) {
            int space = reading.space(field.name(), field.line());
            clearUnits(space);
            if (field.value() instanceof Node.Text text && text.value().equals(Reading.NONE)) {
                continue;
            }
            Node.Fields fields =
                    field.value().fields().only(Measuring.unitFacts(table).toArray(String[]::new));
            int owner = reading.side(
                    fields.get("owner").orElseThrow(() -> field.value().wrong("units need an owner")));
            for (UnitType type : table.roster().all()) {
                add(fields, owner, type, space);
            }
            if (table.lands().isSea(space)) {
                stow(field.value(), fields, space);
            }
        }
    }

    /** Those aboard are on the ships that the position names; about the others nobody is asked. */
    private void stow(Node node, Node.Fields fields, int sea) {
        try {
            fields.get(Measuring.HOLDS).ifPresent(holds -> {
                for (String crew : holds.text().split(", ")) {
                    int ship = 0;
                    for (String unit : crew.split(" ")) {
                        ship = Holds.at(table, sea).stow(reading.unit(holds, unit), ship);
                    }
                }
            });
            table.edition().stowing().pack(table, sea);
        } catch (IllegalArgumentException e) {
            throw node.wrong(String.valueOf(e.getMessage()));
        }
    }

    private void add(Node.Fields fields, int owner, UnitType type, int space) {
        fields.get(Measuring.many(type))
                .ifPresent(number -> table.units().add(owner, type, space, reading.number(number, 0, Byte.MAX_VALUE)));
    }
}
