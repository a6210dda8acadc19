package civitas.clash.city.recruit;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Moods;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.objective.Occasions;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A city recruits: unit by unit the player says which and pays (CC-4.89 to CC-4.103).
 *
 * <p>Rules: CC-1.16, CC-4.90, CC-4.91, CC-4.93, CC-4.95, CC-4.96, CC-4.98, CC-4.79.
 *
 * @param hired units recruited so far
 * @param ships of them, ships that wait because enemy ships lie in the port space (CC-4.99)
 * @param fighters whether a military unit or a ship was among them
 * @param paid the price so far
 * @param special abilities whose other price was used: each once per action (CC-4.101)
 */
record Recruit(int player, int city, int hired, int ships, boolean fighters, Goods paid, Numbers special)
        implements Question<ClashTable> {

    Recruit(int player, int city) {
        this(player, city, 0, 0, false, Goods.NOTHING, Numbers.NONE);
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.recruit", table.space(city), Moods.capacity(table, city) - hired);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (hired < Moods.capacity(table, city)) {
            for (UnitType type : table.roster().all()) {
                if (canHire(table, type)) {
                    out.add(Act.HIRE, type);
                }
            }
        }
        if (hired > 0) {
            out.add(Act.DONE);
        }
    }

    boolean canHireAny(ClashTable table) {
        for (UnitType type : table.roster().all()) {
            if (canHire(table, type)) {
                return true;
            }
        }
        return false;
    }

    /** What keeps a city from recruiting a unit. */
    private enum Obstacle {
        NONE,
        NO_BUILDING,
        NO_ROOM,
        NO_PIECE,
        /** What the kind of unit itself says. */
        OWN_RULE,
        PRICE
    }

    private boolean canHire(ClashTable table, UnitType type) {
        return obstacle(table, type) == Obstacle.NONE;
    }

    private Obstacle obstacle(ClashTable table, UnitType type) {
        if (!hasPlaceFor(table, type)) {
            return Obstacle.NO_BUILDING;
        }
        if (table.hooks().recruiting.has(type)) {
            if (ownObstacle(table, type).isPresent()) {
                return Obstacle.OWN_RULE;
            }
        } else if (type.isMilitary() && !table.hasRoom(player, city)) {
            return Obstacle.NO_ROOM;
        } else if (table.unitsLeft(player, type) - (type.isShip() ? ships : 0) <= 0 && !canRelocate(table, type)) {
            return Obstacle.NO_PIECE;
        }
        return Pay.isPossible(table, player, prices(table, type), Purpose.RECRUIT) ? Obstacle.NONE : Obstacle.PRICE;
    }

    private Optional<Phrase> ownObstacle(ClashTable table, UnitType type) {
        return table.hooks().recruiting.voice(type).obstacle(table, player, city);
    }

    /** Whether the city has the building in which such units are recruited. */
    private boolean hasPlaceFor(ClashTable table, UnitType type) {
        Optional<Building> building = table.roster().spec(type).recruitedWith();
        return building.isEmpty() || table.cities().has(city, building.get());
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof UnitType type)) {
            return;
        }
        if (hired >= Moods.capacity(table, city)) {
            out.because("why.recruited-all", table.space(city), hired);
        }
        switch (obstacle(table, type)) {
            case NONE -> {}
            case NO_BUILDING ->
                out.because(
                        "why.no-"
                                + table.roster()
                                        .spec(type)
                                        .recruitedWith()
                                        .orElseThrow()
                                        .code(),
                        table.space(city));
            case NO_ROOM -> out.because("why.stack", table.space(city), table.constants().stackLimit);
            case NO_PIECE -> out.because("why.no-unit-piece", type);
            case OWN_RULE -> out.because(ownObstacle(table, type).orElseThrow());
            case PRICE -> Pay.explain(table, player, prices(table, type), Purpose.RECRUIT, out);
        }
    }

    /** Says why no unit at all can be recruited here, if so. */
    void explainAll(ClashTable table, Reasons out) {
        if (!canHireAny(table)) {
            for (UnitType type : table.roster().all()) {
                explain(table, player, type, out);
            }
        }
    }

    /** Without a piece in supply one is taken from anywhere else on the board (CC-4.97). */
    private boolean canRelocate(ClashTable table, UnitType type) {
        return !new Relocate(this, type).sources(table).isEmpty();
    }

    private List<Price> prices(ClashTable table, UnitType type) {
        List<Price> prices = new ArrayList<>(2);
        prices.add(Price.normal(table.roster().spec(type).cost()));
        Hook.Walk<Hooks.UnitPrice> walk = table.hooks()
                .unitPrice
                .of(table.abilities(player, city).minus(special))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            Goods other = walk.next().price(table, player, type);
            if (!other.isEmpty()) {
                prices.add(new Price(other, ability));
            }
        }
        return prices;
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            finish(table);
            return;
        }
        UnitType type = (UnitType) choice.subject();
        table.push(Pay.of(player, prices(table, type), Purpose.RECRUIT, new Hired(this, type)));
    }

    /** One unit was paid. */
    record Hired(Recruit recruit, UnitType type) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods price, Thing source) {
            int waiting = type.isShip() ? recruit.ships : 0;
            if (table.hooks().recruiting.has(type)) {
                table.push(new Arrive(recruit.with(price, source), type));
                table.hooks().recruiting.voice(type).prepare(table, recruit.player);
            } else if (table.unitsLeft(recruit.player, type) - waiting <= 0) {
                table.push(new Relocate(recruit.with(price, source), type));
            } else {
                recruit.with(price, source).place(table, type);
            }
        }
    }

    /** Whoever it is comes into the city. */
    record Arrive(Recruit recruit, UnitType type) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            recruit.place(table, type);
        }
    }

    private Recruit with(Goods price, Thing source) {
        Numbers used = source instanceof Ability ability ? special.with(ability.number()) : special;
        return new Recruit(player, city, hired, ships, fighters, paid.plus(price), used);
    }

    private void place(ClashTable table, UnitType type) {
        int waiting = ships;
        if (type.isShip() && table.units().hasEnemy(player, table.cities().port(city))) {
            waiting++;
        } else {
            int space = type.isShip() ? table.cities().port(city) : city;
            table.units().add(player, type, space, 1);
        }
        table.say("log.recruits", table.name(player), type, table.space(city));
        boolean fights = fighters || type.isMilitary() || type.isShip();
        table.push(new Recruit(player, city, hired + 1, waiting, fights, paid, special));
    }

    /** Reactions first, then the battle for the port space (CC-4.100). */
    private void finish(ClashTable table) {
        if (ships > 0) {
            table.push(new PortBattle(player, city, ships));
        }
        for (Hooks.UnitPrice voice :
                table.hooks().unitPrice.of(table.abilities(player, city).and(special))) {
            Occasions.specialPrice(table, player, voice);
        }
        for (Hooks.AfterRecruit voice : table.hooks().afterRecruit.of(table.abilities(player, city))) {
            voice.recruited(table, player, city, fighters, paid);
        }
    }

    /** Ships recruited into a space with enemy ships attack at once and cannot retreat (CC-4.99, CC-7.76). */
    record PortBattle(int player, int city, int ships) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            int port = table.cities().port(city);
            if (table.units().hasEnemy(player, port)) {
                Battles.fromPort(table, player, port, ships);
            } else {
                table.units().add(player, BaseUnit.SHIP, port, ships);
            }
        }
    }

    /** The piece of a recruited unit comes from another space of the board. */
    record Relocate(Recruit recruit, UnitType type) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << recruit.player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.relocate", type);
        }

        /** Ships that carry units beyond what the others there can take stay where they are. */
        SpaceSet sources(ClashTable table) {
            SpaceSet found = new SpaceSet();
            SpaceSet spaces = table.units().of(recruit.player);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                if (table.units().count(type, space) > 0 && canLeave(table, space)) {
                    found.add(space);
                }
            }
            return found;
        }

        private boolean canLeave(ClashTable table, int space) {
            if (type.isLand()) {
                return true;
            }
            int left = table.units().count(BaseUnit.SHIP, space) - 1;
            return table.units().landUnits(space) <= left * table.constants().shipCapacity;
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet spaces = sources(table);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                out.add(Act.RELOCATE, table.space(space));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space from = (Space) choice.subject();
            table.removeUnits(type, from.index(), 1);
            table.say("log.relocates", table.name(recruit.player), type, from);
            recruit.place(table, type);
        }
    }
}
