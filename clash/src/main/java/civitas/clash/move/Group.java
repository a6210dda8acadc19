package civitas.clash.move;

import civitas.clash.content.Force;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.table.MoveHooks;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Units of one space that move together (CC-6.2). With ships among them it is a fleet: only the ships move, the land
 * units are carried (CC-6.4). A city may be among them (CC-16.57).
 *
 * <p>Rules: CC-1.56.
 *
 * @param city the {@link Fatigue} flags of the city that goes along, or {@link #NO_CITY}
 */
record Group(int from, List<Detachment> parts, int city) implements Named {

    private static final int NO_CITY = -1;

    Group {
        parts = List.copyOf(parts);
    }

    static Group none(int from) {
        return new Group(from, List.of(), NO_CITY);
    }

    Group plus(UnitType type, int flags, int number) {
        List<Detachment> more = new ArrayList<>(parts.size() + 1);
        int i = 0;
        while (i < parts.size() && parts.get(i).isBefore(type, flags)) {
            more.add(parts.get(i++));
        }
        if (i < parts.size() && parts.get(i).is(type, flags)) {
            more.add(new Detachment(type, flags, parts.get(i++).number() + number));
        } else {
            more.add(new Detachment(type, flags, number));
        }
        more.addAll(parts.subList(i, parts.size()));
        return new Group(from, more, city);
    }

    Group minusOne(Detachment part) {
        List<Detachment> fewer = new ArrayList<>(parts);
        int at = fewer.indexOf(part);
        if (part.number() == 1) {
            fewer.remove(at);
        } else {
            fewer.set(at, new Detachment(part.type(), part.flags(), part.number() - 1));
        }
        return new Group(from, fewer, city);
    }

    Group withCity(int cityFlags) {
        return new Group(from, parts, cityFlags);
    }

    boolean hasCity() {
        return city != NO_CITY;
    }

    int cityFlags() {
        return Math.max(0, city);
    }

    /** Whether a ship among them has entered a forest in another shape this turn, so that it does not attack (CC-16.78). */
    boolean isPeaceful() {
        for (Detachment part : parts) {
            if (part.type().isShip() && (part.flags() & Fatigue.FOREST) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean isEmpty() {
        return parts.isEmpty() && !hasCity();
    }

    boolean isFleet() {
        return ships() > 0;
    }

    int ships() {
        int sum = 0;
        for (Detachment part : parts) {
            sum += part.type().isShip() ? part.number() : 0;
        }
        return sum;
    }

    /** The units by kind, whatever they have done. */
    Force force() {
        Force force = Force.NONE;
        for (Detachment part : parts) {
            force = force.plus(part.type(), part.number());
        }
        return force;
    }

    int count(UnitType type) {
        int sum = 0;
        for (Detachment part : parts) {
            sum += part.type().equals(type) ? part.number() : 0;
        }
        return sum;
    }

    int count(UnitType type, int flags) {
        for (Detachment part : parts) {
            if (part.is(type, flags)) {
                return part.number();
            }
        }
        return 0;
    }

    int size() {
        int sum = 0;
        for (Detachment part : parts) {
            sum += part.number();
        }
        return sum;
    }

    /** How many military units. */
    int army() {
        int sum = 0;
        for (Detachment part : parts) {
            sum += part.type().isMilitary() ? part.number() : 0;
        }
        return sum;
    }

    int landUnits() {
        return size() - ships();
    }

    /** What any of the land units has done: one restricted unit restricts the group (CC-6.16). */
    int flags() {
        int union = cityFlags();
        for (Detachment part : parts) {
            union |= part.type().isLand() ? part.flags() & Fatigue.DEEDS : 0;
        }
        return union;
    }

    /** What any of the military units has done. */
    int armyFlags() {
        int union = 0;
        for (Detachment part : parts) {
            union |= part.type().isMilitary() ? part.flags() & Fatigue.DEEDS : 0;
        }
        return union;
    }

    List<Detachment> cargo() {
        List<Detachment> cargo = new ArrayList<>();
        for (Detachment part : parts) {
            if (part.type().isLand()) {
                cargo.add(part);
            }
        }
        return cargo;
    }

    /** Takes the units off their space. */
    void leave(ClashTable table) {
        for (Detachment part : parts) {
            table.turn().fatigue().remove(from, part.type(), part.flags(), part.number());
            table.units().remove(part.type(), from, part.number());
        }
    }

    /** Takes the units off the board into a battle; who is aboard which ship is remembered. */
    void attack(ClashTable table) {
        leave(table);
        for (Detachment part : parts) {
            if (Fatigue.ship(part.flags()) != 0) {
                table.turn().fatigue().add(Fatigue.BESIDE_BOARD, part.type(), part.flags(), part.number());
            }
        }
    }

    /** Whether land units are among them of whom it is not known which ship they are aboard of. */
    boolean hasLooseCargo() {
        for (Detachment part : parts) {
            if (part.type().isLand() && Fatigue.ship(part.flags()) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Puts the units down. Those that moved themselves get the flags; carried ones keep their own (CC-6.4). */
    void enter(ClashTable table, int player, int space, int gained) {
        boolean fleet = isFleet();
        // All of them first: who is here decides about what abilities say of the others.
        for (Detachment part : parts) {
            table.units().add(player, part.type(), space, part.number());
        }
        for (Detachment part : parts) {
            boolean carried = fleet && part.type().isLand();
            int own = fleet ? part.flags() : part.flags() & Fatigue.DEEDS;
            int flags = carried ? own : own | gained;
            if ((gained & Fatigue.MOUNTAIN) != 0 && !carried && isSurefooted(table, player, part.type())) {
                flags &= ~Fatigue.MOUNTAIN;
            }
            if (!carried && isRecorded(table, player, part.type())) {
                flags |= Fatigue.TRAVELLED;
            }
            if (!part.type().isMilitary()) {
                // Nobody asks a settler where it has been, and one state less is one choice less.
                flags &= ~Fatigue.PLAINS;
            }
            table.turn().fatigue().add(space, part.type(), flags, part.number());
        }
        if (!table.hooks().move.entered.joined().isEmpty()) {
            for (MoveHooks.Entered voice : table.hooks().move.entered.of(table.abilitiesAnywhere(player))) {
                voice.run(table, player, space, force());
            }
        }
    }

    private static boolean isRecorded(ClashTable table, int player, UnitType type) {
        if (table.hooks().move.logbook.joined().isEmpty()) {
            return false;
        }
        for (MoveHooks.Logbook voice : table.hooks().move.logbook.of(table.abilitiesAnywhere(player))) {
            if (voice.records(type)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSurefooted(ClashTable table, int player, UnitType type) {
        if (table.hooks().move.surefooted.joined().isEmpty()) {
            return false;
        }
        for (MoveHooks.Surefooted voice : table.hooks().move.surefooted.of(table.abilitiesAnywhere(player))) {
            if (voice.holds(table, player, type, force())) {
                return true;
            }
        }
        return false;
    }

    /** What entering a space does to a unit (CC-6.14, CC-6.15). */
    static int flagsOf(Terrain terrain) {
        return switch (terrain) {
            case MOUNTAIN -> Fatigue.MOUNTAIN;
            case FOREST -> Fatigue.FOREST;
            case PLAINS -> Fatigue.PLAINS;
            case BARREN, SEA, UNEXPLORED -> 0;
        };
    }

    /** The types of its units, in the order of its parts. */
    private Set<UnitType> types() {
        Set<UnitType> types = new LinkedHashSet<>();
        for (Detachment part : parts) {
            types.add(part.type());
        }
        return types;
    }

    @Override
    public Phrase title() {
        List<Object> words = new ArrayList<>();
        for (UnitType type : types()) {
            if (!words.isEmpty()) {
                words.add(", ");
            }
            words.add(Phrase.of("group." + type.code(), count(type)));
        }
        if (hasCity()) {
            if (!words.isEmpty()) {
                words.add(", ");
            }
            words.add(TheCity.CITY);
        }
        return words.isEmpty() ? Phrase.of("group.none") : new Phrase("", words);
    }
}
