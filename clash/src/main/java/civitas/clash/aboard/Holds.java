package civitas.clash.aboard;

import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The ships in one place and what each of them carries, where every ship has a hold of its own (CC-6.61). Where that does not matter all
 * ships look alike and nobody is in any of them.
 *
 * @param place a space, or {@link Fatigue#BESIDE_BOARD} for those who are attacking
 * @param present how many units of a kind are there
 */
public record Holds(ClashTable table, int place, ToIntFunction<UnitType> present) {

    /** Crossing plains is nothing that ships are told apart by: it matters ashore only. */
    static final int SHOWN = ~Fatigue.PLAINS;

    private static final int[] NOBODY = {};

    /** Of the ships in a space. */
    public static Holds at(ClashTable table, int space) {
        return new Holds(table, space, type -> table.units().count(type, space));
    }

    /** Of those who attack in a battle. */
    public static Holds attacking(ClashTable table) {
        return new Holds(table, Fatigue.BESIDE_BOARD, table.battle().force()::count);
    }

    private Fatigue marks() {
        return table.turn().fatigue();
    }

    /** How somebody with these flags looks to the owner. */
    public Look look(UnitType type, int flags, int shown) {
        int ship = Fatigue.ship(flags);
        int deeds = flags & shown & Fatigue.DEEDS;
        if (ship == 0) {
            return Look.of(type, deeds);
        }
        return type.isShip()
                ? new Look(type, deeds, hold(ship, shown), Optional.empty())
                : new Look(type, deeds, List.of(), Optional.of(ship(ship, shown)));
    }

    private List<Look> hold(int ship, int shown) {
        List<Look> hold = new ArrayList<>();
        for (UnitType type : table.roster().all()) {
            for (int deeds : type.isLand() ? marks().deeds(ship, type) : NOBODY) {
                hold.add(Look.of(type, deeds & shown));
            }
        }
        return hold;
    }

    /** A ship by its number. */
    private Look ship(int ship, int shown) {
        UnitType hull = hullOf(ship);
        return new Look(hull, shipDeeds(ship, hull) & shown, hold(ship, shown), Optional.empty());
    }

    private int shipDeeds(int ship, UnitType hull) {
        return marks().deeds(ship, hull)[0];
    }

    /** Who is aboard each ship of a kind that carries anybody, by kind. */
    public List<Force> cargoes(UnitType hull) {
        List<Force> cargoes = new ArrayList<>();
        for (int flags = first(hull); flags >= 0; flags = next(hull, flags)) {
            Force cargo = cargo(Fatigue.ship(flags));
            if (!cargo.isEmpty()) {
                cargoes.add(cargo);
            }
        }
        return cargoes;
    }

    private Force cargo(int ship) {
        Force cargo = Force.NONE;
        if (ship != 0) {
            for (Look unit : hold(ship, SHOWN)) {
                cargo = cargo.plus(unit.type(), 1);
            }
        }
        return cargo;
    }

    // --- units by their flags ---------------------------------------------------------------------------------------

    private int first(UnitType type) {
        return present.applyAsInt(type) == 0 ? -1 : 0;
    }

    private int next(UnitType type, int flags) {
        return marks().nextFlags(place, type, flags);
    }

    private int count(UnitType type, int flags) {
        return marks().count(place, type, flags, present.applyAsInt(type));
    }

    /** Those of a kind that look different, each once; one alone is called plainly by its kind. */
    public List<Thing> kinds(UnitType type) {
        List<Thing> looks = new ArrayList<>();
        for (int flags = first(type); flags >= 0; flags = next(type, flags)) {
            Look look = lasting(type, flags);
            Thing thing = look.isPlain() ? type : look;
            if (count(type, flags) > 0 && !looks.contains(thing)) {
                looks.add(thing);
            }
        }
        return looks.size() == 1 ? List.of(type) : looks;
    }

    /** When units are lost it matters who is aboard which ship, not what else they have done. */
    private Look lasting(UnitType type, int flags) {
        if (Fatigue.ship(flags) == 0) {
            return Look.of(type, 0);
        }
        Look look = look(type, flags, SHOWN);
        return type.isShip() ? new Look(type, 0, look.hold(), Optional.empty()) : look;
    }

    /** The flags of so many units that look like this, or of any of their kind if its kind is all that was said. */
    private List<Integer> named(Thing chosen, int number) {
        UnitType type = Look.kindOf(chosen);
        List<Integer> exactly = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int flags = first(type); flags >= 0; flags = next(type, flags)) {
            Look look = lasting(type, flags);
            boolean meant = look.equals(chosen) || look.isPlain() && chosen.equals(type);
            (meant ? exactly : others).addAll(Collections.nCopies(count(type, flags), flags));
        }
        exactly.addAll(others);
        return exactly.subList(0, number);
    }

    // --- changes ----------------------------------------------------------------------------------------------------

    /**
     * What is known of units of this look is forgotten: they are about to leave. Whoever is aboard a ship that leaves goes down with
     * it (CC-7.104).
     *
     * @return who else has to leave
     */
    public Force abandon(Thing chosen, int number) {
        UnitType type = Look.kindOf(chosen);
        Force drowned = Force.NONE;
        if (next(type, 0) < 0) {
            return drowned;
        }
        for (int flags : named(chosen, number)) {
            int ship = Fatigue.ship(flags);
            if (ship != 0 && type.isShip()) {
                drowned = drowned.plus(cargo(ship));
                marks().drop(ship);
            } else if (ship != 0) {
                marks().remove(place, type, flags, 1);
            }
        }
        return drowned;
    }

    /** Somebody goes aboard a ship, which gets a number if it has none. */
    void board(UnitType type, int flags, UnitType hull, int shipFlags) {
        int ship = Fatigue.ship(shipFlags);
        if (ship == 0) {
            ship = marks().freeShip();
            marks().remove(place, hull, shipFlags, 1);
            marks().add(place, hull, Fatigue.aboard(shipFlags, ship), 1);
        }
        marks().remove(place, type, flags, 1);
        marks().add(place, type, Fatigue.aboard(flags, ship), 1);
    }

    /** Puts somebody who is there aboard a ship; the next one aboard the same ship names it by what this returns. */
    public int stow(UnitType type, int ship) {
        UnitType hull = hullOf(ship);
        int flags = ship == 0 ? 0 : Fatigue.aboard(shipDeeds(ship, hull), ship);
        int loose = looseFlags(type);
        if (loose < 0 || count(hull, flags) == 0) {
            throw new IllegalArgumentException("no " + (loose < 0 ? type : hull).code() + " is left for that");
        }
        int number = ship == 0 ? marks().freeShip() : ship;
        board(type, loose, hull, flags);
        return number;
    }

    private UnitType hullOf(int ship) {
        return table.roster().all().stream()
                .filter(type -> type.isShip() && (ship == 0 || marks().deeds(ship, type).length > 0))
                .findFirst()
                .orElseThrow();
    }

    /** Whoever is there and aboard no ship in particular: the first of them by kind. */
    List<UnitType> loose() {
        List<UnitType> loose = new ArrayList<>();
        for (UnitType type : table.roster().all()) {
            if (type.isLand() && looseFlags(type) >= 0) {
                loose.add(type);
            }
        }
        return loose;
    }

    int looseFlags(UnitType type) {
        for (int flags = first(type); flags >= 0; flags = next(type, flags)) {
            if (Fatigue.ship(flags) == 0 && count(type, flags) > 0) {
                return flags;
            }
        }
        return -1;
    }

    /** The ships with room for one more, by their flags, each kind of look once. */
    List<Integer> roomy(UnitType hull, int capacity) {
        List<Integer> found = new ArrayList<>();
        List<Look> looks = new ArrayList<>();
        for (int flags = first(hull); flags >= 0; flags = next(hull, flags)) {
            Look look = look(hull, flags, SHOWN);
            if (count(hull, flags) > 0 && look.hold().size() < capacity && !looks.contains(look)) {
                looks.add(look);
                found.add(flags);
            }
        }
        return found;
    }

    /** What cannot be: somebody aboard no ship, or more aboard one than it carries. */
    public Optional<String> disorder(int capacity) {
        if (!loose().isEmpty()) {
            return Optional.of("somebody is aboard no ship");
        }
        int aboard = 0;
        for (UnitType hull : table.roster().all()) {
            for (int flags = hull.isShip() ? first(hull) : -1; flags >= 0; flags = next(hull, flags)) {
                int size = cargo(Fatigue.ship(flags)).size();
                if (size > capacity) {
                    return Optional.of("a ship carries " + size);
                }
                aboard += size;
            }
        }
        return aboard == table.units().landUnits(place)
                ? Optional.empty()
                : Optional.of("ships carry " + aboard + " and not those who are there");
    }
}
