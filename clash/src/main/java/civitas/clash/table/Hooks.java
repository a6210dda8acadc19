package civitas.clash.table;

import civitas.clash.state.Licence;
import civitas.kernel.Ability;
import civitas.kernel.Numbers;
import java.util.Arrays;

/**
 * Every point where the rules ask the abilities of a player, by chapter. These files are the documentation of their timing: the order
 * in a hook is board order, then wonders; the order of the windows is Appendix A of the rules.
 */
public final class Hooks {

    public final TurnHooks turn = new TurnHooks();

    public final AdvanceHooks advance = new AdvanceHooks();

    public final CityHooks city = new CityHooks();

    public final CollectHooks collect = new CollectHooks();

    public final RecruitHooks recruit = new RecruitHooks();

    public final MoveHooks move = new MoveHooks();

    public final BattleHooks battle = new BattleHooks();

    public final InfluenceHooks influence = new InfluenceHooks();

    public final EventHooks event = new EventHooks();

    public final ScoreHooks score = new ScoreHooks();

    private final Numbers[] licences = new Numbers[Licence.values().length];

    public Hooks() {
        Arrays.fill(licences, Numbers.NONE);
    }

    /** Standing rights and limits. */
    public void grant(Ability ability, Licence licence) {
        licences[licence.ordinal()] = licences[licence.ordinal()].with(ability.number());
    }

    boolean licensed(Numbers abilities, Licence licence) {
        return licences[licence.ordinal()].meets(abilities);
    }
}
