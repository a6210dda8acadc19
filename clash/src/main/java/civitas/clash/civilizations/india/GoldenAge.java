package civitas.clash.civilizations.india;

import static civitas.clash.civilizations.content.LeaderAbility.SRI_GUPTA_GOLDEN_AGE;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.city.Activation;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** An advance of a category in which he has none yet, for its price and a culture token, as a free action. */
record GoldenAge(int player) implements Solo<ClashTable> {

    static final TurnHooks.Deed DEED = AbilityDeed.free(SRI_GUPTA_GOLDEN_AGE)
            .costs(Gains.CULTURE)
            .when((table, player) -> Leaders.isInCity(table, player)
                    && Activation.isPossible(table, Leaders.place(table, player))
                    && !open(table, player).isEmpty())
            .then((table, player) -> {
                Activation.begin(table, Leaders.place(table, player), Work.OTHER);
                table.push(new GoldenAge(player));
            });

    private static Numbers open(ClashTable table, int player) {
        Numbers open = Numbers.NONE;
        for (Category category : Category.values()) {
            if (table.player(player).advanceCount(category) == 0) {
                open = open.or(category.advances());
            }
        }
        return open.and(AdvanceAction.affordable(table, player));
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.golden-age");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Numbers advances = open(table, player);
        for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
            out.add(Act.ADVANCE, table.content().advance(number));
        }
        if (out.isEmpty()) {
            out.add(Act.PASS);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.ADVANCE) {
            BuyAdvance.begin(table, player, choice.subject(Advance.class), Marker.TRACK);
        }
    }
}
