package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.Actions;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** The main action "activate a city to recruit" (rules 4.4.3). */
public final class RecruitAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.RECRUIT);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!Actions.left(table)) {
            return;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Activation.isPossible(table, city) && new Recruit(player, city).canHireAny(table)) {
                out.add(Act.RECRUIT, table.space(city));
            }
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        int city = ((Space) choice.subject()).index();
        table.say("log.recruits-in", table.name(player), table.space(city));
        Activation.begin(table, city);
        table.push(new Recruit(player, city));
    }
}
