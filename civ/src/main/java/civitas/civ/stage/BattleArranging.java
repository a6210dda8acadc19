package civitas.civ.stage;

import civitas.civ.battle.Battles;
import civitas.civ.content.Figure;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Seat;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Node.Field;
import civitas.kernel.scenario.Node.Fields;

/** Arranges a battle that is being fought: forces, fronts, wounds, and whose battle turn it is. */
final class BattleArranging {

    private final CivTable table;
    private final Reading reading;

    BattleArranging(CivTable table, Reading reading) {
        this.table = table;
        this.reading = reading;
    }

    void arrange(Fields fields) {
        fields.only("square", "attacker", "wild", "armies", "scouts", "bonus", "forces", "fronts", "turn");
        start(fields);
        fields.get("bonus")
                .ifPresent(bonus -> bonus.fields()
                        .all()
                        .forEach(each ->
                                table.battle().setBonus(side(each), each.value().number())));
        fields.get("forces").ifPresent(forces -> forces.fields().all().forEach(this::force));
        fields.get("fronts").ifPresent(fronts -> fronts.items().forEach(this::front));
        Battles.resume(table, fields.get("turn").map(this::side).orElse(Battle.DEFENDER));
    }

    private void start(Fields fields) {
        int square = reading.square(demand(fields, "square"));
        Contender attacker = fields.get("wild")
                .map(player -> Contender.wild(reading.seat(player), table.constants().barbarianRank))
                .orElseGet(() -> attacker(fields));
        int city = table.cities().at(square);
        Contender defender = defender(fields, attacker.player(), square, city);
        table.battle().start(attacker, defender, square, city);
    }

    private Contender attacker(Fields fields) {
        int attacker = reading.seat(demand(fields, "attacker"));
        int members =
                lift(fields, attacker, Figure.ARMY, "armies", 1) | lift(fields, attacker, Figure.SCOUT, "scouts", 0);
        return Contender.player(attacker, members);
    }

    private Contender defender(Fields fields, int attacker, int square, int city) {
        if (city != Cities.NONE) {
            return Contender.player(Cities.owner(city), 0);
        }
        if (table.lands().hasVillage(square)) {
            return Contender.wild(table.next(attacker), table.constants().barbarianRank);
        }
        int holder = table.figures().holder(square);
        if (holder < 0 || holder == attacker) {
            throw demand(fields, "square").wrong("nobody defends this square");
        }
        return Contender.player(holder, table.figures().on(holder, square));
    }

    private static Node demand(Fields fields, String name) {
        return fields.get(name).orElseThrow(() -> fields.wrong("a battle needs the field '" + name + "'"));
    }

    /** Takes the attackers from the reserve: they are on their way to the square. */
    private int lift(Fields fields, int seat, Figure kind, String name, int usual) {
        int members = 0;
        int wanted = fields.get(name).map(Node::number).orElse(usual);
        for (int i = 0; i < wanted; i++) {
            int figure = table.figures().inReserve(seat, kind);
            if (figure < 0) {
                throw fields.wrong("there are not so many figures in the reserve");
            }
            table.putFigure(seat, figure, Figures.LIFTED);
            members |= 1 << figure;
        }
        return members;
    }

    private int side(Field field) {
        return side(new Node.Text(field.name(), field.line()));
    }

    private int side(Node player) {
        int seat = reading.seat(player);
        if (seat != table.battle().player(Battle.ATTACKER)
                && seat != table.battle().player(Battle.DEFENDER)) {
            throw player.wrong(Seat.of(seat).code() + " takes no part in the battle");
        }
        return table.battle().side(seat);
    }

    private void force(Field field) {
        Battle battle = table.battle();
        int side = side(field);
        for (Node unit : field.value().items()) {
            battle.setHand(side, battle.hand(side) | 1L << SupplyArranging.takeUnit(table, unit, unit.text()));
        }
    }

    /** A front such as {@code {red: mounted-3, blue: infantry-2 with 1}}: the number counts wounds. */
    private void front(Node node) {
        Battle battle = table.battle();
        int front = battle.openFront();
        for (Field field : node.fields().all()) {
            String[] words = field.value().text().split(" with ", 2);
            int side = side(field);
            battle.setCard(side, front, SupplyArranging.takeUnit(table, field.value(), words[0]));
            if (words.length > 1) {
                battle.setWounds(side, front, new Node.Text(words[1], field.line()).number());
            }
        }
    }
}
