package civitas.clash.advance;

import civitas.clash.table.Hooks;

/**
 * All advances join the hooks they need. Most stand in the file of their category; those that change one procedure
 * together stand together: battles in {@link WarfareAbilities}, recruiting in {@link RecruitAbilities}, influence in
 * {@link ShieldAbilities}.
 */
public final class Advances {

    private Advances() {}

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
