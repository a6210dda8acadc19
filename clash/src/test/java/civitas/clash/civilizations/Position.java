package civitas.clash.civilizations;

import civitas.clash.TestTable;
import civitas.clash.city.Constructing;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.EventCard;
import civitas.clash.content.EventKind;
import civitas.clash.content.Face;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.event.DrawEvent;
import civitas.clash.pay.Payments;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.state.Round;
import civitas.clash.table.ClashTable;
import civitas.kernel.Thing;
import java.util.Arrays;

/** The smallest position in which an ability shows what it does: red and blue on an empty plain, without any goods. */
abstract class Position {

    static final int RED = 0;
    static final int BLUE = 1;

    TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    ClashTable table = test.table();

    final void between(Civilization red, Civilization blue) {
        test = Expansion.plain(red, blue);
        table = test.table();
        for (Good good : Good.values()) {
            test.goods(RED, good, 0).goods(BLUE, good, 0);
        }
    }

    /** Red plays a civilization and owns these advances; blue is somebody whose people do nothing here. */
    final void red(Civilization civilization, BaseAdvance... advances) {
        between(civilization, civilization == Civilization.ROME ? Civilization.AZTECS : Civilization.ROME);
        test.advances(RED, advances);
    }

    final void leads(int player, Leader leader, String space) {
        Expansion.leads(test, player, leader, space);
    }

    // --- what there is ----------------------------------------------------------------------------------------------

    final int has(Good good) {
        return table.player(RED).get(good);
    }

    /** All that red has, such as {@code 1food+2gold}. */
    final String goods() {
        return table.player(RED).goods().code();
    }

    final int count(int side, UnitType type, String space) {
        return table.units().count(side, type, test.at(space));
    }

    final boolean owns(Advance advance) {
        return table.player(RED).owns(advance);
    }

    final boolean canPay(Goods price, Purpose purpose) {
        return Payments.canPay(table, RED, price, purpose);
    }

    /** Whether red may construct a building in a city for exactly this. */
    final boolean costs(String city, Building building, Goods price) {
        return Constructing.prices(table, RED, test.at(city), building).stream()
                .anyMatch(one -> one.cost().equals(price));
    }

    /** Whether an ability is offered to whoever is asked. */
    final boolean offers(Thing ability) {
        return test.codes().contains("use " + ability.code());
    }

    // --- what happens -----------------------------------------------------------------------------------------------

    /** Red's city in D4 collects food from these spaces, and no more. */
    final void collect(String... spaces) {
        test.choose("collect D4");
        gather(spaces);
    }

    final void gather(String... spaces) {
        for (String space : spaces) {
            test.choose("gather " + space + " food");
        }
        chooseIfAsked("done");
    }

    /** A choice that is made without a question if it is the only one. */
    final void chooseIfAsked(String code) {
        if (test.codes().contains(code)) {
            test.choose(code);
        }
    }

    /** What the dice of a side showed in a round, without anything added. */
    final int dice(int number, int role) {
        return round(number, role).dice().stream().mapToInt(Face::number).sum();
    }

    /** Red attacks D4 from D3; all dice show the same weak face. */
    final void attack(Force force) {
        String[] dice = new String[40];
        Arrays.fill(dice, "2c");
        attack(force, dice);
    }

    final void attack(Force force, String... dice) {
        test.turnOf(RED).dice(dice);
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    final void attack(Leader leader, int infantry, String... dice) {
        Peoples.of(table).crown(RED, leader);
        Force force = Force.of(ExpansionUnit.LEADER, 1).plus(BaseUnit.INFANTRY, infantry);
        if (dice.length == 0) {
            attack(force);
        } else {
            attack(force, dice);
        }
    }

    /** A player draws this event, so that all that protects from events has its say. */
    final void draw(EventKind event, int player) {
        test.turnOf(player);
        EventCard card = card(event);
        table.eventDeck().remove(card.number());
        table.eventDeck().putOnTop(card.number());
        table.push(new DrawEvent(player));
        table.settle();
    }

    private EventCard card(EventKind event) {
        return table.content().eventCards().stream()
                .filter(one -> one.event().equals(event))
                .findFirst()
                .orElseThrow();
    }

    final void befall(EventKind event, int player) {
        test.turnOf(player);
        table.book().events().of(event).befall(table, card(event), player);
        table.settle();
    }

    // --- what a battle looked like ----------------------------------------------------------------------------------

    final Round.Side round(int number, int role) {
        return table.battle().rounds().get(number - 1).sides().get(role);
    }

    final int bonus(int role, Thing source) {
        return bonus(1, role, source);
    }

    final int bonus(int number, int role, Thing source) {
        return sum(number, role, source, Battle.Kind.BONUS);
    }

    final int cancels(int number, int role, Thing source) {
        return sum(number, role, source, Battle.Kind.CANCEL);
    }

    private int sum(int number, int role, Thing source, Battle.Kind kind) {
        return round(number, role).parts().stream()
                .filter(part -> part.source().equals(source) && part.kind() == kind)
                .mapToInt(Battle.Part::number)
                .sum();
    }
}
