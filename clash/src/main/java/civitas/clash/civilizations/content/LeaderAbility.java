package civitas.clash.civilizations.content;

import civitas.clash.content.Component;
import civitas.kernel.Ability;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.List;

/** What leaders can do, two abilities for each, in the order of {@link Leader} (CC-16.17). */
public enum LeaderAbility implements Component, Ability {
    ACAMAPICHTLI_GROWTH,
    ACAMAPICHTLI_TRIBUTES,
    AHUITZOTL_EXPANSIONIST,
    AHUITZOTL_MASS_SACRIFICE,
    MARQZEN_STORM_MASTER,
    MARQZEN_SPREAD_OF_FEAR,
    HAMMURABI_LAWGIVER,
    HAMMURABI_GUARDIAN,
    NABOPOLASSAR_LIBERATOR,
    NABOPOLASSAR_REVOLT,
    NEBUCHADNEZZAR_II_GREAT_GARDENS,
    NEBUCHADNEZZAR_II_ICONOCLAST,
    HANNIBAL_FATHER_OF_STRATEGY,
    HANNIBAL_HANNIBAL_AD_PORTAS,
    HANNO_NAVIGATOR,
    HANNO_FLEET_COMMANDER,
    QUEEN_DIDO_FOUNDER,
    QUEEN_DIDO_SACRIFICE,
    QUEEN_BOUDICA_FEARLESS,
    QUEEN_BOUDICA_GREAT_NUMBERS,
    VERCINGETORIX_WARRIOR_PEOPLE,
    VERCINGETORIX_RAPID_RECRUITMENT,
    VIRIATUS_TERROR,
    VIRIATUS_LOYALTY,
    WU_ZETIAN_AGRICULTURE_ECONOMIST,
    WU_ZETIAN_BRILLIANT_CONQUEROR,
    QIN_SHI_HUANG_GREAT_WALL,
    QIN_SHI_HUANG_TACTICIAN,
    SUN_TZU_ART_OF_WAR,
    SUN_TZU_FAST_WAR,
    CLEOPATRA_LEGENDARY,
    CLEOPATRA_BELOVED,
    IMHOTEP_INNOVATOR,
    IMHOTEP_PHYSICIAN,
    RAMSES_II_MONUMENTAL,
    RAMSES_II_COASTAL_POWER,
    ALEXANDER_THE_GREAT_IDOL,
    ALEXANDER_THE_GREAT_RULER_OF_THE_WORLD,
    LEONIDAS_I_THATS_SPARTA,
    LEONIDAS_I_HERO_OF_THERMOPYLAE,
    PERICLES_MASTER,
    PERICLES_ADMIRAL,
    ATTILA_RULER,
    ATTILA_HORSE_MASTER,
    BLEDA_ENFORCER,
    BLEDA_BATTERING_RAMS,
    RUGILA_TRIBUTE,
    RUGILA_UNIFIER,
    AKBAR_THE_GREAT_BLADED_TUSKS,
    AKBAR_THE_GREAT_PROSPEROUS,
    ASHOKA_THE_GREAT_BUDDHISM,
    ASHOKA_THE_GREAT_EXPANSIONIST,
    SRI_GUPTA_GOLDEN_AGE,
    SRI_GUPTA_PREPARED,
    GO_TOBA_WAY_OF_THE_SWORD,
    GO_TOBA_SCHOLAR,
    JIMMU_FORTIFIED,
    JIMMU_MYTHICAL,
    SUIKO_JAPANESE_BUDDHISM,
    SUIKO_DEFENDER,
    PAKAL_SUN_SHIELD,
    PAKAL_ART_AND_ARCHITECTURE,
    SIYAJ_KAK_FIRE_IS_BORN,
    SIYAJ_KAK_CULTURAL_INFLUX,
    WAK_CHANIL_AJAW_NEW_DYNASTY,
    WAK_CHANIL_AJAW_RECONSTRUCTION,
    CYRUS_THE_GREAT_KING_OF_PERSIA,
    CYRUS_THE_GREAT_STRATEGIST,
    DARIUS_CULTURAL_UNITY,
    DARIUS_ARCHITECT,
    XERXES_MIGHTY_ARMY,
    XERXES_GREAT_BUILDER,
    ITHOBAAL_DELIVERANCE,
    ITHOBAAL_PRIEST_OF_ASTARTE,
    KING_HIRAM_TRADE_MASTER,
    KING_HIRAM_CONSTRUCTOR,
    PYGMALION_MEDITERRANEAN_TRADER,
    PYGMALION_PROTECTOR,
    EMPEROR_AUGUSTUS_PRINCEPS,
    EMPEROR_AUGUSTUS_EMPEROR,
    JULIUS_CAESAR_STATESMAN,
    JULIUS_CAESAR_PROCONSUL,
    SULLA_DICTATOR,
    SULLA_CIVILIZER,
    CNUT_THE_GREAT_RULER_OF_THE_NORTH,
    CNUT_THE_GREAT_DANEGELD,
    ERIK_THE_RED_LEGENDARY_EXPLORER,
    ERIK_THE_RED_NEW_COLONIES,
    RAGNAR_LODBROK_PREY,
    RAGNAR_LODBROK_HORROR_OF_THE_NORTH;

    /** The number of the first among all abilities. */
    public static final int FIRST = 116;

    private static final LeaderAbility[] ALL = values();

    private final String code = Codes.of(this);

    static List<LeaderAbility> of(Leader leader) {
        int first = leader.ordinal() * Leader.ABILITIES;
        return List.of(ALL).subList(first, first + Leader.ABILITIES);
    }

    /** Whose ability it is. */
    public Leader leader() {
        return Leader.of(ordinal() / Leader.ABILITIES);
    }

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("leader-ability." + code + ".name");
    }

    @Override
    public String kind() {
        return "leader-ability";
    }
}
