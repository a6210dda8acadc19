package civitas.clash.state;

import civitas.kernel.Numbers;

/** Abilities that bring the use of others, which are not owned for that: no marker, no points (CC-16.52). */
@FunctionalInterface
public interface Implication {

    /** What these abilities let their owner use besides. */
    Numbers of(Numbers abilities);
}
