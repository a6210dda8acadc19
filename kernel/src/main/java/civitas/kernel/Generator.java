package civitas.kernel;

import java.util.Arrays;
import java.util.Optional;

/** How the numbers of a table follow from its seed. A record names it, so that what was played once replays for ever. */
public enum Generator {
    /**
     * SplitMix64 with a seed of 64 bits: fast, but whoever has seen a few dozen rolls can reckon all others, the past and the
     * coming ones. Good where nobody may gain by that: simulations, tests, imagined tables, and games recorded before there was
     * another.
     */
    SPLITMIX("splitmix64"),

    /** SipHash-2-4 of a counter, with a seed of 128 bits as its key: what is seen tells nothing about the rest. */
    SIPHASH("siphash-2-4");

    private final String code;

    Generator(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Generator> of(String code) {
        return Arrays.stream(values())
                .filter(generator -> generator.code.equals(code))
                .findFirst();
    }
}
