package civitas.civ.stage;

import civitas.civ.content.Civilization;
import civitas.civ.content.Government;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitKind;
import civitas.civ.content.UnitType;
import civitas.civ.content.facts.CivilizationSpec;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Node.Field;
import civitas.kernel.scenario.Node.Fields;
import java.util.List;

/** Arranges what one player has. */
final class PlayerArranging {

    private static final List<String> KNOWN = List.of(
            "civilization",
            "trade",
            "culture",
            "track",
            "techs",
            "start-techs",
            "government",
            "governments",
            "fresh",
            "policies",
            "coins",
            "coin-tokens",
            "resources",
            "tokens",
            "hand",
            "forces",
            "people",
            "cards",
            "assigned",
            "actions",
            "production",
            "used",
            "research");

    private final CivTable table;
    private final int seat;
    private final Player player;
    private final Reading reading;

    PlayerArranging(CivTable table, int seat, Reading reading) {
        this.table = table;
        this.seat = seat;
        this.player = table.player(seat);
        this.reading = reading;
    }

    void arrange(Fields fields) {
        for (Field field : fields.all()) {
            field(field, field.value());
        }
    }

    private void field(Field field, Node value) {
        switch (field.name()) {
            case "civilization" ->
                become(Reading.one(value, table.content().civilizations().all()));
            case "trade" -> player.setTrade(value.number());
            case "research" ->
                player.setResearch(
                        value.text().equals("none")
                                ? Player.DECLINED
                                : Reading.one(value, table.content().techs().all())
                                        .index());
            case "culture" -> player.setCulture(value.number());
            case "track" -> player.setTrack(value.number());
            case "techs" -> value.items().forEach(node -> learn(node, false));
            case "start-techs" -> {
                table.forgetTechs(seat);
                value.items().forEach(node -> learn(node, true));
            }
            case "government" -> {
                Government government =
                        Reading.one(value, table.content().governments().all());
                player.unlock(government);
                table.setGovernment(seat, government);
            }
            case "governments" ->
                value.items()
                        .forEach(node -> player.unlock(
                                Reading.one(node, table.content().governments().all())));
            case "fresh" -> fresh(value);
            case "policies" -> policies(value);
            case "coins" -> table.setSheetCoins(seat, value.number());
            case "coin-tokens" ->
                value.fields()
                        .all()
                        .forEach(each -> table.setCoinTokens(
                                seat,
                                Reading.one(
                                        each.value(),
                                        each.name(),
                                        table.content().techs().all()),
                                each.value().number()));
            case "resources" -> value.fields().all().forEach(this::resource);
            case "tokens" -> value.items().forEach(node -> player.addToken(SupplyArranging.takeToken(table, node)));
            case "hand" -> value.items().forEach(node -> player.hand().add(SupplyArranging.takeEvent(table, node)));
            case "forces" -> forces(value);
            case "people" -> value.items().forEach(node -> player.addPerson(SupplyArranging.takePerson(table, node)));
            case "cards" -> value.items().forEach(this::card);
            case "assigned" -> {} // once everything stands on the map, see assign
            case "actions" ->
                value.fields()
                        .all()
                        .forEach(each ->
                                player.setActions(marker(each), each.value().number()));
            case "production" ->
                value.fields()
                        .all()
                        .forEach(each ->
                                player.addProduction(marker(each), each.value().number()));
            case "used" ->
                value.items()
                        .forEach(node -> player.use(
                                Reading.one(node, table.content().techs().all()), 0));
            default -> throw field.unknown(KNOWN);
        }
    }

    /** As this civilization starts, but with the goods, units and pieces the player has. */
    private void become(Civilization civilization) {
        CivilizationSpec spec = table.content().spec(civilization);
        player.setCivilization(civilization);
        table.setGovernment(seat, spec.government());
        table.forgetTechs(seat);
        table.beginWith(seat, spec.tech());
        player.setFresh(0);
        int armies = table.constants().armies + spec.start().armies();
        for (int army = 0; army < Figures.ARMIES; army++) {
            boolean absent = table.figures().where(seat, army) == Figures.ABSENT;
            if (absent != army >= armies) {
                table.putFigure(seat, army, absent ? Figures.RESERVE : Figures.ABSENT);
            }
        }
    }

    private void learn(Node node, boolean atStart) {
        Tech tech = Reading.one(node, table.content().techs().all());
        if (player.knows(tech)) {
            return;
        }
        if (atStart) {
            table.beginWith(seat, tech);
        } else {
            table.learn(seat, tech);
        }
        player.setFresh(0);
    }

    private void fresh(Node value) {
        int governments = 0;
        for (Node node : value.items()) {
            Government government =
                    Reading.one(node, table.content().governments().all());
            player.unlock(government);
            governments |= government.mask();
        }
        player.setFresh(governments);
    }

    /** Exactly these policies. */
    private void policies(Node value) {
        int policies = 0;
        for (Node node : value.items()) {
            policies |= Reading.one(node, table.content().policies().all()).mask();
        }
        table.setPolicies(seat, policies);
    }

    private void resource(Field field) {
        Resource resource = Reading.one(field.value(), field.name(), List.of(Resource.values()));
        while (player.resource(resource) < field.value().number()) {
            if (!table.takeResource(seat, resource)) {
                throw field.value().wrong("the market has no more " + resource.code());
            }
        }
    }

    private void forces(Node value) {
        value.items().forEach(node -> player.addForce(SupplyArranging.takeUnit(table, node)));
    }

    /** The cards dealt before go back to their decks: a player has exactly the units that a position names. */
    void disarm() {
        for (long rest = player.forces(); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            UnitKind kind = table.content().unit(card);
            UnitType type = kind.type();
            table.market().units(type).putOnTop(card);
        }
        player.setForces(0);
    }

    /** A card of a box by its code: {@code jim-henson up} lies face up, {@code infrastructure 2} bears two markers. */
    private void card(Node node) {
        String[] words = node.text().split(" ");
        boolean open = words.length > 1 && words[1].equals("up");
        boolean counted = words.length > 1 && words[1].matches("[0-9]+");
        if (words.length > 2 || words.length == 2 && !open && !counted) {
            throw node.wrong("after the card comes nothing, 'up' or the number of its markers");
        }
        int markers = counted ? Integer.parseInt(words[1]) : 0;
        if (table.sheets().stream().noneMatch(sheet -> sheet.lay(seat, words[0], open, markers))) {
            throw node.wrong("no card '" + words[0] + "' is left");
        }
    }

    /** To which cities figures send what their squares give; they and the cities may stand below the player in a file. */
    void assign(Fields fields) {
        fields.get("assigned").ifPresent(squares -> squares.fields().all().forEach(this::assign));
    }

    private void assign(Field field) {
        int square = reading.square(field.name(), field.line());
        int marker = Cities.marker(table.cities().at(reading.square(field.value())));
        boolean found = false;
        for (int figure = table.firstGatherer(seat); figure < Figures.PER_PLAYER; figure++) {
            if (table.figures().where(seat, figure) == square) {
                player.assign(figure, marker);
                found = true;
            }
        }
        if (!found) {
            throw field.value().wrong("nobody stands on " + field.name() + " who could be assigned");
        }
    }

    private int marker(Field field) {
        return Cities.marker(table.cities().at(reading.square(field.name(), field.line())));
    }
}
