package civitas.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** What the deals amount to: a ladder for each kind of tables. */
final class Standings {

    /** How often deals are drawn anew for the intervals. */
    private static final int DRAWS = 400;

    private final TournamentPlan plan;
    private final Map<Pairing.Tables, Meetings> tables = new LinkedHashMap<>();

    /** What happened at one kind of tables. */
    private static final class Meetings {
        private final Map<Pairing, List<Met>> pairings = new LinkedHashMap<>();
        private final Map<Contestant, Conduct> conducts = new LinkedHashMap<>();
    }

    /** One deal: how often the challenger was placed before others, of how many times. */
    private record Met(double won, int games) {}

    Standings(TournamentPlan plan) {
        this.plan = plan;
    }

    void count(Pairing pairing, Deal.Outcome outcome) {
        Meetings meetings = tables.computeIfAbsent(pairing.tables(), none -> new Meetings());
        meetings.pairings
                .computeIfAbsent(pairing, none -> new ArrayList<>())
                .add(new Met(outcome.won(), outcome.met()));
        conduct(meetings, pairing.challenger()).add(outcome.challenger());
        conduct(meetings, pairing.other()).add(outcome.other());
    }

    private static Conduct conduct(Meetings meetings, Contestant contestant) {
        return meetings.conducts.computeIfAbsent(contestant, none -> new Conduct());
    }

    List<TournamentReport.Ladder> ladders() {
        List<TournamentReport.Ladder> ladders = new ArrayList<>();
        tables.forEach((kind, meetings) ->
                ladders.add(new TournamentReport.Ladder(kind.boxes(), kind.seats(), rungs(meetings))));
        return ladders;
    }

    private List<TournamentReport.Rung> rungs(Meetings meetings) {
        double[] elo = elo(meetings, List::copyOf);
        double[][] drawn = new double[DRAWS][];
        SplittableRandom random = new SplittableRandom(Tournament.bootstrapSeed(plan));
        for (int draw = 0; draw < DRAWS; draw++) {
            drawn[draw] = elo(meetings, deals -> anew(deals, random));
        }
        List<TournamentReport.Rung> rungs = new ArrayList<>();
        for (int i = 0; i < elo.length; i++) {
            int at = i;
            Contestant contestant = plan.contestants().get(i);
            double[] values =
                    Arrays.stream(drawn).mapToDouble(one -> one[at]).sorted().toArray();
            rungs.add(new TournamentReport.Rung(
                    contestant.name(),
                    elo[i],
                    values[DRAWS / 40],
                    values[DRAWS - 1 - DRAWS / 40],
                    conduct(meetings, contestant).report(contestant.name())));
        }
        return rungs;
    }

    private static List<Met> anew(List<Met> deals, SplittableRandom random) {
        return deals.stream()
                .map(deal -> deals.get(random.nextInt(deals.size())))
                .toList();
    }

    /** Which deals are counted of those of a pairing. */
    private interface Draw {
        List<Met> of(List<Met> deals);
    }

    private double[] elo(Meetings meetings, Draw draw) {
        BradleyTerry strengths = new BradleyTerry(plan.contestants().size());
        meetings.pairings.forEach((pairing, deals) -> {
            int challenger = plan.contestants().indexOf(pairing.challenger());
            int other = plan.contestants().indexOf(pairing.other());
            for (Met met : draw.of(deals)) {
                strengths.met(challenger, other, met.won(), met.games());
            }
        });
        return strengths.elo();
    }
}
