package civitas.clash.state;

import civitas.clash.content.Advance;
import civitas.clash.content.Component;
import civitas.clash.content.Terrain;
import civitas.kernel.Ability;
import java.util.List;

/**
 * A people that a box lets players play, with everything printed on its board and its cards. Pages introduce it by this; what
 * it does is said at the hooks.
 *
 * @param people the people itself
 * @param home its own home region, the plains first; empty if it has the usual one
 * @param advances its own advances
 * @param leaders its leaders
 */
public record Faction(Component people, List<Terrain> home, List<Brought> advances, List<Chief> leaders) {

    /** An advance of its own and the advances of which any brings it. */
    public record Brought(Advance advance, List<Advance> with) {}

    /** A leader and what he can do. */
    public record Chief(Component leader, List<Skill> skills) {}

    /**
     * Something a leader can do.
     *
     * @param scope where it works, as the box calls such places
     */
    public record Skill(Ability ability, String scope) {}
}
