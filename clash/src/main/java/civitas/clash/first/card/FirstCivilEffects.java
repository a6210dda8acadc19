package civitas.clash.first.card;

import civitas.clash.card.civil.CivilEffects;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.Civil;
import civitas.clash.first.content.FirstCivil;
import civitas.clash.state.Effects;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.Rulebook;

/** The civil halves of the action cards of the first edition: what each does. */
public final class FirstCivilEffects {

    private FirstCivilEffects() {}

    public static void join(Rulebook book) {
        CivilEffects.joinCommon(book);
        Effects<Civil, CivilEffect> cards = book.civil();
        cards.join(FirstCivil.IMITATION, CivilEffects.inspiration());
        cards.join(FirstCivil.CONQUEST_INSPIRATION, CivilEffects.teachUs());
        cards.join(BaseCivil.MERCENARIES, new Raiders());
    }
}
