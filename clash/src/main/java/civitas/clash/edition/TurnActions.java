package civitas.clash.edition;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.card.civil.PlayCivil;
import civitas.clash.city.CollectAction;
import civitas.clash.city.ConstructAction;
import civitas.clash.city.FoundAction;
import civitas.clash.city.ImproveMoodAction;
import civitas.clash.city.recruit.RecruitAction;
import civitas.clash.influence.InfluenceAction;
import civitas.clash.move.MoveAction;
import civitas.clash.table.Offers;
import civitas.clash.trade.Trading;
import civitas.clash.turn.UseAbility;
import civitas.clash.wonder.BuildWonder;

/**
 * What a player can do between actions (CC-4.1, CC-4.2), in the order of the rulebook.
 *
 * <p>Rules: CC-3.6, CC-4.5, CC-13.18, CC-10.4.
 */
public final class TurnActions {

    private TurnActions() {}

    public static void join(Offers offers) {
        offers.join(new AdvanceAction());
        offers.join(new FoundAction());
        offers.join(new CollectAction());
        offers.join(new ConstructAction());
        offers.join(new RecruitAction());
        offers.join(new MoveAction());
        offers.join(new ImproveMoodAction());
        offers.join(new InfluenceAction());
        offers.join(new UseAbility());
        offers.join(new BuildWonder());
        offers.join(new PlayCivil());
        offers.join(new Trading());
    }
}
