package civitas.clash.city.recruit;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Boosts;
import civitas.clash.city.Moods;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.objective.Occasions;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.pay.Price;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.clash.table.RecruitHooks;
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
 * <p>Rules: CC-1.16, CC-1.17, CC-4.90, CC-4.91, CC-4.93, CC-4.95, CC-4.96, CC-4.98, CC-4.79.
 *
 * @param hired units recruited so far
 * @param ships of them, ships that wait because enemy ships lie in the port space (CC-4.99)
 * @param units those recruited, by kind
 * @param paid the price so far
 * @param special abilities whose other price was used: each once per action (CC-4.101)
 */
record Recruit(int player, int city, int hired, int ships, Force units, Goods paid, Numbers special)
        implements Question<ClashTable> {

    Recruit(int player, int city) {
        this(player, city, 0, 0, Force.NONE, Goods.NOTHING, Numbers.NONE);
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
            listInstead(table, out);
        }
        Boosts.list(table, player, city, out);
        if (hired > 0 || out.isEmpty()) {
            out.add(Act.DONE);
        }
    }

    boolean canHireAny(ClashTable table) {
        for (UnitType type : table.roster().all()) {
            if (canHire(table, type)) {
                return true;
            }
        }
        Choices instead = new Choices();
        listInstead(table, instead);
        return !instead.isEmpty();
    }

    /** What abilities let the player take instead of a unit. */
    private void listInstead(ClashTable table, Choices out) {
        if (table.hooks().recruit.insteadOfUnit.joined().isEmpty()) {
            return;
        }
        Hook.Walk<RecruitHooks.InsteadOfUnit> walk = table.hooks()
                .recruit
                .insteadOfUnit
                .of(table.abilities(player, city))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            RecruitHooks.InsteadOfUnit other = walk.next();
            if (!special.has(other.of().number())
                    && other.isPossible(table, player, city)
                    && Payments.canPay(table, player, other.price(table, player, city), Purpose.OTHER)) {
                out.add(Act.TAKE, ability);
            }
        }
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
        if (table.hooks().recruit.recruiting.has(type)) {
            if (ownObstacle(table, type).isPresent()) {
                return Obstacle.OWN_RULE;
            }
        } else if (type.isMilitary() && !table.hasRoom(player, city)) {
            return Obstacle.NO_ROOM;
        } else if (table.unitsLeft(player, type) - (type.isShip() ? ships : 0) <= 0 && !canRelocate(table, type)) {
            return Obstacle.NO_PIECE;
        }
        return Pay.isPossible(table, player, prices(table, type), Purpose.recruiting(type))
                ? Obstacle.NONE
                : Obstacle.PRICE;
    }

    private Optional<Phrase> ownObstacle(ClashTable table, UnitType type) {
        return table.hooks().recruit.recruiting.voice(type).obstacle(table, player, city);
    }

    /** Whether the city has the building in which such units are recruited. */
    private boolean hasPlaceFor(ClashTable table, UnitType type) {
        Optional<Building> building = table.roster().spec(type).recruitedWith();
        return building.isEmpty()
                || table.serves(player, city, building.get())
                || !otherPlace(table, type).isEmpty();
    }

    private boolean hasBuildingFor(ClashTable table, UnitType type) {
        Optional<Building> building = table.roster().spec(type).recruitedWith();
        return building.isEmpty() || table.serves(player, city, building.get());
    }

    /** The prices by which an ability lets the city recruit such units without the building. */
    private List<Goods> otherPlace(ClashTable table, UnitType type) {
        if (table.hooks().recruit.recruitPlace.joined().isEmpty()) {
            return List.of();
        }
        for (RecruitHooks.RecruitPlace voice :
                table.hooks().recruit.recruitPlace.of(table.abilities(player, city))) {
            if (voice.opens(table, player, city, type)) {
                return voice.prices(
                        table, player, city, type, table.roster().spec(type).cost());
            }
        }
        return List.of();
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
            case NO_ROOM -> out.because("why.stack", table.space(city), table.stackLimit(player, city, Force.NONE));
            case NO_PIECE -> out.because("why.no-unit-piece", type);
            case OWN_RULE -> out.because(ownObstacle(table, type).orElseThrow());
            case PRICE -> Pay.explain(table, player, prices(table, type), Purpose.recruiting(type), out);
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
        return table.constants().relocates
                && !new Relocate(this, type).sources(table).isEmpty();
    }

    private List<Price> prices(ClashTable table, UnitType type) {
        List<Price> prices = new ArrayList<>(2);
        if (hasBuildingFor(table, type)) {
            prices.add(Price.normal(table.roster().spec(type).cost()));
        } else {
            otherPlace(table, type).forEach(price -> prices.add(Price.normal(price)));
        }
        Hook.Walk<RecruitHooks.UnitPrice> walk = table.hooks()
                .recruit
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
        addOtherPrices(table, type, prices);
        return prices;
    }

    /** Other ways to pay the special price of an ability that the player has. */
    private void addOtherPrices(ClashTable table, UnitType type, List<Price> prices) {
        if (table.hooks().recruit.otherUnitPrice.joined().isEmpty()) {
            return;
        }
        Numbers usable = table.abilities(player, city).minus(special);
        for (RecruitHooks.OtherUnitPrice voice :
                table.hooks().recruit.otherUnitPrice.of(table.abilities(player, city))) {
            if (usable.has(voice.of().number())) {
                voice.prices(table, player, city, type).forEach(price -> prices.add(new Price(price, voice.of())));
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            finish(table);
            return;
        }
        if (choice.verb() == Act.USE) {
            table.push(this);
            Boosts.perform(table, player, city, choice);
            return;
        }
        if (choice.verb() == Act.TAKE) {
            takeInstead(table, choice.subject(Ability.class));
            return;
        }
        UnitType type = choice.subject(UnitType.class);
        table.push(Pay.of(player, prices(table, type), Purpose.recruiting(type), new Hired(this, type)));
    }

    private void takeInstead(ClashTable table, Ability ability) {
        RecruitHooks.InsteadOfUnit other = table.hooks().recruit.insteadOfUnit.voice(ability);
        table.push(Pay.of(player, other.price(table, player, city), Purpose.OTHER, new TakenInstead(this, ability)));
    }

    /** Something else than a unit was paid. */
    record TakenInstead(Recruit recruit, Ability ability) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods price, Thing source) {
            RecruitHooks.InsteadOfUnit other =
                    table.hooks().recruit.insteadOfUnit.voice(ability);
            Recruit next = recruit.with(price, other.of());
            table.push(new Recruit(
                    next.player, next.city, next.hired + 1, next.ships, next.units, next.paid, next.special));
            other.take(table, recruit.player, recruit.city);
        }
    }

    /** One unit was paid. */
    record Hired(Recruit recruit, UnitType type) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods price, Thing source) {
            int waiting = type.isShip() ? recruit.ships : 0;
            if (table.hooks().recruit.recruiting.has(type)) {
                table.push(new Arrive(recruit.with(price, source), type));
                table.hooks().recruit.recruiting.voice(type).prepare(table, recruit.player);
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
        return new Recruit(player, city, hired, ships, units, paid.plus(price), used);
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
        table.push(new Recruit(player, city, hired + 1, waiting, units.plus(type, 1), paid, special));
        if (type.isLand() && table.hooks().recruit.recruitSpaces.isHeard(table.abilities(player, city))) {
            Quarter.ask(table, player, city, type);
        }
    }

    /** Reactions first, then the battle for the port space (CC-4.100). */
    private void finish(ClashTable table) {
        if (ships > 0
                || units.count(BaseUnit.SHIP) > 0
                        && Allies.follow(table, player, table.cities().port(city))) {
            table.push(new PortBattle(player, city, ships));
        }
        for (RecruitHooks.UnitPrice voice :
                table.hooks().recruit.unitPrice.of(table.abilities(player, city).and(special))) {
            Occasions.specialPrice(table, player, voice);
        }
        for (RecruitHooks.AfterRecruit voice :
                table.hooks().recruit.afterRecruit.of(table.abilities(player, city))) {
            voice.recruited(table, player, city, units, paid);
        }
    }

    /** Ships recruited into a space with enemy ships attack at once and cannot retreat (CC-4.99, CC-7.76). */
    record PortBattle(int player, int city, int ships) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            int port = table.cities().port(city);
            if (Allies.at(table, player, port) || Allies.follow(table, player, port)) {
                table.push(new PortParley(player, port, ships));
            } else if (table.units().hasEnemy(player, port)) {
                Battles.fromPort(table, player, port, Force.of(BaseUnit.SHIP, ships));
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
            int left = table.units().ships(space) - 1;
            return table.units().landUnits(space) <= left * table.shipCapacity(recruit.player);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet spaces = sources(table);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                out.add(Act.RELOCATE, table.space(space));
            }
        }

        /** The unit is gone from where it stood: it was not moved. */
        @Override
        public Phrase loss(ClashTable table, int seat, Choice choice) {
            return Phrase.of("loss.relocate", type, choice.subject());
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space from = choice.subject(Space.class);
            table.removeUnits(type, from.index(), 1);
            table.say("log.relocates", table.name(recruit.player), type, from);
            recruit.place(table, type);
        }
    }
}
