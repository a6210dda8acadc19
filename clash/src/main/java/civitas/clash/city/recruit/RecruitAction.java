package civitas.clash.city.recruit;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Activation;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Work;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
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

    /** About a city: why it recruits nothing. About a kind of unit: why no city recruits it. */
    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof UnitType type) {
            Actions.explain(table, out);
            explainUnit(table, player, type, out);
        } else if (thing instanceof Space space && table.cities().isOf(player, space.index())) {
            Actions.explain(table, out);
            Activation.explain(table, space.index(), out);
            new Recruit(player, space.index()).explainAll(table, out);
        }
    }

    private static void explainUnit(ClashTable table, int player, UnitType type, Reasons out) {
        Reasons all = new Reasons();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            Reasons here = new Reasons();
            Activation.explain(table, city, here);
            new Recruit(player, city).explain(table, player, type, here);
            if (here.isEmpty()) {
                return;
            }
            here.toList().forEach(all::because);
        }
        if (cities.isEmpty()) {
            all.because("why.no-city");
        }
        all.toList().forEach(out::because);
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        int city = choice.subject(Space.class).index();
        table.say("log.recruits-in", table.name(player), table.space(city));
        Activation.begin(table, city, Work.RECRUIT);
        table.push(new Recruit(player, city));
    }
}
