package civitas.civ.table;

import civitas.civ.content.Ability;
import java.util.ArrayList;
import java.util.List;

/**
 * One point where abilities may speak. Few abilities join any one hook, so asking is walking a short list:
 *
 * <pre>
 * for (int i = 0; i &lt; hook.size(); i++) {
 *     if (table.has(player, hook.ability(i))) {
 *         hook.voice(i).…
 *     }
 * }
 * </pre>
 *
 * @param <H> what an ability does here
 */
public final class Hook<H> {

    private final List<Ability> abilities = new ArrayList<>();
    private final List<H> voices = new ArrayList<>();

    /** Lets an ability speak here. Two voices of one ability at one hook are a mistake that shows at start-up. */
    public void join(Ability ability, H voice) {
        if (abilities.contains(ability)) {
            throw new IllegalStateException(ability + " joins one hook twice");
        }
        abilities.add(ability);
        voices.add(voice);
    }

    public int size() {
        return voices.size();
    }

    public Ability ability(int index) {
        return abilities.get(index);
    }

    public H voice(int index) {
        return voices.get(index);
    }

    /** The place of an ability at this hook, or -1. */
    public int find(Ability ability) {
        return abilities.indexOf(ability);
    }
}
