package civitas.civ.fame.people;

import civitas.civ.content.BasePerson;
import civitas.civ.content.Card;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Holdings;
import civitas.kernel.Codes;
import java.util.Optional;
import java.util.stream.Stream;

/** The great person cards, seven of each type (CV-01.47, CV-07.36). */
public enum GreatCard implements Card {
    AKIRA_KUROSAWA(BasePerson.ARTIST, true),
    FRIDA_KAHLO(BasePerson.ARTIST, false),
    JERRY_GARCIA(BasePerson.ARTIST, false),
    MARK_TWAIN(BasePerson.ARTIST, false),
    MICHELANGELO(BasePerson.ARTIST, false),
    VALMIKI(BasePerson.ARTIST, true),
    WILLIAM_SHAKESPEARE(BasePerson.ARTIST, true),
    ADA_LOVELACE(BasePerson.BUILDER, false),
    ARCHIMEDES(BasePerson.BUILDER, true),
    FRANK_LLOYD_WRIGHT(BasePerson.BUILDER, false),
    HENRY_FORD(BasePerson.BUILDER, true),
    NIKOLA_TESLA(BasePerson.BUILDER, false),
    ORVILLE_WRIGHT(BasePerson.BUILDER, false),
    THOMAS_EDISON(BasePerson.BUILDER, false),
    GEORGY_ZHUKOV(BasePerson.GENERAL, true),
    GUSTAVUS_ADOLPHUS(BasePerson.GENERAL, false),
    HANNIBAL(BasePerson.GENERAL, false),
    JOAN_OF_ARC(BasePerson.GENERAL, false),
    KHALID_IBN_AL_WALID(BasePerson.GENERAL, false),
    LEONIDAS(BasePerson.GENERAL, true),
    SUN_TZU(BasePerson.GENERAL, true),
    MARTIN_LUTHER_KING(BasePerson.HUMANITARIAN, true),
    FLORENCE_NIGHTINGALE(BasePerson.HUMANITARIAN, false),
    JACQUES_COUSTEAU(BasePerson.HUMANITARIAN, false),
    JIM_HENSON(BasePerson.HUMANITARIAN, true),
    MOTHER_TERESA(BasePerson.HUMANITARIAN, false),
    ST_FRANCIS_OF_ASSISI(BasePerson.HUMANITARIAN, false),
    SUSAN_B_ANTHONY(BasePerson.HUMANITARIAN, true),
    AP_GIANNINI(BasePerson.INDUSTRIALIST, true),
    ADAM_SMITH(BasePerson.INDUSTRIALIST, true),
    ANDREW_CARNEGIE(BasePerson.INDUSTRIALIST, false),
    CAPTAIN_JAMES_COOK(BasePerson.INDUSTRIALIST, false),
    LORENZO_DE_MEDICI(BasePerson.INDUSTRIALIST, false),
    MARCO_POLO(BasePerson.INDUSTRIALIST, false),
    ZHENG_HE(BasePerson.INDUSTRIALIST, false),
    ALAN_TURING(BasePerson.SCIENTIST, false),
    ALBERT_EINSTEIN(BasePerson.SCIENTIST, false),
    CHARLES_DARWIN(BasePerson.SCIENTIST, false),
    GALILEO_GALILEI(BasePerson.SCIENTIST, false),
    LOUIS_PASTEUR(BasePerson.SCIENTIST, true),
    MARIE_CURIE(BasePerson.SCIENTIST, false),
    ISAAC_NEWTON(BasePerson.SCIENTIST, false);

    public static final String KIND = "great-person-card";

    private final String code = Codes.of(this);
    private final GreatPerson type;
    private final boolean lasting;

    /** They are looked up all the time, and {@code values()} is a new array each time. */
    private static final GreatCard[] ALL = values();

    private static final long[] OF_TYPE =
            new long[Stream.of(ALL).mapToInt(card -> card.type.index()).max().orElseThrow() + 1];

    static {
        for (GreatCard card : ALL) {
            OF_TYPE[card.type.index()] |= card.mask();
        }
    }

    /**
     * A card.
     *
     * @param lasting whether it works by itself, and only while it lies face up (CV-07.47)
     */
    GreatCard(GreatPerson type, boolean lasting) {
        this.type = type;
        this.lasting = lasting;
    }

    static Optional<GreatCard> parse(String code) {
        return Stream.of(values()).filter(card -> card.code.equals(code)).findFirst();
    }

    static GreatCard of(int card) {
        return ALL[card];
    }

    /** All cards of a type as a set. */
    static long all(GreatPerson type) {
        return OF_TYPE[type.index()];
    }

    public GreatPerson type() {
        return type;
    }

    boolean isLasting() {
        return lasting;
    }

    long mask() {
        return 1L << ordinal();
    }

    @Override
    public int number() {
        return OTHERS + ordinal();
    }

    /** Its owner can use it while a token of its type stands on the map, not blockaded (CV-07.45 to CV-07.47, CV-13.04). */
    @Override
    public boolean inForce(Holdings table, int player) {
        GreatCards cards = table.sheet(GreatCards.class);
        return cards.holds(player, this) && (!lasting || cards.isOpen(this)) && table.inspires(player, type);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public String kind() {
        return KIND;
    }
}
