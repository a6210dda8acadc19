package civitas.clash.civilizations.maya;

import civitas.clash.city.Construct;
import civitas.clash.city.Constructing;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.state.Act;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A building of her colour in the city she has captured may become a different one, for nothing. */
record Reconstruction(int player) implements Solo<ClashTable> {

    static void ask(ClashTable table, int player) {
        Choices out = new Choices();
        new Reconstruction(player).list(table, player, out);
        if (out.size() > 1) {
            table.push(new Reconstruction(player));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.reconstruction", table.space(Leaders.place(table, player)));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        int city = Leaders.place(table, player);
        for (Building old : table.content().buildings().all()) {
            if (table.cities().builder(city, old) == player) {
                for (Building next : table.content().buildings().all()) {
                    if (Constructing.isReplacement(table, player, city, next)) {
                        out.add(Act.CONVERT, old, next);
                    }
                }
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PASS) {
            return;
        }
        int city = Leaders.place(table, player);
        Building old = choice.subject(Building.class);
        table.cities().setBuilding(city, old, Cities.NOBODY);
        if (old == BaseBuilding.PORT) {
            table.cities().setPort(city, Cities.NOBODY);
        }
        Construct.free(table, player, city, choice.object(Building.class));
    }
}
