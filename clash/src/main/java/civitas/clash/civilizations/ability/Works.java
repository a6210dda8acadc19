package civitas.clash.civilizations.ability;

import civitas.clash.city.Activation;
import civitas.clash.city.Construct;
import civitas.clash.city.Constructing;
import civitas.clash.content.Building;
import civitas.clash.content.Wonder;
import civitas.clash.pay.Pay;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.wonder.BuildWonder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Which building or wonder goes up in a leader's city besides the actions of the turn, for its normal price. */
public record Works(int player, int city, Kind kind) implements Solo<ClashTable> {

    /** What may be built. */
    public enum Kind {
        BUILDINGS_AND_WONDERS,
        WONDERS
    }

    /** Whether anything can be built there now. */
    public static boolean isPossible(ClashTable table, int player, int city, Kind kind) {
        Choices out = new Choices();
        new Works(player, city, kind).list(table, player, out);
        return !out.isEmpty();
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.works", table.space(city));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (!Activation.isPossible(table, city)) {
            return;
        }
        if (kind == Kind.BUILDINGS_AND_WONDERS) {
            for (Building building : table.content().buildings().all()) {
                if (Constructing.isLegal(table, player, city, building)
                        && Pay.isPossible(
                                table,
                                player,
                                Constructing.prices(table, player, city, building),
                                Purpose.constructing(building))) {
                    out.add(Act.CONSTRUCT, building, table.space(city));
                }
            }
        }
        BuildWonder.listIn(table, player, city, out);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.subject() instanceof Wonder wonder) {
            BuildWonder.raise(table, player, wonder, city);
        } else {
            Activation.begin(table, city, Work.CONSTRUCT);
            Construct.forPrice(table, player, city, choice.subject(Building.class));
        }
    }
}
