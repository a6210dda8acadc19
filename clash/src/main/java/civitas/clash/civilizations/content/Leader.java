package civitas.clash.civilizations.content;

import civitas.clash.content.Component;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.List;

/** The leaders, three for each civilization, in the order of {@link Civilization} (CC-16.1). */
public enum Leader implements Component {
    ACAMAPICHTLI,
    AHUITZOTL,
    MARQZEN,
    HAMMURABI,
    NABOPOLASSAR,
    NEBUCHADNEZZAR_II,
    HANNIBAL,
    HANNO,
    QUEEN_DIDO,
    QUEEN_BOUDICA,
    VERCINGETORIX,
    VIRIATUS,
    WU_ZETIAN,
    QIN_SHI_HUANG,
    SUN_TZU,
    CLEOPATRA,
    IMHOTEP,
    RAMSES_II,
    ALEXANDER_THE_GREAT,
    LEONIDAS_I,
    PERICLES,
    ATTILA,
    BLEDA,
    RUGILA,
    AKBAR_THE_GREAT,
    ASHOKA_THE_GREAT,
    SRI_GUPTA,
    GO_TOBA,
    JIMMU,
    SUIKO,
    PAKAL,
    SIYAJ_KAK,
    WAK_CHANIL_AJAW,
    CYRUS_THE_GREAT,
    DARIUS,
    XERXES,
    ITHOBAAL,
    KING_HIRAM,
    PYGMALION,
    EMPEROR_AUGUSTUS,
    JULIUS_CAESAR,
    SULLA,
    CNUT_THE_GREAT,
    ERIK_THE_RED,
    RAGNAR_LODBROK;

    /** Abilities of a leader (CC-16.17). */
    public static final int ABILITIES = 2;

    private static final Leader[] ALL = values();

    private final String code = Codes.of(this);

    public static Leader of(int number) {
        return ALL[number];
    }

    static List<Leader> of(Civilization civilization) {
        int first = civilization.ordinal() * Civilization.LEADERS;
        return List.of(ALL).subList(first, first + Civilization.LEADERS);
    }

    public Civilization civilization() {
        return Civilization.of(ordinal() / Civilization.LEADERS);
    }

    /** What he can do. */
    public List<LeaderAbility> abilities() {
        return LeaderAbility.of(this);
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("leader." + code + ".name");
    }

    @Override
    public String kind() {
        return "leader";
    }
}
