package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.Hooks;
import java.util.Set;

/**
 * All advances join the hooks they need. Most stand in the file of their category; those that change one procedure
 * together stand together: battles in {@link WarfareAbilities}, recruiting in {@link RecruitAbilities}, influence in
 * {@link ShieldAbilities}.
 */
public final class Advances {

    private Advances() {}

    /** The advances that do the same in every edition: those of a player board that say nothing else. */
    public static void common(Hooks hooks) {
        AgricultureAbilities.common(hooks);
        ConstructionAbilities.common(hooks);
        SeafaringAbilities.common(hooks);
        WarfareAbilities.common(hooks);
        SpiritualityAbilities.common(hooks);
        EconomyAbilities.common(hooks);
        CultureAbilities.common(hooks);
        ScienceAbilities.common(hooks);
        RecruitAbilities.common(hooks);
        GovernmentAbilities.common(hooks);
        ShieldAbilities.join(hooks);
    }

    /** Lets an ability make advances cost nothing but what they cost besides (CC-4.25, CC-4.151). */
    public static AdvanceHooks.Waiver free(Advance... advances) {
        return new ScienceAbilities.Free(Set.of(advances));
    }

    public static void join(Hooks hooks) {
        AgricultureAbilities.join(hooks);
        ConstructionAbilities.join(hooks);
        SeafaringAbilities.join(hooks);
        EducationAbilities.join(hooks);
        WarfareAbilities.join(hooks);
        SpiritualityAbilities.join(hooks);
        EconomyAbilities.join(hooks);
        CultureAbilities.join(hooks);
        ScienceAbilities.join(hooks);
        RecruitAbilities.join(hooks);
        GovernmentAbilities.join(hooks);
        ShieldAbilities.join(hooks);
    }
}
